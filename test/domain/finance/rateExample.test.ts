import { describe, expect, it } from 'vitest';
import { rateExample as exampleOf } from '../../../src/domain/finance/rateExample';
import type { Location } from '../../../src/domain/tenant/location';

const settings = { companyName: 'Autohaus Sonnenberg GmbH', creditLenders: [] };
const location: Location = {
  id: 'a',
  address: { street: 'Aachener Straße', houseNumber: '100', zipCode: '50674', city: 'Köln' },
};
const rateExample = (vehicle: Omit<Parameters<typeof exampleOf>[0], 'location'>) =>
  exampleOf({ ...vehicle, location }, settings);

describe('the representative example beside a monthly rate', () => {
  const vehicle = {
    publicPrice: 25_000,
    initialFinancingInstallment: 364.56,
    virtualFinancingDeposit: 2_500,
    virtualFinancingDuration: 48,
    virtualFinancingFinalInstallment: 7_400,
    virtualFinancingMileage: 10_000,
  };

  it('says with its terms and the price everything that § 17 PAngV wants, with the interest that explains the rate', () => {
    expect(rateExample(vehicle)).toMatchObject({
      rate: 364.56,
      terms: ['2.500\u00A0€ Anzahlung', '48\u00A0Monate', 'eff.\u00A03,99\u00A0%'],
      text:
        'Repräsentatives Beispiel wie oben: 48\u00A0Raten, Schlussrate 7.400\u00A0€, effektiver Jahreszins 3,99\u00A0%, ' +
        'gebundener Sollzinssatz 3,92\u00A0% p.\u00A0a., Netto\u00ADdarlehensbetrag 22.500\u00A0€, Gesamtbetrag 24.898,88\u00A0€, ' +
        '10.000\u00A0km im Jahr. ' +
        'Bonität vorausgesetzt. Vermittelt durch Autohaus Sonnenberg GmbH, Aachener Straße 100, 50674 Köln.',
    });
  });

  it('leaves out a final instalment and a mileage that there are not', () => {
    const text = rateExample({
      publicPrice: 22_500,
      initialFinancingInstallment: 413.55,
      virtualFinancingDeposit: 0,
      virtualFinancingDuration: 60,
      virtualFinancingFinalInstallment: undefined,
      virtualFinancingMileage: undefined,
    })?.text;
    expect(text).toContain('effektiver Jahreszins 3,99\u00A0%');
    expect(text).not.toMatch(/Schlussrate|im Jahr/);
  });

  // 22,500 € in 48 interest-free instalments beside 7,400 €: 15,100 € ÷ 48 = 314.58 €.
  it.each([
    ['without interest', 314.58, true],
    ['a cent of rounding below', 314.57, true],
    ['two cents below', 314.56, false],
  ])('of a loan at a rate %s', (_, initialFinancingInstallment, isShown) => {
    const text = rateExample({ ...vehicle, initialFinancingInstallment })?.text;
    expect(text?.includes('effektiver Jahreszins 0\u00A0%')).toBe(isShown || undefined);
  });

  it.each([
    ['without a price', { publicPrice: 0 }],
    ['without a rate', { initialFinancingInstallment: undefined }],
    ['without a duration', { virtualFinancingDuration: undefined }],
    ['without a deposit', { virtualFinancingDeposit: undefined }],
    ['with a deposit above the price', { virtualFinancingDeposit: 30_000 }],
    ['with a rate that repays less than the loan', { initialFinancingInstallment: 200 }],
    ['with a rate that no bank would ask for', { initialFinancingInstallment: 2_000 }],
    ['of more than 25 percent', { initialFinancingInstallment: 621.87 }],
  ])('shows no rate %s', (_, part) => {
    expect(rateExample({ ...vehicle, ...part })).toBeUndefined();
  });

  it('names a lender of the settings where the place of the vehicle has no address, and shows no rate without either', () => {
    const lender = 'Musterbank AG, Bankplatz 1, 60311 Frankfurt';
    const unplaced = { ...vehicle, location: undefined };
    expect(exampleOf(unplaced, { ...settings, creditLenders: [lender] })?.text).toContain(`Darlehensgeber: ${lender}.`);
    expect(exampleOf(unplaced, settings)).toBeUndefined();
  });
});
