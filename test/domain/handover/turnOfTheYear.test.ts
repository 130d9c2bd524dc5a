import { describe, expect, it } from 'vitest';
import type { FederalState } from '../../../src/domain/handover/federalState';
import { bookableDays, calendarYears, earliestHandOverDay } from '../../../src/domain/handover/handOverDay';
import { computedHolidays } from '../../../src/domain/handover/holidays';

/** Friday, 18 December 2026, 15:00 in Germany. */
const now = new Date('2026-12-18T14:00:00Z');
const settings = { orderLeadTimeInDays: 5, orderPickupLeadTimeInDays: 3, orderDeliveryLeadTimeInDays: 14 };

const STATES = ['BW', 'BY', 'BE', 'SN'] as const satisfies readonly FederalState[];

/** The calendar of a pickup at a dealer's in that state, as the screen makes it. */
function calendarIn(state: FederalState) {
  const first = earliestHandOverDay({ type: 'pickup' }, {}, settings, now);
  const years = calendarYears([first], now);
  return bookableDays(first, new Map(years.flatMap((year) => [...computedHolidays(year, state)])), { now });
}

const SUNDAY = 'Sonntags ist keine Übergabe möglich.';
const FREE = undefined;
const KINGS = 'Feiertag: Heilige Drei Könige.';
const WOMEN = 'Feiertag: Frauentag.';
const CORPUS = 'Feiertag: Fronleichnam.';

describe('hand-over over the turn of the year', () => {
  it('reads the holidays of both years, and of a third where the vehicle comes late', () => {
    expect(calendarYears(['2026-12-21'], now)).toEqual([2026, 2027]);
    const late = earliestHandOverDay({ type: 'pickup' }, { availableFromDate: '2027-09-01' }, settings, now);
    expect(calendarYears([late], now)).toEqual([2026, 2027, 2028]);
  });

  // Weekdays and holidays from the printed calendars of 2026 and 2027.
  it.each<[day: string, ...reasons: (string | undefined)[]]>([
    ['2026-12-19', ...STATES.map(() => 'Frühestens am 21.12.2026 möglich.')],
    ['2026-12-20', ...STATES.map(() => 'Frühestens am 21.12.2026 möglich.')],
    ['2026-12-21', FREE, FREE, FREE, FREE],
    ['2026-12-24', FREE, FREE, FREE, FREE],
    ['2026-12-25', ...STATES.map(() => 'Feiertag: 1. Weihnachtstag.')],
    ['2026-12-26', ...STATES.map(() => 'Feiertag: 2. Weihnachtstag.')],
    ['2026-12-27', SUNDAY, SUNDAY, SUNDAY, SUNDAY],
    ['2026-12-28', FREE, FREE, FREE, FREE],
    ['2026-12-31', FREE, FREE, FREE, FREE],
    ['2027-01-01', ...STATES.map(() => 'Feiertag: Neujahrstag.')],
    ['2027-01-02', FREE, FREE, FREE, FREE],
    ['2027-01-03', SUNDAY, SUNDAY, SUNDAY, SUNDAY],
    ['2027-01-06', KINGS, KINGS, FREE, FREE],
    ['2027-03-08', FREE, FREE, WOMEN, FREE],
    ['2027-03-26', ...STATES.map(() => 'Feiertag: Karfreitag.')],
    ['2027-03-28', SUNDAY, SUNDAY, SUNDAY, SUNDAY],
    ['2027-03-29', ...STATES.map(() => 'Feiertag: Ostermontag.')],
    ['2027-05-01', ...STATES.map(() => 'Feiertag: Tag der Arbeit.')],
    ['2027-05-06', ...STATES.map(() => 'Feiertag: Christi Himmelfahrt.')],
    ['2027-05-17', ...STATES.map(() => 'Feiertag: Pfingstmontag.')],
    ['2027-05-27', CORPUS, CORPUS, FREE, FREE],
    ['2027-06-19', FREE, FREE, FREE, FREE],
    ['2027-06-20', ...STATES.map(() => 'Spätestens am 19.06.2027 möglich.')],
  ])('%s in Baden-Württemberg, Bavaria, Berlin, Saxony: %s / %s / %s / %s', (day, ...reasons) => {
    expect(STATES.map((state) => calendarIn(state).reasonAgainst(day))).toEqual(reasons);
  });

  it('blocks a first day that is a holiday, with the holiday as its reason', () => {
    const first = earliestHandOverDay({ type: 'delivery' }, {}, settings, now);
    const days = bookableDays(first, computedHolidays(2027, 'BY'), { now });
    expect([days.reasonAgainst('2027-01-01'), days.reasonAgainst('2027-01-02')]).toEqual([
      'Feiertag: Neujahrstag.',
      undefined,
    ]);
  });
});
