import { useEffectEvent, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  set,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form';
import type { FormCheck } from '../../lib/check';
import { takeOverValues } from './takeOverValues';
import { useCheckAfterPress, type PressGuard } from './useCheckAfterPress';

/**
 * react-hook-form with additions; the library works as documented:
 * - text, checkbox: `<TextInput {...form.register('name')} />`; choices: `useChoice(form, 'name')`
 * - numbers: `form.register('seats', { setValueAs: readWholeNumber })`; the schema checks a number
 * - lists: `useFieldArray({ control: form.control, name: 'contacts' })`; fields are called `contacts.0.email`
 * - unsaved changes: `form.formState.isDirty`; after saving `form.reset(saved)`
 * - refused by the platform: `form.setError('email', { message })`, or 'root' for the whole form
 */
export interface CheckedForm<Values extends FieldValues, Output = Values> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  formProps: (send: (values: Output) => Promise<void> | void) => FormProps;
}

interface FormProps extends PressGuard {
  noValidate: true;
  onSubmit: (event: SyntheticEvent) => void;
  onChange: (event: SyntheticEvent) => void;
}

interface FormOptions<Values, Output> {
  defaultValues: Values & DefaultValues<Values>;
  /** `checkBy(schema)`, or a check that depends on more than the values. */
  check: (values: Values) => FormCheck<Output>;
  /** At every change, synchronously. */
  onValues?: (values: Values) => void;
}

const CHOICES = ['checkbox', 'radio', 'select-one'];

function isChoice(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return 'type' in target && typeof target.type === 'string' && CHOICES.includes(target.type);
}

/**
 * Checks on blur, not while typing, never during a press (`useCheckAfterPress`). An invalid choice is checked again when it changes.
 * Submitting checks all fields shown, and runs once at a time.
 */
export function useCheckedForm<Values extends FieldValues, Output = Values>({
  defaultValues,
  check,
  onValues,
}: FormOptions<Values, Output>): CheckedForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    resolver: resolverOf(check),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // Moved by the error summary.
    shouldFocusError: false,
  });
  const { subscribe, trigger, handleSubmit, getValues, getFieldState } = form;

  const notify = useEffectEvent((values: Values) => onValues?.(values));
  // A layout effect: values that fields set when they mount are reported, too.
  useLayoutEffect(
    // A copy: the library changes objects in place.
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notify({ ...values }) }),
    [subscribe],
  );

  const isField = (name: string): name is FieldPath<Values> => get(getValues(), name) !== undefined;
  const guard = useCheckAfterPress((name) => {
    if (isField(name)) void trigger(name);
  });

  // Synchronous: during the library's timeout key presses are lost, and phones open no keyboard.
  const setFocus: typeof form.setFocus = (name, options) => {
    const field = [...(guard.ref.current?.elements ?? [])].find(
      (each) => each instanceof HTMLElement && each.getAttribute('name') === name && !each.matches(':disabled'),
    );
    if (field instanceof HTMLElement) field.focus();
    else form.setFocus(name, options);
  };

  const isSending = useRef(false);
  const submit = async (event: SyntheticEvent, send: (values: Output) => Promise<void> | void) => {
    event.preventDefault();
    // A second press may precede the render.
    if (isSending.current) return;
    isSending.current = true;
    if (guard.ref.current) takeOverValues(guard.ref.current, (name) => (isField(name) ? getValues(name) : undefined));
    try {
      await handleSubmit((values) => send(values))(event);
    } catch (error) {
      // `send` handles the platform's failures; this is a programming error, and the form stays usable.
      reportError(error);
    } finally {
      isSending.current = false;
    }
  };

  const formProps: CheckedForm<Values, Output>['formProps'] = (send) => ({
    ...guard,
    noValidate: true,
    onSubmit: (event) => void submit(event, send),
    onChange: ({ target }) => {
      if (!isChoice(target) || !isField(target.name)) return;
      if (getFieldState(target.name).error) void trigger(target.name);
    },
  });
  return { ...form, setFocus, formProps };
}

/** Not `@hookform/resolvers`: some checks need the platform, and wizards check without a form. */
function resolverOf<Values extends FieldValues, Output>(
  check: (values: Values) => FormCheck<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = check(values);
    if (!result.errors) return { values: result.values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, error] of Object.entries(result.errors)) set(errors, name, { type: 'check', ...error });
    return { values: {}, errors };
  };
}
