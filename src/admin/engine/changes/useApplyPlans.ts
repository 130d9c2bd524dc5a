import { ChangeStopped, stopReason } from '../changeStopped';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { withoutCache } from '../../../api/platform';
import { isEmpty, reversed, without, type Change } from '../../../lib/change';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import type { WriteRecordPart } from '../../ownWork';
import type { Entry } from '../entry';
import { outcomeOf } from '../failure';
import { useNoteDeed, useOwnChanges } from '../write/ownChanges';
import { leftText } from './changeTexts';
import { changeDeed } from './deeds';
import type { Plan } from './plans';
import { hasArrived, readWhenOld, sendChange, type Changeable } from './sendChange';

export interface Applied<Row> {
  plan: Plan<Row>;
  change: Change;
  /** `unknown`: no clear answer (rules/admin: outcome of a write). */
  state: 'changed' | 'failed' | 'taken-back' | 'unknown';
  isBack: boolean;
  /** Of the failure, or what stays. */
  reason?: string;
}

const stateWithout = (isBack: boolean) => (isBack ? 'changed' : 'failed');

/** One after the other, each on the current entry; undo likewise. */
export function useApplyPlans<Row extends Entry, Values extends FieldValues>(
  entries: Changeable<Row, Values>,
  onEnd: () => void,
) {
  const { form, source } = entries;
  const platform = usePlatform();
  const [applied, setApplied] = useState<readonly Applied<Row>[]>([]);
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);
  const note = useNoteDeed();
  const { markBack } = useOwnChanges();
  const noted = useRef(new Map<Plan<Row>, { id: number; parts: readonly WriteRecordPart[] }>());
  const noteApplied = (made: readonly Applied<Row>[]) => {
    const written = made.map(({ plan, change }) => ({ row: plan.row, change }));
    const deed = changeDeed(platform, entries, written);
    if (deed === undefined) return;
    const id = note(deed, false);
    for (const { plan } of made)
      noted.current.set(plan, { id, parts: deed.parts.filter(({ entry }) => entry?.id === plan.row.id) });
  };
  const noteBack = (plan: Plan<Row>) => {
    const { id, parts } = noted.current.get(plan) ?? {};
    if (id !== undefined && parts !== undefined) markBack(id, parts);
  };
  const run = useSubmission({
    send: async (
      { works, isBack }: { works: readonly Pick<Applied<Row>, 'plan' | 'change'>[]; isBack: boolean },
      signal,
    ) => {
      isStopped.current = false;
      const isOver = () => signal.aborted || isStopped.current;
      setDone(0);
      const read = readWhenOld(platform, (anew) => source.calls.list(anew, signal));
      await read();
      const made: Applied<Row>[] = [];
      for (const { plan, change: wanted } of works) {
        // A running write is awaited: its outcome is known then.
        if (isOver()) break;
        let next: Applied<Row>;
        try {
          const options = { platform, signal, read, leavesOthers: isBack };
          const { change, left } = await sendChange(entries, plan.row.id, isBack ? reversed(wanted) : wanted, options);
          if (!isBack) next = { plan, change, isBack, state: 'changed' };
          else if (isEmpty(left)) next = { plan, change: wanted, isBack, state: 'taken-back' };
          else {
            const reason = `${isEmpty(change) ? 'Nicht' : 'Teilweise'} zurückgenommen. ${leftText(form, left)}`;
            next = { plan, change: without(wanted, Object.keys(change)), isBack, state: 'changed', reason };
          }
        } catch (error) {
          const isUnknown =
            error instanceof Error && !(error instanceof ChangeStopped) && outcomeOf(error) === 'unknown';
          const state = isUnknown ? 'unknown' : stateWithout(isBack);
          next = { plan, change: wanted, isBack, state, reason: stopReason(error) };
        }
        if (next.state === 'taken-back') noteBack(plan);
        else if (next.state === 'changed' && !isBack) made.push(next);
        setApplied((now) => [...now.filter((each) => each.plan !== plan), next]);
        setDone((count) => count + 1);
      }
      noteApplied(made);
    },
    onSuccess: onEnd,
    onError: onEnd,
  });
  const reread = useSubmission({
    send: (_: undefined, signal) => source.calls.list(withoutCache(platform), signal),
    onSuccess: (rows) => {
      const judged = applied.map((each): Applied<Row> => {
        if (each.state !== 'unknown') return each;
        const { plan, change, isBack } = each;
        const fresh = rows.find(({ id }) => id === plan.row.id);
        const isThere = fresh !== undefined && hasArrived(form, isBack ? reversed(change) : change, fresh);
        if (isThere) return { plan, change, isBack, state: isBack ? 'taken-back' : 'changed' };
        return { plan, change, isBack, state: stateWithout(isBack), reason: 'Nicht angekommen.' };
      });
      const arrived = judged.filter((each) => !applied.includes(each));
      noteApplied(arrived.filter(({ state, isBack }) => state === 'changed' && !isBack));
      for (const { plan, state } of arrived) if (state === 'taken-back') noteBack(plan);
      setApplied(judged);
      onEnd();
    },
  });
  return {
    applied,
    done,
    isPending: run.isPending,
    total: run.input?.works.length ?? 0,
    error: run.error,
    apply: (plans: readonly Plan<Row>[]) =>
      void run.submit({ works: plans.map((plan) => ({ plan, change: plan.change })), isBack: false }),
    takeBack: (works: readonly Applied<Row>[]) => void run.submit({ works, isBack: true }),
    reread: { start: () => void reread.submit(undefined), isPending: reread.isPending, error: reread.error },
    stop: () => {
      isStopped.current = true;
    },
  };
}
