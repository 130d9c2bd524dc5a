import { describe, expect, it } from 'vitest';
import { isNewCar } from '../../../../src/domain/vehicle/legal/newCar';

const NOW = new Date('2026-05-04T08:00:00Z');

describe('a new car by law', () => {
  it.each([
    [{ initialRegistration: '2025-09-05', mileage: 9000 }, true],
    [{ initialRegistration: '2025-09-04', mileage: 9000 }, false],
    [{ initialRegistration: '2020-01-01', mileage: 999 }, true],
    [{ initialRegistration: '2020-01-01', mileage: 1000 }, false],
    [{ initialRegistration: '2026-06-01' }, true],
    [{ mileage: 0 }, true],
    [{}, false],
    [{ usedConditionType: 'new' as const }, true],
    [{ usedConditionType: 'used' as const, mileage: 12_000 }, false],
  ])('%o is one: %s', (vehicle, isNew) => {
    expect(isNewCar(vehicle, NOW)).toBe(isNew);
  });
});
