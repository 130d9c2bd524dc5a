import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusedFields } from './showRefusedFields';

interface Refusal<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  /** Label of each visible field. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Failure of the last save. */
  failure: Error | undefined;
  /** Element that contains the error summary. */
  container: RefObject<HTMLElement | null>;
}

/** Shows validation errors of the platform at their fields, then focuses the error summary. */
export function useRefusal<Values extends FieldValues>({ form, labels, failure, container }: Refusal<Values>) {
  const [refusal, setRefusal] = useState<Error>();
  const show = useEffectEvent((error: Error) => showRefusedFields({ form, labels }, error));
  useEffect(() => {
    if (failure === undefined) return;
    show(failure);
    setRefusal(failure);
  }, [failure]);
  useEffect(() => {
    if (refusal !== undefined) container.current?.querySelector<HTMLElement>('.error-summary')?.focus();
  }, [refusal, container]);
}
