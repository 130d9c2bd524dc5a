import { atCarDealer, financingAtCarDealer, leasingAtCarDealer } from './atCarDealer';
import { bankFinancings } from './bankFinancing';
import { advanceTransfer, bezahlDe, oneTimeTransfer, reservationFeeOnline } from './bankTransfer';
import type { PaymentContext, PaymentOption, Submission } from './paymentOption';

/** All payment options, in the order in which they are offered. A new one is one object here (decisions 5). */
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

/** Option of a number of reading B, as a dealer's link or a continue-later link carries it. */
export function paymentOptionByOrderType(type: number): PaymentOption | undefined {
  return PAYMENT_OPTIONS.find((option) => option.orderPaymentType === type);
}

/** Personal consultation, alone or about a financing or leasing: it needs no hand-over, but an appointment. */
export function isAtCarDealer(option: Pick<PaymentOption, 'method'> | undefined): boolean {
  return option?.method === 'AtCarDealer';
}
