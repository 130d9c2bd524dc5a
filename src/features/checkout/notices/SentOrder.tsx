import { appointmentText } from '../../../domain/handover/appointment';
import { orderNumber } from '../../../domain/order/orderNumber';
import { sentIn, type SentOrder } from '../../../domain/order/orderState';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { dayInWords } from '../../../lib/dates/calendarMonth';
import { exactPrice } from '../../../lib/format';
import { formatDateTime } from '../../../lib/dates/formatDate';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { FactList } from '../../../ui/display/FactList';
import { Notice } from '../../../ui/feedback/Notice';
import { useCheckout } from '../runner/checkoutContext';
import { DealerCall } from './DealerCall';

export function SentOrderFacts({ sent: { confirmation } }: { sent: SentOrder }) {
  const { paymentOptionId, bill, appointment, handOver, placedAt, orderId } = confirmation;
  const facts = [
    { label: 'Gesendet am', value: `${formatDateTime(placedAt)} Uhr` },
    { label: 'Zahlungsart', value: paymentOptionById(paymentOptionId)?.heading },
    ...bill.due.filter(({ amount }) => amount !== exactPrice(0)).map(({ label, amount }) => ({ label, value: amount })),
    { label: 'Wunschtermin', value: appointment && appointmentText(appointment) },
    { label: 'Übergabe', value: handOver && `${handOver.name}, ${dayInWords(handOver.day)}` },
    { label: 'Vorgangsnummer', value: orderNumber(orderId) },
  ];
  return <FactList facts={facts} />;
}

/** 'Bestellung', or 'Anfrage' for an order that is not binding. */
export function sentOrderNoun({ confirmation }: SentOrder): 'Bestellung' | 'Anfrage' {
  const option = paymentOptionById(confirmation.paymentOptionId);
  return option && !isBinding(option) ? 'Anfrage' : 'Bestellung';
}

interface SentOrderNoticeProps {
  failure?: string;
  /** Refused when sent again; whether it arrived before is not known. */
  isRefused?: boolean;
  isStatic?: boolean;
}

export function SentOrderNotice({ failure, isRefused, isStatic }: SentOrderNoticeProps) {
  const { state } = useCheckout().view.draft;
  const sent = sentIn(state);
  if (!sent || state.order.stage === 'sending') return null;
  const noun = sentOrderNoun(sent);
  const arrival = `Ihre ${noun} ist vielleicht schon angekommen.`;
  return (
    <Notice
      isStatic={isStatic}
      tone={failure === undefined ? 'warning' : 'error'}
      title={isRefused ? 'Das erneute Senden wurde abgelehnt.' : (failure ?? arrival)}
    >
      {failure === undefined ? null : <p>{arrival}</p>}
      <p>
        {isRefused
          ? 'Wir haben sie gesendet und keine Antwort erhalten. Ob sie angekommen ist, weiß das Autohaus.'
          : `Wir haben sie gesendet und keine Antwort erhalten. Bitte senden Sie sie unverändert noch einmal: Ist sie schon da, wird daraus keine zweite ${noun}.`}
      </p>
      {failure === undefined ? null : (
        <DealerCall
          text={`Ist sie dringend, fragen Sie das Autohaus nach der Vorgangsnummer ${orderNumber(sent.body.id)}`}
        />
      )}
      <SentOrderFacts sent={sent} />
    </Notice>
  );
}

export function SentOrderHint() {
  const { view, hrefOfStep } = useCheckout();
  const summary = useRouteLink(hrefOfStep('9-summary'));
  const sent = sentIn(view.draft.state);
  if (!sent) return null;
  const noun = sentOrderNoun(sent);
  return (
    <Notice isStatic tone="warning" title={`Ihre ${noun} ist vielleicht schon angekommen.`}>
      <p>Wir haben sie gesendet und keine Antwort erhalten. Was Sie hier ändern, gilt für sie nicht mehr.</p>
      <Button {...summary} className="mt-8" size="small">
        {`Zur gesendeten ${noun}`}
      </Button>
    </Notice>
  );
}
