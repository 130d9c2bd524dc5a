import { useEffect } from 'react';
import { billChanges } from '../../../domain/order/billChanges';
import { isPaid, sentIn, type PaymentStage } from '../../../domain/order/orderState';
import { hrefOf } from '../../../domain/addresses';
import type { OrderFailure } from '../../../domain/order/orderEvents';
import { phoneHref } from '../../../domain/person/phone';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Notice } from '../../../ui/display/Notice';
import { useCheckout } from '../checkoutContext';
import { TRADE_IN_LABEL, shownBillOf } from '../order/bill';
import { SentOrderNotice } from '../sent/SentOrder';
import { sendingFailureText } from './failureTexts';

/** Notice above the button: each line of the bill that is not as the visitor saw it first. Renders nothing without a change. */
export function OrderChangeNotice({ isRequest }: { isRequest: boolean }) {
  const { store, view, rate } = useCheckout();
  const seen = view.draft.shown;
  const lines = shownBillOf(view);
  const isWhole = !rate.isCalculating && (rate.status === 'none' || rate.status === 'current');
  useEffect(() => {
    if (isWhole && seen === undefined) store.raise({ type: 'shown', lines });
  });
  // What was paid for is sent as it is.
  if (seen === undefined || !isWhole || isPaid(view.draft.state.payment)) return null;
  const changes = billChanges(lines, seen, { vehicle: vehicleHeading(view.vehicle), tradeIn: TRADE_IN_LABEL });
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">{`${changes.join(' ')} Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}</Notice>
  );
}

/** Notice above the button: why the last attempt did not send the order, and how to go on. */
export function FailureNotice({ failure }: { failure: OrderFailure }) {
  const { vehicle, draft } = useCheckout().view;
  const search = useRouteLink(hrefOf('search'));
  const text = sendingFailureText(failure);
  const phone = vehicle.location?.phone;
  const call = phoneHref(phone);
  if (sentIn(draft.state)) return <SentOrderNotice failure={text} />;
  if (text === undefined) return null;
  return (
    <Notice tone="error">
      <p>{text}</p>
      {failure === 'reserved' ? (
        <>
          <p>
            <span>{`Fragen Sie das Autohaus, ob es wieder frei wird${call === undefined ? '.' : ': '}`}</span>
            {call === undefined ? null : <Link href={call}>{phone}</Link>}
          </p>
          <Button {...search} className="checkout__action" size="small">
            Andere Fahrzeuge ansehen
          </Button>
        </>
      ) : null}
    </Notice>
  );
}

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

export const PAYMENT_ARRIVED = 'Ihre Zahlung ist eingegangen, Ihre Bestellung ist noch nicht bestätigt.';
const PAYMENT_OPEN = 'PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.';
const SEND_PAID_ORDER_HINT = 'Bitte senden Sie Ihre Bestellung ab. Sie bezahlen dabei nicht noch einmal.';
