import { PS_PER_KW, toKilowatts } from '../../../lib/format';
import { range } from '../../../lib/range';

/** EUR */
export const PRICES = [
  ...steps(1_000, 10_000, 1_000),
  ...steps(12_500, 30_000, 2_500),
  ...steps(35_000, 60_000, 5_000),
  ...[70_000, 80_000, 100_000, 150_000],
];
/** EUR per month */
export const RATES = [...steps(50, 300, 50), ...steps(400, 1_000, 100)];
/** km */
export const MILEAGES = [100, 1_000, 5_000, ...steps(10_000, 100_000, 10_000), 125_000, 150_000, 200_000];
/** PS on screen, kW on the wire */
export const HORSEPOWERS = [50, 75, 90, 110, 130, 150, 175, 200, 250, 300, 400, 500];
/** cm³ */
export const CAPACITIES = [125, 500, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_500, 3_000, 4_000, 5_000];
export const CYLINDERS = [2, 3, 4, 5, 6, 8, 10, 12];
export const DOORS = [2, 3, 4, 5, 6];
export const SEATS = [2, 3, 4, 5, 6, 7, 8, 9];
export const SLEEPING_PLACES = [1, 2, 3, 4, 5, 6, 7];
export const WEIGHTS = [750, 1_000, 1_300, 1_500, 2_000, 2_700, 2_800, 3_500, 4_250, 5_500, 7_500, 12_000];
export const LENGTHS = [3_000, 4_000, 5_000, 5_500, 6_000, 6_500, 7_000, 7_500, 8_000, 9_000];

/** Every tenth year, then each of the last 25, back to the tenth before. */
export function registrationYears(now: Date): readonly number[] {
  const year = now.getFullYear();
  const decade = Math.floor((year - 25) / 10) * 10;
  return [...steps(1900, decade - 10, 10), ...steps(decade, year, 1)];
}

/** A month, only from search box or link, is a fraction: 2021.03 is 03/2021. */
export function registrationFromWire(day: number | string): number {
  const text = String(day);
  const year = Number(text.slice(0, 4));
  return /-(?:01-01|12-31)$/.test(text) ? year : year + Number(text.slice(5, 7)) / 100;
}

export function registrationText(step: number): string {
  return Number.isInteger(step) ? String(step) : step.toFixed(2).split('.').reverse().join('/');
}

/** PS / 1.35962, rounded. */
export function horsepowerToWire(ps: number): number {
  return toKilowatts(ps);
}

/** kW → PS, preferably a step: 110 PS are sent as 81 kW, and read as 110 PS. */
export function horsepowerFromWire(kilowatts: number | string): number {
  const value = Number(kilowatts);
  return HORSEPOWERS.find((ps) => toKilowatts(ps) === value) ?? Math.round(value * PS_PER_KW);
}

function steps(first: number, last: number, step: number): number[] {
  return range(Math.floor((last - first) / step) + 1, (index) => first + index * step);
}
