import * as z from 'zod/mini';
import { isCalendarDay, type CalendarDay } from '../../lib/dates/calendarDay';
import { record, text } from '../../lib/schema';
import { isFederalState, stateOfKey, type FederalState } from './federalState';
import type { Holidays } from './holidays';

export interface Locality {
  state: FederalState;
  city?: string;
}

const localitySchema = z.object({
  name: text(),
  federalState: z.object({ key: z.unknown() }),
});

/** `[{ federalState: { key: "08" } }]`; `undefined` for places in several states. */
export function readLocalities(data: unknown): Locality | undefined {
  const entries = z.safeParse(z.array(z.unknown()), data).data ?? [];
  const places = entries.flatMap((entry) => {
    const place = z.safeParse(localitySchema, entry).data;
    const state = stateOfKey(place?.federalState.key);
    return state === undefined ? [] : [{ state, city: place?.name }];
  });
  const [first] = places;
  if (!first || places.some(({ state }) => state !== first.state)) return undefined;
  const cities = new Set(places.map(({ city }) => city));
  return { state: first.state, city: cities.size === 1 && first.city ? first.city : undefined };
}

const entrySchema = z.object({ datum: z.string(), hinweis: text() });

/**
 * `{ name: { datum, hinweis } }` for one state, below the states' codes for all. With a `hinweis` it holds only for parts of a state and
 * blocks no day (rules/platform-and-wire: holidays of parts of a state). `undefined` for other answers.
 */
export function readHolidays(data: unknown): Holidays | undefined {
  const named = z.safeParse(record(), data).data;
  if (!named) return undefined;
  const days = new Map<CalendarDay, string>();
  let isAnswer = false;
  for (const [name, value] of Object.entries(named)) {
    const entry = z.safeParse(entrySchema, value).data;
    if (entry) {
      isAnswer = true;
      if (isCalendarDay(entry.datum) && entry.hinweis === undefined) days.set(entry.datum, name);
      continue;
    }
    if (!isFederalState(name) && name !== 'NATIONAL') continue;
    const ofState = readHolidays(value);
    if (ofState) {
      isAnswer = true;
      for (const [day, holiday] of ofState) days.set(day, holiday);
    }
  }
  return isAnswer ? days : undefined;
}
