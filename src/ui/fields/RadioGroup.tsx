import { useId, type ReactNode, type Ref } from 'react';
import css from './Checkbox.css?inline';
import { FieldGroup, type FieldProps } from './Field';
import { ChoiceInput } from './ChoiceInput';
import { useStyles } from '../styles';

interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  /** The button that takes the focus when the form asks for it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few, all in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  useStyles(css, 'ui');
  const { options, value, onChange, onBlur, name, ref, ...field } = props;
  const ownName = useId();
  const focusable = options.find((option) => option.value === value) ?? options[0];
  return (
    <FieldGroup {...field}>
      {options.map((option) => (
        <label key={option.value} className="checkbox__line">
          <ChoiceInput
            type="radio"
            name={name ?? ownName}
            ref={option === focusable ? ref : undefined}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-invalid={field.error ? true : undefined}
            onBlur={onBlur}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span className="checkbox__label">{option.label}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
