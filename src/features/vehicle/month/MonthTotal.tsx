import type { MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import { partLabel } from '../../../domain/running-costs/monthlyCosts';
import { formatPrice } from '../../../lib/format';

/** 'etwa 338 € im Monat'; names what is not known in it. */
export function MonthTotal({ costs }: { costs: MonthlyCosts }) {
  const { total, parts } = costs;
  if (total === undefined) return <p className="month-total">Gesamtkosten: keine Angabe</p>;
  const missing = parts.filter(({ amount }) => amount === undefined).map((part) => partLabel(part, costs));
  return (
    <p className="month-total">
      <strong>{`etwa ${formatPrice(total)}`}</strong>
      <span>{` im Monat${missing.length > 0 ? ` ohne ${missing.join(' und ')}` : ''}`}</span>
    </p>
  );
}
