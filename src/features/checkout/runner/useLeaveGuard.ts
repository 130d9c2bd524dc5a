import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenAt } from '../../../domain/addresses';
import { isBusyState } from '../../../domain/order/orderState';
import type { Blocker } from '../../../lib/history/shopHistory';
import { useEnvironment, useShop } from '../../../state/shopContext';
import { createUnsavedEntriesStore } from '../../../state/unsavedEntries';
import type { OrderStore } from './orderStore';

export interface LeaveAttempt {
  /** Removes the draft. If the overlay was to close, `isSaved` is confirmed in it first. */
  leave: (isSaved: boolean) => void;
  stay: () => void;
}

/** A step of this checkout or of the trade-in wizard (rules/checkout: leave dialog). */
function isInside(path: string, vehicleId: string): boolean {
  const screen = screenAt(path);
  if (screen?.name === 'tradeIn' || screen?.name === 'tradeInAuth') return true;
  return screen?.name === 'checkout' && screen.params.vehicleId === vehicleId;
}

/**
 * Blocks every navigation out of the checkout, browser's Back and overlay included, until the visitor has decided. While sending, steps are
 * blocked too; after it nothing is.
 * @param vehicleId id or stock number in the address
 * @param exit path of the shop once closed
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
      const isBusy = isBusyState(draft.state);
      if (attempt.to && isInside(attempt.to.pathname, vehicleId)) return isBusy && attempt.kind !== 'REPLACE';
      // At the logout the visitor has agreed to the loss.
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
