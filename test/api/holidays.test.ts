import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchHolidays, fetchLocality } from '../../src/api/holidays';
import { aPlatform } from '../builders/platform';
import { platform } from '../platformServer';

beforeEach(() => {
  vi.stubEnv('VITE_ZIP_API_URL', '/zip');
  vi.stubEnv('VITE_HOLIDAY_API_URL', '/holidays/');
});

const fetch2026 = (zipCode: string | undefined = '70173') => fetchHolidays(aPlatform(), { zipCode, years: [2026] });
const called = (part: string) => platform.record.filter(({ path }) => path.includes(part));

describe('holidays where the dealer is', () => {
  it('are those of the state of the postal code; entries for parts of it block no day', async () => {
    const days = await fetch2026();
    expect(days.get('2026-01-06')).toBe('Heilige Drei Könige');
    expect(days.has('2026-10-31')).toBe(false);
    expect(called('/holidays/api')[0]?.query).toEqual({ jahr: '2026', nur_land: 'BW' });
  });

  it('are read for next year too when the calendar reaches into it', async () => {
    const days = await fetchHolidays(aPlatform(), { zipCode: '70173', years: [2026, 2027] });
    expect(days.get('2027-03-26')).toBe('Karfreitag');
    expect(called('/holidays/api').map(({ query }) => query.jahr)).toEqual(['2026', '2027']);
  });

  it('are those of the state by the table when the zip service fails', async () => {
    platform.fail('/zip/', 500);
    const days = await fetch2026();
    expect(called('/holidays/api')[0]?.query).toEqual({ jahr: '2026', nur_land: 'BW' });
    expect(days.has('2026-03-08')).toBe(false);
  });

  it('are those of all states when the postal code is unknown', async () => {
    expect((await fetchHolidays(aPlatform(), { zipCode: undefined, years: [2026] })).get('2026-03-08')).toMatch(
      /Frauentag/,
    );
    expect((await fetchHolidays(aPlatform(), { zipCode: undefined, years: [2026] })).get('2026-11-18')).toMatch(
      /Bettag/,
    );
  });

  it.each([500, 'empty'] as const)(
    'are computed for the state when the holiday service answers with %s',
    async (fault) => {
      platform.fail('/holidays/', fault);
      const days = await fetch2026();
      expect(days.get('2026-01-06')).toBe('Heilige Drei Könige');
      expect(days.has('2026-10-31')).toBe(false);
    },
  );

  it('are computed for all states when nobody knows where it is', async () => {
    platform.fail('/zip/', 'network');
    platform.fail('/holidays/', 'network');
    const days = await fetch2026('00000');
    expect([days.get('2026-01-06'), days.get('2026-10-31'), days.get('2026-03-08')]).toEqual([
      'Heilige Drei Könige',
      'Reformationstag',
      'Frauentag',
    ]);
  });

  it('say nothing of a postal code that does not exist', async () => {
    expect(await fetchLocality(aPlatform(), '00000')).toBeUndefined();
  });
});
