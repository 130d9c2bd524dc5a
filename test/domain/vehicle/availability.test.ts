import { describe, expect, it } from 'vitest';
import { availabilityLabel } from '../../../src/domain/vehicle/availability';

describe('when a vehicle is available', () => {
  it.each([
    ['2026-05-04T08:00:00Z', 'Sofort'],
    ['2026-04-01', 'Sofort'],
    ['2026-07-15T00:00:00Z', '15.07.2026'],
    [undefined, undefined],
  ])('from %s: %s', (availableFromDate, label) => {
    expect(availabilityLabel({ availableFromDate }, new Date('2026-05-04T08:00:00Z'))).toBe(label);
  });
});
