import type { FocusEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../ui/actions/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import type { ControlPropsOf } from '../controls';

/** Text input. No autofill: staff would get their own address in a customer's form. */
export function TextControl<Values extends FieldValues>(props: ControlPropsOf<'text', Values>) {
  const { form, field, text, control, isReadOnly } = props;
  const { type, inputMode, suffix, maxLength, usual } = control;
  const registration = form.register(field.name, {
    // A shown message goes as soon as it is right.
    onChange: () => {
      if (form.getFieldState(field.name, form.formState).error) void form.trigger(field.name);
    },
  });
  // Runs before the form's handler, which validates.
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.target;
    const normal = field.normalise?.(input.value) ?? input.value;
    if (normal !== input.value) {
      input.value = normal;
      void registration.onChange({ target: input, type: 'change' });
    }
    void registration.onBlur(event);
  };
  const input = (
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
  if (usual === undefined || isReadOnly) return input;
  const put = (button: HTMLElement, value: string) => {
    const target = button.closest('.usual-values')?.querySelector('input');
    if (!target) return;
    target.value = value;
    void registration.onChange({ target, type: 'change' }).then(() => form.trigger(field.name));
  };
  const typed: unknown = form.getValues(field.name);
  return (
    <div className="usual-values">
      {input}
      <div className="usual-values__buttons" role="group" aria-label={`Übliche Werte: ${text.label}`}>
        {usual.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            aria-pressed={typed === value}
            onClick={({ currentTarget }) => put(currentTarget, value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
