import { useEffect, useState } from 'react';
import { calculateTradeIn } from '../../api/tradeIns';
import { tradeInRequest } from '../../domain/trade-in/request';
import { dayInGermany } from '../../lib/dates/germanClock';
import { useRememberPerson } from '../../state/knownPerson';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import { oldCarOf, tradeInValidityOf, type TradeIn } from '../../domain/trade-in/tradeIn';
import { useValuedTradeIn } from '../../state/valuedTradeIn';
import type { TradeInDraftStore } from '../../state/device-data/tradeInDraft';
import { useSubmission, type SubmissionStatus } from '../../state/useSubmission';

type CalculationState =
  /** `isBack`: after a cancelled or failed calculation. */
  | { kind: 'open'; isBack: boolean; wasCancelled: boolean }
  | { kind: 'running'; since: Date }
  | { kind: 'failed'; error: unknown }
  /** `email`: recipient of the result. `tradeIn`: if the response contains it. */
  | { kind: 'succeeded'; email: string; vehicle: string; tradeIn?: TradeIn };

interface Calculation {
  state: CalculationState;
  start: () => Promise<void>;
  cancel: () => void;
  reopen: () => void;
}

export function useCalculation(store: TradeInDraftStore): Calculation {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const now = useNow();
  const remember = useRememberPerson();
  const [open, setOpen] = useState<CalculationState>({ kind: 'open', isBack: false, wasCancelled: false });
  const { change } = useValuedTradeIn();
  const {
    status,
    error,
    data: answer,
    input,
    submit,
    reset,
  } = useSubmission({
    send: async (_: { since: Date }, signal) => {
      const { entries } = store.getState();
      const request = tradeInRequest(entries, {
        vehicleDealerId: settings.vehicleDealerId ?? adminId,
        sourceUrl: host.currentUrl(),
      });
      const { isCalculated, tradeIn } = await calculateTradeIn(platform, request, signal);
      if (!isCalculated) throw new Error('not valued');
      remember(entries);
      const email = entries.email.trim();
      // With its code readable before an order, without the mail.
      const vehicle = `${entries.manufacturer} ${entries.model}`.trim();
      const title =
        vehicle === '' && tradeIn ? [tradeIn.manufacturer, tradeIn.model].filter(Boolean).join(' ') : vehicle;
      const model = entries.model === '' ? tradeIn?.model : entries.model;
      const oldCar = tradeIn && oldCarOf(tradeIn, model ?? 'Fahrzeug', tradeInValidityOf(settings, now()));
      change({
        email,
        tradeIn: tradeIn && { ...tradeIn, usedEmail: tradeIn.usedEmail ?? email },
        ...((title !== '' || oldCar) && {
          valuation: { vehicle: title === '' ? 'Ihr Fahrzeug' : title, day: dayInGermany(now()), oldCar },
        }),
      });
      return { email, vehicle, tradeIn };
    },
    onSuccess: () => emit('trade-in-calculated', { success: true }),
    onError: () => emit('trade-in-calculated', { success: false }),
  });
  // After the result: without entries the wizard redirects to the first step.
  useEffect(() => {
    if (status === 'success') store.getState().finish();
  }, [status, store]);

  const reopen = (wasCancelled: boolean) => {
    reset();
    setOpen({ kind: 'open', isBack: true, wasCancelled });
  };
  return {
    state: stateOf({ status, error, answer, since: input?.since }) ?? open,
    start: () => submit({ since: now() }),
    cancel: () => reopen(true),
    reopen: () => reopen(false),
  };
}

interface Progress {
  status: SubmissionStatus;
  error: unknown;
  answer: { email: string; vehicle: string; tradeIn?: TradeIn } | undefined;
  since: Date | undefined;
}

function stateOf({ status, error, answer, since }: Progress): CalculationState | undefined {
  if (status === 'error') return { kind: 'failed', error };
  if (answer !== undefined) return { kind: 'succeeded', ...answer };
  return status === 'pending' && since ? { kind: 'running', since } : undefined;
}
