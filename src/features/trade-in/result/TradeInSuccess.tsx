import CircleCheck from 'lucide-react/icons/circle-check';
import { useTenant } from '../../../state/shopContext';
import { ResultActions } from './ResultActions';
import { ResultScreen } from './ResultScreen';

/** Days for which an offer holds, unless the dealer says otherwise (checkout 4). */
const VALIDITY_DAYS = 14;

/** The result is on its way by e-mail: what can be done with it (checkout 2 and 4). */
export function TradeInSuccess({ email, origin }: { email: string; origin: string | undefined }) {
  const { tradeInValidityInDays: days = VALIDITY_DAYS } = useTenant().settings;
  return (
    <ResultScreen icon={<CircleCheck />} title="Wie geht es weiter?" actions={<ResultActions origin={origin} />}>
      <p>Vielen Dank! Ihre Angaben sind bei uns angekommen.</p>
      <ol className="trade-in-result__steps">
        <li>
          <p>
            Sie erhalten das Ergebnis per E-Mail an <strong>{email}</strong>. Sollte eine zusätzliche Prüfung durch
            einen Mitarbeiter im Autohaus nötig sein, erfahren Sie es dort.
          </p>
        </li>
        <li>
          <p>
            Der angebotene Wert steht Ihnen {days} Tage lang beim Checkout zur Verfügung. Er wird auf jeden Kauf
            angerechnet: mit dem Code aus der E-Mail und Ihrer E-Mail-Adresse.
          </p>
        </li>
        <li>
          <p>Wenn wir Ihnen das neue Fahrzeug liefern, holen wir Ihr altes kostenlos ab.</p>
        </li>
        <li>
          <p>
            Bei der Ankunft prüfen wir den Zustand. Weicht er von Ihren Angaben ab, erhalten Sie eine E-Mail mit den
            nächsten Schritten.
          </p>
        </li>
      </ol>
    </ResultScreen>
  );
}
