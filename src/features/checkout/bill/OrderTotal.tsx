import { useCheckout, useCheckoutView } from '../runner/checkoutContext';
import { priceTexts } from './bill';
import { ratesNamed } from '../../../domain/order/order';
import { CreditText } from '../../../shared/law/CreditText';

/** Price and monthly payment of the order: '22.490 € inkl. MwSt. · 207,13 € im Monat'. */
export function OrderTotal({ className }: { className?: string }) {
  const { view, rate } = useCheckout();
  const { amount, note, monthly } = priceTexts(view.order, view.totals, rate, view.tenant.settings.isB2BShop);
  return (
    <span className={className}>
      <span>
        <span>{amount}</span>
        <small>{note}</small>
      </span>
      {monthly === undefined ? null : (
        <>
          <span className="order-total__dot">{' · '}</span>
          <span>{monthly}</span>
        </>
      )}
    </span>
  );
}

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
