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
 * Keeps what was typed into a form that is sent, not saved: leaving it needs no question, because Back and a reload find the entries. Closing the
 * tab asks, and a logout empties it (rules/contact: kept for the visit). Called before the form is prefilled.
 *
 * @param name tells it from forms about something else, such as another vehicle
 * @param isSent the entries have arrived
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
  // A form that is only prefilled holds nothing unsaved.
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

/** Lists a form among those with unsaved entries, which a logout tells of, and makes the browser ask before the page is closed. */
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
