import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { failureHint, outcomeOf } from '../failure';
import type { Entry } from '../entry';
import { applyPlan, isApplied, PlanRefused } from './applyPlan';
import type { Plan, Planned } from './plans';

/** Result of a planned change. */
export interface Applied<Row, Values> {
  plan: Plan<Row, Values>;
  /** `unknown`: the write had no clear answer (rules/admin: outcome of a write). */
  state: 'changed' | 'failed' | 'taken-back' | 'unknown';
  /** Whether the change was to be taken back. */
  isBack: boolean;
  /** Reason of a failure. */
  reason?: string;
}

const reasonOf = (error: unknown) =>
  error instanceof PlanRefused ? error.message : failureHint(error instanceof Error ? error : new Error(String(error)));

/** State of a change that was not made: the former one. */
const stateWithout = (isBack: boolean) => (isBack ? 'changed' : 'failed');

/** The way back of a plan. */
const turned = <Row, Values>({ row, before, after }: Plan<Row, Values>) => ({ row, before: after, after: before });

/**
 * Applies planned changes one after the other, each on top of the current entry, and takes them back the same way.
 *
 * @param onEnd called after each run
 */
export function useApplyPlans<Row extends Entry, Values extends FieldValues>(
  { form, source }: Planned<Row, Values>,
  onEnd: () => void,
) {
  const platform = usePlatform();
  const [applied, setApplied] = useState<readonly Applied<Row, Values>[]>([]);
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);
  const run = useSubmission({
    send: async ({ plans, isBack }: { plans: readonly Plan<Row, Values>[]; isBack: boolean }, signal) => {
      isStopped.current = false;
      const isOver = () => signal.aborted || isStopped.current;
      setDone(0);
      const rows = await source.calls.list(platform, signal);
      for (const plan of plans) {
        // A running write is awaited, so that its outcome is known.
        if (isOver()) break;
        const sent = isBack ? turned(plan) : plan;
        const fresh = rows.find(({ id }) => id === plan.row.id);
        let next: Applied<Row, Values>;
        try {
          await applyPlan(form, sent, { platform, fresh, signal });
          next = { plan, isBack, state: isBack ? 'taken-back' : 'changed' };
        } catch (error) {
          const isUnknown = error instanceof HttpError && outcomeOf(error) === 'unknown';
          next = { plan, isBack, state: isUnknown ? 'unknown' : stateWithout(isBack), reason: reasonOf(error) };
        }
        setApplied((now) => [...now.filter((each) => each.plan !== plan), next]);
        setDone((count) => count + 1);
      }
    },
    onSuccess: onEnd,
    onError: onEnd,
  });
  const reread = useSubmission({
    send: (_: undefined, signal) => source.calls.list(platform, signal),
    onSuccess: (rows) => {
      setApplied((now) =>
        now.map((each): Applied<Row, Values> => {
          if (each.state !== 'unknown') return each;
          const { plan, isBack } = each;
          const fresh = rows.find(({ id }) => id === plan.row.id);
          const hasArrived = fresh !== undefined && isApplied(form, isBack ? turned(plan) : plan, fresh);
          if (hasArrived) return { plan, isBack, state: isBack ? 'taken-back' : 'changed' };
          return { plan, isBack, state: stateWithout(isBack), reason: 'Nicht angekommen.' };
        }),
      );
      onEnd();
    },
  });
  return {
    applied,
    /** Number of entries that the running pass has finished. */
    done,
    isPending: run.isPending,
    total: run.input?.plans.length ?? 0,
    /** The list could not be read, so nothing was sent. */
    error: run.error,
    apply: (plans: readonly Plan<Row, Values>[]) => void run.submit({ plans, isBack: false }),
    takeBack: (plans: readonly Plan<Row, Values>[]) => void run.submit({ plans, isBack: true }),
    /** Finds out which unclear writes have arrived. */
    reread: { start: () => void reread.submit(undefined), isPending: reread.isPending, error: reread.error },
    /** Ends after the running write. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
