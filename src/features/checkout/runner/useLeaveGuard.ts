import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenAt } from '../../../domain/addresses';
import { isBusyState } from '../../../domain/order/orderState';
import type { Blocker } from '../../../lib/history/shopHistory';
import { useEnvironment, useShop } from '../../../state/shopContext';
import { createUnsavedEntriesStore } from '../../../state/unsavedEntries';
import type { OrderStore } from './orderStore';

export interface LeaveAttempt {
  /** Continues the navigation and removes the draft. Where the overlay was to close, what is `isSaved` is confirmed in it first. */
  leave: (isSaved: boolean) => void;
  stay: () => void;
}

/** Whether a path is a step of this checkout or of the trade-in wizard, which opens no dialog (rules/checkout: leave dialog). */
function isInside(path: string, vehicleId: string): boolean {
  const screen = screenAt(path);
  if (screen?.name === 'tradeIn' || screen?.name === 'tradeInAuth') return true;
  return screen?.name === 'checkout' && screen.params.vehicleId === vehicleId;
}

/**
 * Blocks every navigation out of the checkout, including the browser's Back and closing the overlay, until the visitor has decided whether to save the order.
 * While the order is being sent, steps are blocked too; once it is placed, nothing is.
 *
 * @param vehicleId id or stock number in the address of the checkout
 * @param exit path that the shop is at once it was closed, and opens at again
 */
export function useLeaveGuard(
  store: OrderStore,
  vehicleId: string,
  exit: string,
  isOn: boolean,
): LeaveAttempt | undefined {
  const { history } = useEnvironment();
  const navigate = useNavigate();
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  const [blocked, setBlocked] = useState<Parameters<Blocker>[0]>();
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isOn) return;
    const form = Symbol('order');
    unsaved.getState().add(form);
    const stop = history.block((attempt) => {
      const { isConfirmed, draft } = store.getState();
      if (isConfirmed || isReleased.current) return false;
      // Redirects of the checkout itself (REPLACE) stay possible while a request is running.
      const isBusy = isBusyState(draft.state);
      if (attempt.to && isInside(attempt.to.pathname, vehicleId)) return isBusy && attempt.kind !== 'REPLACE';
      // The visitor has agreed to the loss, at the logout.
      if (!isBusy && !unsaved.getState().forms.includes(form)) {
        store.raise({ type: 'leave' });
        return false;
      }
      if (!isBusy) setBlocked(attempt);
      return true;
    });
    return () => {
      stop();
      unsaved.getState().remove(form);
    };
  }, [history, store, unsaved, vehicleId, isOn]);

  return (
    blocked && {
      leave: (isSaved) => {
        isReleased.current = true;
        store.raise({ type: 'leave' });
        if (blocked.to === undefined) void navigate(exit, { replace: true });
        if (blocked.to !== undefined || !isSaved) blocked.proceed();
      },
      stay: () => setBlocked(undefined),
    }
  );
}
