import { describe, expect, it } from 'vitest';
import { amountDisplayOf, type AmountDisplay } from '../../../src/domain/tax/amountDisplay';
import {
  premiumOf,
  sumOfTaxed,
  formatTaxedAmount,
  withoutVat,
  withVat,
  type TaxedAmount,
} from '../../../src/domain/tax/taxedAmount';
import { formatAmount } from '../../../src/lib/format';

const car = withVat(23_800);
const gap = premiumOf(349);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('an amount in words', () => {
  it.each<[string, TaxedAmount, AmountDisplay, string, string]>([
    ['for consumers', car, 'gross', '23.800 €', 'inkl. MwSt.'],
    ['with its net price', car, 'both', '23.800 €', 'inkl. MwSt., 20.000 € netto'],
    ['for companies', car, 'netFirst', '20.000 € netto', '23.800 € inkl. MwSt.'],
    ['of an insurance', gap, 'gross', '349 €', 'inkl. Versicherungsteuer'],
    ['of an insurance, with net prices', gap, 'both', '349 €', 'inkl. Versicherungsteuer'],
    ['of an insurance, for companies', gap, 'netFirst', '349 €', 'inkl. Versicherungsteuer'],
    ['of both', sumOfTaxed([car, gap]), 'gross', '24.149 €', 'inkl. MwSt. und Versicherungsteuer'],
    [
      'of both, with net prices',
      sumOfTaxed([car, gap]),
      'both',
      '24.149 €',
      'inkl. MwSt. und Versicherungsteuer, 20.000 € netto zzgl. 349 € Versicherungsprämie',
    ],
    [
      'of both, for companies',
      sumOfTaxed([car, gap]),
      'netFirst',
      '20.000 € netto',
      'zzgl. 349 € Versicherungsprämie, 24.149 € inkl. MwSt. und Versicherungsteuer',
    ],
    ['without deductible tax, for companies', withoutVat(9_900), 'netFirst', '9.900 €', 'inkl. MwSt.'],
    ['of nothing, for companies', withVat(0), 'netFirst', '0 €', 'inkl. MwSt.'],
  ])('%s', (_, taxed, display, amount, note) => {
    const told = formatTaxedAmount(taxed, display);
    expect([plain(told.amount), plain(told.note)]).toEqual([amount, note]);
  });

  it('has its cents and what follows it where asked for', () => {
    const { amount, note } = formatTaxedAmount(withVat(238), 'netFirst', {
      format: formatAmount,
      suffix: ' monatlich',
    });
    expect([plain(amount), plain(note)]).toEqual(['200,00 € netto monatlich', '238,00 € inkl. MwSt.']);
  });

  it.each([
    [true, false, 'netFirst'],
    [true, true, 'netFirst'],
    [false, true, 'both'],
    [false, false, 'gross'],
    [false, undefined, 'gross'],
  ] as const)('in a shop for companies (%s) with deductible tax (%s): %s', (isB2BShop, isVatDeductible, display) => {
    expect(amountDisplayOf(isB2BShop, isVatDeductible)).toBe(display);
  });

  it('has the net amount of a bank only where it can be one', () => {
    expect(withVat(119, { net: 99.99 })).toMatchObject({ net: 99.99, vat: 19.01 });
    expect(withVat(119, { net: 250 })).toMatchObject({ net: 100, vat: 19 });
    expect(withVat(119, { net: 119.01 })).toMatchObject({ net: 100, vat: 19 });
    expect(withVat(119, { net: 119 })).toMatchObject({ net: 119, vat: 0 });
    expect(withVat(107, { taxRate: 7 })).toMatchObject({ net: 100, vat: 7 });
  });
});
