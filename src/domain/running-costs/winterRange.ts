import type { Vehicle } from '../vehicle/vehicle';

/** Share of the WLTP range around 0 °C (ADAC: 10 to 30 % less on average); shown as an assumption. */
const WINTER_SHARE = 0.7;

interface WinterRange {
  /** km, with the battery as it is. */
  range: number;
  /** km. */
  dailyKm: number;
}

/** `undefined` without an electric range (rules/running-costs: range in winter). */
export function winterRange(
  { electricRange = 0, stateOfHealth: health }: Pick<Vehicle, 'electricRange' | 'stateOfHealth'>,
  kmPerYear: number | undefined,
): WinterRange | undefined {
  if (!(electricRange > 0) || kmPerYear === undefined) return undefined;
  const share = health !== undefined && health > 0 && health <= 100 ? health / 100 : 1;
  return { range: Math.round(electricRange * share * WINTER_SHARE), dailyKm: Math.round(kmPerYear / 365) };
}
