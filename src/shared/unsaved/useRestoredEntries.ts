import { useEffect, useEffectEvent } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';

/** When it is opened; without unknown fields and other types. */
export function useRestoredEntries<Values extends FieldValues, Output>(
  form: CheckedForm<Values, Output>,
  read: () => Readonly<Record<string, unknown>> | undefined,
): void {
  const restore = useEffectEvent(() => {
    const entries = read() ?? {};
    for (const name of Object.keys(entries)) {
      const isField = (path: string): path is Parameters<typeof form.setValue>[0] =>
        typeof get(form.getValues(), path) === typeof get(entries, path);
      if (isField(name)) form.setValue(name, get(entries, name), { shouldDirty: true });
    }
  });
  useEffect(() => restore(), []);
}
