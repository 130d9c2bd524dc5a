import { useEffect, useEffectEvent } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { useShop } from '../../state/shopContext';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { usePersonalMemory } from '../personalMemory';

/** Whether a form was open when the login ran out, and is to be opened again. */
export function useIsKept(key: string): boolean {
  return usePersonalMemory().entries.has(key);
}

/**
 * Keeps what is typed over a login that expires while a form is open: the form takes it up again when the same person opens it after
 * the next login. A form that is left in any other way, a logout included, keeps nothing.
 *
 * @param key names the form
 */
export function useKeptEntries<Values extends FieldValues, Output>(form: CheckedForm<Values, Output>, key: string) {
  const { session } = useShop();
  const { entries: kept } = usePersonalMemory();

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
      if (session.getState().endReason === undefined) kept.delete(key);
    };
  }, [kept, key, session]);

  return {
    keep: (values: Values) => void kept.set(key, values),
    drop: () => void kept.delete(key),
  };
}
