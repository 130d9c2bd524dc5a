import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted } from '../../../lib/http/errors';
import { toJson } from '../../../lib/json';
import { rateStatusOf, tradeInValueOf, type RateStatus } from '../../../domain/order/rateStatus';
import { sentIn } from '../../../domain/order/orderState';
import { useCustomerType } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import type { CheckoutStore } from '../checkoutStore';
import type { CheckoutView } from '../checkoutView';
import { calculateOrderFinancing, calculateOrderLeasing } from './calculateRate';

/** Debounce: several choices in a row lead to one calculation. */
const PAUSE_MS = 250;

/** `impossible`: the bank answered and has nothing to offer; `failed`: it can be tried again. */
export type RateFailure = 'impossible' | 'failed';

/** The state of the order's monthly rate. */
export interface Rate {
  status: RateStatus;
  isCalculating: boolean;
  failure?: RateFailure;
  retry: () => void;
}

/**
 * Calculates the rate of the order where a financing or leasing has none, and again when trade-in or price have changed
 * (rules/financing-and-leasing: calculated anew). A calculation that is no longer needed is aborted; the old rate stays until the new one is there.
 */
export function useRate(store: CheckoutStore, { order, draft }: CheckoutView): Rate {
  const platform = usePlatform();
  const customerType = useCustomerType();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ question: string | undefined; failure: RateFailure }>();
  // An order that may have arrived has the rate that it was sent with.
  const known = rateStatusOf(order);
  const status = known !== 'none' && sentIn(draft.state) ? 'current' : known;
  const { vehicle, paymentOption } = order;
  const tradeIn = tradeInValueOf(order);
  const isOpen = status === 'missing' || status === 'outdated';
  const isLeasing = paymentOption?.group === 'leasing';
  const terms = (isLeasing ? draft.leasing : draft.financing)?.terms;
  // A company has other leasing rates: the type of the account is read first.
  const canAsk = isOpen && !(isLeasing && customerType === undefined);
  const question = canAsk
    ? toJson([isLeasing, vehicle.publicPrice, tradeIn, isLeasing && customerType, terms, attempt])
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
