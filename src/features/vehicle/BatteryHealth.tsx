import { range } from '../../lib/range';
import { useStyles } from '../../ui/styles';
import css from './BatteryHealth.css?inline';

const STEPS = range(10, (index) => (index + 1) * 10);

/** Its figure stands beside it. */
export function BatteryHealth({ percent }: { percent: number }) {
  useStyles(css);
  const filled = batteryStep(percent);
  return (
    <span className="battery-health" aria-hidden="true" data-step={filled}>
      {STEPS.map((step) => (
        <span key={step} className="battery-health__cell" data-filled={step <= filled ? '' : undefined} />
      ))}
    </span>
  );
}

/** Percent, rounded down to tens, at least 10 (rules/vehicle: battery picture). */
export function batteryStep(percent: number): number {
  return Math.min(Math.max(Math.floor(percent / 10) * 10, 10), 100);
}
