import { useQuery } from '@tanstack/react-query';
import { hasOwnTerms } from '../../../domain/finance/framedTerms';
import { rateStatusOf, tradeInValueOf } from '../../../domain/order/rateStatus';
import { useCustomerType } from '../../../state/account';
import { useFrame, usePlatform } from '../../../state/shopContext';
import { orderFinancingOf, orderLeasingOf } from '../../finance/terms/orderTerms';
import { useQuotes } from '../../finance/terms/quotes';
import type { CheckoutView } from '../runner/checkoutView';
import { orderRateQuery } from '../runner/calculateRate';

/** The order's rates, else recalculated (rules/financing-and-leasing: calculated anew), or the bank's first quotes. */
export function useComparedRates({ vehicle, draft, order, paymentOptions }: CheckoutView) {
  const platform = usePlatform();
  const { frame } = useFrame();
  const customerType = useCustomerType();
  const tradeIn = tradeInValueOf(order);
  const { financing: ownFinancing, leasing: ownLeasing } = draft;

  const stateOf = (group: 'financing' | 'leasing') => {
    const paymentOption = paymentOptions.find((option) => option.group === group);
    const isOwn = tradeIn > 0 || hasOwnTerms(frame, group);
    const status = rateStatusOf({ ...order, paymentOption, financing: ownFinancing, leasing: ownLeasing });
    // The rate of the chosen option is calculated by `useRate`.
    const isOpen = order.paymentOption?.group !== group;
    return {
      isCurrent: status === 'current',
      hasFirstQuote: isOpen && status === 'missing' && !isOwn,
      isAsked: isOpen && (status === 'outdated' || (status === 'missing' && isOwn)),
    };
  };
  const ofFinancing = stateOf('financing');
  const ofLeasing = stateOf('leasing');

  const question = { platform, vehicle, tradeIn, frame };
  const financing = useQuery({
    ...orderRateQuery(question, 'financing', draft, customerType),
    enabled: ofFinancing.isAsked,
  });
  const leasing = useQuery({ ...orderRateQuery(question, 'leasing', draft, customerType), enabled: ofLeasing.isAsked });
  const first = useQuotes({
    ...vehicle,
    ...(!ofFinancing.hasFirstQuote && { financingCalculationProviderType: 'NONE' }),
    ...(!ofLeasing.hasFirstQuote && { leasingCalculationProviderType: 'NONE' }),
  });

  // Cached first quotes of the vehicle's page are used only for options of this order.
  const ofFirst = {
    financing:
      ofFinancing.hasFirstQuote && first.financing.status === 'ready'
        ? orderFinancingOf(first.financing.quote)
        : undefined,
    leasing:
      ofLeasing.hasFirstQuote && first.leasing.status === 'ready' ? orderLeasingOf(first.leasing.quote) : undefined,
  };
  return {
    financing: ofFinancing.isCurrent
      ? ownFinancing
      : ofFinancing.isAsked
        ? financing.data?.financing
        : ofFirst.financing,
    leasing: ofLeasing.isCurrent ? ownLeasing : ofLeasing.isAsked ? leasing.data?.leasing : ofFirst.leasing,
  };
}
