import { exactPrice, formatQuantity, PS_PER_KW } from './format';

/** 'Preis auf Anfrage' without a price (rules/vehicle: price on request). */
export function formatVehiclePrice(amount: number | undefined): string {
  return amount === undefined || amount <= 0 ? 'Preis auf Anfrage' : exactPrice(amount);
}

/** "110 kW (150 PS)". */
export function formatPower(kilowatts: number): string {
  return `${formatQuantity(kilowatts, 'kW')} (${formatQuantity(toPs(kilowatts), 'PS')})`;
}

export function toPs(kilowatts: number): number {
  return Math.round(kilowatts * PS_PER_KW);
}

/** Percentages are wire values: 10 is 10 %. */
export function formatPercent(value: number): string {
  return formatQuantity(value, '%');
}

export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0').replace(/[/-]/g, '$&\u2060');
}

export const DOT = '\u00a0· ';

/** '03/2014 · 128.000 km'; no line begins with the dot, but one may end with it (ui/display/dotted). */
export function joinFacts(facts: readonly (string | undefined)[]): string {
  return facts.filter(Boolean).join(DOT);
}
