import { formatKm } from '../../../lib/format';
import { formatPower, formatVehiclePrice } from '../../../lib/formatFacts';
import { formatMonthYear } from '../../../lib/dates/formatDate';
import { fuelTypes } from '../../enums/fuelType';
import { gearboxTypes } from '../../enums/gearboxType';
import { vehicleHeading } from './title';
import { usedConditions } from '../../enums/usedCondition';
import type { Vehicle } from '../vehicle';

export function vehiclePageMeta(vehicle: Vehicle): { title: string; description: string } {
  const name = [vehicle.manufacturer, vehicle.model].filter(Boolean).join(' ') || vehicleHeading(vehicle);
  const condition = vehicle.usedConditionType && usedConditions.label(vehicle.usedConditionType);
  const city = vehicle.location?.address?.city ?? vehicle.location?.name;
  const suffix = [condition, city && `in ${city}`].filter(Boolean).join(' ');

  const facts = [
    formatVehiclePrice(vehicle.publicPrice),
    vehicle.initialRegistration && `Erstzulassung ${formatMonthYear(vehicle.initialRegistration)}`,
    vehicle.mileage !== undefined && formatKm(vehicle.mileage),
    vehicle.gearboxType && gearboxTypes.label(vehicle.gearboxType),
    vehicle.fuelType && fuelTypes.label(vehicle.fuelType),
    vehicle.enginePower !== undefined && formatPower(vehicle.enginePower),
  ];
  return {
    title: [`${name} online reservieren`, suffix].filter(Boolean).join(' | '),
    description: `${name}: ${facts.filter(Boolean).join(', ')}`,
  };
}
