import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { refusedFields } from '../../../lib/http/refusedFields';
import type { FormFields } from '../entryForm';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface RefusedForm<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  fields: FormFields<Values>;
}

/** At their fields ('Address.Street' in any case), others at the top. */
function showRefusedFields<Values extends FieldValues>({ form, fields }: RefusedForm<Values>, error: Error): void {
  const refused = refusedFields(error);
  const isField = (name: string): name is FieldPath<Values> =>
    Object.hasOwn(fields, name) && get(form.getValues(), name) !== undefined;
  const others: string[] = [];
  for (const { name, message = 'ungültig' } of refused) {
    const wire = name.toLowerCase();
    const last =
      wire
        .split(/[.[\]]+/)
        .filter((part) => part !== '' && !/^\d+$/.test(part))
        .at(-1) ?? wire;
    const field = Object.keys(fields)
      .filter((key) => [key, ...(fields[key]?.wire ?? [])].some((each) => [wire, last].includes(each.toLowerCase())))
      .find(isField);
    if (field === undefined) others.push(message);
    else form.setError(field, { type: 'server', message });
  }
  // Wire names help nobody here.
  if (others.length > 0)
    form.setError('root', {
      type: 'server',
      message: `Die Plattform lehnt eine Angabe ab, die hier kein Feld hat: ${[...new Set(others)].join(' · ')}`,
    });
}

interface Refusal<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  fields: FormFields<Values>;
  failure: Error | undefined;
  container: RefObject<HTMLElement | null>;
}

/** At their fields; then focuses the error summary. */
export function useRefusal<Values extends FieldValues>({ form, fields, failure, container }: Refusal<Values>) {
  const [refusal, setRefusal] = useState<Error>();
  const show = useEffectEvent((error: Error) => showRefusedFields({ form, fields }, error));
  useEffect(() => {
    if (failure === undefined) return;
    show(failure);
    setRefusal(failure);
  }, [failure]);
  useEffect(() => {
    if (refusal !== undefined) container.current?.querySelector<HTMLElement>('.error-summary')?.focus();
  }, [refusal, container]);
}

/** At each new `cause`: the pressed button is in view, the notice maybe not. */
export function useNoticeInView(form: RefObject<HTMLElement | null>, cause: unknown) {
  useEffect(() => {
    if (cause !== undefined) form.current?.querySelector('.notice--error')?.scrollIntoView({ block: 'center' });
  }, [form, cause]);
}
