import CircleCheck from 'lucide-react/icons/circle-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayInWords } from '../../../lib/calendarDay';
import { hrefOf } from '../../../domain/addresses';
import { calendarFile } from '../../../domain/order/calendarFile';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { useHost, useNow, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { useStyles } from '../../../ui/styles';
import type { PlacedOrder } from '../checkoutStore';
import { appointmentText } from '../steps/Appointment';
import css from './OrderSuccess.css?inline';

/** The platform has the order: what happens next, in the words of the payment option (checkout 3 and 4). */
export function OrderSuccess({ orderId, placed }: { orderId: string; placed: PlacedOrder }) {
  useStyles(css);
  const host = useHost();
  const navigate = useNavigate();
  const { settings } = useTenant();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, email, redirectLink } = placed;
  const { vehicle, paymentOption, appointment, handOver } = order;
  const success = paymentOption?.success;

  useEffect(() => {
    host.scrollToTop(true);
    heading.current?.focus({ preventScroll: true });
  }, [host]);

  const facts = [
    { label: 'Fahrzeug', value: vehicleTitle(vehicle) },
    { label: 'Vorgangsnummer', value: orderId },
    { label: 'Zahlungsart', value: paymentOption?.heading },
    { label: 'Wunschtermin', value: appointment && appointmentText(appointment) },
    { label: 'Übergabe', value: handOver?.day && `${handOver.product.name}, ${dayInWords(handOver.day)}` },
    { label: 'Bestätigung an', value: email },
  ];
  const file = calendarFile({ orderId, order, companyName: settings.companyName, now: now() });

  return (
    <div className="order-success">
      <CircleCheck className="order-success__mark" />
      <h1 className="order-success__heading" ref={heading} tabIndex={-1}>
        {success?.heading}
      </h1>
      <p className="order-success__text">{(redirectLink && success?.redirectText) ?? success?.text}</p>
      {redirectLink === undefined ? null : (
        <Button variant="primary" size="large" href={redirectLink} target="_blank" rel="noopener noreferrer">
          Hier klicken und Bestellung abschließen
        </Button>
      )}
      <div className="order-success__facts">
        <FactList facts={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      </div>
      <div className="order-success__actions">
        {file === undefined ? null : (
          <Button
            icon={<CalendarPlus />}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
            download="termin.ics"
          >
            Termin in den Kalender übernehmen
          </Button>
        )}
        <Button
          variant={redirectLink === undefined ? 'primary' : 'secondary'}
          onClick={() => void navigate(hrefOf('search'))}
        >
          Zurück zur Übersicht
        </Button>
      </div>
    </div>
  );
}
