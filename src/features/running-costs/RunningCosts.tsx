import { useState } from 'react';
import type { Payments } from '../../domain/finance/paymentPlan';
import { energyAssumptions } from '../../domain/running-costs/energyCosts';
import { runningCosts, type RunningCosts as Costs } from '../../domain/running-costs/runningCosts';
import type { AssumptionKey } from '../../domain/running-costs/assumptions';
import { isPassengerCar } from '../../domain/vehicle/enums/carType';
import { isNewCar } from '../../domain/vehicle/legal/newCar';
import { nameAmong } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { dayInGermany } from '../../lib/germanClock';
import { formatPrice } from '../../lib/format';
import { allNamed, type NamedOffers } from '../../domain/law/creditDuties';
import { CreditText, CreditWarning } from '../../shared/law/CreditText';
import { useAssumptions } from '../../state/assumptions';
import { useNow } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { Button } from '../../ui/actions/Button';
import { Pills } from '../../ui/fields/Pills';
import { Fold } from '../../ui/layout/Fold';
import { useStyles } from '../../ui/styles';
import { AssumptionFields } from './AssumptionFields';
import { CostChart } from './CostChart';
import { Co2Costs } from './Co2Costs';
import { DISCLAIMER, ENERGY_NOTE, NOTHING_KNOWN, NOT_INCLUDED, PAYMENT_LABELS, type PaymentKind } from './costTexts';
import css from './RunningCosts.css?inline';
import { VehicleCosts } from './VehicleCosts';

/** A monthly rate that can be included, with its legal text (§ 17 PAngV). */
export interface IncludableRate {
  kind: PaymentKind;
  payments: Payments;
  legalTextHtml?: string;
  offer: NamedOffers;
}

interface RunningCostsProps {
  /** One vehicle or those of a comparison, all with the same assumptions (rules/running-costs: same assumptions for two). */
  vehicles: readonly Vehicle[];
  /** Of a single vehicle. */
  rates?: readonly IncludableRate[];
}

/** Running costs of vehicles, from their data and the visitor's assumptions (rules/running-costs: own calculation). */
export function RunningCosts({ vehicles, rates = [] }: RunningCostsProps) {
  useStyles(css);
  const now = useCurrentTime(useNow(), vehicles.map(({ id }) => id).join());
  const { assumptions, reset } = useAssumptions();
  // Remounts the fields, so that unreadable entries are reset as well.
  const [resets, setResets] = useState(0);
  const [chosen, setChosen] = useState<PaymentKind | 'none'>('none');
  const rate = rates.find(({ kind }) => kind === chosen);
  const computed = vehicles.map((vehicle) => ({
    vehicle,
    name: nameAmong(vehicle, vehicles),
    costs: runningCosts(vehicle, assumptions, dayInGermany(now), rate?.payments),
  }));
  if (computed.every(({ costs: { use, tax } }) => !use && tax.yearly === undefined)) return <p>{NOTHING_KNOWN}</p>;
  const longest = Math.max(0, ...computed.flatMap(({ costs }) => costs.totals.map((total) => total ?? 0)));
  const hasNewCar = vehicles.some((vehicle) => isPassengerCar(vehicle) && isNewCar(vehicle, now));
  const keys: AssumptionKey[] = [
    ...new Set([
      'kmPerYear' as const,
      'years' as const,
      ...computed.flatMap(({ costs: { use } }) => (use ? energyAssumptions(use) : [])),
    ]),
  ];
  return (
    <div className="running-costs">
      <div className="running-costs__vehicles" data-count={vehicles.length}>
        {computed.map(({ vehicle, name, costs }) => (
          <VehicleCosts
            key={vehicle.id}
            title={vehicles.length > 1 ? name : undefined}
            costs={costs}
            payment={rate?.kind}
          />
        ))}
      </div>
      <Difference computed={computed} />
      {rate === undefined ? null : (
        <div className="running-costs__legal">
          <CreditText place="runningCosts" {...rate.offer} html={rate.legalTextHtml} />
        </div>
      )}
      <p className="vehicle-costs__note">
        {`${NOT_INCLUDED} ${rate ? '' : 'Der Kaufpreis ist ebenfalls nicht enthalten.'} ${hasNewCar ? 'Eigene Rechnung mit Ihren Annahmen; sie ersetzt keine Angabe des Energielabels.' : ''}`}
      </p>
      <Fold level={3} title="Annahmen: Sie können jeden Wert ändern" className="running-costs__more">
        {rates.length > 0 ? (
          <div>
            <Pills
              label="Mitrechnen"
              value={chosen}
              onChange={setChosen}
              options={[
                { value: 'none', label: 'Keine Rate' },
                ...rates.map(({ kind }) => ({ value: kind, label: PAYMENT_LABELS[kind] })),
              ]}
            />
            {rate === undefined ? (
              <CreditWarning place="runningCosts" {...allNamed(rates.map(({ offer }) => offer))} />
            ) : null}
          </div>
        ) : null}
        <AssumptionFields key={resets} keys={keys} />
        <Button
          variant="quiet"
          onClick={() => {
            reset();
            setResets(resets + 1);
          }}
        >
          Vorgaben wiederherstellen
        </Button>
        {computed.map(({ vehicle, name, costs }) => (
          <CostChart
            key={vehicle.id}
            title={vehicles.length > 1 ? name : undefined}
            costs={costs}
            payment={rate?.kind}
            longest={longest}
          />
        ))}
        <Co2Costs key={`co2 ${resets}`} vehicles={vehicles} />
        <div className="running-costs__notes">
          <p>{ENERGY_NOTE}</p>
          <p>{DISCLAIMER}</p>
        </div>
      </Fold>
    </div>
  );
}

/** 'Über 5 Jahre kostet A 1.234 € weniger als B.' A trailer, which uses no energy, is not compared with other vehicles. */
function Difference({ computed }: { computed: readonly { name: string; costs: Costs }[] }) {
  const driven = computed.filter(({ costs }) => costs.use !== undefined);
  const known = (driven.length > 0 ? driven : computed)
    .flatMap(({ name, costs: { total, totals } }) => (total === undefined ? [] : { name, total, years: totals.length }))
    .sort((a, b) => a.total - b.total);
  const [cheapest, next] = known;
  if (!cheapest || !next) return null;
  const years = cheapest.years === 1 ? 'In einem Jahr' : `Über ${cheapest.years} Jahre`;
  return (
    <p className="running-costs__difference">
      {next.total === cheapest.total
        ? `${years} kosten ${cheapest.name} und ${next.name} gleich viel.`
        : `${years} kostet ${cheapest.name} im Betrieb ${formatPrice(next.total - cheapest.total)} weniger als ${next.name}.`}
    </p>
  );
}
