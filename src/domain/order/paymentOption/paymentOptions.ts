import { atCarDealer, financingAtCarDealer, leasingAtCarDealer } from './atCarDealer';
import { bankFinancings } from './bankFinancing';
import { advanceTransfer, bezahlDe, oneTimeTransfer, reservationFeeOnline } from './bankTransfer';
import type { OrderFinancing } from '../../finance/financing';
import type { OrderLeasing } from '../../finance/leasing';
import type { PaymentContext, PaymentOption, Submission } from './paymentOption';

/** All payment options, in the order in which they are offered. A new one is one object here (rules/order-and-payment: payment options). */
export const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  advanceTransfer,
  reservationFeeOnline,
  bezahlDe,
  oneTimeTransfer,
  financingAtCarDealer,
  leasingAtCarDealer,
  ...bankFinancings,
  atCarDealer,
];

/**
 * The options of this order: those of the tenant and of the vehicle's banks that the screen can send.
 */
export function offeredPaymentOptions(
  context: PaymentContext,
  submissions: readonly Submission[],
): readonly PaymentOption[] {
  return PAYMENT_OPTIONS.filter((option) => submissions.includes(option.submission) && option.isOffered(context));
}

export function paymentOptionById(id: string | undefined): PaymentOption | undefined {
  return PAYMENT_OPTIONS.find((option) => option.id === id);
}

/** A monthly rate that an order is to be paid by. */
export interface WishedRate {
  group: 'financing' | 'leasing';
  /** That calculated the rate; absent where none was calculated. */
  bank?: PaymentOption['bank'];
}

/** The rate of a calculation that the visitor applied. */
export function rateOfCalculation(calculation: { financing?: OrderFinancing; leasing?: OrderLeasing }): WishedRate {
  return calculation.financing
    ? { group: 'financing', bank: calculation.financing.terms?.provider }
    : { group: 'leasing' };
}

/**
 * The option that fits a rate: consultation at the dealer's, else an application to the bank that calculated the rate. `undefined`
 * where the dealer offers neither; no other option may replace it, because that would turn a request into a purchase.
 */
export function fittingOption(
  { group, bank }: WishedRate,
  offered: readonly PaymentOption[],
): PaymentOption | undefined {
  return offered.find(
    (option) => option.group === group && (option.bank === undefined || bank === undefined || option.bank === bank),
  );
}

/** What a draft says about the payment. */
interface PaymentWish {
  paymentOptionId?: string;
  financing?: OrderFinancing;
}

/** The rate that a draft is to be paid by, whether or not an option for it is offered; `undefined` where it is paid without a bank. */
export function wishedRate({ paymentOptionId, financing }: PaymentWish): WishedRate | undefined {
  const group = paymentOptionById(paymentOptionId)?.group;
  if (group === 'financing') return { group, bank: financing?.terms?.provider };
  return group === 'leasing' ? { group } : undefined;
}

/** The option of an order: the one of the draft or, where the dealer does not offer it, another one that fits the same rate. */
export function resolvePaymentOption(draft: PaymentWish, offered: readonly PaymentOption[]): PaymentOption | undefined {
  const rate = wishedRate(draft);
  return offered.find(({ id }) => id === draft.paymentOptionId) ?? (rate && fittingOption(rate, offered));
}

/** Option of a number of the order, as a dealer's link or a continue-later link carries it (rules/order-and-payment: meaning of the order numbers). */
export function paymentOptionByOrderType(type: number): PaymentOption | undefined {
  return PAYMENT_OPTIONS.find((option) => option.orderPaymentType === type);
}

/** Personal consultation, alone or about a financing or leasing: it needs no hand-over, but an appointment. */
export function isAtCarDealer(option: Pick<PaymentOption, 'method'> | undefined): boolean {
  return option?.method === 'AtCarDealer';
}
