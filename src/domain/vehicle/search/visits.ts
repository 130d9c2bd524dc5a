import type { CalendarDay } from '../../../lib/dates/calendarDay';

// The platform has no day of arrival: only a search listed to its end tells new vehicles (rules/search: new since the
// last visit).

interface ListedSearch {
  search: string;
  day: CalendarDay;
  ids: string[];
  added: string[];
}

export interface Visits {
  day: CalendarDay;
  /** Day of the visit before. */
  before?: CalendarDay;
  searches: ListedSearch[];
}

/** Some 20 kB at most. */
const MAX_SEARCHES = 20;
export const MAX_LISTED = 96;

/** FNV-1a, 32 bits. Vehicles with one fingerprint count as one: a new one is then not told. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function withVisit(visits: Visits | undefined, day: CalendarDay): Visits {
  if (visits === undefined) return { day, searches: [] };
  if (visits.day === day) return visits;
  return { day, before: visits.day, searches: visits.searches.filter((listed) => listed.day === visits.day) };
}

const listedIn = ({ searches }: Visits, search: string) => searches.find((listed) => listed.search === search);

/** Vehicles that were not there at the last visit; none if uncertain. */
export function newSince(visits: Visits, search: string, ids: readonly string[]): string[] {
  const listed = listedIn(visits, search);
  if (listed === undefined) return [];
  const isToday = listed.day === visits.day;
  return ids.filter((id) => {
    const mark = fingerprint(id);
    return isToday ? listed.added.includes(mark) : !listed.ids.includes(mark);
  });
}

export function withListed(visits: Visits, search: string, ids: readonly string[]): Visits {
  const marks = ids.map(fingerprint);
  const before = listedIn(visits, search);
  const { searches } = visits;
  const others = searches.filter((listed) => listed !== before).slice(1 - MAX_SEARCHES);
  const isFirstToday = before !== undefined && before.day !== visits.day;
  const added = isFirstToday ? marks.filter((mark) => !before.ids.includes(mark)) : (before?.added ?? []);
  return { ...visits, searches: [...others, { search, day: visits.day, ids: marks, added }] };
}
