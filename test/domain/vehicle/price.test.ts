import { describe, expect, it } from 'vitest';
import { hasPrice, vehiclePriceDisplay, vatNote, visiblePreviousPrice } from '../../../src/domain/vehicle/price';

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

  it.each([
    ['gross with its net price', {}, false, { amount: '22.490 €', previous: '24.990 €', beside: '18.899 € netto' }],
    [
      'net first for companies',
      {},
      true,
      { amount: '18.899,16 €', kind: 'netto', previous: '21.000 € netto', beside: '22.490 € brutto' },
    ],
    [
      'gross where it is taxed on the margin',
      { isVatDeductible: false },
      true,
      { amount: '22.490 €', previous: '24.990 €' },
    ],
    ['on request', { publicPrice: 0 }, true, { amount: 'Preis auf Anfrage' }],
  ])('is told %s', (_, parts, isB2BShop, told) => {
    const vehicle = { publicPrice: 22_490, publicPreviousPrice: 24_990, isVatDeductible: true, ...parts };
    const shown = vehiclePriceDisplay(vehicle, { isPreviousPriceVisible: true, isB2BShop });
    const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
    const { amount, kind, previous, beside } = shown;
    expect({ amount: plain(amount), kind, previous: plain(previous), beside: plain(beside) }).toEqual(told);
  });

  it('carries its VAT note letter for letter', () => {
    expect(vatNote({ isVatDeductible: true })).toBe('inkl. 19% MwSt. (ausweisbar)');
    expect(vatNote({ isVatDeductible: false })).toBe('Differenzbesteuert gemäß §25a UStG.');
    expect(vatNote({})).toBe('Differenzbesteuert gemäß §25a UStG.');
  });
});
