import { formatPercent } from '../../../lib/formatFacts';
import { useStyles } from '../../../ui/styles';
import css from './BatteryHealth.css?inline';
import { range } from '../../../lib/range';

const STEPS = range(10, (index) => (index + 1) * 10);

export function BatteryHealth({ percent }: { percent: number }) {
  useStyles(css);
  const filled = batteryStep(percent);
  return (
    <div className="flex flex-wrap items-center gap-16">
      <span className="battery-health__picture" aria-hidden="true" data-step={filled}>
        {STEPS.map((step) => (
          <span key={step} className="battery-health__cell" data-filled={step <= filled ? '' : undefined} />
        ))}
      </span>
      <p>
        <strong className="battery-health__value">{formatPercent(percent)}</strong> Gesundheitszustand der Batterie
        (State of Health)
      </p>
    </div>
  );
}

/** Percent, rounded down to tens, at least 10 (rules/vehicle: battery picture). */
export function batteryStep(percent: number): number {
  return Math.min(Math.max(Math.floor(percent / 10) * 10, 10), 100);
}
