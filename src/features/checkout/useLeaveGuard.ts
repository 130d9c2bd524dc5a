import { useEffect, useRef, useState } from 'react';
import { screenAt } from '../../domain/addresses';
import { isBusyState } from '../../domain/order/orderState';
import type { Blocker } from '../../lib/history/shopHistory';
import { useEnvironment } from '../../state/shopContext';
import type { CheckoutStore } from './checkoutStore';

/** A navigation out of the checkout that waits for the visitor's decision. */
export interface LeaveAttempt {
  /** Goes on to the target of the navigation; the draft is removed. */
  leave: () => void;
  stay: () => void;
}

/** Whether a path is a step of this checkout or of the trade-in wizard, which needs no question (rules/checkout: leave dialog). */
function isInside(path: string, vehicleId: string): boolean {
  const screen = screenAt(path);
  if (screen?.name === 'tradeIn' || screen?.name === 'tradeInAuth') return true;
  return screen?.name === 'checkout' && screen.params.vehicleId === vehicleId;
}

/**
 * Blocks every navigation out of the checkout, the browser's Back included, until the visitor has decided whether the order is
 * saved. Blocks nothing once the order is placed, and every press while it is being sent, those that lead to another step as well.
 *
 * @param vehicleId as the address of the checkout has it
 */
export function useLeaveGuard(store: CheckoutStore, vehicleId: string, isOn: boolean): LeaveAttempt | undefined {
  const { history } = useEnvironment();
  const [blocked, setBlocked] = useState<Parameters<Blocker>[0]>();
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isOn) return;
    return history.block((attempt) => {
      const { placed, draft } = store.getState();
      if (placed || isReleased.current) return false;
      // Another step would abort what is being sent; where the checkout itself leads, it goes.
      const isBusy = isBusyState(draft.state);
      if (isInside(attempt.to.pathname, vehicleId)) return isBusy && attempt.kind !== 'REPLACE';
      if (!isBusy) setBlocked(attempt);
      return true;
    });
  }, [history, store, vehicleId, isOn]);

  return (
    blocked && {
      leave: () => {
        isReleased.current = true;
        store.actions.discard();
        blocked.proceed();
      },
      stay: () => setBlocked(undefined),
    }
  );
}
