import { atCarDealer, financingAtCarDealer, leasingAtCarDealer } from './atCarDealer';
import { bankFinancings } from './bankFinancing';
import { advanceTransfer, bezahlDe, oneTimeTransfer, reservationFeeOnline } from './bankTransfer';
import type { OrderFinancing } from '../../finance/financing';
import type { OrderLeasing } from '../../finance/leasing';
import type { PaymentContext, PaymentOption, PaymentOptionId } from './paymentOption';

const OPTIONS: Record<PaymentOptionId, PaymentOption> = {
  'advance-transfer': advanceTransfer,
  'reservation-fee-online': reservationFeeOnline,
  'bezahl-de': bezahlDe,
  'one-time-transfer': oneTimeTransfer,
  'financing-at-car-dealer': financingAtCarDealer,
  'leasing-at-car-dealer': leasingAtCarDealer,
  ...bankFinancings,
  'at-car-dealer': atCarDealer,
};

export const PAYMENT_OPTIONS: readonly PaymentOption[] = Object.values(OPTIONS);

export function offeredPaymentOptions(context: PaymentContext): readonly PaymentOption[] {
  return PAYMENT_OPTIONS.filter((option) => option.isOffered(context));
}

export function paymentOptionById(id: string | undefined): PaymentOption | undefined {
  return PAYMENT_OPTIONS.find((option) => option.id === id);
}

export interface WishedRate {
  group: 'financing' | 'leasing';
  bank?: PaymentOption['bank'];
}

export function rateOfCalculation(calculation: { financing?: OrderFinancing; leasing?: OrderLeasing }): WishedRate {
  return calculation.financing
    ? { group: 'financing', bank: calculation.financing.terms?.provider }
    : { group: 'leasing' };
}

/** Consultation, else the rate's bank; another would turn a request into a purchase. */
export function fittingOption(
  { group, bank }: WishedRate,
  offered: readonly PaymentOption[],
): PaymentOption | undefined {
  return offered.find(
    (option) => option.group === group && (option.bank === undefined || bank === undefined || option.bank === bank),
  );
}

interface PaymentWish {
  paymentOptionId?: string;
  financing?: OrderFinancing;
}

export function wishedRate({ paymentOptionId, financing }: PaymentWish): WishedRate | undefined {
  const group = paymentOptionById(paymentOptionId)?.group;
  if (group === 'financing') return { group, bank: financing?.terms?.provider };
  return group === 'leasing' ? { group } : undefined;
}

/** The only option, if it needs neither appointment nor rate; `undefined` if there is a choice. */
export function soleOption(offered: readonly PaymentOption[]): PaymentOption | undefined {
  const [only] = offered;
  return offered.length === 1 && only?.group === 'bankTransfer' ? only : undefined;
}

export function resolvePaymentOption(draft: PaymentWish, offered: readonly PaymentOption[]): PaymentOption | undefined {
  const rate = wishedRate(draft);
  const chosen = offered.find(({ id }) => id === draft.paymentOptionId);
  if (chosen ?? rate) return chosen ?? (rate && fittingOption(rate, offered));
  return draft.paymentOptionId === undefined ? soleOption(offered) : undefined;
}

export function paymentOptionByOrderType(type: number): PaymentOption | undefined {
  return PAYMENT_OPTIONS.find((option) => option.orderPaymentType === type);
}

export function isAtCarDealer(option: Pick<PaymentOption, 'method'> | undefined): boolean {
  return option?.method === 'AtCarDealer';
}
