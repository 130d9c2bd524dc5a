import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useStyles } from '../../../ui/styles';
import css from './CalculatorLayout.css?inline';

interface CalculatorUnavailableProps {
  isCalculating: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Title and advice after a failed request; text for no offer. */
  texts: { failure: string; advice: string; none: string };
}

/** Replaces a calculator's rate while there is none. */
export function CalculatorUnavailable({ isCalculating, hasFailed, retry, texts }: CalculatorUnavailableProps) {
  useStyles(css);
  if (hasFailed) {
    return (
      <ErrorState title={texts.failure} level={3} onRetry={retry}>
        {texts.advice}
      </ErrorState>
    );
  }
  return (
    <p className="calculator__no-rate" role="status">
      {isCalculating ? 'wird berechnet ...' : texts.none}
    </p>
  );
}
