import type { OrderLeasing } from '../../../domain/finance/leasing';
import { breakpoints } from '../../../ui/breakpoints';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { PaymentComparison } from '../../finance/comparison/PaymentComparison';
import { orderFinancingOf, orderLeasingOf } from '../../finance/terms/orderTerms';
import { useQuotes } from '../../finance/terms/quotes';
import { useCheckoutView } from '../checkoutContext';

/**
 * Cash, financing and leasing side by side while the payment is chosen, each rate with its legal text: those of the order where it has
 * them, else the bank's first quotes. Nothing where there is only cash, or where the dealer offers no order with a bank.
 */
export function WaysToPay() {
  const { vehicle, draft, order, paymentOptions } = useCheckoutView();
  const isWide = useIsAtLeast(breakpoints.medium);
  const offers = (group: 'financing' | 'leasing') => paymentOptions.some((option) => option.group === group);
  // What the order has, or is about to have calculated, is not asked for a second time.
  const chosen = order.paymentOption?.group;
  const quotes = useQuotes({
    ...vehicle,
    ...((draft.financing ?? chosen === 'financing') && { financingCalculationProviderType: 'NONE' }),
    ...((draft.leasing ?? chosen === 'leasing') && { leasingCalculationProviderType: 'NONE' }),
  });
  const first = quotes.financing.status === 'ready' ? orderFinancingOf(quotes.financing.quote) : undefined;
  const financing = offers('financing') ? (draft.financing ?? first) : undefined;
  const leasing = offers('leasing') ? (draft.leasing ?? firstLeasing(quotes.leasing)) : undefined;
  if (!financing && !leasing) return null;
  return (
    <Disclosure className="payment__compare" summary="Zahlungsarten vergleichen" isOpen={isWide}>
      <PaymentComparison price={vehicle.publicPrice ?? 0} financing={financing} leasing={leasing} level={2} />
    </Disclosure>
  );
}

function firstLeasing(state: ReturnType<typeof useQuotes>['leasing']): OrderLeasing | undefined {
  return state.status === 'ready' ? orderLeasingOf(state.quote) : undefined;
}
