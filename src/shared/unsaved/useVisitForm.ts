import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createKeptForms } from '../../state/device-data/keptForms';
import { usePersonChange } from '../../state/usePersonChange';
import { useSession, useShop } from '../../state/shopContext';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { useRestoredEntries } from './useRestoredEntries';
import { askBeforeUnload } from '../../lib/page/beforeUnload';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';

/**
 * Keeps entries of a form that is sent, not saved: Back and a reload find them, no question. Closing the tab asks; a logout empties
 * (rules/contact: kept for the visit). Call before prefilling.
 * @param name with its subject, such as the vehicle
 * @param isSent entries have arrived
 */
export function useVisitForm<Values extends FieldValues, Output>(
  form: CheckedForm<Values, Output>,
  name: string,
  isSent = false,
): void {
  const forms = useShop().lazyStore(createKeptForms);
  const userId = useSession().user?.id;
  useRestoredEntries(form, () => forms.typedInto(name, userId));

  const { isDirty } = form.formState;
  // Prefilled entries are not unsaved.
  const [isTyped, setTyped] = useState(() => forms.typedInto(name, userId) !== undefined);
  const isUnsaved = isDirty && isTyped && !isSent;
  useUnsavedEntries(isUnsaved);
  const { subscribe } = form;
  const follow = useEffectEvent((typed: Values, isChanged: boolean | undefined, isEntry: boolean) => {
    if (!isChanged || isSent) {
      forms.drop(name);
      setTyped(false);
    } else if (isEntry || isTyped) {
      forms.keep(name, { typed, userId });
      setTyped(true);
    }
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isChanged, type }) => follow({ ...values }, isChanged, type !== undefined),
      }),
    [subscribe],
  );
  useEffect(() => {
    if (isSent) forms.drop(name);
  }, [isSent, forms, name]);
  usePersonChange((change) => {
    if (change === 'left') form.reset();
  });
}

/** A logout names it, and the browser asks before the page is closed. */
function useUnsavedEntries(isUnsaved: boolean): void {
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol('form');
    unsaved.getState().add(form);
    const stopAsking = askBeforeUnload();
    return () => {
      stopAsking();
      unsaved.getState().remove(form);
    };
  }, [unsaved, isUnsaved]);
}
