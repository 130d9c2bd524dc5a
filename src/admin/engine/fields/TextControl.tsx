import type { FocusEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput } from '../../../ui/fields/TextInput';
import type { PropsOf } from './AnyControl';

/** One line of text. Staff do not want the browser to offer their own address in a customer's form. */
export function TextControl<Values extends FieldValues, Related>(props: PropsOf<'text', Values, Related>) {
  const { form, field, text, control, isReadOnly } = props;
  const { type = 'text', inputMode, suffix, maxLength } = control;
  const registration = form.register(field.name);
  // The field's own handler runs before the one of the form, which checks it.
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.target;
    const normal = field.normalise?.(input.value) ?? input.value;
    if (normal !== input.value) {
      input.value = normal;
      void registration.onChange({ target: input, type: 'change' });
    }
    void registration.onBlur(event);
  };
  return (
    <TextInput
      {...registration}
      {...text}
      onBlur={onBlur}
      type={type}
      inputMode={inputMode}
      suffix={suffix}
      maxLength={maxLength}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      readOnly={isReadOnly}
    />
  );
}
