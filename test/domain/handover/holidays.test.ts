import { describe, expect, it } from 'vitest';
import { ALL_STATES, stateOfKey, type FederalState } from '../../../src/domain/handover/federalState';
import { computedHolidays, easterSunday } from '../../../src/domain/handover/holidays';

describe('computed holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('Easter %d is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  const NATIONWIDE = {
    '2026-01-01': 'Neujahrstag',
    '2026-04-03': 'Karfreitag',
    '2026-04-06': 'Ostermontag',
    '2026-05-01': 'Tag der Arbeit',
    '2026-05-14': 'Christi Himmelfahrt',
    '2026-05-25': 'Pfingstmontag',
    '2026-10-03': 'Tag der Deutschen Einheit',
    '2026-12-25': '1. Weihnachtstag',
    '2026-12-26': '2. Weihnachtstag',
  };
  /** Beside the nine of the whole country, in 2026; Sundays left out. */
  const OWN: Record<FederalState, string[]> = {
    BW: ['2026-01-06', '2026-06-04', '2026-11-01'],
    BY: ['2026-01-06', '2026-06-04', '2026-11-01'],
    BE: ['2026-03-08'],
    BB: ['2026-04-05', '2026-05-24', '2026-10-31'],
    HB: ['2026-10-31'],
    HH: ['2026-10-31'],
    HE: ['2026-06-04'],
    MV: ['2026-03-08', '2026-10-31'],
    NI: ['2026-10-31'],
    NW: ['2026-06-04', '2026-11-01'],
    RP: ['2026-06-04', '2026-11-01'],
    SL: ['2026-06-04', '2026-08-15', '2026-11-01'],
    SN: ['2026-10-31', '2026-11-18'],
    ST: ['2026-01-06', '2026-10-31'],
    SH: ['2026-10-31'],
    TH: ['2026-09-20', '2026-10-31'],
  };

  it.each(ALL_STATES)('%s has those of the country and its own', (state) => {
    expect([...computedHolidays(2026, state).keys()]).toEqual([...Object.keys(NATIONWIDE), ...OWN[state]].sort());
  });

  it('names them', () => {
    expect(Object.fromEntries(computedHolidays(2026, 'SH'))).toEqual({
      ...NATIONWIDE,
      '2026-10-31': 'Reformationstag',
    });
    expect(computedHolidays(2027, 'SN').get('2027-11-17')).toBe('Buß- und Bettag');
    expect(computedHolidays(2028, 'SN').get('2028-11-22')).toBe('Buß- und Bettag');
  });

  it('are those of all states where the state is unknown', () => {
    const days = computedHolidays(2026);
    expect(['2026-01-06', '2026-03-08', '2026-08-15', '2026-09-20', '2026-11-18'].every((day) => days.has(day))).toBe(
      true,
    );
  });

  it('finds the state of a key in any spelling', () => {
    expect([stateOfKey('08'), stateOfKey('8'), stateOfKey(16), stateOfKey('17'), stateOfKey(null)]).toEqual([
      'BW',
      'BW',
      'TH',
      undefined,
      undefined,
    ]);
  });
});
