import type { PaymentStage } from '../../../domain/order/orderState';
import { Notice } from '../../../ui/display/Notice';

interface PaymentNoticeProps {
  payment: PaymentStage;
  /** The visitor came back from PayPal without having paid. */
  isCancelled?: boolean;
  /** Rendered with the page, not announced. */
  isStatic?: boolean;
}

/** Notice about a paid fee without its order, or about a cancelled payment. */
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

export const PAYMENT_ARRIVED = 'Zahlung ist eingegangen, Ihre Bestellung noch nicht.';
const PAYMENT_OPEN = 'PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.';
const SEND_PAID_ORDER_HINT = 'Bitte senden Sie Ihre Bestellung ab. Sie bezahlen dabei nicht noch einmal.';
