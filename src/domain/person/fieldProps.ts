import { personFields, type PersonField, type PersonFieldName } from './fields';

/** What of a form a field needs; `ui/useForm` has it. */
interface FormOf<Name extends string, Registration> {
  register: (name: Name) => Registration;
  formState: { errors: Partial<Record<string, { message: string }>> };
}

/** All that a required field about a person passes to its input: name, label, how a browser fills it in, hint and message. */
export function personFieldProps<Name extends Exclude<PersonFieldName, 'message'>, Registration extends object>(
  { register, formState }: FormOf<Name, Registration>,
  name: Name,
) {
  const { label, type, autocomplete, inputMode, hint }: PersonField = personFields[name];
  const error = formState.errors[name]?.message;
  return { ...register(name), label, type, autoComplete: autocomplete, inputMode, hint, error, isRequired: true };
}
