import { describe, expect, it } from 'vitest';
import { isReserved, reservedLabel } from '../../../src/domain/vehicle/reservation';

const NOW = new Date('2026-05-04T08:00:00Z');

describe('a reserved vehicle', () => {
  it.each([
    ['2026-05-04T08:00:01Z', true],
    ['2026-05-04T08:00:00Z', true],
    ['2026-05-04T07:59:59Z', false],
    [undefined, false],
  ])('is one while its end (%s) is at or after now: %s', (reservedUntil, isTaken) => {
    expect(isReserved({ reservedUntil }, NOW)).toBe(isTaken);
  });

  it('says until when, in German time', () => {
    expect(reservedLabel({ reservedUntil: '2026-05-06T16:30:00Z' }, NOW)).toBe('Reserviert bis 06.05.2026, 18:30 Uhr');
    expect(reservedLabel({ reservedUntil: '2026-05-03T16:30:00Z' }, NOW)).toBeUndefined();
    // A placeholder for "without end".
    expect(reservedLabel({ reservedUntil: '9999-12-31T23:59:59Z' }, NOW)).toBe('Reserviert');
  });
});
