import type { FocusEvent, HTMLInputTypeAttribute } from 'react';
import type { FieldPathValue, FieldValues } from 'react-hook-form';
import { Button } from '../../../../ui/actions/Button';
import type { Choice } from '../../../../ui/fields/choice';
import { TextInput } from '../../../../ui/fields/TextInput';
import { readTypedDay } from '../../../../domain/dealer/rules';
import { formatDate } from '../../../../lib/dates/formatDate';
import type { ControlProps } from '../openForm';

export interface TextOptions {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
  maxLength?: number;
  /** Where the form names none. */
  suffix?: string;
  usual?: readonly Choice[];
  /** Applied on blur, before validation. */
  normalise?: (typed: string) => string;
}

/** No autofill: staff would get their own address in a customer's form. */
export function TextControl<Values extends FieldValues>(props: ControlProps<Values> & TextOptions) {
  const { form, name, field, text, isReadOnly, type, inputMode, maxLength, usual, normalise } = props;
  const { suffix = field.unit } = props;
  const registration = form.register(name, {
    // A message goes once the text is right.
    onChange: () => {
      if (form.getFieldState(name, form.formState).error) void form.trigger(name);
    },
  });
  // Before the form's handler, which validates.
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.target;
    const normal = normalise?.(input.value) ?? input.value;
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
  const put = (value: string) =>
    form.setValue(name, value as FieldPathValue<Values, typeof name>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const typed: unknown = form.getValues(name);
  return (
    <div>
      {input}
      <div className="flex flex-wrap gap-8 pt-8" role="group" aria-label={`Übliche Werte: ${text.label}`}>
        {usual.map(({ value, label }) => (
          <Button key={value} size="small" aria-pressed={typed === value} onClick={() => put(value)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

const germanDay = (typed: string) => {
  const day = readTypedDay(typed);
  return day === undefined ? typed : formatDate(day);
};

/** Shows TT.MM.JJJJ after blur. */
export const DateControl = <Values extends FieldValues>(props: ControlProps<Values>) => (
  <TextControl
    {...props}
    text={{ ...props.text, hint: props.text.hint ?? 'Zum Beispiel 31.12.2026' }}
    inputMode="text"
    maxLength={10}
    normalise={germanDay}
  />
);
