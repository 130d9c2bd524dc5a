import { describe, expect, it } from 'vitest';
import { bookableDays, calendarYears, earliestHandOverDay } from '../../../src/domain/handover/handOverDay';
import { computedHolidays } from '../../../src/domain/handover/holidays';

/** Friday, 18 December 2026, 15:00 in Germany. */
const now = new Date('2026-12-18T14:00:00Z');
const settings = { orderLeadTimeInDays: 5, orderPickupLeadTimeInDays: 3, orderDeliveryLeadTimeInDays: 14 };

describe('hand-over over the turn of the year', () => {
  it('reads the holidays of both years, and of a third where the vehicle comes late', () => {
    expect(calendarYears(['2026-12-21'], now)).toEqual([2026, 2027]);
    const late = earliestHandOverDay({ type: 'pickup' }, { availableFromDate: '2027-09-01' }, settings, now);
    expect(calendarYears([late], now)).toEqual([2026, 2027, 2028]);
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
