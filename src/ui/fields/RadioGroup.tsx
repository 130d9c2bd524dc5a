import type { ReactNode } from 'react';
import css from './Checkbox.css?inline';
import { FieldGroup, type FieldProps } from './Field';
import { ChoiceInput } from './ChoiceInput';
import { useRadioButtons, type RadioButtonsProps } from './radioButtons';
import { useStyles } from '../styles';

interface RadioGroupProps<Value extends string> extends FieldProps, RadioButtonsProps<Value> {
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  useStyles(css, 'ui');
  const { options, value, onChange, onBlur, name, ref, ...field } = props;
  const radioButton = useRadioButtons(options, { value, onChange, onBlur, name, ref });
  return (
    <FieldGroup {...field}>
      {options.map((option) => (
        <label key={option.value} className="checkbox__line">
          <ChoiceInput
            {...radioButton(option)}
            disabled={option.isDisabled}
            aria-invalid={field.error ? true : undefined}
          />
          <span className="checkbox__label">{option.label}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
