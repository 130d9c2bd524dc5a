import { ratesNamed } from '../../../domain/order/order';
import { CreditText } from '../../../shared/law/CreditText';
import { useCheckoutView } from '../checkoutContext';

/** Legal text of the order's rate, in the view that names the rate (§ 17 PAngV). Renders nothing without a rate. */
export function RateText() {
  const { order } = useCheckoutView();
  const rate = order.financing ?? order.leasing;
  return rate === undefined ? null : (
    <div className="checkout__legal">
      <CreditText place="summary" {...ratesNamed(order)} html={rate.legalTextHtml} />
    </div>
  );
}
