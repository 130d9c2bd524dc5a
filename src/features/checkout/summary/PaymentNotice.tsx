import type { DraftPayment } from '../../../domain/order/draft';
import { Notice } from '../../../ui/display/Notice';

interface PaymentNoticeProps {
  draft: DraftPayment;
  /** The visitor came back from PayPal without having paid. */
  isCancelled?: boolean;
  /** Part of the page from its start. */
  isStatic?: boolean;
}

/** Above the button: that the fee was paid and only the order is missing, or that nothing was paid. */
export function PaymentNotice({ draft, isCancelled, isStatic }: PaymentNoticeProps) {
  if (draft.paypalOrderId !== undefined) {
    return (
      <Notice
        isStatic={isStatic}
        tone={draft.isPaymentOpen ? 'warning' : 'success'}
        title={draft.isPaymentOpen ? PAYMENT_OPEN : PAYMENT_ARRIVED}
      >
        <p>{SEND_PAID_ORDER_HINT}</p>
      </Notice>
    );
  }
  return isCancelled ? (
    <Notice>Sie haben die Zahlung abgebrochen. Es wurde nichts bezahlt, und alle Ihre Angaben sind noch da.</Notice>
  ) : null;
}

/** The fee was paid, the order was not sent. */
export const PAYMENT_ARRIVED = 'Zahlung ist eingegangen, Ihre Bestellung noch nicht.';
/** Approved, but PayPal's confirmation never came. */
export const PAYMENT_OPEN = 'PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.';
export const SEND_PAID_ORDER_HINT = 'Bitte senden Sie Ihre Bestellung ab. Sie bezahlen dabei nicht noch einmal.';
