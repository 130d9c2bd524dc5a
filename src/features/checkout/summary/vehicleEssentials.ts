import { formatKm } from '../../../lib/format';
import { formatPower } from '../../../lib/formatFacts';
import { formatMonthYear } from '../../../lib/formatDate';
import { carColours } from '../../../domain/vehicle/enums/colour';
import { fuelTypes } from '../../../domain/vehicle/enums/fuelType';
import { gearboxTypes } from '../../../domain/vehicle/enums/gearboxType';
import { usedConditions } from '../../../domain/vehicle/enums/usedCondition';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** The essential features that stand directly above the button (§ 312j BGB), as far as they are known. */
export function vehicleEssentials(vehicle: Vehicle): { label: string; value: string }[] {
  const { usedConditionType, initialRegistration, mileage, enginePower, fuelType, gearboxType } = vehicle;
  const facts: [string, string | undefined][] = [
    ['Zustand', usedConditionType && usedConditions.label(usedConditionType)],
    ['Erstzulassung', initialRegistration && formatMonthYear(initialRegistration)],
    ['Kilometerstand', mileage === undefined ? undefined : formatKm(mileage)],
    ['Leistung', enginePower === undefined ? undefined : formatPower(enginePower)],
    ['Kraftstoff', fuelType && fuelTypes.label(fuelType)],
    ['Getriebe', gearboxType && gearboxTypes.label(gearboxType)],
    [
      'Farbe',
      vehicle.varnishColor ?? (vehicle.varnishPrimaryColorType && carColours.label(vehicle.varnishPrimaryColorType)),
    ],
    ['Fahrgestellnummer', vehicle.vin],
    ['Interne Nummer', vehicle.internalId],
  ];
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
