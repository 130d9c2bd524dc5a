import { useEffect } from 'react';
import { billChanges } from '../../../domain/order/billChanges';
import { isPaid } from '../../../domain/order/orderState';
import { vehicleHeading } from '../../../domain/vehicle/text/heading';
import { Notice } from '../../../ui/display/Notice';
import { useCheckout } from '../checkoutContext';
import { TRADE_IN_LABEL } from '../order/bill';
import { shownBillOf } from '../order/shownBill';

/** Notice above the button: each line of the bill that is not as the visitor saw it first. Renders nothing without a change. */
export function OrderChangeNotice({ isRequest }: { isRequest: boolean }) {
  const { store, view, rate } = useCheckout();
  const { shown } = view.draft;
  const lines = shownBillOf(view);
  const isWhole = !rate.isCalculating && (rate.status === 'none' || rate.status === 'current');
  useEffect(() => {
    if (isWhole && shown === undefined) store.raise({ type: 'shown', lines });
  });
  // What was paid for is sent as it is.
  if (shown === undefined || !isWhole || isPaid(view.draft.state.payment)) return null;
  const changes = billChanges(lines, shown, { vehicle: vehicleHeading(view.vehicle), tradeIn: TRADE_IN_LABEL });
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">{`${changes.join(' ')} Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}</Notice>
  );
}
