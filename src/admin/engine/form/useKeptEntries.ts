import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRestoredEntries } from '../../../shared/unsaved/useRestoredEntries';
import { useShop } from '../../../state/shopContext';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import { usePersonalMemory } from '../../personalMemory';

/** Before an expired login (colleagues' changes are told from them), else as read. */
export function useOpenedValues<Values extends FieldValues>(key: string, read: () => Values): Values {
  const openedBefore = usePersonalMemory().entries.get(key)?.opened;
  const [opened] = useState((): Values => ({ ...read(), ...openedBefore }));
  return opened;
}

/**
 * Keeps input over an expired login, for the same user. Leaving in any other way, by logout too, drops it.
 * @param key name of the form
 * @param opened without unsaved input
 */
export function useKeptEntries<Values extends FieldValues, Output>(
  form: CheckedForm<Values, Output>,
  key: string,
  opened: Values,
) {
  const { session } = useShop();
  const { entries: memory } = usePersonalMemory();

  useRestoredEntries(form, () => memory.get(key)?.typed);
  useEffect(
    () => () => {
      if (session.getState().endReason === undefined) memory.delete(key);
    },
    [memory, key, session],
  );

  return {
    keep: (typed: Values) => void memory.set(key, { opened, typed }),
    drop: () => void memory.delete(key),
  };
}
