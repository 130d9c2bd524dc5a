import { formatKm } from '../../../lib/format';
import { formatPower } from '../../../lib/formatFacts';
import { formatMonthYear } from '../../../lib/formatDate';
import { carColours } from '../../../domain/vehicle/enums/colour';
import { fuelTypes } from '../../../domain/vehicle/enums/fuelType';
import { gearboxTypes } from '../../../domain/vehicle/enums/gearboxType';
import { usedConditions } from '../../../domain/vehicle/enums/usedCondition';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Essential features of a vehicle, shown directly above the order button (§ 312j BGB). */
export function vehicleEssentials(vehicle: Vehicle): { label: string; value: string | undefined }[] {
  const { usedConditionType, initialRegistration, mileage, enginePower, fuelType, gearboxType } = vehicle;
  return [
    { label: 'Zustand', value: usedConditionType && usedConditions.label(usedConditionType) },
    { label: 'Erstzulassung', value: initialRegistration && formatMonthYear(initialRegistration) },
    { label: 'Kilometerstand', value: mileage === undefined ? undefined : formatKm(mileage) },
    { label: 'Leistung', value: enginePower === undefined ? undefined : formatPower(enginePower) },
    { label: 'Kraftstoff', value: fuelType && fuelTypes.label(fuelType) },
    { label: 'Getriebe', value: gearboxType && gearboxTypes.label(gearboxType) },
    {
      label: 'Farbe',
      value:
        vehicle.varnishColor ?? (vehicle.varnishPrimaryColorType && carColours.label(vehicle.varnishPrimaryColorType)),
    },
    { label: 'Fahrgestellnummer', value: vehicle.vin },
    { label: 'Interne Nummer', value: vehicle.internalId },
  ];
}
