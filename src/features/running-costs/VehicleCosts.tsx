import type { RunningCosts } from '../../domain/running-costs/runningCosts';
import { formatAssumption } from '../../domain/running-costs/numberEntry';
import { formatPrice } from '../../lib/format';
import { FactList } from '../../ui/display/FactList';
import { euros, isSameEveryYear, rowLabel, taxSentences, type PaymentKind } from './costTexts';

interface VehicleCostsProps {
  /** Name of the vehicle, if there are several. */
  title?: string;
  costs: RunningCosts;
  payment?: PaymentKind;
}

/** Costs of one vehicle per month, and the items that they are made of (rules/running-costs: sum first). */
export function VehicleCosts({ title, costs, payment }: VehicleCostsProps) {
  const { rows, totals, total, tax, use } = costs;
  const [first] = totals;
  const years = totals.length;
  const firstYear = isSameEveryYear(costs) ? 'im Jahr' : 'im ersten Jahr';
  const average = total === undefined ? undefined : total / years / 12;
  return (
    <section className="vehicle-costs" aria-label={title}>
      {title === undefined ? null : <h3 className="vehicle-costs__name">{title}</h3>}
      <div aria-live="polite">
        {average === undefined ? (
          <p className="vehicle-costs__total">Gesamtkosten: keine Angabe</p>
        ) : (
          <p className="vehicle-costs__total">
            <strong>{`etwa ${formatPrice(Math.round(average))}`}</strong> im Monat
            <span className="vehicle-costs__span">
              {years === 1
                ? `${euros(total)} in einem Jahr`
                : `${euros(first)} ${firstYear}, ${euros(total)} in ${formatAssumption(years)} Jahren`}
            </span>
          </p>
        )}
      </div>
      <FactList
        facts={rows.map((row) => ({
          label: `${rowLabel(row, costs, payment)} ${firstYear}`,
          value: euros(row.years[0]),
        }))}
      />
      {[...(use?.note === undefined ? [] : [use.note]), ...taxSentences(tax)].map((note) => (
        <p key={note} className="vehicle-costs__note">
          {note}
        </p>
      ))}
    </section>
  );
}
