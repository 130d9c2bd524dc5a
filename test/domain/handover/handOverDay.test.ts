import { describe, expect, it } from 'vitest';
import { appointmentDays, appointmentHours, isPossibleAppointment } from '../../../src/domain/handover/appointment';
import { bookableDays, calendarYears, earliestHandOverDay } from '../../../src/domain/handover/handOverDay';
import { computedHolidays } from '../../../src/domain/handover/holidays';

/** A Saturday, 10:00 in Germany. */
const now = new Date('2026-11-21T09:00:00Z');

// rules/checkout: earliest day.
describe('earliest day of a hand-over', () => {
  it.each([
    { what: 'tomorrow where nothing is set', type: 'handOver', settings: {}, expected: '2026-11-22' },
    { what: 'today without lead time', type: 'handOver', settings: { orderLeadTimeInDays: 0 }, expected: '2026-11-21' },
    { what: 'after the lead time', type: 'handOver', settings: { orderLeadTimeInDays: 5 }, expected: '2026-11-26' },
    {
      what: 'after the lead time of pickups',
      type: 'pickup',
      settings: { orderLeadTimeInDays: 5, orderPickupLeadTimeInDays: 3, orderDeliveryLeadTimeInDays: 14 },
      expected: '2026-11-24',
    },
    {
      what: 'after the lead time of deliveries',
      type: 'delivery',
      settings: { orderLeadTimeInDays: 5, orderPickupLeadTimeInDays: 3, orderDeliveryLeadTimeInDays: 14 },
      expected: '2026-12-05',
    },
    {
      what: 'after the general lead time where deliveries have none',
      type: 'delivery',
      settings: { orderLeadTimeInDays: 5 },
      expected: '2026-11-26',
    },
  ] as const)('is $what', ({ type, settings, expected }) => {
    expect(earliestHandOverDay({ type }, {}, settings, now)).toBe(expected);
  });

  const settings = { orderLeadTimeInDays: 2 };
  it.each([
    { what: 'the product’s delivery time', product: { deliveryTimeInDays: 10 }, vehicle: {}, expected: '2026-12-01' },
    {
      what: 'the product’s minimum at pickup',
      product: { minHandoverAtPickup: '2026-12-09T23:30:00Z' },
      vehicle: {},
      expected: '2026-12-10',
    },
    {
      what: 'the vehicle’s arrival',
      product: {},
      vehicle: { availableFromDate: '2027-01-11' },
      expected: '2027-01-11',
    },
    {
      what: 'the vehicle’s earliest pickup, not its earliest delivery',
      product: {},
      vehicle: { earliestPickupDate: '2026-11-30', earliestDeliveryDate: '2026-12-24' },
      expected: '2026-11-30',
    },
    {
      what: 'the lead time, when all else is past',
      product: {},
      vehicle: { availableFromDate: '2020-01-01' },
      expected: '2026-11-23',
    },
    {
      what: 'the lead time, when the delivery time is absurd',
      product: { deliveryTimeInDays: 1e9 },
      vehicle: {},
      expected: '2026-11-23',
    },
  ])('waits for $what', ({ product, vehicle, expected }) => {
    expect(earliestHandOverDay({ type: 'pickup', ...product }, vehicle, settings, now)).toBe(expected);
  });

  it('waits for what is set for deliveries', () => {
    const product = {
      type: 'delivery',
      minHandoverAtDelivery: '2026-12-07',
      minHandoverAtPickup: '2027-12-07',
    } as const;
    expect(earliestHandOverDay(product, { earliestDeliveryDate: '2026-12-01' }, settings, now)).toBe('2026-12-07');
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

  it('differ between states over the turn of the year', () => {
    const reasons = (['BW', 'SN', 'BE'] as const).map((state) =>
      bookableDays('2026-11-17', new Map([...computedHolidays(2026, state), ...computedHolidays(2027, state)]), {
        now,
      }),
    );
    expect(reasons.map(({ reasonAgainst }) => reasonAgainst('2026-11-18'))).toEqual([
      undefined,
      'Feiertag: Buß- und Bettag.',
      undefined,
    ]);
    expect(reasons.map(({ reasonAgainst }) => reasonAgainst('2027-01-06'))).toEqual([
      'Feiertag: Heilige Drei Könige.',
      undefined,
      undefined,
    ]);
    expect(reasons.map(({ reasonAgainst }) => reasonAgainst('2027-03-08'))).toEqual([
      undefined,
      undefined,
      'Feiertag: Frauentag.',
    ]);
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
