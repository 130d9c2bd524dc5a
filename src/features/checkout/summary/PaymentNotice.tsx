import type { PaymentStage } from '../../../domain/order/orderState';
import { Notice } from '../../../ui/display/Notice';

interface PaymentNoticeProps {
  payment: PaymentStage;
  /** The visitor came back from PayPal without having paid. */
  isCancelled?: boolean;
  /** Part of the page from its start. */
  isStatic?: boolean;
}

/** Above the button: that the fee was paid and only the order is missing, or that nothing was paid. */
export function PaymentNotice({ payment, isCancelled, isStatic }: PaymentNoticeProps) {
  if (payment.stage === 'captured' || payment.stage === 'unconfirmed') {
    const isConfirmed = payment.stage === 'captured';
    return (
      <Notice
        isStatic={isStatic}
        tone={isConfirmed ? 'success' : 'warning'}
        title={isConfirmed ? PAYMENT_ARRIVED : PAYMENT_OPEN}
      >
        <p>{SEND_PAID_ORDER_HINT}</p>
      </Notice>
    );
  }
  return isCancelled && payment.stage === 'none' ? (
    <Notice>Sie haben die Zahlung abgebrochen. Es wurde nichts bezahlt, und alle Ihre Angaben sind noch da.</Notice>
  ) : null;
}

/** The fee was paid, the order was not sent. */
export const PAYMENT_ARRIVED = 'Zahlung ist eingegangen, Ihre Bestellung noch nicht.';
/** Approved, but PayPal's confirmation never came. */
export const PAYMENT_OPEN = 'PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.';
export const SEND_PAID_ORDER_HINT = 'Bitte senden Sie Ihre Bestellung ab. Sie bezahlen dabei nicht noch einmal.';
