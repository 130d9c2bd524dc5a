import type { MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import { partLabel } from '../../../domain/running-costs/monthlyCosts';
import { formatPrice } from '../../../lib/format';

interface MonthTotalProps {
  costs: MonthlyCosts;
  /** Says that the price is paid, too. */
  isBesidePrice?: boolean;
}

/** 'etwa 338 € im Monat', 'etwa 130 € im Monat neben dem Kaufpreis'; names what is not known in it. */
export function MonthTotal({ costs, isBesidePrice = false }: MonthTotalProps) {
  const { total, parts } = costs;
  if (total === undefined) return <p className="month-total">Gesamtkosten: keine Angabe</p>;
  const missing = parts.filter(({ amount }) => amount === undefined).map((part) => partLabel(part, costs));
  return (
    <p className="month-total">
      <strong>{`etwa ${formatPrice(total)}`}</strong>
      <span>{` im Monat${missing.length > 0 ? ` ohne ${missing.join(' und ')}` : ''}${isBesidePrice ? ' neben dem Kaufpreis' : ''}`}</span>
    </p>
  );
}
