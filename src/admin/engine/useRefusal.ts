import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusedFields } from './showRefusedFields';

interface Refusal<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  /** Label of each field that is on the screen. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** How the last try to save ended. */
  failure: Error | undefined;
  /** Where the error summary stands. */
  container: RefObject<HTMLElement | null>;
}

/** What the platform refused is said at its fields and in the summary, which takes the focus once it is drawn. */
export function useRefusal<Values extends FieldValues>({ form, labels, failure, container }: Refusal<Values>) {
  const [shown, setShown] = useState<Error>();
  const show = useEffectEvent((error: Error) => showRefusedFields({ form, labels }, error));
  useEffect(() => {
    if (failure === undefined) return;
    show(failure);
    setShown(failure);
  }, [failure]);
  useEffect(() => {
    if (shown !== undefined) container.current?.querySelector<HTMLElement>('.error-summary')?.focus();
  }, [shown, container]);
}
