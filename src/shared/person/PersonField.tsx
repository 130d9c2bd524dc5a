import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FocusEvent, ReactNode } from 'react';
import {
  personFields,
  type PersonEntries,
  type PersonFieldEntry,
  type PersonFieldName,
} from '../../domain/person/fields';
import { withHouseNumber } from '../../domain/person/street';
import { plainText } from '../../lib/text/plainText';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import { useChoice } from '../../ui/fields/useChoice';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';

interface PersonFieldProps<Values extends FieldValues, Output> {
  form: CheckedForm<Values, Output>;
  name: FieldPath<Values> & PersonFieldName;
  isRequired?: boolean;
  /** Instead of the field's own. */
  hint?: ReactNode;
  /** Default: the field's; 'username' for the e-mail of a login. */
  autocomplete?: string;
}

/** Label, autofill, hint and error message from the table of person fields. */
export function PersonField<Values extends FieldValues, Output>(props: PersonFieldProps<Values, Output>) {
  const { type }: PersonFieldEntry = personFields[props.name];
  return type === 'select' ? <PersonSelect {...props} /> : <PersonInput {...props} />;
}

function PersonInput<Values extends FieldValues, Output>(props: PersonFieldProps<Values, Output>) {
  const { form, name, hint } = props;
  const { label, type, inputMode, normalise, ...field }: PersonFieldEntry = personFields[name];
  const isRequired = props.isRequired ?? field.isOptional !== true;
  const registration = form.register(name);
  const moveHouseNumber = () => {
    if (personFields[name].group !== 'street') return;
    const typed: PersonEntries = form.getValues();
    const moved = withHouseNumber(typed);
    if (moved === typed) return;
    form.setValues({ ...form.getValues(), ...moved });
    if (form.formState.submitCount > 0) void form.trigger();
  };
  // Before the form's handler, which checks the field.
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.target;
    const normal = plainText(normalise?.(input.value) ?? input.value);
    if (normal !== input.value) {
      input.value = normal;
      void registration.onChange({ target: input, type: 'change' });
    }
    moveHouseNumber();
    void registration.onBlur(event);
  };
  return (
    <TextInput
      {...registration}
      onBlur={onBlur}
      label={label}
      type={type}
      autoComplete={props.autocomplete ?? field.autocomplete}
      inputMode={inputMode}
      hint={hint ?? field.hint}
      error={form.getFieldState(name, form.formState).error?.message}
      isRequired={isRequired}
    />
  );
}

function PersonSelect<Values extends FieldValues, Output>(props: PersonFieldProps<Values, Output>) {
  const { form, name, hint, isRequired = true } = props;
  const { label, options = [], autocomplete, ...field }: PersonFieldEntry = personFields[name];
  const choice = useChoice(form, name);
  return (
    <Select
      {...choice}
      label={label}
      placeholder="Bitte wählen"
      autoComplete={autocomplete}
      options={options}
      hint={hint ?? field.hint}
      isRequired={isRequired}
    />
  );
}
