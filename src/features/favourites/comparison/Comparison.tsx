import { useState, type ReactNode } from 'react';
import { compareVehicles, onlyDifferences } from './comparison';
import { CO2_GUIDE_TEXT } from '../../../domain/vehicle/legal/co2Guide';
import { isPassengerCar } from '../../../domain/enums/carType';
import { isNewCar } from '../../../domain/vehicle/legal/newCar';
import { nameAmong } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useFacetLabels } from '../../../state/vehicles/facetLabels';
import { useVisitRate } from '../../finance/rate/useVisitRate';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useOldCar } from '../../../state/valuedTradeIn';
import { useNow, useFrame, useTenant } from '../../../state/shopContext';
import { useCurrentTime } from '../../../state/useCurrentTime';
import { breakpoints } from '../../../ui/breakpoints';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { usePrinting } from '../../../ui/layout/usePrinting';
import { CostBasis } from '../../running-costs/CostBasis';
import { ComparisonTable } from './ComparisonTable';

interface ComparisonProps {
  vehicles: readonly Vehicle[];
  onRemove: (vehicle: Vehicle) => void;
  onOpen: (vehicle: Vehicle) => void;
}

/** Only differences, unless the visitor wants all (rules/vehicle: differences first). */
export function Comparison({ vehicles: all, onRemove, onOpen }: ComparisonProps) {
  const { settings } = useTenant();
  const { frame } = useFrame();
  const now = useCurrentTime(useNow(), all);
  const [isShort, setShort] = useState(true);
  const { assumptions, insurance, calculations } = useAssumptions();
  const { shown: vehicles, choice } = useShownVehicles(all);
  const groups = compareVehicles(vehicles, {
    settings,
    now,
    labelOf: useFacetLabels(),
    assumptions,
    insurance,
    frame,
    answers: calculations,
    oldCar: useOldCar().oldCar,
  });
  const rows = groups.flatMap((group) => group.rows);
  const differences = rows.filter(({ isDifferent }) => isDifferent).length;
  const hasOnlyDifferences = isShort && differences > 0;
  return (
    <>
      {vehicles.length > 1 ? (
        <div className="comparison__switch">
          <Checkbox
            label="Nur Unterschiede zeigen"
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          <p role="status">
            {differences === 0
              ? 'Diese Fahrzeuge unterscheiden sich in keinem Merkmal.'
              : hasOnlyDifferences
                ? `${differences} von ${rows.length} Merkmalen unterscheiden sich.`
                : `${differences} von ${rows.length} Merkmalen unterscheiden sich; sie sind mit ≠ gekennzeichnet.`}
          </p>
        </div>
      ) : (
        <p>Fügen Sie ein weiteres Fahrzeug hinzu, um die Unterschiede zu sehen.</p>
      )}
      {choice}
      {vehicles.map((vehicle) => (
        <AskedRate key={vehicle.id} vehicle={vehicle} />
      ))}
      <ComparisonTable
        vehicles={vehicles}
        groups={hasOnlyDifferences ? onlyDifferences(groups) : groups}
        hasMarks={!hasOnlyDifferences}
        now={now}
        onRemove={onRemove}
        onOpen={onOpen}
      />
      <CostBasis vehicles={all} hasMileage />
      {all.some((vehicle) => isPassengerCar(vehicle) && isNewCar(vehicle, now)) ? (
        <p className="comparison__guide">{CO2_GUIDE_TEXT}</p>
      ) : null}
    </>
  );
}

/** Asks the bank for a column's rate. */
function AskedRate({ vehicle }: { vehicle: Vehicle }) {
  useVisitRate(vehicle, true);
  return null;
}

/** px from which a phone shows three vehicles, else two. */
const THREE_WIDTH = 324;

/**
 * On phones three vehicles, on very narrow ones two, with a select for the others; on paper and in wider shops all (rules/vehicle: comparison
 * on a phone).
 */
function useShownVehicles(all: readonly Vehicle[]): { shown: readonly Vehicle[]; choice: ReactNode } {
  const isWide = useIsAtLeast(breakpoints.small);
  const most = useIsAtLeast(THREE_WIDTH) ? 3 : 2;
  const isPrinting = usePrinting();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  if (isWide || isPrinting || all.length <= most) return { shown: all, choice: null };
  const chosen = wanted.flatMap((id) => all.find((vehicle) => vehicle.id === id) ?? []);
  const order = [...chosen, ...all.filter((vehicle) => !chosen.includes(vehicle))];
  const options = all.map((vehicle) => ({ value: vehicle.id, label: nameAmong(vehicle, all) }));
  const exchange = (hidden: string, id: string) =>
    setWanted(order.map((vehicle) => (vehicle.id === id ? hidden : vehicle.id === hidden ? id : vehicle.id)));
  return {
    shown: order.slice(0, most),
    choice: order
      .slice(most)
      .map(({ id }, index) => (
        <Select
          key={index}
          label={index === 0 ? 'Ausgeblendet' : 'Auch ausgeblendet'}
          options={options}
          value={id}
          onChange={({ currentTarget: { value } }) => exchange(id, value)}
        />
      )),
  };
}
