import { exactPrice } from '../../../lib/format';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { restDueTexts } from '../../../domain/order/paymentOption/paymentOption';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FactList } from '../../../ui/display/FactList';
import { Notice } from '../../../ui/feedback/Notice';
import { LoadingText } from '../../../ui/display/LoadingText';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { useCheckout, useCheckoutView } from '../runner/checkoutContext';
import { NotStoredNotice } from '../notices/NotStoredNotice';
import { PaymentNotice } from '../notices/OrderNotices';
import css from './Payment.css?inline';
import { PAYPAL_SLOT } from './usePaypalButtons';
import { type PaymentState, usePayment } from './usePayment';
import type { PaymentWindow } from '../../../domain/order/orderEvents';

interface PaymentDialogProps {
  payment: PaymentState;
  onClose: () => void;
  onOtherOption: () => void;
}

/** PayPal's buttons behind a consent (rules/order-and-payment: reservation fee). */
function PaymentDialog({ payment, onClose, onOtherOption }: PaymentDialogProps) {
  useStyles(css);
  const { draft, totals } = useCheckoutView();
  const { stage } = draft.state.payment;
  const isPaid = stage !== 'none';
  return (
    <Dialog
      title="Reservierungsgebühr"
      size="small"
      isLocked={payment.isRunning}
      onClose={onClose}
      footer={
        isPaid && !payment.isRunning ? (
          <Button variant="primary" onClick={payment.send}>
            Bestellung absenden
          </Button>
        ) : undefined
      }
    >
      <div className="payment-dialog grid gap-16">
        {isPaid ? <Paid payment={payment} /> : <Fee amount={totals.today} />}
        {payment.failure === undefined || isPaid ? null : <Notice tone="error">{payment.failure}</Notice>}
        <div hidden={isPaid}>
          <ConsentGate service="paypal" action="Mit PayPal bezahlen">
            <Buttons payment={payment} />
          </ConsentGate>
        </div>
        {isPaid ? null : (
          <Button variant="quiet" onClick={onOtherOption}>
            Andere Zahlungsart wählen
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Fee({ amount }: { amount: number }) {
  const { store, view } = useCheckout();
  const { vehicle, order } = view;
  const isNotStored = useStore(store, (order) => order.isNotStored);
  const { companyName, orderReservationTimeInHours: hours } = useTenant().settings;
  const rest = restDueTexts[order.paymentOption?.restDue ?? 'untilHandOver'].inSentence;
  return (
    <>
      {isNotStored ? (
        <Notice tone="warning">
          Ihr Browser speichert nichts von dieser Bestellung. Bitte laden Sie diese Seite nach der Zahlung nicht neu,
          bis die Bestellung bestätigt ist.
        </Notice>
      ) : null}
      <FactList
        facts={[
          { label: 'Heute Fällig', value: exactPrice(amount) },
          { label: 'Fahrzeug', value: vehicleHeading(vehicle) },
          { label: 'Empfänger', value: companyName },
        ]}
      />
      <p>
        {`${
          hours === undefined
            ? 'Mit der Zahlung wird das Fahrzeug für Sie reserviert. '
            : `Mit der Zahlung wird das Fahrzeug ${hours}\u00A0Stunden für Sie reserviert. `
        }Die Gebühr wird auf den Kaufpreis angerechnet; den Rest bezahlen Sie ${rest}.`}
      </p>
    </>
  );
}

/** After the approval: progress, or an order still to be sent. */
function Paid({ payment: { isRunning, orderFailure } }: { payment: PaymentState }) {
  const { store, view } = useCheckout();
  const { stage } = view.draft.state.payment;
  if (isRunning) {
    return (
      <LoadingText
        text={
          stage === 'approved' || stage === 'capturing'
            ? 'Ihre Zahlung wird ausgeführt. Bitte lassen Sie dieses Fenster offen …'
            : 'Zahlung ist eingegangen. Ihre Bestellung wird übermittelt …'
        }
      />
    );
  }
  return (
    <>
      <PaymentNotice payment={view.draft.state.payment} />
      <NotStoredNotice store={store} />
      {orderFailure === undefined ? null : <Notice tone="error">{orderFailure}</Notice>}
    </>
  );
}

/** Rendered and loaded only after the consent. */
function Buttons({ payment: { sdk, load } }: { payment: PaymentState }) {
  useEffect(() => load(), [load]);
  return (
    <div className="payment-dialog__buttons">
      {sdk === 'unavailable' ? (
        <>
          <Notice tone="error" title="PayPal konnte nicht geladen werden.">
            <p>
              Bitte prüfen Sie Ihre Internetverbindung und, falls Sie einen verwenden, Ihren Werbeblocker. Ihre Angaben
              sind gesichert, es wurde nichts bezahlt.
            </p>
          </Notice>
          <Button onClick={load}>Erneut versuchen</Button>
        </>
      ) : sdk === 'ready' ? null : (
        <LoadingText text="PayPal wird geladen …" />
      )}
      <slot name={PAYPAL_SLOT} />
    </div>
  );
}

/** From the first press of the button until the checkout is left. */
export function Payment({ paymentWindow }: { paymentWindow: PaymentWindow }) {
  const { customer, isOpen, failure } = paymentWindow;
  const payment = usePayment(customer, failure);
  const { store, change } = useCheckout();
  const close = () => store.raise({ type: 'closePayment' });
  if (!isOpen) return null;
  return (
    <PaymentDialog
      payment={payment}
      onClose={close}
      onOtherOption={() => {
        close();
        change('8-reservation');
      }}
    />
  );
}
