import { orderNumber } from '../../../domain/order/orderNumber';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isOpenState, isPaid } from '../../../domain/order/orderState';
import { askBeforeUnload } from '../../../lib/page/beforeUnload';
import { Notice } from '../../../ui/feedback/Notice';
import type { OrderStore } from '../runner/orderStore';
import { CopyableNumber } from '../parts/CopyButton';

/** A reload would lose an order sent or paid for: the browser refuses to store it. */
function useIsAtRisk(store: OrderStore): boolean {
  return useStore(
    store,
    ({ isNotStored, isConfirmed, draft }) => isNotStored && !isConfirmed && isOpenState(draft.state),
  );
}

export function useNotStoredGuard(store: OrderStore): void {
  const isAtRisk = useIsAtRisk(store);
  useEffect(() => (isAtRisk ? askBeforeUnload() : undefined), [isAtRisk]);
}

/** With the numbers that a reload would lose (rules/order-and-payment: paid without storage). */
export function NotStoredNotice({ store }: { store: OrderStore }) {
  const isAtRisk = useIsAtRisk(store);
  const { orderId, state } = useStore(store, ({ draft }) => draft);
  if (!isAtRisk) return null;
  return (
    <Notice tone="warning" title="Bitte laden Sie diese Seite nicht neu, und schließen Sie sie nicht.">
      <p>
        {isPaid(state.payment)
          ? 'Ihr Browser speichert nichts von dieser Bestellung. Bewahren Sie die Nummer Ihrer Zahlung auf, bis die Bestellung bestätigt ist.'
          : 'Ihr Browser speichert nichts von dieser Bestellung. Bewahren Sie ihre Nummer auf, bis sie bestätigt ist.'}
      </p>
      {isPaid(state.payment) ? <CopyableNumber label="PayPal-Zahlung" value={state.payment.paypalOrderId} /> : null}
      <CopyableNumber label="Vorgangsnummer" value={orderNumber(orderId)} />
    </Notice>
  );
}
