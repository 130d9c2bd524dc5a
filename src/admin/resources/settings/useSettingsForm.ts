import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import { changeBetween, isEmpty, withChange, without, type Change } from '../../../lib/change';
import { keysOf } from '../../../lib/keysOf';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { usePlatform, useSession, useShowNotice } from '../../../state/shopContext';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { checkTyped, type Write } from '../../engine/entryForm';
import { useKeptEntries, useOpenedValues } from '../../engine/form/useKeptEntries';
import { useSaveEntry } from '../../engine/form/useSaveEntry';
import { MESSAGE_MS } from '../../Messages';
import { useReloadTenant } from '../../reloadTenant';
import { mayDo } from '../../rights';
import { namesOf, settingsAreas, type SettingsArea } from './settingsAreas';
import { settingsEntry, settingsFormFor, settingsSource } from './settingsForm';
import { dealerSettingsQuery } from './settingsQuery';
import { settingsValues, type SettingsValues } from './settingsFields';

const FORM = 'dealer-settings';

const NO_ROWS: readonly never[] = [];

const areasOf = (names: readonly string[]) =>
  settingsAreas.filter((area) => namesOf(area).some((name) => names.includes(name)));

const titlesOf = (areas: readonly SettingsArea[]) => areas.map(({ title }) => title).join(', ');

/** Saves each valid section (rules/admin: sections for themselves); follows `opened` when read anew. */
export function useSettingsForm(opened: DealerSettings) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const reloadTenant = useReloadTenant();
  const roles = useSession().user?.roles ?? [];
  const declared = settingsFormFor(roles);
  const openedValues = useOpenedValues(FORM, () => settingsValues(opened));
  const [initial, setInitial] = useState(openedValues);
  const row = settingsEntry(opened);
  const form = useCheckedForm<SettingsValues, Write>({
    defaultValues: initial,
    check: (values) => checkTyped(declared, values, row),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, FORM, initial);
  const guard = useUnsavedGuard(form.formState.isDirty);

  /** Sections with errors, and those that the role may not change: what else was changed is saved without them. */
  const heldAreas = (values: SettingsValues) => {
    const wrong = areasOf(Object.keys(checkTyped(declared, values, row).errors ?? {}));
    return settingsAreas.filter((area) => wrong.includes(area) || !mayDo(roles, `settings-${area.id}`));
  };
  const heldNames = (values: SettingsValues) => heldAreas(values).flatMap(namesOf);
  const save = useSaveEntry({
    list: { source: settingsSource, rows: NO_ROWS },
    declared,
    form,
    opened: initial,
    row,
    heldFields: heldNames,
    onRebase: (values) => setInitial(values),
    onSaved: ({ change, values: sent }) => {
      const typed = save.change();
      const unsent = heldNames(form.getValues());
      const rest = Object.fromEntries(Object.entries(typed).filter(([name]) => unsent.some((each) => each === name)));
      setOthers(without(changeBetween(initial, sent), Object.keys(change ?? {})));
      if (isEmpty(rest)) {
        guard.release();
        memory.drop();
      }
      // The platform never returns the password.
      take({ ...sent, fileServerPassword: '' }, rest);
      const saved = areasOf(Object.keys(change ?? {}));
      const left = titlesOf(areasOf(Object.keys(rest)));
      show(
        isEmpty(rest)
          ? { text: 'Erfolgreich gespeichert', kind: 'success', durationMs: MESSAGE_MS }
          : {
              text:
                saved.length === 0
                  ? `Nicht gespeichert: ${left}.`
                  : `Gespeichert: ${titlesOf(saved)}. Noch nicht: ${left}.`,
            },
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

  const isPartlyRight = () => {
    const heldSections = heldAreas(form.getValues());
    const changed = areasOf(Object.keys(save.change()));
    return changed.some((area) => heldSections.includes(area)) && changed.some((area) => !heldSections.includes(area));
  };
  return { form, initial, guard, save, others, isPartlyRight };
}
