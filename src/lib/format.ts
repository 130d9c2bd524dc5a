import { dayInGermany, timeInGermany } from './calendarDay';
import { lazy } from './lazy';

/** German formats for the edge of the screen. Numbers and units are held together by a non-breaking space. */
const NBSP = '\u00A0';
/** Horsepower (PS) of one kilowatt (storefront 9). */
export const PS_PER_KW = 1.35962;

const wholeEuros = lazy(
  () => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);
const eurosAndCents = lazy(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));
const plain = lazy(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }));

/** "12.990 €": prices have no decimals (storefront 9). */
export function formatPrice(amount: number): string {
  return wholeEuros().format(amount);
}

/** "289,50 €", for amounts where the cent counts (rates, the total of an order). */
export function formatAmount(amount: number): string {
  return eurosAndCents().format(amount);
}

/** Price of a vehicle: missing or 0 is 'Preis auf Anfrage' (decisions 5). */
export function formatVehiclePrice(amount: number | undefined): string {
  return amount === undefined || amount <= 0 ? 'Preis auf Anfrage' : formatPrice(amount);
}

/** "1.234,5", up to two decimals. */
export function formatNumber(value: number): string {
  return plain().format(value);
}

/** A number and its unit, "1.598 cm³". */
export function formatQuantity(value: number, unit: string): string {
  return `${plain().format(value)}${NBSP}${unit}`;
}

export function formatKm(kilometres: number): string {
  return formatQuantity(kilometres, 'km');
}

/** "110 kW (150 PS)". */
export function formatPower(kilowatts: number): string {
  return `${formatQuantity(kilowatts, 'kW')} (${formatQuantity(toPs(kilowatts), 'PS')})`;
}

/** Kilowatts to whole PS. */
export function toPs(kilowatts: number): number {
  return Math.round(kilowatts * PS_PER_KW);
}

/** PS to whole kilowatts (storefront 2.3). */
export function toKilowatts(ps: number): number {
  return Math.round(ps / PS_PER_KW);
}

export function formatWeight(kilograms: number): string {
  return formatQuantity(kilograms, 'kg');
}

/**
 * Vehicle length, kept in mm. Storefront 9 shows "mm when the value's digit count exceeds 1000, else cm"; no number has a
 * thousand digits, so what the sentence means is the value: above 1000 the platform's figure is mm and is shown as
 * such; a figure up to 1000 can only be cm (no vehicle is shorter than a metre) and is labelled so.
 */
export function formatLength(value: number): string {
  return formatQuantity(value, value > 1000 ? 'mm' : 'cm');
}

/** Percentages are wire values: 10 is 10 %. */
export function formatPercent(value: number): string {
  return formatQuantity(value, '%');
}

/** "03/2021" from "2021-03-01". The text is taken apart rather than parsed: a date has no time zone. */
export function formatMonthYear(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** "01.05.2026", of a date as it stands and of a point in time as it is in Germany. */
export function formatDate(date: string | Date): string {
  const day = typeof date === 'string' && date.length === 10 ? date : dayInGermany(new Date(date));
  return `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** "01.05.2026, 11:30" in German time. */
export function formatDateTime(date: string | Date): string {
  const moment = new Date(date);
  return `${formatDate(moment)}, ${timeInGermany(moment)}`;
}
