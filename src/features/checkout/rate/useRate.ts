import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted } from '../../../lib/http/errors';
import { toJson } from '../../../lib/json';
import { rateStatusOf, tradeInValueOf, type RateStatus } from '../../../domain/order/rateStatus';
import { useCustomerType } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import type { CheckoutStore } from '../checkoutStore';
import type { CheckoutView } from '../checkoutView';
import { calculateOrderFinancing, calculateOrderLeasing } from './calculateRate';

/** Someone who is still choosing has one calculation, not one a press. */
const PAUSE_MS = 250;

/** `impossible`: the bank answered and has nothing to offer; `failed`: it can be tried again. */
export type RateFailure = 'impossible' | 'failed';

/** The monthly rate of the order: that of the draft, and how it stands with it. */
export interface Rate {
  status: RateStatus;
  isCalculating: boolean;
  failure?: RateFailure;
  retry: () => void;
}

/**
 * Keeps the rate of the order that of its bank: calculates it where an option of financing or leasing has none, and again
 * when the trade-in has changed (checkout 4). What is under way when something changes is aborted; until a new rate is
 * there the old one stays.
 */
export function useRate(store: CheckoutStore, { order, draft }: CheckoutView): Rate {
  const platform = usePlatform();
  const customerType = useCustomerType();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ question: string | undefined; failure: RateFailure }>();
  const status = rateStatusOf(order);
  const { vehicle, paymentOption } = order;
  const tradeIn = tradeInValueOf(order);
  const isOpen = status === 'missing' || status === 'outdated';
  const isLeasing = paymentOption?.group === 'leasing';
  const terms = (isLeasing ? draft.leasing : draft.financing)?.terms;
  // A leasing is another one for a company: its account is read first.
  const canAsk = isOpen && !(isLeasing && customerType === undefined);
  const question = canAsk
    ? toJson([isLeasing, vehicle.publicPrice, tradeIn, isLeasing && customerType, terms, attempt])
    : undefined;

  const calculate = useEffectEvent(async (signal: AbortSignal) => {
    const asked = { platform, vehicle, tradeIn, signal };
    try {
      const answer =
        isLeasing && customerType
          ? { leasing: await calculateOrderLeasing(asked, draft.leasing, customerType) }
          : { financing: await calculateOrderFinancing(asked, draft.financing) };
      if (signal.aborted) return;
      if (answer.leasing ?? answer.financing) store.actions.keepRate(answer);
      else setFailed({ question, failure: 'impossible' });
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) setFailed({ question, failure: 'failed' });
    }
  });

  useEffect(() => {
    if (question === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void calculate(controller.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);

  const failure = question !== undefined && failed?.question === question ? failed.failure : undefined;
  return {
    status,
    isCalculating: isOpen && failure === undefined,
    failure,
    retry: () => setAttempt((count) => count + 1),
  };
}
