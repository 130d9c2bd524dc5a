import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { CheckedForm } from './useCheckedForm';

/** Controlled: options may load after the value, which a native select would lose. */
export function useChoice<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  form: CheckedForm<Values, Output>,
  name: Name,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  const value: FieldPathValue<Values, Name> = field.value;
  return { name, value, ref: field.ref, onChange: field.onChange, error: fieldState.error?.message };
}
