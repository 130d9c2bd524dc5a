import { useEffect } from 'react';
import { useStore } from 'zustand';
import { changeTexts, termChanges } from '../../../domain/order/orderTerm';
import { orderTermsOf } from '../../../domain/order/orderTerms';
import { sentIn, type PaymentStage } from '../../../domain/order/orderState';
import { hrefOf } from '../../../domain/addresses';
import type { OrderFailure, PaymentFailure } from '../../../domain/order/orderEvents';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Notice } from '../../../ui/feedback/Notice';
import { useCheckout } from '../runner/checkoutContext';
import { DealerCall } from './DealerCall';
import { SentOrderNotice } from './SentOrder';
import { PAYMENT_FAILED, sendingFailureText } from './failureTexts';

/** What the order rests on and is not as first seen. */
export function OrderChangeNotice({ isRequest }: { isRequest: boolean }) {
  const { store, view, rate } = useCheckout();
  const seen = view.draft.shownTerms;
  const terms = orderTermsOf(view);
  const isWhole = !rate.isCalculating && (rate.status === 'none' || rate.status === 'current');
  useEffect(() => {
    if (isWhole && seen === undefined) store.raise({ type: 'shown', terms });
  });
  if (seen === undefined || !isWhole) return null;
  const changes = termChanges(terms, seen);
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">{`${changeTexts(changes).join(' ')} Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}</Notice>
  );
}

const CALLED_FOR: readonly OrderFailure[] = ['unacceptable', 'unauthorized', 'closed', 'unread'];

/** Why the last attempt failed, and how to go on. */
export function FailureNotice({ failure }: { failure: OrderFailure }) {
  const { change, store, view } = useCheckout();
  const search = useRouteLink(hrefOf('search'));
  const text = useStore(store, sendingFailureText);
  if (sentIn(view.draft.state)) return <SentOrderNotice failure={text} isRefused={failure === 'unacceptable'} />;
  if (text === undefined) return null;
  const others = (
    <Button {...search} className="mt-8" size="small">
      Andere Fahrzeuge ansehen
    </Button>
  );
  return (
    <Notice
      tone="error"
      title={failure === 'unacceptable' ? 'Das Autohaus nimmt Ihre Bestellung so nicht an.' : undefined}
    >
      <p>{text}</p>
      {failure === 'reserved' ? <DealerCall text="Fragen Sie das Autohaus, ob es wieder frei wird" /> : null}
      {CALLED_FOR.includes(failure) ? <DealerCall text="Rufen Sie das Autohaus an" /> : null}
      {failure === 'reserved' ? others : null}
      {failure === 'unacceptable' ? (
        <Button className="mt-8" size="small" onClick={() => change('8-reservation')}>
          Andere Zahlungsart wählen
        </Button>
      ) : null}
    </Notice>
  );
}

interface PaymentNoticeProps {
  payment: PaymentStage;
  /** PayPal's window gives its own reason. */
  isOpen?: boolean;
  /** Back from PayPal without having paid. */
  isCancelled?: boolean;
  failure?: PaymentFailure;
  /** Not announced. */
  isStatic?: boolean;
}

export function PaymentNotice({ payment, isOpen = false, isCancelled, failure, isStatic }: PaymentNoticeProps) {
  if (payment.stage === 'capturing')
    return (
      <Notice isStatic={isStatic} title="Ihre Zahlung wird gerade ausgeführt.">
        <p>
          Bitte lassen Sie den Tab offen, in dem Sie bezahlt haben. Sobald PayPal die Zahlung bestätigt oder ablehnt,
          geht es hier weiter.
        </p>
      </Notice>
    );
  if (failure === 'uncaptured' && payment.stage === 'none')
    return <Notice tone="warning">Ihre Zahlung wurde nicht ausgeführt, es wurde nichts abgebucht.</Notice>;
  if (failure === 'declined' && payment.stage === 'none' && !isOpen)
    return <Notice tone="error">{PAYMENT_FAILED}</Notice>;
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
