import BatteryCharging from 'lucide-react/icons/battery-charging';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Cog from 'lucide-react/icons/cog';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import Route from 'lucide-react/icons/route';
import Zap from 'lucide-react/icons/zap';
import { fuelTypes } from '../../domain/vehicle/enums/fuelType';
import { gearboxTypes } from '../../domain/vehicle/enums/gearboxType';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatKm, formatMonthYear, formatPower } from '../../lib/format';
import type { Fact } from '../../ui/display/FactList';

/** The five or six facts that a buyer looks for first, beside the price. */
export function keyFacts(vehicle: Vehicle): Fact[] {
  const { initialRegistration, mileage, enginePower, fuelType, gearboxType, electricRange } = vehicle;
  return [
    ...(initialRegistration === undefined
      ? []
      : [{ label: 'Erstzulassung', value: formatMonthYear(initialRegistration), icon: <CalendarDays /> }]),
    ...(mileage === undefined ? [] : [{ label: 'Kilometerstand', value: formatKm(mileage), icon: <Route /> }]),
    ...(enginePower === undefined ? [] : [{ label: 'Leistung', value: formatPower(enginePower), icon: <Gauge /> }]),
    ...(fuelType === undefined
      ? []
      : [
          { label: 'Kraftstoff', value: fuelTypes.label(fuelType), icon: fuelType === 'electric' ? <Zap /> : <Fuel /> },
        ]),
    ...(gearboxType === undefined
      ? []
      : [{ label: 'Getriebe', value: gearboxTypes.label(gearboxType), icon: <Cog /> }]),
    ...(electricRange === undefined
      ? []
      : [{ label: 'Elektrische Reichweite', value: formatKm(electricRange), icon: <BatteryCharging /> }]),
  ];
}
