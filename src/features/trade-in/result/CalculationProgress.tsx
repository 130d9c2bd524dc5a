import { useEffect, useState } from 'react';
import { CALCULATION_TIMEOUT_MS } from '../../../api/tradeIns';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { Spinner } from '../../../ui/display/Spinner';
import { ResultScreen } from './ResultScreen';

interface CalculationProgressProps {
  since: Date;
  onCancel: () => void;
}

/** The bar shows the time until the timeout: the platform reports no progress (rules/trade-in: under way). */
export function CalculationProgress({ since, onCancel }: CalculationProgressProps) {
  const now = useNow();
  const [passedMs, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed(now().getTime() - since.getTime()), 1000);
    return () => clearInterval(timer);
  }, [now, since]);
  const passed = `${minutesOf(passedMs)} von höchstens ${minutesOf(CALCULATION_TIMEOUT_MS)} Minuten`;

  return (
    <ResultScreen
      icon={<Spinner size={28} />}
      title="Die Inzahlungnahme wird berechnet. Dies kann einen Moment dauern."
      actions={<Button onClick={onCancel}>Berechnung abbrechen</Button>}
    >
      <p>
        Meist dauert es etwa drei Minuten. Bitte lassen Sie diese Seite so lange geöffnet. Wenn Sie abbrechen, bleiben
        Ihre Angaben erhalten.
      </p>
      <div className="trade-in-result__progress">
        <ProgressBar label="Vergangene Zeit" value={passedMs} max={CALCULATION_TIMEOUT_MS} valueText={passed} />
        <p>{passed}</p>
      </div>
    </ResultScreen>
  );
}

function minutesOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
