import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFixed } from '../../../domain/order/orderEvents';
import { rateStatusOf, tradeInValueOf, type RateStatus } from '../../../domain/order/rateStatus';
import { sentIn } from '../../../domain/order/orderState';
import { useCustomerType } from '../../../state/account';
import { useFrame, usePlatform } from '../../../state/shopContext';
import { useIsStable } from '../../finance/calculator/useIsStable';
import type { OrderStore } from './orderStore';
import type { CheckoutView } from './checkoutView';
import { orderRateQuery } from './calculateRate';
import { formatAmount } from '../../../lib/format';
import type { Order } from '../../../domain/order/order';
import { useAnnounce } from '../../../ui/display/Announcer';

const PAUSE_MS = 250;

/** `impossible`: no offer; `failed`: retry possible. */
type RateFailure = 'impossible' | 'failed';

export interface Rate {
  status: RateStatus;
  isCalculating: boolean;
  failure?: RateFailure;
  error: Error | null;
  retry: () => void;
}

/** The previous rate stays until the new one is there. */
export function useOrderRate(store: OrderStore, { order, draft }: CheckoutView): Rate {
  const { frame } = useFrame();
  const question = { platform: usePlatform(), vehicle: order.vehicle, tradeIn: tradeInValueOf(order), frame };
  const customerType = useCustomerType();
  const ofChoices = rateStatusOf(order);
  // What may have arrived has the rate of its body.
  const status = ofChoices !== 'none' && sentIn(draft.state) ? 'current' : ofChoices;
  const isOpen = status === 'missing' || status === 'outdated';

  const query = orderRateQuery(
    question,
    order.paymentOption?.group === 'leasing' ? 'leasing' : 'financing',
    draft,
    customerType,
  );
  const hasPaused = useIsStable(isOpen ? JSON.stringify(query.queryKey) : '', PAUSE_MS, '');
  // No rate changes while the order is checked.
  const isAsked = isOpen && hasPaused && !isFixed({ draft });
  const { data, error, isError, isFetching, refetch } = useQuery({ ...query, enabled: isAsked });
  useEffect(() => {
    if (isAsked && data) store.actions.keepRate(data);
  }, [store, isAsked, data]);

  const hasFailed = isAsked && !isFetching && (isError || data === null);
  return {
    status,
    isCalculating: isOpen && !hasFailed,
    error,
    failure: hasFailed ? (isError ? 'failed' : 'impossible') : undefined,
    retry: () => void refetch(),
  };
}

/** Errors are announced by `RateNotice`. */
export function useRateAnnouncement({ isCalculating, status }: Rate, { financing, leasing }: Order): void {
  const announce = useAnnounce();
  const wasCalculating = useRef(false);
  const announceRate = useEffectEvent(() => {
    const monthly = (financing ?? leasing)?.monthlyInstallment;
    if (isCalculating) announce('Die Rate wird berechnet ...');
    else if (wasCalculating.current && status === 'current' && monthly !== undefined) {
      announce(`Ihre Rate: ${formatAmount(monthly)} monatlich.`);
    }
    wasCalculating.current = isCalculating;
  });
  useEffect(() => announceRate(), [isCalculating]);
}
