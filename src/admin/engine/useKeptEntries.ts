import { useEffect, useEffectEvent, useState } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { useShop } from '../../state/shopContext';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';

/** What stood in the forms when the login ran out: in memory, never in storage. */
const createKeptEntries = () => ({ byForm: new Map<string, FieldValues>() });

/** Whether a form was open when the login ran out, and is to be opened again. */
export function useIsKept(key: string): boolean {
  return useShop().lazyStore(createKeptEntries).byForm.has(key);
}

/**
 * Keeps what is typed over a login that runs out while a form is open: the form takes it up again when it is opened after the next
 * login. A form that is left in any other way keeps nothing.
 *
 * @param key names the form
 */
export function useKeptEntries<Values extends FieldValues, Output>(form: CheckedForm<Values, Output>, key: string) {
  const { lazyStore, session } = useShop();
  const [kept] = useState(() => lazyStore(createKeptEntries).byForm);

  const restore = useEffectEvent(() => {
    const entries = kept.get(key);
    if (entries === undefined) return;
    for (const name of Object.keys(entries)) {
      const isField = (path: string): path is Parameters<typeof form.setValue>[0] =>
        get(form.getValues(), path) !== undefined;
      if (isField(name)) form.setValue(name, get(entries, name), { shouldDirty: true });
    }
  });
  useEffect(() => {
    restore();
    return () => {
      if (session.getState().user !== undefined) kept.delete(key);
    };
  }, [kept, key, session]);

  return {
    keep: (values: Values) => void kept.set(key, values),
    drop: () => void kept.delete(key),
  };
}
