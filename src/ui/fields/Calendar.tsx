import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import css from './Calendar.css?inline';
import {
  addDays,
  addMonths,
  boundsOf,
  dayInWords,
  monthInWords,
  monthOf,
  weekdayFromMonday,
  weeksOf,
} from '../../lib/calendarDay';
import { classNames } from '../classNames';
import { FieldGroup, type FieldProps } from './Field';
import { IconButton } from '../actions/IconButton';
import { useStyles } from '../styles';

interface CalendarProps extends FieldProps {
  /** 'YYYY-MM-DD'. */
  value: string | undefined;
  onChange: (day: string) => void;
  /** First and last month to turn to, 'YYYY-MM'. */
  minMonth: string;
  maxMonth: string;
  /** Today, 'YYYY-MM-DD'; marked in the grid. */
  today?: string;
  /** Why a day cannot be chosen, as a German sentence; `undefined` if it can. */
  reasonAgainst: (day: string) => string | undefined;
  /** Focuses the current day, for the form. */
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

/** Target of a key press by the ARIA pattern for date grids. */
function dayAfterKey(event: KeyboardEvent, day: string): string | undefined {
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayFromMonday(day));
    case 'End':
      return addDays(day, 6 - weekdayFromMonday(day));
    case 'PageUp':
      return addMonths(day, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** Day that is focused first: the chosen one, else the first one that can be chosen, else the first of the first month. */
function firstDay({ value, minMonth, maxMonth, reasonAgainst }: CalendarProps): string {
  const [first] = boundsOf(minMonth);
  const [, last] = boundsOf(maxMonth);
  if (value !== undefined && value >= first && value <= last) return value;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (reasonAgainst(day) === undefined) return day;
  }
  return first;
}

/**
 * Date picker as a month grid. Disabled days stay reachable by keyboard and give the reason: as their description and, when
 * focused or pressed, under the grid.
 */
export function Calendar(props: CalendarProps) {
  useStyles(css, 'ui');
  const { value, onChange, minMonth, maxMonth, today, reasonAgainst, ref, ...field } = props;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => firstDay(props));
  const [hasMoved, setMoved] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  const month = monthOf(current);
  const reason = isExplaining ? reasonAgainst(current) : undefined;

  const focusCurrent = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useImperativeHandle(ref, () => ({ focus: focusCurrent }), []);
  useEffect(() => {
    if (hasMoved) focusCurrent();
  }, [current, hasMoved]);

  const moveTo = (day: string) => {
    const [first] = boundsOf(minMonth);
    const [, last] = boundsOf(maxMonth);
    setCurrent(day < first ? first : day > last ? last : day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event, current);
    if (day === undefined) return;
    event.preventDefault();
    setMoved(true);
    moveTo(day);
  };
  const turn = (count: number) => {
    setMoved(false);
    setExplaining(false);
    moveTo(addMonths(current, count));
  };
  const press = (day: string) => {
    setCurrent(day);
    setExplaining(true);
    if (reasonAgainst(day) === undefined) onChange(day);
  };

  return (
    <FieldGroup {...field}>
      <div className="calendar">
        <div className="calendar__head">
          <IconButton
            label="Vorheriger Monat"
            icon={<ChevronLeft />}
            aria-disabled={month <= minMonth}
            onClick={() => {
              if (month > minMonth) turn(-1);
            }}
          />
          <p className="calendar__month" id={`${id}-month`} aria-live="polite">
            {monthInWords(month)}
          </p>
          <IconButton
            label="Nächster Monat"
            icon={<ChevronRight />}
            aria-disabled={month >= maxMonth}
            onClick={() => {
              if (month < maxMonth) turn(1);
            }}
          />
        </div>
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
                      onPress={() => {
                        press(day);
                      }}
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
