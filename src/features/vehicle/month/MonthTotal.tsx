import type { MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import { costsBesidePrice, partLabel } from '../../../domain/running-costs/monthlyCosts';
import { classNames } from '../../../ui/classNames';
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
    <p className={classNames('month-total', isBesidePrice && 'month-total--beside-price')}>
      <strong>{`etwa ${formatPrice(total)}`}</strong>
      <span>{` im\u00A0Monat${missing.length > 0 ? ` ohne ${missing.join(' und ')}` : ''}${isBesidePrice ? ' neben dem Kaufpreis' : ''}`}</span>
    </p>
  );
}

/** '+ etwa 123 € im Monat für Diesel und Steuer', behind a price that is paid at once. */
export function CostsBesidePrice({ costs, isShort = false }: { costs: MonthlyCosts; isShort?: boolean }) {
  const text = costsBesidePrice(costs);
  if (text === undefined) return null;
  return <p className="text-14 leading-20 tabular-nums">{isShort ? text.amount : `${text.amount} ${text.purpose}`}</p>;
}
