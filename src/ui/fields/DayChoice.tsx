import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useState } from 'react';
import { dayInWords, shortDay } from '../../lib/dates/calendarMonth';
import { Calendar, type CalendarProps } from './Calendar';
import chipCss from '../actions/Chip.css?inline';
import css from './DayChoice.css?inline';
import { FieldGroup } from './Field';
import { RadioInput } from './RadioInput';
import { useRadioButtons } from './radioButtons';
import { useStyles } from '../styles';

interface DayChoiceProps extends CalendarProps {
  /** 'YYYY-MM-DD' */
  days: readonly string[];
}

/** Radio buttons ('Di 24.11.'), or a calendar behind 'Anderer Tag'. */
export function DayChoice({ days, ...calendar }: DayChoiceProps) {
  useStyles(chipCss, 'ui');
  useStyles(css, 'ui');
  const { value, onChange, label, isRequired, hint, error } = calendar;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choices = value === undefined || days.includes(value) ? days : [value, ...days];
  const options = choices.map((day) => ({ value: day }));
  const radioButton = useRadioButtons(options, { value, onChange });
  return (
    <>
      <FieldGroup label={label} isRequired={isRequired} hint={hint} error={error}>
        <div className="day-choice">
          {options.map((option) => (
            <label key={option.value} className="day-choice__day chip">
              <RadioInput
                {...radioButton(option)}
                className="chip__input"
                aria-description={dayInWords(option.value)}
              />
              <span>{shortDay(option.value)}</span>
            </label>
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
