import { describe, expect, it } from 'vitest';
import { hasPrice, vatNote, visiblePreviousPrice } from '../../../src/domain/vehicle/price';

describe('the price of a vehicle', () => {
  it.each([
    [22_490, true],
    [0, false],
    [-1, false],
    [undefined, false],
  ])('%s is one: %s', (publicPrice, is) => {
    expect(hasPrice({ publicPrice })).toBe(is);
  });

  it.each([
    [22_490, 24_990, true, 24_990],
    [22_490, 24_990, false, undefined],
    [22_490, 22_490, true, undefined],
    [22_490, 19_990, true, undefined],
    [0, 24_990, true, undefined],
    [undefined, 24_990, true, undefined],
    [22_490, undefined, true, undefined],
  ])(
    'with %s now, %s before and the setting %s strikes %s',
    (publicPrice, publicPreviousPrice, isPreviousPriceVisible, shown) => {
      expect(visiblePreviousPrice({ publicPrice, publicPreviousPrice }, { isPreviousPriceVisible })).toBe(shown);
    },
  );

  it('carries its VAT note letter for letter', () => {
    expect(vatNote({ isVatDeductible: true })).toBe('inkl. 19% MwSt. (ausweisbar)');
    expect(vatNote({ isVatDeductible: false })).toBe('Differenzbesteuert gemäß §25a UStG.');
    expect(vatNote({})).toBe('Differenzbesteuert gemäß §25a UStG.');
  });
});
