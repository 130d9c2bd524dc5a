import { useEffect, useRef, useState } from 'react';
import { screenAt } from '../../domain/addresses';
import type { Blocker } from '../../lib/history/shopHistory';
import { useEnvironment } from '../../state/shopContext';
import type { CheckoutStore } from './checkoutStore';

/** A way out of the checkout that waits for the visitor's decision. */
export interface LeaveAttempt {
  /** Goes on to the target of the navigation; the draft is removed. */
  leave: () => void;
  stay: () => void;
}

/** Steps of the checkout and of the trade-in wizard may be walked freely (checkout 2). */
function isInside(path: string, vehicleId: string): boolean {
  const screen = screenAt(path);
  if (screen?.name === 'tradeIn' || screen?.name === 'tradeInAuth') return true;
  return screen?.name === 'checkout' && screen.params.vehicleId === vehicleId;
}

/**
 * Holds every way out of the checkout, the browser's Back included, until the visitor has decided what becomes of the
 * order. Open once the order is placed; while it is on its way nobody leaves.
 *
 * @param vehicleId as the address of the checkout has it
 */
export function useLeaveGuard(store: CheckoutStore, vehicleId: string, isOn: boolean): LeaveAttempt | undefined {
  const { history } = useEnvironment();
  const [held, setHeld] = useState<Parameters<Blocker>[0]>();
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isOn) return;
    return history.block((attempt) => {
      const { placed, isSending } = store.getState();
      if (placed || isReleased.current || isInside(attempt.to.pathname, vehicleId)) return false;
      if (!isSending) setHeld(attempt);
      return true;
    });
  }, [history, store, vehicleId, isOn]);

  return (
    held && {
      leave: () => {
        isReleased.current = true;
        store.actions.discard();
        held.proceed();
      },
      stay: () => setHeld(undefined),
    }
  );
}
