import { useId, type Ref } from 'react';

export interface RadioButtonsProps<Value extends string> {
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A common name; the ref on the chosen one, else the first. */
export function useRadioButtons<Value extends string, Option extends { value: Value }>(
  options: readonly Option[],
  { value, onChange, onBlur, name, ref }: RadioButtonsProps<Value>,
) {
  const ownName = useId();
  const focusable = options.find((option) => option.value === value) ?? options[0];
  return (option: Option) => ({
    type: 'radio' as const,
    name: name ?? ownName,
    ref: option === focusable ? ref : undefined,
    value: option.value,
    checked: option.value === value,
    onBlur,
    onChange: () => onChange(option.value),
  });
}
