import css from './ProgressBar.css?inline';
import { useStyles } from '../styles';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** '24 von 150 Fahrzeugen'; default: percent. */
  valueText?: string;
}

export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  useStyles(css, 'ui');
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText ?? `${Math.round(share * 100)} %`}
    >
      <div className="progress-bar__fill" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
