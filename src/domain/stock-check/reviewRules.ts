import { monthOf } from '../../lib/calendarMonth';
import { dayInGermany } from '../../lib/germanClock';
import { formatKm, formatPrice, formatQuantity } from '../../lib/format';
import { formatMonthYear } from '../../lib/formatDate';
import { isPlugInHybrid } from '../vehicle/enums/drive';
import { fuelTypes, type FuelType } from '../vehicle/enums/fuelType';
import { damagePictures } from '../vehicle/pictures';
import type { Vehicle } from '../vehicle/vehicle';
import type { StockRule } from './stockRule';

const BURNED: readonly FuelType[] = ['petrol', 'diesel', 'lpg', 'cng', 'ethanol', 'hybridPetrol', 'hybridDiesel'];

function driveProblem(vehicle: Vehicle): string | undefined {
  const { carType, fuelType, enginePower, engineCapacity, electricRange } = vehicle;
  if (carType === 'ANHAENGER') return undefined;
  if (enginePower === 0) return '0 kW.';
  if (fuelType === undefined) return undefined;
  const fuel = fuelTypes.label(fuelType);
  if (fuelType === 'electric' && !isPlugInHybrid(vehicle) && (engineCapacity ?? 0) > 0)
    return `${fuel} mit ${formatQuantity(engineCapacity ?? 0, 'cm³')} Hubraum.`;
  if (BURNED.includes(fuelType) && engineCapacity === 0) return `${fuel} mit 0 cm³ Hubraum.`;
  if (['petrol', 'diesel'].includes(fuelType) && !isPlugInHybrid(vehicle) && (electricRange ?? 0) > 0)
    return `${fuel} mit ${formatKm(electricRange ?? 0)} elektrischer Reichweite, aber kein Plug-in-Hybrid.`;
  return undefined;
}

/** '11111' and '123456' may be prices: they are shown. */
function priceProblem({ publicPrice }: Vehicle): string | undefined {
  return publicPrice !== undefined && /^(?:(\d)\1{4,}|1234567?8?)$/.test(String(publicPrice))
    ? `${formatPrice(publicPrice)}: ein Platzhalter?`
    : undefined;
}

function dateProblem(vehicle: Vehicle, now: Date): string | undefined {
  const { initialRegistration, usedConditionType, mileage, generalInspectionDate, isGeneralInspectionNew } = vehicle;
  const today = dayInGermany(now);
  if (initialRegistration !== undefined && initialRegistration.slice(0, 10) > today)
    return `Erstzulassung ${formatMonthYear(initialRegistration)} liegt in der Zukunft.`;
  if (usedConditionType === 'new' && mileage !== undefined && mileage >= 1000)
    return `Neuwagen mit ${formatKm(mileage)}.`;
  // Valid to the end of its month.
  const isOver = generalInspectionDate !== undefined && monthOf(generalInspectionDate) < monthOf(today);
  return isOver && !isGeneralInspectionNew
    ? `HU seit ${formatMonthYear(generalInspectionDate)} abgelaufen.`
    : undefined;
}

const likelyMistake = { level: 'review', source: 'Plausibilität', remedy: 'stock-system' } as const;

/** Rules for probable mistakes. */
export const reviewRules = [
  { ...likelyMistake, id: 'drive', label: 'Leistung, Hubraum und Kraftstoff passen nicht', find: driveProblem },
  { ...likelyMistake, id: 'price-figure', label: 'Preis sieht erfunden aus', find: priceProblem },
  { ...likelyMistake, id: 'dates', label: 'Daten passen nicht', find: (vehicle, { now }) => dateProblem(vehicle, now) },
  {
    ...likelyMistake,
    id: 'damage',
    label: 'Schaden ohne Bild',
    find: (vehicle) =>
      vehicle.isDamaged && damagePictures(vehicle).length === 0
        ? 'Als beschädigt gemeldet, ohne Schadensbild.'
        : undefined,
  },
] as const satisfies readonly StockRule[];
