import { useState } from 'react';
import { compareVehicles, onlyDifferences } from '../../../domain/vehicle/comparison/comparison';
import { CO2_GUIDE_TEXT } from '../../../domain/vehicle/legal/consumptionTexts';
import { isPassengerCar } from '../../../domain/vehicle/enums/carType';
import { isNewCar } from '../../../domain/vehicle/legal/newCar';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useFacetLabels } from '../../../state/facetLabels';
import { useAssumptions } from '../../../state/assumptions';
import { useNow, useTenant } from '../../../state/shopContext';
import { useCurrentTime } from '../../../state/useCurrentTime';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { ComparedRunningCosts } from '../../running-costs/lazyRunningCosts';
import { ComparisonTable } from './ComparisonTable';

interface ComparisonProps {
  vehicles: readonly Vehicle[];
  onRemove: (vehicle: Vehicle) => void;
  /** Called when a link to a vehicle's page is pressed. */
  onOpen: (vehicle: Vehicle) => void;
}

/** Comparison table with the switch 'Nur Unterschiede zeigen'. */
export function Comparison({ vehicles, onRemove, onOpen }: ComparisonProps) {
  const { settings } = useTenant();
  const now = useCurrentTime(useNow(), vehicles);
  const [isShort, setShort] = useState(false);
  const { assumptions } = useAssumptions();
  const groups = compareVehicles(vehicles, { settings, now, labelOf: useFacetLabels(), assumptions });
  const rows = groups.flatMap((group) => group.rows);
  const differences = rows.filter(({ isDifferent }) => isDifferent).length;
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
              : `${differences} von ${rows.length} Merkmalen unterscheiden sich; sie sind mit ≠ gekennzeichnet.`}
          </p>
        </div>
      ) : (
        <p>Fügen Sie ein weiteres Fahrzeug hinzu, um die Unterschiede zu sehen.</p>
      )}
      <ComparisonTable
        vehicles={vehicles}
        groups={isShort && vehicles.length > 1 ? onlyDifferences(groups) : groups}
        now={now}
        onRemove={onRemove}
        onOpen={onOpen}
      />
      <ComparedRunningCosts vehicles={vehicles} />
      {vehicles.some((vehicle) => isPassengerCar(vehicle) && isNewCar(vehicle, now)) ? (
        <p className="comparison__guide">{CO2_GUIDE_TEXT}</p>
      ) : null}
    </>
  );
}
