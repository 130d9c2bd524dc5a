import { useQuery } from '@tanstack/react-query';
import { rateStatusOf, tradeInValueOf } from '../../../domain/order/rateStatus';
import { useCustomerType } from '../../../state/account';
import { useFrame, usePlatform } from '../../../state/shopContext';
import type { CheckoutView } from '../runner/checkoutView';
import { orderRateQuery } from '../runner/calculateRate';

/** Of all options, as for this order (rules/financing-and-leasing: calculated anew). */
export function useComparedRates({ vehicle, draft, order, paymentOptions }: CheckoutView) {
  const { financing, leasing } = draft;
  const question = { platform: usePlatform(), vehicle, tradeIn: tradeInValueOf(order), frame: useFrame().frame };
  const customerType = useCustomerType();
  const statusOf = (group: 'financing' | 'leasing') => {
    const paymentOption = paymentOptions.find((option) => option.group === group);
    const status = rateStatusOf({ ...order, paymentOption, financing, leasing });
    return status === 'current' || (status !== 'none' && order.paymentOption?.group !== group) ? status : 'none';
  };
  const [ofFinancing, ofLeasing] = [statusOf('financing'), statusOf('leasing')];
  const isAsked = (status: string) => status === 'missing' || status === 'outdated';
  const loan = useQuery({
    ...orderRateQuery(question, 'financing', draft, customerType),
    enabled: isAsked(ofFinancing),
  });
  const lease = useQuery({ ...orderRateQuery(question, 'leasing', draft, customerType), enabled: isAsked(ofLeasing) });
  return {
    financing: ofFinancing === 'current' ? financing : isAsked(ofFinancing) ? loan.data?.financing : undefined,
    leasing: ofLeasing === 'current' ? leasing : isAsked(ofLeasing) ? lease.data?.leasing : undefined,
  };
}
