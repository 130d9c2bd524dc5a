import type { RunningCosts } from '../../domain/running-costs/runningCosts';
import { formatAssumption } from '../../domain/running-costs/numberEntry';
import { formatPrice } from '../../lib/format';
import { FactList } from '../../ui/display/FactList';
import { CostChart } from './CostChart';
import { euros, rowLabel, taxSentences, type PaymentKind } from './costTexts';

interface VehicleCostsProps {
  /** Name of the vehicle, if there are several. */
  title?: string;
  costs: RunningCosts;
  payment?: PaymentKind;
  longest: number;
}

/** Costs of one vehicle: per month, items of the first year, and per year. */
export function VehicleCosts({ title, costs, payment, longest }: VehicleCostsProps) {
  const { rows, totals, total, tax, use } = costs;
  const [first] = totals;
  const years = totals.length;
  const average = total === undefined ? undefined : total / years / 12;
  return (
    <section className="vehicle-costs" aria-label={title}>
      {title === undefined ? null : <h3 className="vehicle-costs__name">{title}</h3>}
      <div aria-live="polite">
        {average === undefined ? (
          <p className="vehicle-costs__total">Gesamtkosten: keine Angabe</p>
        ) : (
          <p className="vehicle-costs__total">
            <strong>etwa {formatPrice(Math.round(average))}</strong> im Monat
            <span className="vehicle-costs__span">
              {years === 1
                ? `${euros(total)} in einem Jahr`
                : `${euros(first)} im ersten Jahr, ${euros(total)} in ${formatAssumption(years)} Jahren`}
            </span>
          </p>
        )}
      </div>
      <FactList
        facts={[
          ...rows.map((row) => ({
            label: `${rowLabel(row, costs, payment)} im ersten Jahr`,
            value: euros(row.years[0]),
          })),
          { label: 'Versicherung', value: 'nicht enthalten' },
          { label: 'Wartung, Reifen, Wertverlust', value: 'nicht enthalten' },
        ]}
      />
      {[...(use?.note === undefined ? [] : [use.note]), ...taxSentences(tax)].map((note) => (
        <p key={note} className="vehicle-costs__note">
          {note}
        </p>
      ))}
      <CostChart costs={costs} payment={payment} longest={longest} />
    </section>
  );
}
