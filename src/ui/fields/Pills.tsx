import type { ComponentProps, ReactElement } from 'react';
import { formatNumber } from '../../lib/format';
import { isDisabledChoice, type Choice } from './choice';
import css from '../actions/Chip.css?inline';
import { FieldGroup, type FieldProps } from './Field';
import { RadioInput } from './RadioInput';
import { useRadioButtons, type RadioButtonsProps } from './radioButtons';
import { useStyles } from '../styles';

interface PillsProps<Value extends string> extends FieldProps, RadioButtonsProps<Value> {
  options: readonly (Choice<Value> & { icon?: ReactElement })[];
}

export function Pills<Value extends string>(props: PillsProps<Value>) {
  useStyles(css, 'ui');
  const { options, value, onChange, onBlur, name, ref, ...field } = props;
  const radioButton = useRadioButtons(options, { value, onChange, onBlur, name, ref });
  return (
    <FieldGroup {...field}>
      <div className="chip-list">
        {options.map((option) => (
          <label key={option.value} className="chip">
            <RadioInput
              {...radioButton(option)}
              className="chip__input"
              disabled={isDisabledChoice(option, option.value === value)}
            />
            {option.icon}
            {option.swatch ? <span className="chip__swatch" style={{ background: option.swatch }} /> : null}
            <span>{option.label}</span>
            {option.count === undefined ? null : (
              <span className="chip__count">{`(${formatNumber(option.count)})`}</span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export function CheckPill({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  useStyles(css, 'ui');
  return (
    <label className="chip">
      <input {...rest} type="checkbox" className="chip__input" />
      <span>{label}</span>
    </label>
  );
}
