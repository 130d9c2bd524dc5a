import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchDealerSettings, type DealerSettings } from '../../../api/admin/dealerSettings';
import { formatIban } from '../../../domain/dealer/rules';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { usePlatform, useShowNotice } from '../../../state/shopContext';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { keysOf } from '../../../lib/keysOf';
import type { Question } from '../../engine/removal/QuestionDialog';
import { HAS_NOT_ARRIVED } from '../../engine/failure';
import { useKeptEntries, useOpenedValues } from '../../engine/form/useKeptEntries';
import { withoutChange } from '../../engine/form/mergeChanges';
import { ConflictError, useColleagueChanges } from '../../engine/form/useColleagueChanges';
import { useWrite } from '../../engine/form/useWrite';
import { MESSAGE_MS } from '../../Messages';
import { useOfferUndo } from '../../undo/undoStore';
import { useReloadTenant } from '../../reloadTenant';
import { questionsBefore } from './settingsQuestions';
import { areSaved, sendSettings } from './sendSettings';
import { dealerSettingsQuery } from './settingsQuery';
import { checkSettings, settingsValues, type SettingsOutput, type SettingsValues } from './settingsValues';

/** Name of the form among kept ones. */
const FORM = 'dealer-settings';

/** IBAN of validated values in groups of four; '' without one. */
const ibanOf = ({ iban }: SettingsOutput) => (typeof iban === 'string' ? formatIban(iban) : '');

/** Form of the settings: saves all sections together, asks before what is hard to put right, and follows `opened` when it is read anew. */
export function useSettingsForm(opened: DealerSettings) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const reloadTenant = useReloadTenant();
  const offerUndo = useOfferUndo();
  const openedValues = useOpenedValues(FORM, () => settingsValues(opened));
  const [initial, setInitial] = useState(openedValues);
  const form = useCheckedForm<SettingsValues, SettingsOutput>({
    defaultValues: initial,
    check: checkSettings,
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, FORM, initial);
  const guard = useUnsavedGuard(form.formState.isDirty);
  /** Values to save once all questions are answered. */
  const [asked, setAsked] = useState<{ output: SettingsOutput; questions: readonly Question[] }>();

  /** Takes over settings of an undo or a colleague; fields that were typed into since stay unsaved. */
  const follow = useEffectEvent((read: SettingsValues) => {
    const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    if (isSame(read, initial)) return;
    const typed = { ...form.getValues() };
    setInitial(read);
    form.reset(read);
    for (const name of keysOf(typed)) {
      if (!isSame(typed[name], initial[name])) form.setValue(name, typed[name], { shouldDirty: true });
    }
  });
  useEffect(() => follow(settingsValues(opened)), [opened]);

  /** Offers to take the own change back; a password cannot be, because it is never read. */
  const offerBack = (values: SettingsValues) => {
    if (form.getValues('fileServerPassword') !== '') return;
    offerUndo({
      text: 'Einstellungen geändert',
      run: async () => {
        const now = settingsValues(await fetchDealerSettings(platform));
        const back = withoutChange(now, initial, values);
        const { values: output } = checkSettings(back);
        if (output === undefined) throw new ConflictError({ conflicts: [], merged: back });
        const { read } = await sendSettings(
          platform,
          { initial: now, values: back, output },
          new AbortController().signal,
        );
        reloadTenant();
        // The form that is open by then follows.
        keepAnswer(read);
      },
    });
  };
  const saved = (values: SettingsValues) => {
    offerBack(values);
    changes.base.current = values;
    guard.release();
    memory.drop();
    setInitial(values);
    form.reset(values);
    show({ text: 'Erfolgreich gespeichert', kind: 'success', durationMs: MESSAGE_MS });
    reloadTenant();
  };
  const keepAnswer = (read: DealerSettings | undefined) => {
    const { queryKey } = dealerSettingsQuery(platform);
    if (read === undefined) void client.invalidateQueries({ queryKey });
    else client.setQueryData(queryKey, read);
  };
  const changes = useColleagueChanges<SettingsValues, SettingsOutput>({
    form,
    opened: initial,
    read: async (signal) => ({
      values: settingsValues(await fetchDealerSettings(platform, signal)),
      check: checkSettings,
    }),
  });
  const submission = useWrite({
    send: async (output: SettingsOutput, signal) => {
      changes.clear();
      await changes.merge(output, signal);
      // Only the own changes are sent.
      return sendSettings(platform, { initial, values: form.getValues(), output }, signal);
    },
    onSuccess: ({ read, values }) => {
      saved(values);
      keepAnswer(read);
    },
    onError: (error) => {
      if (error instanceof ConflictError) changes.adopt(error);
    },
    read: (signal) => fetchDealerSettings(platform, signal),
    judge: (read, output) =>
      areSaved({ initial, values: form.getValues(), output }, read)
        ? { answer: { read, values: settingsValues(read) } }
        : HAS_NOT_ARRIVED,
  });
  const save = (output: SettingsOutput, questions: readonly Question[]) => {
    setAsked(questions.length > 0 ? { output, questions } : undefined);
    if (questions.length === 0) void submission.submit(output);
  };

  return {
    form,
    /** Saved values. */
    initial,
    guard,
    submission,
    reread: submission.reread,
    conflicts: changes.conflicts,
    decide: changes.decide,
    send: (output: SettingsOutput) => save(output, questionsBefore(initial, form.getValues(), ibanOf(output))),
    /** Props of the open question. */
    question: asked?.questions[0] && {
      question: asked.questions[0],
      onConfirm: () => save(asked.output, asked.questions.slice(1)),
      onCancel: () => setAsked(undefined),
    },
  };
}
