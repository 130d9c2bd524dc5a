import FileText from 'lucide-react/icons/file-text';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import { ResultActions } from './ResultActions';
import { ResultScreen } from './ResultScreen';
import { TradeInContact } from './TradeInContact';

interface TradeInWithoutOfferProps {
  email: string;
  tradeIn: TradeIn;
  origin: string | undefined;
  sentence: string;
}

export function TradeInWithoutOffer({ email, tradeIn, origin, sentence }: TradeInWithoutOfferProps) {
  const isReviewed = tradeIn.calculationResultType === 'nonDigital';
  return (
    <ResultScreen icon={<FileText />} title="Wie geht es weiter?" actions={<ResultActions origin={origin} />}>
      <p>
        <strong>{sentence}</strong>
      </p>
      {isReviewed ? (
        <p>
          Ihre Angaben sind bei uns angekommen. Sie erhalten das Ergebnis per E-Mail an <strong>{email}</strong>; bis
          dahin können Sie ohne Inzahlungnahme weitermachen oder uns direkt fragen.
        </p>
      ) : (
        <p>
          Ihre Angaben sind bei uns angekommen. Bitte sprechen Sie uns an: Im Autohaus sehen wir uns Ihr Fahrzeug gern
          an. Bestellen können Sie auch ohne Inzahlungnahme.
        </p>
      )}
      <TradeInContact />
    </ResultScreen>
  );
}
