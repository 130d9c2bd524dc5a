import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import css from './Select.css?inline';
import { useStyles } from '../styles';

interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'multiple' | 'children'> {
  options: readonly SelectOption[];
  /** With the value ''; can be chosen unless the field is required. */
  placeholder?: string;
}

export function Select(props: SelectProps) {
  useStyles(css, 'ui');
  const { label, hint, error, isRequired, info, isLabelHidden, options, placeholder, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, isRequired, info, isLabelHidden, id, className }}>
      {(control) => (
        <div className="select">
          <select {...rest} {...control} className="control select__control">
            {placeholder === undefined ? null : (
              <option value="" disabled={isRequired}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="select__arrow" />
        </div>
      )}
    </Field>
  );
}
