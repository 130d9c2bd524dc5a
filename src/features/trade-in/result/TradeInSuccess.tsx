import CircleCheck from 'lucide-react/icons/circle-check';
import {
  isTradeInSelectable,
  lastDayOf,
  tradeInValidityOf,
  tradeInValue,
  type TradeIn,
} from '../../../domain/trade-in/tradeIn';
import { roundedText, WITHOUT_OFFER } from '../../../domain/trade-in/texts';
import { formatPrice } from '../../../lib/format';
import { formatDate } from '../../../lib/dates/formatDate';
import { useNow, useTenant } from '../../../state/shopContext';
import { Price } from '../../../ui/display/Price';
import { AccountInvite } from '../../account/AccountInvite';
import { ResultActions } from './ResultActions';
import { TradeInWithoutOffer } from './TradeInWithoutOffer';
import { ResultScreen } from './ResultScreen';

interface TradeInSuccessProps {
  email: string;
  /** 'Seat Leon', or ''. */
  vehicle: string;
  /** The result, if the response contains it. */
  tradeIn?: TradeIn;
  origin: string | undefined;
}

/** Screen after a valuation: an offer or, depending on the result type, a review or no offer. */
export function TradeInSuccess({ email, vehicle, tradeIn, origin }: TradeInSuccessProps) {
  const withoutOffer = tradeIn?.calculationResultType && WITHOUT_OFFER[tradeIn.calculationResultType];
  if (tradeIn && withoutOffer !== undefined) {
    return <TradeInWithoutOffer {...{ email, tradeIn, origin }} sentence={withoutOffer} />;
  }
  return <TradeInOffer {...{ email, vehicle, tradeIn, origin }} />;
}

function TradeInOffer({ email, vehicle, tradeIn, origin }: TradeInSuccessProps) {
  const { settings } = useTenant();
  const now = useNow();
  const validity = tradeInValidityOf(settings, now());
  const { days } = validity;
  const value = tradeIn && isTradeInSelectable(tradeIn, validity) ? tradeInValue(tradeIn) : 0;
  const rounded = tradeIn && roundedText(tradeIn);
  const lastDay = tradeIn && lastDayOf(tradeIn, validity);
  return (
    <ResultScreen
      icon={<CircleCheck />}
      title={`Ihr ${vehicle || 'Fahrzeug'}: ${value > 0 ? 'Ihr Angebot' : 'Ergebnis per E-Mail'}`}
      actions={<ResultActions origin={origin} />}
      next={<NextSteps {...{ email, days, value }} />}
    >
      <p>Vielen Dank! Ihre Angaben sind bei uns angekommen.</p>
      {value > 0 ? (
        <div className="trade-in-result__value">
          <Price
            amount={formatPrice(value)}
            size="large"
            note={
              lastDay === undefined
                ? 'bietet Ihnen das Autohaus'
                : `bietet Ihnen das Autohaus, gültig bis ${formatDate(lastDay)}`
            }
          />
          {rounded === undefined ? null : <p>{`Der Wert ist ${rounded}.`}</p>}
        </div>
      ) : null}
    </ResultScreen>
  );
}

interface NextStepsProps {
  email: string;
  days: number;
  value: number;
}

function NextSteps({ email, days, value }: NextStepsProps) {
  return (
    <>
      <h2>Wie geht es weiter?</h2>
      <ol className="trade-in-result__steps">
        <li>
          <p>
            Sie erhalten das Ergebnis per E-Mail an <strong>{email}</strong>. Sollte eine zusätzliche Prüfung durch
            einen Mitarbeiter im Autohaus nötig sein, erfahren Sie es dort.
          </p>
        </li>
        <li>
          <p>
            {`Der angebotene Wert steht Ihnen ${days} Tage lang beim Checkout zur Verfügung. Er wird auf jeden Kauf angerechnet${value > 0 ? '.' : ': mit dem Code aus der E-Mail und Ihrer E-Mail-Adresse.'}`}
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
      <AccountInvite>
        Mit einem Konto steht der Wert in jeder Bestellung bereit, ohne den Code einzugeben.
      </AccountInvite>
    </>
  );
}
