import { describe, expect, it } from 'vitest';
import { deductionText } from '../../../src/domain/trade-in/deduction';
import { oldCarIn, oldCarText } from '../../../src/domain/trade-in/oldCar';
import { oldCarOf, type TradeIn } from '../../../src/domain/trade-in/tradeIn';
import { someSettings } from '../../builders/tenant';

const validity = { days: 14, today: '2026-11-29' as const };
const result = (overrides: Partial<TradeIn>) =>
  oldCarOf(
    {
      id: 'one',
      calculationResultType: 'normal',
      customerPrice: 5_975,
      createdAt: '2026-11-20T08:00:00Z',
      ...overrides,
    },
    'Golf',
    validity,
  );

// rules/trade-in: in the frame.
describe('the old car', () => {
  it.each<[string, Partial<TradeIn>, object | undefined]>([
    ['its value as in an order', {}, { value: 5_900, until: '2026-12-04', isDeducted: true }],
    ['without a day of its own', { createdAt: undefined }, { value: 5_900, until: '2026-12-13' }],
    ['over', { createdAt: '2026-11-01T08:00:00Z' }, undefined],
    ['redeemed', { redeemedAt: '2026-11-21T08:00:00Z' }, undefined],
    ['to be checked by staff', { calculationResultType: 'nonDigital' }, undefined],
    ['without a value', { customerPrice: 50 }, undefined],
  ])('%s', (_name, overrides, car) => {
    if (car === undefined) expect(result(overrides)).toBeUndefined();
    else expect(result(overrides)).toMatchObject(car);
  });

  const golf = { name: 'Golf', value: 5_900, until: '2026-12-04' as const, isDeducted: true };
  const linked = { name: 'Altwagen (aus dem Link)', value: 4_000, isDeducted: true };
  it.each<[number | undefined, boolean, string | undefined]>([
    [38_680, false, '38.680 − 5.900 = 32.780 € mit meinem Golf'],
    [38_680, true, '38.680 brutto − 5.900 = 32.780 € brutto mit meinem Golf'],
    [5_000, false, '5.000 − 5.900 = 900 € Guthaben mit meinem Golf'],
    [0, false, undefined],
    [undefined, false, undefined],
  ])('deducted from %s, for companies: %s', (publicPrice, isB2BShop, text) => {
    const said = deductionText({ publicPrice, isVatDeductible: true }, golf, isB2BShop);
    expect(said?.replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('has a name in the line', () => {
    expect(oldCarText(golf)).toMatch(/^mein Golf 5\.900\s€$/);
    expect(oldCarText(linked)).toMatch(/^Altwagen \(aus dem Link\) 4\.000\s€$/);
    expect(deductionText({ publicPrice: 38_680, isVatDeductible: true }, linked, false)).toMatch(
      /= 34\.680\s€ mit Altwagen \(aus dem Link\)$/,
    );
  });

  it('of the visitor stands in place of a link’s, which only a dealer who takes cars deducts', () => {
    const settings = someSettings({ uiVehicleDetailsAvailableChildRoutes: ['inzahlungnahme'] });
    const without = someSettings();
    expect(oldCarIn(4_000, undefined, settings, '2026-11-29')).toEqual(linked);
    expect(oldCarIn(undefined, undefined, settings, '2026-11-29')).toBeUndefined();
    expect(oldCarIn(4_000, undefined, without, '2026-11-29')).toBeUndefined();
    expect(oldCarIn(4_000, golf, settings, '2026-12-04')).toEqual(golf);
    // Its value may still be in the address.
    expect(oldCarIn(4_000, golf, settings, '2026-12-05')).toBeUndefined();
  });
});
