import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import css from './Calendar.css?inline';
import { addMonths } from '../../lib/dates/calendarDay';
import { dayInWords, monthInWords, monthOf, weeksOf } from '../../lib/dates/calendarMonth';
import { classNames } from '../classNames';
import { dayAfterKey, dayWithin, firstDay, type MonthRange } from './calendarMoves';
import { FieldGroup, type FieldProps } from './Field';
import { IconButton } from '../actions/IconButton';
import { useStyles } from '../styles';

export interface CalendarProps extends FieldProps, MonthRange {
  /** 'YYYY-MM-DD'. */
  value: string | undefined;
  onChange: (day: string) => void;
  /** 'YYYY-MM-DD'; marked. */
  today?: string;
  /** Why a day cannot be chosen, in German. */
  reasonAgainst: (day: string) => string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

const weekdays = [
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
  ['So', 'Sonntag'],
] as const;

/** A disabled day stays reachable and says why, under the grid. */
export function Calendar({ value, onChange, minMonth, maxMonth, today, reasonAgainst, ref, ...field }: CalendarProps) {
  useStyles(css, 'ui');
  const months = { minMonth, maxMonth };
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => firstDay(months, value, reasonAgainst));
  const [hasMoved, setMoved] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  const month = monthOf(current);
  const reason = isExplaining ? reasonAgainst(current) : undefined;

  const focusCurrent = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useImperativeHandle(ref, () => ({ focus: focusCurrent }), []);
  useEffect(() => {
    if (hasMoved) focusCurrent();
  }, [current, hasMoved]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event, current);
    if (day === undefined) return;
    event.preventDefault();
    setMoved(true);
    setCurrent(dayWithin(months, day));
  };
  const turn = (count: number) => {
    setMoved(false);
    setExplaining(false);
    setCurrent(dayWithin(months, addMonths(current, count)));
  };
  const press = (day: string) => {
    setCurrent(day);
    setExplaining(true);
    if (reasonAgainst(day) === undefined) onChange(day);
  };

  return (
    <FieldGroup {...field}>
      <div className="calendar">
        <MonthHead id={`${id}-month`} month={month} {...months} onTurn={turn} />
        <div role="grid" ref={grid} tabIndex={-1} aria-labelledby={`${id}-month`} onKeyDown={onKeyDown}>
          <div className="calendar__week" role="row">
            {weekdays.map(([short, long]) => (
              <span key={short} className="calendar__weekday" role="columnheader" aria-label={long}>
                {short}
              </span>
            ))}
          </div>
          {weeksOf(month).map((week, index) => (
            <div key={index} className="calendar__week" role="row">
              {week.map((day, column) =>
                day === undefined ? (
                  <span key={column} role="gridcell" />
                ) : (
                  <span key={column} role="gridcell" aria-selected={day === value}>
                    <Day
                      day={day}
                      reason={reasonAgainst(day)}
                      isCurrent={day === current}
                      isChosen={day === value}
                      isToday={day === today}
                      onFocus={() => {
                        setCurrent(day);
                        setExplaining(true);
                      }}
                      onPress={() => press(day)}
                    />
                  </span>
                ),
              )}
            </div>
          ))}
        </div>
        <p className="calendar__reason" role="status">
          {reason}
        </p>
      </div>
    </FieldGroup>
  );
}

interface MonthHeadProps extends MonthRange {
  id: string;
  month: string;
  /** @param count months, negative for earlier ones */
  onTurn: (count: number) => void;
}

function MonthHead({ id, month, minMonth, maxMonth, onTurn }: MonthHeadProps) {
  return (
    <div className="calendar__head">
      <IconButton
        label="Vorheriger Monat"
        icon={<ChevronLeft />}
        aria-disabled={month <= minMonth}
        onClick={() => {
          if (month > minMonth) onTurn(-1);
        }}
      />
      <p className="calendar__month" id={id} aria-live="polite">
        {monthInWords(month)}
      </p>
      <IconButton
        label="Nächster Monat"
        icon={<ChevronRight />}
        aria-disabled={month >= maxMonth}
        onClick={() => {
          if (month < maxMonth) onTurn(1);
        }}
      />
    </div>
  );
}

interface DayProps {
  day: string;
  reason: string | undefined;
  isCurrent: boolean;
  isChosen: boolean;
  isToday: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function Day({ day, reason, isCurrent, isChosen, isToday, onFocus, onPress }: DayProps) {
  return (
    <button
      type="button"
      className={classNames('calendar__day', isChosen && 'is-chosen', isToday && 'is-today')}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={dayInWords(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      title={reason}
      onFocus={onFocus}
      onClick={onPress}
    >
      {Number(day.slice(8))}
    </button>
  );
}
