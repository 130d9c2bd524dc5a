import { breakpoints } from '../../../ui/breakpoints';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { useCheckout } from '../checkoutContext';
import { billTotalText } from './bill';

/** Total of the order beside 'Weiter', while there is no column with the bill (rules/checkout: total in reach). */
export function OrderTotal() {
  const hasColumn = useIsAtLeast(breakpoints.large);
  const { view, rate } = useCheckout();
  if (hasColumn) return null;
  return (
    <p className="order-total">
      {/* No rate without its legal text in view (§ 17 PAngV), which is in the disclosure of the order. */}
      {`${billTotalText(view.order, view.totals, rate, view.tenant.settings.isB2BShop)}${rate.status !== 'none' ? ' + Monatsrate' : ''}`}
    </p>
  );
}
