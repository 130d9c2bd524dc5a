import { once } from '../../lib/once';
import { formatKm } from '../../lib/format';
import { digitsOf, THREE_DIGITS } from './regions';
import { isZipCode } from '../person/zipCode';

// (rules/running-costs: distance as it is).

const EARTH_RADIUS_KM = 6371;

interface Region {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

function degreesOf(differences: string): number[] {
  let sum = 0;
  return (differences.match(/-?\d+/g) ?? []).map((difference) => (sum += Number(difference)) / 100);
}

const threeDigits = once((): ReadonlyMap<string, Region> => {
  const [latitudes, longitudes] = [degreesOf(THREE_DIGITS.latitude), degreesOf(THREE_DIGITS.longitude)];
  return new Map(
    digitsOf(THREE_DIGITS).map((digits, index) => [
      digits,
      { latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 },
    ]),
  );
});

/** For an unknown third digit. */
function middleOf(twoDigits: string): Region | undefined {
  const regions = [...threeDigits()].filter(([digits]) => digits.startsWith(twoDigits)).map(([, region]) => region);
  if (regions.length === 0) return undefined;
  const mean = (of: keyof Region) => regions.reduce((sum, region) => sum + region[of], 0) / regions.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

function regionOf(postcode: string | undefined): Region | undefined {
  if (postcode === undefined || !isZipCode(postcode)) return undefined;
  const digits = postcode.trim();
  return threeDigits().get(digits.slice(0, 3)) ?? middleOf(digits.slice(0, 2));
}

export function isKnownPostcode(postcode: string): boolean {
  return regionOf(postcode) !== undefined;
}

/** @param hasLeft the field: an incomplete postcode is a problem */
export function postcodeError(text: string, hasLeft: boolean): string | undefined {
  if (isZipCode(text)) return isKnownPostcode(text) ? undefined : 'Postleitzahl unbekannt';
  return hasLeft && text.trim() !== '' ? 'Bitte geben Sie die fünf Ziffern Ihrer Postleitzahl ein.' : undefined;
}

/** Linear, km. Error: 7 km in the median, ≤ 28 km for 95 % below 100 km. */
export function distanceBetween(from: string | undefined, to: string | undefined): number | undefined {
  const start = regionOf(from);
  const end = regionOf(to);
  if (!start || !end) return undefined;
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const haversine =
    half(end.latitude - start.latitude) +
    cosine(start.latitude) * cosine(end.latitude) * half(end.longitude - start.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** Steps of 10, above 100 km of 50; `undefined` below 15 km. */
export function roundedDistance(kilometres: number): number | undefined {
  if (kilometres < 15) return undefined;
  const step = kilometres <= 100 ? 10 : 50;
  return Math.round(kilometres / step) * step;
}

/** Without line breaks. */
export function distanceText(kilometres: number): string {
  if (kilometres === 0) return 'in Ihrer Region';
  const rounded = roundedDistance(kilometres);
  return rounded === undefined ? 'unter\u00A020\u00A0km' : `ca.\u00A0${formatKm(rounded)}`;
}
