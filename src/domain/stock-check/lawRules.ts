import { formatAmount, formatKm, formatPrice, formatQuantity } from '../../lib/format';
import { formatMonthYear } from '../../lib/dates/formatDate';
import { rateExample } from '../finance/rateExample';
import { isPassengerCar } from '../enums/carType';
import { isPlugInHybrid } from '../vehicle/drive';
import { co2ClassOf, knownCo2 } from '../vehicle/legal/co2Class';
import { consumptionLines } from '../vehicle/legal/consumption';
import { isNewCar } from '../vehicle/legal/newCar';
import { hasPrice } from '../vehicle/price';
import type { Vehicle } from '../vehicle/vehicle';
import type { StockRule } from './stockRule';

/** New cars of known type, drive and fuel, with a price, no ethanol (rules/admin: energy label). */
const needsLabel = (vehicle: Vehicle, now: Date) =>
  vehicle.carType === 'PKW' &&
  isNewCar(vehicle, now) &&
  vehicle.driveType !== undefined &&
  vehicle.fuelType !== undefined &&
  vehicle.fuelType !== 'ethanol' &&
  hasPrice(vehicle);

/** For stock check, list of labels, menu and 'Heute'. */
export const lacksLabel = (vehicle: Vehicle, now: Date) =>
  needsLabel(vehicle, now) && vehicle.enVkvLabelDocumentUrl === undefined;

/** ' (12 km)', ' (Erstzulassung 05/2026)' */
function noveltyOf({ mileage, initialRegistration }: Vehicle): string {
  if (mileage !== undefined && mileage < 1000) return ` (${formatKm(mileage)})`;
  return initialRegistration === undefined ? '' : ` (Erstzulassung ${formatMonthYear(initialRegistration)})`;
}

function wrongClass(vehicle: Vehicle, written: string | undefined, grams: number | undefined): string | undefined {
  const letter = written?.trim().toUpperCase() ?? '';
  const co2 = knownCo2(vehicle, grams);
  if (co2 === undefined || !/^[A-G]$/.test(letter) || co2ClassOf(co2) === letter) return undefined;
  return `Klasse ${letter}, aber ${formatQuantity(co2, 'g/km')}: richtig wäre ${co2ClassOf(co2)}.`;
}

export const lawRules = [
  {
    id: 'consumption',
    label: 'Verbrauch und CO₂ fehlen',
    source: 'Pkw-EnVKV',
    remedy: 'stock-system',
    find: (vehicle, { now }) =>
      needsLabel(vehicle, now) && consumptionLines(vehicle, 'page').length === 0
        ? `Neuwagen${noveltyOf(vehicle)} ohne Angaben zu Verbrauch und CO₂.`
        : undefined,
  },
  {
    id: 'co2-class',
    label: 'CO₂-Klasse passt nicht',
    source: 'Pkw-EnVKV',
    remedy: 'stock-system',
    find: (vehicle) => {
      if (!isPassengerCar(vehicle)) return undefined;
      if (!isPlugInHybrid(vehicle)) return wrongClass(vehicle, vehicle.co2Class, vehicle.wltpCo2 ?? vehicle.co2);
      return (
        wrongClass(vehicle, vehicle.co2Class, vehicle.wltpWeightedCo2) ??
        wrongClass(vehicle, vehicle.co2ClassDischarged, vehicle.wltpCo2Discharged)
      );
    },
  },
  {
    id: 'second-class',
    label: 'Zweite CO₂-Klasse fehlt',
    source: 'Pkw-EnVKV',
    remedy: 'stock-system',
    find: (vehicle, { now }) =>
      needsLabel(vehicle, now) &&
      isPlugInHybrid(vehicle) &&
      vehicle.co2ClassDischarged === undefined &&
      knownCo2(vehicle, vehicle.wltpCo2Discharged) === undefined
        ? 'Plug-in-Hybrid ohne CO₂-Klasse bei entladener Batterie.'
        : undefined,
  },
  {
    id: 'label',
    label: 'Energielabel fehlt',
    source: 'Pkw-EnVKV',
    remedy: 'label-upload',
    find: (vehicle, { now }) => (lacksLabel(vehicle, now) ? 'Das Energielabel (PDF) fehlt.' : undefined),
  },
  {
    id: 'rate-example',
    label: 'Rate ohne Rechenbeispiel',
    source: '§ 17 PAngV',
    remedy: 'stock-system',
    hint: 'Der Shop zeigt eine Rate nur mit ihrem Beispiel.',
    find: (vehicle, { settings }) => {
      const { initialFinancingInstallment: rate = 0 } = vehicle;
      return rate > 0 && rateExample(vehicle, settings) === undefined
        ? `${Number.isInteger(rate) ? formatPrice(rate) : formatAmount(rate)} im Monat, aber kein Rechenbeispiel hinterlegt.`
        : undefined;
    },
  },
  {
    // (rules/law: lowest price of 30 days)
    id: 'previous-price',
    label: 'Streichpreis nicht über dem Preis',
    source: '§ 11 PAngV, UWG',
    remedy: 'stock-system',
    hint: 'Ob der Streichpreis der niedrigste der letzten 30 Tage war, kann hier nicht geprüft werden.',
    find: ({ publicPrice: price = 0, publicPreviousPrice: previous = 0 }) =>
      previous > 0 && price > 0 && previous <= price
        ? `Streichpreis ${formatPrice(previous)}, Preis ${formatPrice(price)}.`
        : undefined,
  },
] as const satisfies readonly StockRule[];
