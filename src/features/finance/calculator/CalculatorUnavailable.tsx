import { busyTextOf } from '../../../ui/feedback/busyText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useStyles } from '../../../ui/styles';
import css from './CalculatorLayout.css?inline';

interface CalculatorUnavailableProps {
  isCalculating: boolean;
  error: unknown;
  retry: () => void;
  /** After a failed request; text for no offer. */
  texts: { failure: string; advice: string; none: string };
}

export function CalculatorUnavailable({ isCalculating, error, retry, texts }: CalculatorUnavailableProps) {
  useStyles(css);
  if (error) {
    return (
      <ErrorState title={texts.failure} level={3} onRetry={retry}>
        {busyTextOf(error) ?? texts.advice}
      </ErrorState>
    );
  }
  return (
    <p className="py-16" role="status">
      {isCalculating ? 'wird berechnet ...' : texts.none}
    </p>
  );
}
