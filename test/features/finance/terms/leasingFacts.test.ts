import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leasingQuoteSchema, type LeasingTerms } from '../../../../src/domain/finance/leasing';
import { termsOfQuote } from '../../../../src/domain/finance/leasingForm';
import { leasingFacts, leasingRate } from '../../../../src/features/finance/terms/leasingFacts';
import { grossOf } from '../../../../src/domain/tax/valueAddedTax';
import { orderLeasingOf } from '../../../../src/features/finance/terms/orderTerms';
import { LEASING_TERMS } from '../../../builders/terms';

const terms: LeasingTerms = LEASING_TERMS;

const wire = {
  durationInMonth: 48,
  kmPerYear: 10_000,
  monthlyRateGross: 299,
  downPaymentNet: 2000,
  taxRate: 19,
  legalTextHtml: 'Beispiel',
};
const offer = {
  ...z.parse(leasingQuoteSchema, { ...wire, monthlyRateNet: 251.26, kilometerExcessNet: 0.1, kilometerLowNet: 0 }),
  downPaymentNet: 2000,
};

describe('a leasing in the order', () => {
  it('is gross: 2,000 net are 2,380 with 19 % tax', () => {
    expect(grossOf(2000)).toBe(2380);
    expect(grossOf(2000, 16)).toBe(2320);
    expect(orderLeasingOf(offer, termsOfQuote(offer, terms))).toEqual({
      terms: { ...terms, downPaymentNet: 2000 },
      monthlyInstallment: 299,
      fundingDuration: 48,
      downPayment: 2380,
      downPaymentSurplus: 0,
      legalTextHtml: 'Beispiel',
      quote: { ...offer, legalTextHtml: undefined },
    });
  });
});

describe('the facts of a leasing', () => {
  const textOf = (of: LeasingTerms) =>
    leasingFacts(offer, of).map(({ label, value }) =>
      `${label}: ${typeof value === 'string' ? value : ''}`.replaceAll('\u00A0', ' '),
    );

  it('are gross for private customers; what the bank does not name is left out, as is a special payment of nothing', () => {
    const kilometre = 'Mehrkilometer: 0,12 € je km';
    // 0.10 EUR net are 0.119 with the tax
    expect(textOf(terms)).toEqual(['Sonderzahlung (inkl. MwSt.): 2.380 €', kilometre]);
    expect(leasingFacts({ ...offer, downPaymentNet: 0 }, terms)).toHaveLength(1);
    expect(leasingRate(offer, terms, false).note).toBe('pro Monat, inkl. MwSt.');
  });

  it('name the net amounts to companies, too', () => {
    const commercial = { ...terms, customerType: 'commercial' } as const;
    expect(textOf(commercial)).toEqual(['Sonderzahlung (inkl. MwSt.): 2.380 €', 'Mehrkilometer (netto): 0,10 € je km']);
    expect(leasingRate(offer, commercial, false).note.replaceAll('\u00A0', ' ')).toBe(
      'pro Monat, inkl. MwSt. Netto 251,26 € pro Monat.',
    );
    const { rate, note } = leasingRate(offer, commercial, true);
    expect([rate, note].map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      '251,26 €',
      'netto pro Monat, 299,00 € inkl. MwSt.',
    ]);
  });
});
