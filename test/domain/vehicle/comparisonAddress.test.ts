import { describe, expect, it } from 'vitest';
import { comparedIds, comparisonAddress } from '../../../src/domain/vehicle/comparisonAddress';

describe('the address of a comparison', () => {
  it('holds the vehicles in their order, and gives them back', () => {
    expect(comparisonAddress(['a', 'b'])).toBe('/vergleich?fahrzeuge=a,b');
    expect(comparedIds('?fahrzeuge=a,b')).toEqual(['a', 'b']);
  });

  it.each([
    ['', []],
    ['?fahrzeuge=', []],
    ['?fahrzeuge=,%20,', []],
    ['?fahrzeuge=a%2Cb', ['a', 'b']],
    ['?x=1&fahrzeuge=b,a,b,%20A%20', ['b', 'a']],
  ])('is read however it was written: %s', (search, ids) => {
    expect(comparedIds(search)).toEqual(ids);
  });

  it('is without a query where nothing is compared', () => {
    expect(comparisonAddress([])).toBe('/vergleich');
  });
});
