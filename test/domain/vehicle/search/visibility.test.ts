import { describe, expect, it } from 'vitest';
import { isHiddenForTenant } from '../../../../src/domain/vehicle/search/visibility';
import { behavioursOf } from '../../../../src/domain/tenant/behaviours';

describe('a vehicle that one tenant keeps out of its lists', () => {
  it.each([
    ['00000000-0000-4000-8000-000000000005', 'WVWZZZHIDDEN00001', true],
    ['00000000-0000-4000-8000-000000000005', 'wvwzzzhidden00001', true],
    ['00000000-0000-4000-8000-000000000005', 'WVWZZZAUZLW000001', false],
    ['00000000-0000-4000-8000-000000000005', undefined, false],
    ['00000000-0000-4000-8000-000000000001', 'WVWZZZHIDDEN00001', false],
  ])('at %s with VIN %s is hidden: %s', (adminId, vin, isHidden) => {
    expect(isHiddenForTenant({ vin }, behavioursOf(adminId))).toBe(isHidden);
  });
});
