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
import { StepList } from '../../../ui/display/StepList';
import { Price } from '../../../ui/display/Price';
import { AccountInvite } from '../../account/AccountInvite';
import { ResultActions } from './ResultActions';
import { TradeInWithoutOffer } from './TradeInWithoutOffer';
import { ResultScreen } from './ResultScreen';

interface TradeInSuccessProps {
  email: string;
  vehicle: string;
  /** If the response contains it. */
  tradeIn?: TradeIn;
  origin: string | undefined;
}

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
      <StepList
        steps={[
          {
            when: 'In Kürze',
            what: (
              <>
                <span>{value > 0 ? 'Das Angebot kommt auch per E-Mail an ' : 'Das Ergebnis kommt an '}</span>
                <strong>{email}</strong>
                <span>{value > 0 ? '.' : '. Muss es ein Mitarbeiter im Autohaus noch prüfen, steht es dort.'}</span>
              </>
            ),
          },
          {
            when: `${days} Tage lang`,
            what: `Der Wert gilt im Checkout für jeden Kauf${value > 0 ? '.' : ', mit dem Code, der dabeisteht.'}`,
          },
          {
            when: 'Bei der Lieferung',
            what: 'Wir holen Ihr altes Fahrzeug kostenlos ab und prüfen bei der Ankunft den Zustand. Weicht er von Ihren Angaben ab, melden wir uns mit den nächsten Schritten.',
          },
        ]}
      />
      <AccountInvite>Mit einem Konto steht der Wert in jeder Bestellung bereit, ohne Code.</AccountInvite>
    </>
  );
}
