import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useState } from 'react';
import { dayInWords, shortDay } from '../../lib/dates/calendarMonth';
import { Calendar, type CalendarProps } from './Calendar';
import css from './DayChoice.css?inline';
import { FieldGroup } from './Field';
import { ToggleButton } from './ToggleButton';
import { useStyles } from '../styles';

interface DayChoiceProps extends CalendarProps {
  /** The next days that can be chosen, 'YYYY-MM-DD', as buttons. */
  days: readonly string[];
}

/** Choice of one of the next days by a button ('Di 24.11.'), or of another one in a calendar behind 'Anderer Tag'. */
export function DayChoice({ days, ...calendar }: DayChoiceProps) {
  useStyles(css, 'ui');
  const { value, onChange, label, isRequired, hint, error } = calendar;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isOther = value !== undefined && !days.includes(value);
  return (
    <>
      <FieldGroup label={label} isRequired={isRequired} hint={hint} error={error}>
        <div className="day-choice">
          {[...(isOther ? [value] : []), ...days].map((day) => (
            <ToggleButton
              key={day}
              className="day-choice__day"
              isPressed={day === value}
              aria-description={dayInWords(day)}
              onToggle={() => onChange(day)}
            >
              {shortDay(day)}
            </ToggleButton>
          ))}
        </div>
        <button
          type="button"
          className="chip"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays />
          Anderer Tag
        </button>
      </FieldGroup>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Calendar {...calendar} isLabelHidden /> : null}
      </div>
    </>
  );
}
