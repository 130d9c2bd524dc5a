import { describe, expect, it } from 'vitest';
import { availabilityLabel } from '../../../src/domain/vehicle/availability';

describe('when a vehicle is available', () => {
  it.each([
    ['2026-05-04T08:00:00Z', 'Sofort'],
    ['2026-04-01', 'Sofort'],
    ['2026-07-15T00:00:00Z', '15.07.2026'],
    [undefined, undefined],
    ['2028-05-04', '04.05.2028'],
    // Two years ahead a date is a placeholder.
    ['2028-05-05', 'auf Anfrage'],
    ['9999-12-31', 'auf Anfrage'],
  ])('from %s: %s', (availableFromDate, label) => {
    expect(availabilityLabel({ availableFromDate }, new Date('2026-05-04T08:00:00Z'))).toBe(label);
  });
});
