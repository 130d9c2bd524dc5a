import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import { changeBetween, isEmpty, withChange, type Change } from '../../../lib/change';
import { keysOf } from '../../../lib/keysOf';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { usePlatform, useShowNotice } from '../../../state/shopContext';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Write } from '../../engine/entryForm';
import { useKeptEntries, useOpenedValues } from '../../engine/form/useKeptEntries';
import { useSaveEntry } from '../../engine/form/useSaveEntry';
import { MESSAGE_MS } from '../../Messages';
import { useReloadTenant } from '../../reloadTenant';
import { useOfferBack } from '../../engine/changes/useOfferBack';
import { settingsEntry, settingsForm, settingsSource } from './settingsForm';
import { dealerSettingsQuery } from './settingsQuery';
import { settingsValues, type SettingsValues } from './settingsFields';

/** Name of the form among kept ones. */
const FORM = 'dealer-settings';

const NO_ROWS: readonly never[] = [];

/** Form of the settings: saves all sections together, and follows `opened` when it is read anew. */
export function useSettingsForm(opened: DealerSettings) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const reloadTenant = useReloadTenant();
  const offerBack = useOfferBack({ form: settingsForm, source: settingsSource }, reloadTenant);
  const openedValues = useOpenedValues(FORM, () => settingsValues(opened));
  const [initial, setInitial] = useState(openedValues);
  const row = settingsEntry(opened);
  const form = useCheckedForm<SettingsValues, Write>({
    defaultValues: initial,
    check: (values) => settingsForm.check(values, row),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, FORM, initial);
  const guard = useUnsavedGuard(form.formState.isDirty);

  const save = useSaveEntry({
    list: { source: settingsSource, rows: NO_ROWS },
    declared: settingsForm,
    form,
    opened: initial,
    row,
    onSaved: ({ id, change, values: sent }) => {
      // The platform never returns it.
      const values = { ...sent, fileServerPassword: '' };
      // A password cannot be put back.
      const { fileServerPassword: _, ...rest } = change ?? {};
      if (id !== undefined) offerBack(id, 'Einstellungen geändert', rest);
      setOthers({});
      guard.release();
      memory.drop();
      setInitial(values);
      save.rebase(values);
      form.reset(values);
      show({ text: 'Erfolgreich gespeichert', kind: 'success', durationMs: MESSAGE_MS });
      reloadTenant();
      // The platform may have changed an address.
      void client.invalidateQueries({ queryKey: dealerSettingsQuery(platform).queryKey });
    },
  });

  /** What others have changed since the page was opened or saved. */
  const [others, setOthers] = useState<Change>({});
  /** Takes over changes of an undo or a colleague; typed values stay, unsaved, and keep the value that they replace. */
  const follow = useEffectEvent((read: SettingsValues) => {
    const difference = changeBetween(initial, read);
    if (isEmpty(difference)) return;
    setOthers({ ...others, ...difference });
    const typed = save.change();
    const former = Object.fromEntries(Object.entries(typed).map(([name, { before }]) => [name, before]));
    save.rebase({ ...read, ...former });
    const values = withChange(read, typed);
    setInitial(read);
    form.reset(read);
    for (const name of keysOf(values)) {
      if (name in typed) form.setValue(name, values[name], { shouldDirty: true });
    }
  });
  useEffect(() => follow(settingsValues(opened)), [opened]);

  return { form, /** Saved values. */ initial, guard, save, others };
}
