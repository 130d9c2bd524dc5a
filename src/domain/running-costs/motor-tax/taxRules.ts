import type { CalendarDay } from '../../../lib/dates/calendarDay';
import type { TaxedVehicle } from './taxedVehicle';
import {
  CO2_ALLOWANCES,
  CO2_BANDS,
  CO2_CENTS,
  DISPLACEMENT_CENTS,
  HEAVY_BANDS,
  HEAVY_MAX_CENTS,
  inBands,
  LIGHT_BANDS,
  MOTORCYCLE_CENTS,
  MOTORHOME_RATES,
  OLD_CAR_CENTS,
  TRAILER_CENTS,
  TRAILER_MAX_CENTS,
} from './taxRates';

/** Cents before rounding, or the German name of a missing figure. */
export type TaxResult = { cents: number; note?: string } | { missing: string };

const MAX_LIGHT_KG = 3500;

/** § 10b: 30 € less up to 95 g/km, until 2025 (rules/running-costs: relief of 30 euros). */
const RELIEF = { cents: 3000, upTo: 95, from: '2020-06-12', to: '2024-12-31', until: '2025-12-31' } as const;

/** § 9 (1) 2 and § 18 (4a): displacement and CO2, older cars displacement and Euro step. */
export function passengerCarTax(car: TaxedVehicle, today: CalendarDay): TaxResult {
  const { registered, ignition, displacement, co2, euro } = car;
  if (registered === undefined) return { missing: 'Erstzulassung' };
  if (ignition === undefined) return { missing: 'Kraftstoff' };
  if (displacement === undefined) return { missing: 'Hubraum' };
  const hundreds = Math.ceil(displacement / 100);
  const byCo2 = co2 === undefined ? undefined : hundreds * DISPLACEMENT_CENTS[ignition] + co2Cents(co2, registered);
  if (registered > '2009-06-30') {
    if (co2 === undefined || byCo2 === undefined) return { missing: 'CO₂-Wert' };
    const hasRelief =
      co2 <= RELIEF.upTo && registered >= RELIEF.from && registered <= RELIEF.to && today <= RELIEF.until;
    return {
      cents: hasRelief ? Math.max(0, byCo2 - RELIEF.cents) : byCo2,
      note: car.isCo2Unproven ? 'Messverfahren des CO₂-Werts nicht angegeben.' : undefined,
    };
  }
  if (euro === undefined) return { missing: 'Schadstoffklasse' };
  const rates = OLD_CAR_CENTS[ignition];
  const byEuro = hundreds * (rates[Math.min(euro, 3)] ?? rates[0]);
  const note = euro === 0 ? 'Zum höchsten Satz gerechnet.' : undefined;
  return { cents: registered >= '2008-11-05' ? Math.min(byEuro, byCo2 ?? byEuro) : byEuro, note };
}

function co2Cents(grams: number, registered: CalendarDay): number {
  if (registered >= '2021-01-01') return inBands(grams, CO2_BANDS, 1);
  const allowance = CO2_ALLOWANCES.find(({ from }) => registered >= from)?.grams ?? 0;
  return Math.max(0, grams - allowance) * CO2_CENTS;
}

/** § 9 (1) 3 and 4 a. */
export function weightTax({ weight, euro, isElectric }: TaxedVehicle): TaxResult {
  if (weight === undefined) return { missing: 'Gesamtgewicht' };
  if (weight <= MAX_LIGHT_KG) return { cents: inBands(weight, LIGHT_BANDS, 200) };
  if (!isElectric && (euro === undefined || euro < 2)) return { missing: 'Schadstoffklasse' };
  return { cents: Math.min(inBands(weight, HEAVY_BANDS, 200), HEAVY_MAX_CENTS) };
}

/** § 9 (1) 2a. */
export function motorhomeTax({ weight, euro, registered }: TaxedVehicle): TaxResult {
  if (weight === undefined) return { missing: 'Gesamtgewicht' };
  const step = euro ?? (registered !== undefined && registered >= '2011-01-01' ? 4 : undefined);
  const rate = MOTORHOME_RATES.find(({ fromEuro }) => step !== undefined && step >= fromEuro);
  if (rate === undefined) return { missing: 'Schadstoffklasse' };
  return { cents: Math.min(inBands(weight, rate.bands, 200), rate.mostCents) };
}

/** § 9 (1) 1; light motorcycles and mopeds are exempt (§ 3 Nr. 1). */
export function motorcycleTax({ displacement, power }: TaxedVehicle): TaxResult {
  if (displacement === undefined) return { missing: 'Hubraum' };
  if (displacement <= 50) return { cents: 0 };
  if (displacement <= 125 && power === undefined) return { missing: 'Leistung' };
  if (displacement <= 125 && power !== undefined && power <= 11) return { cents: 0 };
  return { cents: Math.ceil(displacement / 25) * MOTORCYCLE_CENTS };
}

/** § 9 (1) 5. A maximum: the drawbar load is unknown. */
export function trailerTax({ weight }: TaxedVehicle): TaxResult {
  if (weight === undefined) return { missing: 'Gesamtgewicht' };
  const cents = Math.min(Math.ceil(weight / 200) * TRAILER_CENTS, TRAILER_MAX_CENTS);
  return { cents, note: 'Höchstens: Die Stützlast ist nicht abgezogen.' };
}
