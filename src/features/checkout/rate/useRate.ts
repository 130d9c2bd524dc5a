import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted } from '../../../lib/http/errors';
import { rateStatusOf, tradeInValueOf, type RateStatus } from '../../../domain/order/rateStatus';
import { sentIn } from '../../../domain/order/orderState';
import { useCustomerType } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import type { OrderStore } from '../orderStore';
import type { CheckoutView } from '../checkoutView';
import { calculateOrderFinancing, calculateOrderLeasing } from './calculateRate';

/** Debounce of the calculation, ms. */
const PAUSE_MS = 250;

/** `impossible`: the bank has no offer; `failed`: retry possible. */
export type RateFailure = 'impossible' | 'failed';

/** State of the order's monthly rate. */
export interface Rate {
  status: RateStatus;
  isCalculating: boolean;
  failure?: RateFailure;
  retry: () => void;
}

/**
 * Calculates a missing rate of a financing or leasing, and recalculates it after a change of trade-in or price
 * (rules/financing-and-leasing: calculated anew). The previous rate stays until the new one has arrived.
 */
export function useRate(store: OrderStore, { order, draft }: CheckoutView): Rate {
  const platform = usePlatform();
  const customerType = useCustomerType();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ question: string | undefined; failure: RateFailure }>();
  // An order that may have arrived has the rate of its body.
  const known = rateStatusOf(order);
  const status = known !== 'none' && sentIn(draft.state) ? 'current' : known;
  const { vehicle, paymentOption } = order;
  const tradeIn = tradeInValueOf(order);
  const isOpen = status === 'missing' || status === 'outdated';
  const isLeasing = paymentOption?.group === 'leasing';
  const terms = (isLeasing ? draft.leasing : draft.financing)?.terms;
  // Leasing rates depend on the customer type, which the account determines.
  const canAsk = isOpen && !(isLeasing && customerType === undefined);
  const question = canAsk
    ? JSON.stringify([isLeasing, vehicle.publicPrice, tradeIn, isLeasing && customerType, terms, attempt])
    : undefined;

  const calculate = useEffectEvent(async (signal: AbortSignal) => {
    const inputs = { platform, vehicle, tradeIn, signal };
    try {
      const answer =
        isLeasing && customerType
          ? { leasing: await calculateOrderLeasing(inputs, draft.leasing, customerType) }
          : { financing: await calculateOrderFinancing(inputs, draft.financing) };
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
