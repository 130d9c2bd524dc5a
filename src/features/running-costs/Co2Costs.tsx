import { co2Cost, co2ForCosts } from '../../domain/running-costs/energyCosts';
import { formatAssumption } from '../../domain/running-costs/numberEntry';
import { consumptionLines } from '../../domain/vehicle/legal/consumption';
import { nameAmong } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatAmount } from '../../lib/format';
import { useAssumptions } from '../../state/vehicles/assumptions';
import { FactList } from '../../ui/display/FactList';
import { AssumptionFields } from './AssumptionFields';
import { CO2_NOTE } from './costTexts';

const CO2_YEARS = 10;

const PRICES = [
  { key: 'co2Middle', name: 'mittleren' },
  { key: 'co2Low', name: 'niedrigen' },
  { key: 'co2High', name: 'hohen' },
] as const;

/** In the mandatory lines (rules/running-costs: CO2 costs once). */
const namesCo2Costs = (vehicle: Vehicle) =>
  consumptionLines(vehicle, 'page').some((line) => /CO[₂2][-‑]Kosten/.test(line));

/** Not in the total: fuel prices include them (rules/running-costs: CO2 costs apart). */
export function Co2Costs({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { assumptions } = useAssumptions();
  const { kmPerYear } = assumptions;
  const emitting = vehicles.flatMap((vehicle) => {
    const grams = co2ForCosts(vehicle);
    return grams === undefined || namesCo2Costs(vehicle) ? [] : { vehicle, grams };
  });
  if (emitting.length === 0 || kmPerYear === undefined) return null;
  if (emitting.every(({ grams }) => grams === 0)) {
    return <p className="cost-basis__note">Beim Fahren entsteht kein CO₂: Es gibt keine CO₂-Kosten.</p>;
  }
  return (
    <section className="grid gap-12">
      <h3 className="text-16">{`Mögliche CO₂-Kosten in ${CO2_YEARS} Jahren`}</h3>
      {emitting.map(({ vehicle, grams }) => (
        <div key={vehicle.id}>
          {vehicles.length > 1 ? <h4>{nameAmong(vehicle, vehicles)}</h4> : null}
          <FactList
            facts={PRICES.flatMap(({ key, name }) => {
              const price = assumptions[key];
              return price === undefined
                ? []
                : {
                    label: `Beim ${name} CO₂-Preis von ${formatAssumption(price)} €/t`,
                    value: formatAmount(co2Cost(grams, kmPerYear, CO2_YEARS, price)),
                  };
            })}
          />
        </div>
      ))}
      <p className="cost-basis__note">{CO2_NOTE}</p>
      <AssumptionFields keys={PRICES.map(({ key }) => key)} />
    </section>
  );
}
