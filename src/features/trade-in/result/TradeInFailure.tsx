import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../../ui/actions/Button';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ResultActions } from './ResultActions';
import { ResultScreen } from './ResultScreen';
import { TradeInContact } from './TradeInContact';

interface TradeInFailureProps {
  error: unknown;
  origin: string | undefined;
  onRetry: () => void;
  onEdit: () => void;
}

/** Entries are kept. */
export function TradeInFailure({ error, origin, onRetry, onEdit }: TradeInFailureProps) {
  return (
    <ResultScreen
      icon={<TriangleAlert />}
      title="Ups!"
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            Erneut versuchen
          </Button>
          <Button onClick={onEdit}>Angaben prüfen</Button>
          <ResultActions origin={origin} isFailure />
        </>
      }
    >
      <p>
        {`Die Inzahlungnahme konnte nicht berechnet werden. Ihre Angaben sind noch da: ${
          busyTextOf(error) ?? 'Sie können es erneut versuchen oder sich direkt an uns wenden.'
        }`}
      </p>
      <TradeInContact />
    </ResultScreen>
  );
}
