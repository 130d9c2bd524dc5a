import { type CalendarDay, addDays } from '../../lib/dates/calendarDay';
import { weekday } from '../../lib/dates/calendarMonth';
import { ALL_STATES, type FederalState } from './federalState';

export type Holidays = ReadonlyMap<CalendarDay, string>;

/** Gauss, by Meeus, Jones and Butcher. */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The Wednesday before 23 November. */
function dayOfRepentance(year: number): CalendarDay {
  const eve = `${year}-11-22`;
  return addDays(eve, -((weekday(eve) + 4) % 7));
}

type Rule = readonly [name: string, on: string | ((year: number) => CalendarDay), states?: readonly FederalState[]];

const afterEaster = (days: number) => (year: number) => addDays(easterSunday(year), days);

/** As of 2023, without those of single municipalities (rules/platform-and-wire: holidays of parts of a state). No states: all. */
const RULES: readonly Rule[] = [
  ['Neujahrstag', '01-01'],
  ['Heilige Drei Könige', '01-06', ['BW', 'BY', 'ST']],
  ['Frauentag', '03-08', ['BE', 'MV']],
  ['Karfreitag', afterEaster(-2)],
  ['Ostersonntag', afterEaster(0), ['BB']],
  ['Ostermontag', afterEaster(1)],
  ['Tag der Arbeit', '05-01'],
  ['Christi Himmelfahrt', afterEaster(39)],
  ['Pfingstsonntag', afterEaster(49), ['BB']],
  ['Pfingstmontag', afterEaster(50)],
  ['Fronleichnam', afterEaster(60), ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']],
  ['Mariä Himmelfahrt', '08-15', ['SL']],
  ['Weltkindertag', '09-20', ['TH']],
  ['Tag der Deutschen Einheit', '10-03'],
  ['Reformationstag', '10-31', ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']],
  ['Allerheiligen', '11-01', ['BW', 'BY', 'NW', 'RP', 'SL']],
  ['Buß- und Bettag', dayOfRepentance, ['SN']],
  ['1. Weihnachtstag', '12-25'],
  ['2. Weihnachtstag', '12-26'],
];

/** Used without the service; without a state those of all states (rules/platform-and-wire: holidays without a service). */
export function computedHolidays(year: number, ...where: readonly (FederalState | undefined)[]): Holidays {
  const isThere = (states: readonly FederalState[]) =>
    where.every((state) => state === undefined) || where.some((state) => state !== undefined && states.includes(state));
  const days = RULES.filter(([, , states = ALL_STATES]) => isThere(states)).map(([name, on]): [CalendarDay, string] => [
    typeof on === 'string' ? `${year}-${on}` : on(year),
    name,
  ]);
  return new Map(days.sort(([a], [b]) => a.localeCompare(b)));
}
