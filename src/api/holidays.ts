import { THIRD_PARTY_ADDRESSES } from '../domain/thirdParties';
import { HttpError } from '../lib/http/errors';
import { configuredAddress } from '../lib/configuredAddress';
import type { FederalState } from '../domain/handover/federalState';
import { readHolidays, readLocalities, type Locality } from '../domain/handover/holidayAnswers';
import { federalStatesOf } from '../domain/postcodes/federalStates';
import { computedHolidays, type Holidays } from '../domain/handover/holidays';
import type { Platform } from './platform';

/** Public services (rules/platform-and-wire: holidays); an address that begins with '/' is relative to the platform. */
const zipApiUrl = () => configuredAddress(import.meta.env.VITE_ZIP_API_URL, THIRD_PARTY_ADDRESSES.zip);
const holidayApiUrl = () => configuredAddress(import.meta.env.VITE_HOLIDAY_API_URL, THIRD_PARTY_ADDRESSES.holidays);

/** State, and city if only one has the code; `undefined` for an unknown one. */
export function fetchLocality(
  platform: Platform,
  zipCode: string,
  signal?: AbortSignal,
): Promise<Locality | undefined> {
  return platform.http.request('GET', `${zipApiUrl()}/de/Localities`, {
    query: { postalCode: zipCode },
    signal,
    read: ({ data }) => readLocalities(data),
  });
}

/** Holidays of one state or of all. @throws {HttpError} */
function fetchHolidaysOfYear(
  platform: Platform,
  year: number,
  state: FederalState | undefined,
  signal: AbortSignal | undefined,
): Promise<Holidays> {
  return platform.http.request('GET', `${holidayApiUrl()}/api/`, {
    query: { jahr: year, nur_land: state },
    signal,
    read: ({ data }) => {
      const holidays = readHolidays(data);
      if (!holidays) throw new HttpError('unreadable');
      return holidays;
    },
  });
}

/**
 * Holidays at the dealer's location (rules/platform-and-wire: holidays without a service). Without an answer the state comes from a table
 * and holidays are computed; for an unknown state those of all count. Third parties: call only with consent for `calendar`. Rejects only
 * when aborted.
 */
export async function fetchHolidays(
  platform: Platform,
  { zipCode, years }: { zipCode: string | undefined; years: readonly number[] },
  signal?: AbortSignal,
): Promise<Holidays> {
  const locality =
    zipCode === undefined ? undefined : await orUndefined(fetchLocality(platform, zipCode, signal), signal);
  const states = locality ? [locality.state] : federalStatesOf(zipCode ?? '');
  const state = states.length === 1 ? states[0] : undefined;
  const ofYears = await Promise.all(
    years.map(
      async (year) =>
        (await orUndefined(fetchHolidaysOfYear(platform, year, state, signal), signal)) ??
        computedHolidays(year, ...states),
    ),
  );
  return new Map(ofYears.flatMap((holidays) => [...holidays]));
}

async function orUndefined<Value>(call: Promise<Value>, signal: AbortSignal | undefined): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}
