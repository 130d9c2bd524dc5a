import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createKeptForms } from '../../state/keptForms';
import { usePersonChange } from '../../state/usePersonChange';
import { useSession, useShop } from '../../state/shopContext';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { useRestoredEntries } from './useRestoredEntries';
import { useUnsavedEntries } from './useUnsavedEntries';

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
  const kept = useShop().lazyStore(createKeptForms);
  const userId = useSession().user?.id;
  useRestoredEntries(form, () => kept.typedInto(name, userId));

  const { isDirty } = form.formState;
  const isUnsaved = isDirty && !isSent;
  useUnsavedEntries(isUnsaved);
  const { subscribe } = form;
  const follow = useEffectEvent((typed: Values, isChanged: boolean | undefined) => {
    if (isChanged && !isSent) kept.keep(name, { typed, userId });
    else kept.drop(name);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isChanged }) => follow({ ...values }, isChanged),
      }),
    [subscribe],
  );
  useEffect(() => {
    if (isSent) kept.drop(name);
  }, [isSent, kept, name]);
  usePersonChange((change) => {
    if (change === 'left') form.reset();
  });
}
