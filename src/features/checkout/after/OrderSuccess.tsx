import { orderNumber } from '../../../domain/order/orderNumber';
import CircleCheck from 'lucide-react/icons/circle-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayInWords } from '../../../lib/dates/calendarMonth';
import { formatDateTime } from '../../../lib/dates/formatDate';
import { hrefOf, screenAt } from '../../../domain/addresses';
import { appointmentText } from '../../../domain/handover/appointment';
import { withoutPlaced } from '../../../domain/order/orderSlot';
import type { DealerMessage } from '../../../domain/order/dealerMessage';
import { nextSteps } from '../../../domain/order/nextSteps';
import { refundText } from '../../../domain/order/refundText';
import { isBinding, REDIRECT_TEXT, type PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import type { OrderConfirmation } from '../../../domain/order/orderConfirmation';
import { useEnvironment, useHost, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { Fold } from '../../../ui/layout/Fold';
import { Notice } from '../../../ui/feedback/Notice';
import { StepList } from '../../../ui/display/StepList';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { AccountInvite } from '../../account/AccountInvite';
import { useCheckedOrders } from './useCheckedOrders';
import { ProductPicture } from '../parts/ProductPicture';
import { BillTable } from '../bill/OrderBill';
import { CopyableNumber } from '../parts/CopyButton';
import { BankAccount } from '../steps/BankAccount';
import { OrderScreen } from './OrderScreen';

interface OrderSuccessProps {
  placed: OrderConfirmation;
  messages: readonly DealerMessage[];
  /** Only after a reload. */
  onRestart?: () => void;
}

/** Printable (rules/order-and-payment: confirmation). */
export function OrderSuccess({ placed, messages, onRestart }: OrderSuccessProps) {
  const host = useHost();
  const navigate = useNavigate();
  const { companyName } = useTenant().settings;
  const { legalTextHtml, orderId, withdrawnAt } = placed;
  const { redirectLink, calendar, transferAmount } = withdrawnAt === undefined ? placed : NOTHING_AHEAD;
  const option = paymentOptionById(placed.paymentOptionId);
  useBackPastSteps();
  const orders = useCheckedOrders();
  const forget = () => {
    orders.update((slot) => withoutPlaced(slot, orderId));
    void navigate(hrefOf('search'), { replace: true });
  };

  const isRequest = option !== undefined && !isBinding(option);
  return (
    <OrderScreen
      mark={
        <div className="order-success__picture print:hidden">
          {placed.picture === undefined ? null : <ProductPicture url={placed.picture} />}
          {withdrawnAt === undefined ? <CircleCheck className="order-success__mark" /> : null}
        </div>
      }
      title={withdrawnAt === undefined ? headingOf(placed, option) : 'Diesen Vertrag haben Sie widerrufen.'}
    >
      <p className="order-success__text">
        {withdrawnAt === undefined
          ? thanksText(placed, option)
          : [withdrawnText(withdrawnAt), refundText(placed)].filter(Boolean).join(' ')}
      </p>
      {redirectLink === undefined ? null : (
        <Button variant="primary" size="large" href={redirectLink} target="_blank" rel="noopener noreferrer">
          Hier klicken und Bestellung abschließen
        </Button>
      )}
      {placed.isPaymentOpen && !isByFee(option) ? (
        <Notice isStatic tone="warning">
          {PAYMENT_UNCONFIRMED}
        </Notice>
      ) : null}
      {placed.priceChange === undefined ? null : <Notice isStatic>{placed.priceChange}</Notice>}
      {placed.bankApplication === undefined ? null : <BankApplication state={placed.bankApplication} />}
      {placed.replaces === undefined ? null : (
        <Notice isStatic>
          {`Sie ersetzt die Vorgangsnummer ${orderNumber(placed.replaces)}. ${cancellationText(messages.find(({ orderId: of }) => of === placed.replaces))}`}
        </Notice>
      )}
      <div className="order-success__part">
        <p className="font-600">{placed.vehicle}</p>
        <CopyableNumber label="Vorgangsnummer" value={orderNumber(orderId)} />
        {placed.email === undefined ? null : (
          <p>
            <span>Bestätigung an </span>
            <strong>{placed.email}</strong>
          </p>
        )}
      </div>
      <div className="order-success__then grid grid-cols-1 gap-32 w-full my-16 text-left">
        {option && withdrawnAt === undefined ? <NextSteps option={option} placed={placed} /> : null}
        <div className="grid gap-16 content-start">
          {option && transferAmount !== undefined ? (
            <div className="order-success__account">
              <BankAccount
                option={option}
                reference={orderNumber(orderId)}
                amount={transferAmount}
                euro={placed.transferEuro}
              />
            </div>
          ) : null}
          <AccountInvite>
            Mit einem Konto sehen Sie Ihre Bestellung, den Termin und Ihre Dokumente jederzeit wieder. Ihre Angaben
            übernehmen wir.
          </AccountInvite>
        </div>
      </div>
      <Fold className="order-success__fold" level={2} title={isRequest ? 'Ihre Anfrage' : 'Ihre Bestellung'}>
        <FactList facts={factsOf(placed, option, companyName)} />
        <BillTable bill={placed.bill} />
        {legalTextHtml === undefined ? null : (
          <div className="checkout__legal">
            <SafeHtml html={legalTextHtml} />
          </div>
        )}
      </Fold>
      <div className="order-success__actions">
        <Button
          variant={redirectLink === undefined ? 'primary' : 'secondary'}
          onClick={() => void navigate(hrefOf('search'))}
        >
          Zurück zur Übersicht
        </Button>
        {calendar === undefined ? null : (
          <Button
            icon={<CalendarDays />}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download="termin.ics"
          >
            Termin in den Kalender übernehmen
          </Button>
        )}
        <Button icon={<Printer />} onClick={() => host.print()}>
          Drucken oder als PDF sichern
        </Button>
        {onRestart === undefined || !option || (isBinding(option) && withdrawnAt === undefined) ? null : (
          <Button onClick={onRestart}>Neue Anfrage beginnen</Button>
        )}
      </div>
      <p className="text-14 text-muted print:hidden">
        {'Diese Bestätigung bleibt 14 Tage in Ihrem Browser. '}
        <Button variant="quiet" size="small" onClick={forget}>
          Vergessen
        </Button>
      </p>
    </OrderScreen>
  );
}

function cancellationText(message: DealerMessage | undefined): string {
  if (message?.state === 'sent')
    return 'Um deren Stornierung haben wir das Autohaus gebeten; bitte sprechen Sie es auch selbst darauf an.';
  const call = 'Bitte rufen Sie das Autohaus an und lassen Sie diese erste stornieren.';
  return message === undefined || message.state === 'sending'
    ? `Ob unsere Bitte um deren Stornierung beim Autohaus angekommen ist, ist nicht bekannt. ${call}`
    : `Unsere Bitte um deren Stornierung konnte noch nicht gesendet werden. ${call}`;
}

const NOTHING_AHEAD: Partial<OrderConfirmation> = {};

const withdrawnText = (at: string) =>
  `Ihr Widerruf wurde am ${formatDateTime(at)} Uhr übermittelt. Aus dieser Bestellung ist nichts mehr zu bezahlen.`;

/** One press of Back leaves a placed order, past its steps, which would thank again. */
function useBackPastSteps(): void {
  const { history } = useEnvironment();
  useEffect(() => {
    const orderAt = ({ pathname }: { pathname: string }) => {
      const screen = screenAt(pathname);
      return screen?.name === 'checkout' ? screen.params.vehicleId : undefined;
    };
    const vehicleId = orderAt(history.current.location);
    return history.listen(({ location, kind }) => {
      if (kind === 'POP' && vehicleId !== undefined && orderAt(location) === vehicleId) history.go(-1);
    });
  }, [history]);
}

function BankApplication({ state }: { state: NonNullable<OrderConfirmation['bankApplication']> }) {
  if (state === 'answered') return null;
  return (
    <Notice isStatic>
      {state === 'failed'
        ? 'Ihr Leasingwunsch liegt dem Autohaus vor. Er konnte der Bank noch nicht übermittelt werden; das Autohaus holt das mit Ihnen nach.'
        : 'Ihr Leasingwunsch liegt dem Autohaus vor. Ob Ihr Antrag auch bei der Bank angekommen ist, ist nicht bekannt; das Autohaus klärt das mit Ihnen. Bitte stellen Sie ihn nicht noch einmal.'}
    </Notice>
  );
}

const PAYMENT_UNCONFIRMED =
  'PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt: Das Autohaus prüft sie und meldet sich per E-Mail bei Ihnen. Bitte bezahlen Sie die Gebühr nicht noch einmal.';

/** Placed with the online fee, not only paid before another option was chosen. */
const isByFee = (option: PaymentOption | undefined) => option?.submission === 'reservation';

/** Thanks for a reservation only if PayPal has taken its fee. */
function headingOf({ isPaymentOpen }: OrderConfirmation, option: PaymentOption | undefined): string {
  if (isPaymentOpen && isByFee(option)) return 'Ihre Bestellung ist eingegangen';
  return option?.success.heading ?? 'Vielen Dank!';
}

function thanksText({ isPaymentOpen, redirectLink }: OrderConfirmation, option: PaymentOption | undefined) {
  if (isPaymentOpen && isByFee(option)) return `Ihre Angaben sind eingegangen. ${PAYMENT_UNCONFIRMED}`;
  return redirectLink === undefined ? option?.success.text : (option?.success.redirectText ?? REDIRECT_TEXT);
}

const HOUR_MS = 3_600_000;

function NextSteps({ option, placed }: { option: PaymentOption; placed: OrderConfirmation }) {
  const { isB2BShop, orderReservationTimeInHours: hours } = useTenant().settings;
  const { redirectLink, placedAt, isPaymentOpen, company } = placed;
  const isHeld = option.submission === 'reservation' && isPaymentOpen !== true && hours !== undefined;
  const steps = nextSteps({
    ...placed,
    option,
    hasRedirect: redirectLink !== undefined,
    reservedUntil: isHeld ? new Date(Date.parse(placedAt) + hours * HOUR_MS) : undefined,
  });
  return (
    <section className="next-steps" aria-label="So geht es weiter">
      <h2>So geht es weiter</h2>
      <StepList steps={steps} />
      {isBinding(option) && !isB2BShop && company === undefined ? (
        <p className="text-14 text-muted">
          Bis 14 Tage nach der Übergabe können Sie den Vertrag widerrufen. Einzelheiten stehen in der
          Widerrufsbelehrung.
        </p>
      ) : null}
    </section>
  );
}

function factsOf(placed: OrderConfirmation, option: PaymentOption | undefined, companyName: string) {
  const { appointment, handOver, place } = placed;
  return [
    { label: 'Autohaus', value: place === undefined ? companyName : `${companyName}, ${place}` },
    { label: 'Übermittelt am', value: `${formatDateTime(placed.placedAt)} Uhr` },
    { label: 'Zahlungsart', value: option?.heading },
    { label: 'Wunschtermin', value: appointment && appointmentText(appointment) },
    {
      label: option && !isBinding(option) ? 'Übergabe, voraussichtlich' : 'Übergabe',
      value: handOver && `${handOver.name}, ${dayInWords(handOver.day)}`,
    },
    { label: 'Lieferadresse', value: placed.deliveryAddress },
    { label: 'Firma', value: placed.company },
    { label: 'Vereinbart zur Gewährleistung', value: placed.shortWarranty },
  ];
}
