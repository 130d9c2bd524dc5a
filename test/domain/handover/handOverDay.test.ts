import { describe, expect, it } from 'vitest';
import { appointmentDays, appointmentHours, isPossibleAppointment } from '../../../src/domain/handover/appointment';
import { bookableDays, calendarYears, earliestHandOverDay } from '../../../src/domain/handover/handOverDay';
import { computedHolidays } from '../../../src/domain/handover/holidays';

type Vehicle = Parameters<typeof earliestHandOverDay>[1];

/** A Saturday, 10:00 in Germany. */
const now = new Date('2026-11-21T09:00:00Z');

// rules/checkout: earliest day.
describe('earliest day of a hand-over', () => {
  const each = { orderLeadTimeInDays: 5, orderPickupLeadTimeInDays: 3, orderDeliveryLeadTimeInDays: 14 };
  it.each([
    ['tomorrow where nothing is set', 'handOver', {}, '2026-11-22'],
    ['today without lead time', 'handOver', { orderLeadTimeInDays: 0 }, '2026-11-21'],
    ['after the lead time', 'handOver', each, '2026-11-26'],
    ['after the lead time of pickups', 'pickup', each, '2026-11-24'],
    ['after the lead time of deliveries', 'delivery', each, '2026-12-05'],
    ['after the general one where deliveries have none', 'delivery', { orderLeadTimeInDays: 5 }, '2026-11-26'],
  ] as const)('is %s', (_, type, settings, expected) => {
    expect(earliestHandOverDay({ type }, {}, settings, now)).toBe(expected);
  });

  // Times of UTC, which are the next day in Germany.
  const arriving = { availableFromDate: '2027-01-10T23:00:00Z', earliestPickupDate: '2027-01-04' };
  const ready = { earliestPickupDate: '2026-11-30', earliestDeliveryDate: '2026-12-24' };
  const delivered = { minHandoverAtDelivery: '2026-12-06T23:30:00Z', minHandoverAtPickup: '2027-12-07' };
  it.each<[string, Omit<Parameters<typeof earliestHandOverDay>[0], 'type'>, Vehicle, string, ('pickup' | 'delivery')?]>(
    [
      ['the product’s delivery time', { deliveryTimeInDays: 10 }, {}, '2026-12-01'],
      ['the product’s minimum at pickup', { minHandoverAtPickup: '2026-12-09T23:30:00Z' }, {}, '2026-12-10'],
      ['the vehicle’s arrival', {}, arriving, '2027-01-11'],
      ['its earliest pickup, and no delivery', { minHandoverAtDelivery: '2027-02-01' }, ready, '2026-11-30'],
      ['the minimum of deliveries', delivered, { earliestDeliveryDate: '2026-12-01' }, '2026-12-07', 'delivery'],
      ['the lead time, when all else is past', {}, { availableFromDate: '2020-01-01' }, '2026-11-23'],
      ['the lead time, when the delivery time is absurd', { deliveryTimeInDays: 1e9 }, {}, '2026-11-23'],
    ],
  )('waits for %s', (_, product, vehicle, expected, type = 'pickup') => {
    expect(earliestHandOverDay({ type, ...product }, vehicle, { orderLeadTimeInDays: 2 }, now)).toBe(expected);
  });
});

describe('a vehicle that is available in more than two years', () => {
  it.each(['9999-12-31', '9999-12-31T23:59:59Z', '2028-11-22T12:00:00Z'])('%s: has no day to choose', (date) => {
    const first = earliestHandOverDay({ type: 'pickup' }, { availableFromDate: date }, {}, now);
    const days = bookableDays(first, new Map(), { now });
    expect(days.isOnRequest).toBe(true);
    expect(days.reasonAgainst('2028-11-24')).toBe('Der Termin ist nur auf Anfrage möglich.');
    expect(calendarYears([first, '2026-12-21'], now)).toEqual([2026, 2027]);
  });

  it('on its last day still has a calendar', () => {
    const first = earliestHandOverDay({ type: 'pickup' }, { availableFromDate: '2028-11-20' }, {}, now);
    expect(bookableDays(first, new Map(), { now })).toMatchObject({ isOnRequest: false, first: '2028-11-20' });
  });
});

describe('hand-over over the turn of the year', () => {
  const december = new Date('2026-12-18T14:00:00Z');

  it('reads the holidays of both years, and of a third where the vehicle comes late', () => {
    expect(calendarYears(['2026-12-21'], december)).toEqual([2026, 2027]);
    const late = earliestHandOverDay({ type: 'pickup' }, { availableFromDate: '2027-09-01' }, {}, december);
    expect(calendarYears([late], december)).toEqual([2026, 2027, 2028]);
  });

  it('blocks a first day that is a holiday, with the holiday as its reason', () => {
    const days = bookableDays('2027-01-01', computedHolidays(2027, 'BY'), { now: december });
    expect(days.reasonAgainst('2027-01-01')).toBe('Feiertag: Neujahrstag.');
    expect(days.reasonAgainst('2027-01-02')).toBeUndefined();
  });
});

describe('fractional lead times', () => {
  it.each([
    [0.5, '2026-11-22'],
    [1.2, '2026-11-23'],
    [-1, '2026-11-21'],
    [3650, '2026-11-21'],
  ])('%s days end on %s', (days, expected) => {
    expect(earliestHandOverDay({ type: 'handOver' }, {}, { orderLeadTimeInDays: days }, now)).toBe(expected);
    const product = { type: 'handOver', deliveryTimeInDays: days } as const;
    expect(earliestHandOverDay(product, {}, { orderLeadTimeInDays: 0 }, now)).toBe(expected);
  });
});

describe('days of the calendar', () => {
  const holidays = new Map([...computedHolidays(2026, 'BW'), ...computedHolidays(2027, 'BW')]);
  const days = bookableDays('2026-11-24', holidays, { now });

  it.each([
    ['2026-11-23', 'Frühestens am 24.11.2026 möglich.'],
    ['2026-11-24', undefined],
    ['2026-11-28', undefined],
    ['2026-11-29', 'Sonntags ist keine Übergabe möglich.'],
    ['2026-12-25', 'Feiertag: 1. Weihnachtstag.'],
    ['2026-12-31', undefined],
    ['2027-01-01', 'Feiertag: Neujahrstag.'],
    ['2027-01-06', 'Feiertag: Heilige Drei Könige.'],
    ['2027-05-22', undefined],
    ['2027-05-24', 'Spätestens am 23.05.2027 möglich.'],
  ])('%s: %s', (day, reason) => {
    expect(days.reasonAgainst(day)).toBe(reason);
  });
});

describe('appointments', () => {
  const days = appointmentDays(computedHolidays(2026, 'BW'), now);

  it('begin tomorrow at the earliest and end within 60 days', () => {
    expect([days.first, days.last]).toEqual(['2026-11-22', '2027-01-21']);
  });

  it('have fewer hours on Saturdays', () => {
    expect(appointmentHours('2026-11-23')).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(appointmentHours('2026-11-28')).toEqual([9, 10, 11, 12, 13]);
  });

  it.each([
    [{ day: '2026-11-23', hour: 17 }, true],
    [{ day: '2026-11-28', hour: 14 }, false],
    [{ day: '2026-11-22', hour: 10 }, false],
    [{ day: '2026-11-21', hour: 10 }, false],
    [{ day: '2026-11-23', hour: 8 }, false],
  ])('%j: %s', (appointment, isPossible) => {
    expect(isPossibleAppointment(appointment, days)).toBe(isPossible);
  });

  it.each([
    ['2026-12-04', '2026-12-04', '2026-12-04', undefined],
    ['2026-12-04', '2026-12-04', '2026-12-05', 'Nicht später als die Übergabe am 04.12.2026.'],
    ['2026-12-04', '2026-12-04', '2026-11-29', 'Sonntags ist keine Beratung möglich.'],
    ['2027-01-20', '2027-01-20', '2027-01-21', 'Nicht später als die Übergabe am 20.01.2027.'],
    ['2027-03-01', '2027-01-21', '2027-01-22', 'Spätestens am 21.01.2027 möglich.'],
  ])('before a hand-over on %s end on %s, so that %s: %s', (handOverDay, last, day, reason) => {
    const before = appointmentDays(computedHolidays(2026, 'BW'), now, handOverDay);
    expect([before.last, before.reasonAgainst(day)]).toEqual([last, reason]);
  });
});
