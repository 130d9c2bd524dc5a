import { THIRD_PARTY_ADDRESSES } from '../domain/thirdParties';
import { HttpError } from '../lib/http/errors';
import { configuredAddress } from '../lib/webAddress';
import type { FederalState } from '../domain/handover/federalState';
import { readHolidays, readLocalities, type Locality } from '../domain/handover/holidayAnswers';
import { federalStatesOf } from '../domain/postcodes/federalStates';
import { computedHolidays, type Holidays } from '../domain/handover/holidays';
import type { Platform } from './platform';

/** Public services of decisions 4; an address that begins with '/' lies below the platform's own. */
const zipApiUrl = () => configuredAddress(import.meta.env.VITE_ZIP_API_URL, THIRD_PARTY_ADDRESSES.zip);
const holidayApiUrl = () => configuredAddress(import.meta.env.VITE_HOLIDAY_API_URL, THIRD_PARTY_ADDRESSES.holidays);

/**
 * Federal state and, where a single one has the code, city of a postal code; undefined when the service does not know it.
 *
 * @throws {HttpError}
 */
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

/** Holidays of a year by the holiday service; without a state those of all. @throws {HttpError} */
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
 * Holidays of some years where the dealer is: those of the state of the postal code, which a table knows where the service does not
 * answer, of all states when it cannot be found out, computed for a year that the holiday service does not answer (storefront 8,
 * decisions 4). Both services are third parties: only with consent for `calendar`. Never fails, but for the abort.
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
