import { ChangeStopped, questionOf, stopReason } from '../../engine/changeStopped';
import { useQueryClient } from '@tanstack/react-query';
import { fetchTradeIns } from '../../../api/admin/tradeIns';
import { tradeInValidityOf, type TradeIn } from '../../../domain/trade-in/tradeIn';
import { changeBetween } from '../../../lib/change';
import { useNow, usePlatform, useShowNotice, useTenant } from '../../../state/shopContext';
import { changeDeed } from '../../engine/changes/deeds';
import { hasArrived, sendChange } from '../../engine/changes/sendChange';
import { HAS_NOT_ARRIVED, isGone } from '../../engine/failure';
import type { Question } from '../../engine/QuestionDialog';
import { reloadRows } from '../../engine/list/rowsQuery';
import { useWrite } from '../../engine/write/useWrite';
import { usePersonalMemory } from '../../personalMemory';
import { tradeInForm } from '../../resources/tradeInForm';
import { RELEASED_MS, tradeInRows } from '../../resources/tradeIns';

/** Nothing was written: the entry is another by now, or a question is open. */
const isStopped = (error: Error | null) => error instanceof ChangeStopped || (error !== null && isGone(error));

/** Releases the value of a trade-in as it stands, after the question that the form asks, too. */
export function useRelease(row: TradeIn) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const { work } = usePersonalMemory();
  const now = useNow();
  const form = tradeInForm(tradeInValidityOf(useTenant().settings, now()));
  const entries = { form, source: tradeInRows };
  const values = form.entries(row);
  const change = changeBetween({ ...values }, { ...values, result: 'normal' });
  const reload = () => void reloadRows(client, tradeInRows.queryName);
  const write = useWrite({
    send: async (agreed: readonly Question[], signal) => {
      await sendChange(entries, row.id, change, { platform, signal, agreed });
    },
    read: fetchTradeIns,
    judge: (rows) => {
      const stored = rows.find(({ id }) => id === row.id);
      return stored !== undefined && hasArrived(form, change, stored) ? { answer: undefined } : HAS_NOT_ARRIVED;
    },
    deed: () => changeDeed(platform, entries, [{ row, change }]),
    onSuccess: () => {
      work.setState(({ answered, ...rest }) => ({ ...rest, answered: { ...answered, [row.id]: now().getTime() } }));
      show({ text: 'Änderung gespeichert', kind: 'success', durationMs: RELEASED_MS });
      reload();
    },
    onError: (error) => {
      if (!isStopped(error) || questionOf(error) !== undefined) return;
      // The row may leave with what is read now, so that its page says why.
      show({ text: stopReason(error), kind: 'error' });
      reload();
    },
  });
  const { error, input: agreed = [] } = write;
  const question = questionOf(error);
  return {
    isPending: write.isPending,
    release: () => void write.submit([]),
    question: question && {
      question,
      onConfirm: () => void write.submit([...agreed, question]),
      onCancel: write.reset,
    },
    failure: isStopped(error) ? undefined : error,
    reread: write.reread,
  };
}
