import { needsReservationFee } from '../../../domain/dealer/forms/settings';
import { readDecimal } from '../../../domain/dealer/rules';
import { useTenant } from '../../../state/shopContext';
import type { SettingsValues } from './settingsFields';

const SUPPORT = 'Das richtet die Plattform ein: Fragen Sie Ihren Betreuer dort.';

/** Hint of the payment options: what a chosen one still lacks, and who can help. */
export function PaymentNotes({ values }: { values: SettingsValues }) {
  const { carDealerPaypalApiClientId: paypal } = useTenant().settings;
  const { orderAvailablePaymentOptionTypes: offered, orderReservationFee: fee } = values;
  const takesFee = needsReservationFee(offered);
  const missing = [
    takesFee && paypal === undefined
      ? `Für die Reservierungsgebühr fehlt das PayPal-Konto; die Bestellung zeigt diese Zahlungsart so lange nicht. ${SUPPORT}`
      : '',
    takesFee && readDecimal(fee) === 0
      ? 'Die Reservierungsgebühr ist 0 €; die Bestellung zeigt diese Zahlungsart so lange nicht. Tragen Sie unten einen Betrag ein.'
      : '',
    offered.includes('bezahlDe')
      ? `bezahl.de braucht ein Händlerkonto. Ob Ihres angebunden ist, ist hier nicht zu sehen. ${SUPPORT}`
      : '',
  ].filter((note) => note !== '');
  return (
    <>
      <span>
        Mindestens eine. Was eine davon zusätzlich braucht, wird darunter abgefragt. Santander und BDK haben keinen
        Schalter: Der Shop bietet sie an, wo sie die Bank des Fahrzeugs sind.
      </span>
      {missing.map((note) => (
        <strong key={note} className="block pt-4 text-warning">
          {note}
        </strong>
      ))}
    </>
  );
}
