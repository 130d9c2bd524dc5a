import { extrasPrice } from '../../../domain/order/orderTotals';
import { tradeInValueOf } from '../../../domain/order/rateStatus';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { PaymentComparison } from '../../finance/comparison/PaymentComparison';
import { useCheckoutView } from '../runner/checkoutContext';
import { useComparedRates } from '../rate/useComparedRates';

/** Nothing without a rate. */
export function ComparedPayments() {
  const view = useCheckoutView();
  const { financing, leasing } = useComparedRates(view);
  if (!financing && !leasing) return null;
  return (
    <Disclosure className="payment__compare" summary="Zahlungsarten vergleichen">
      <PaymentComparison
        vehicle={view.vehicle}
        financing={financing}
        leasing={leasing}
        tradeIn={tradeInValueOf(view.order)}
        extras={extrasPrice(view.order)}
        paid={view.order.paid}
        isPaymentOpen={view.order.isPaymentOpen}
      />
    </Disclosure>
  );
}
