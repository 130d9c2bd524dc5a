import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import { changeBetween, isEmpty, withChange, without, type Change } from '../../../lib/change';
import { keysOf } from '../../../lib/keysOf';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { usePlatform, useShowNotice } from '../../../state/shopContext';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { checkTyped, type Write } from '../../engine/entryForm';
import { useKeptEntries, useOpenedValues } from '../../engine/form/useKeptEntries';
import { useSaveEntry } from '../../engine/form/useSaveEntry';
import { MESSAGE_MS } from '../../Messages';
import { useReloadTenant } from '../../reloadTenant';
import { namesOf, settingsAreas, type SettingsArea } from './settingsAreas';
import { settingsEntry, settingsForm, settingsSource } from './settingsForm';
import { dealerSettingsQuery } from './settingsQuery';
import { settingsValues, type SettingsValues } from './settingsFields';

const FORM = 'dealer-settings';

const NO_ROWS: readonly never[] = [];

const partOf = (values: SettingsValues, areas: readonly SettingsArea[]): Partial<SettingsValues> =>
  Object.fromEntries(areas.flatMap((area) => namesOf(area).map((name) => [name, values[name]])));

const areasOf = (names: readonly string[]) =>
  settingsAreas.filter((area) => namesOf(area).some((name) => names.includes(name)));

const titlesOf = (areas: readonly SettingsArea[]) => areas.map(({ title }) => title).join(', ');

/** Form of the settings: saves each section that is right (rules/admin: sections for themselves), and follows `opened` when it is read anew. */
export function useSettingsForm(opened: DealerSettings) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const reloadTenant = useReloadTenant();
  const openedValues = useOpenedValues(FORM, () => settingsValues(opened));
  const [initial, setInitial] = useState(openedValues);
  const row = settingsEntry(opened);
  const form = useCheckedForm<SettingsValues, Write>({
    defaultValues: initial,
    check: (values) => checkTyped(settingsForm, values, row),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, FORM, initial);
  const guard = useUnsavedGuard(form.formState.isDirty);

  /** Sections with errors: what else was changed is saved without them. */
  const wrongAreas = (values: SettingsValues) => {
    const wrong = Object.keys(checkTyped(settingsForm, values, row).errors ?? {});
    return settingsAreas.filter((area) => namesOf(area).some((name) => wrong.includes(name)));
  };
  const save = useSaveEntry({
    list: { source: settingsSource, rows: NO_ROWS },
    declared: settingsForm,
    form,
    opened: initial,
    row,
    ready: (values) => ({ ...values, ...partOf(initial, wrongAreas(values)) }),
    onSaved: ({ change, values: sent }) => {
      const wrong = wrongAreas(form.getValues());
      const rest = changeBetween(initial, partOf(form.getValues(), wrong));
      setOthers(without(changeBetween(initial, sent), change ?? {}));
      if (isEmpty(rest)) {
        guard.release();
        memory.drop();
      }
      // The platform never returns the password.
      take({ ...sent, fileServerPassword: '' }, rest);
      const saved = areasOf(Object.keys(change ?? {}));
      show(
        isEmpty(rest)
          ? { text: 'Erfolgreich gespeichert', kind: 'success', durationMs: MESSAGE_MS }
          : { text: `Gespeichert: ${titlesOf(saved)}. Noch nicht: ${titlesOf(wrong)}.` },
      );
      if (!isEmpty(rest)) void form.trigger();
      reloadTenant();
      // The platform may have changed an address.
      void client.invalidateQueries({ queryKey: dealerSettingsQuery(platform).queryKey });
    },
  });

  /** Shows other values; what is typed stays, unsaved, and keeps the value that it replaces. */
  const take = (read: SettingsValues, typed: Change) => {
    const former = Object.fromEntries(Object.entries(typed).map(([name, { before }]) => [name, before]));
    save.rebase({ ...read, ...former });
    setInitial(read);
    form.reset(read);
    const values = withChange(read, typed);
    for (const name of keysOf(values)) {
      if (name in typed) form.setValue(name, values[name], { shouldDirty: true });
    }
  };

  /** What others have changed since the page was opened or saved, and what the save has met. */
  const [others, setOthers] = useState<Change>({});
  /** Takes over changes of an undo or a colleague. */
  const follow = useEffectEvent((read: SettingsValues) => {
    const difference = changeBetween(initial, read);
    if (isEmpty(difference)) return;
    setOthers({ ...others, ...difference });
    take(read, save.change());
  });
  useEffect(() => follow(settingsValues(opened)), [opened]);

  /** Whether sections are right that can be saved beside wrong ones. */
  const isPartlyRight = () => {
    const values = form.getValues();
    const wrong = wrongAreas(values);
    return (
      wrong.length > 0 && areasOf(Object.keys(changeBetween(initial, values))).some((area) => !wrong.includes(area))
    );
  };
  return { form, /** Saved values. */ initial, guard, save, others, isPartlyRight };
}
