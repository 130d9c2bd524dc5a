import { useCheckout } from '../checkoutContext';
import { priceTexts } from './bill';

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
          {' · '}
          <span>{monthly}</span>
        </>
      )}
    </span>
  );
}
