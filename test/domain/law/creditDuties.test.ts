import { describe, expect, it } from 'vitest';
import {
  CREDIT_PLACES,
  CREDIT_WARNING,
  creditDuties,
  hasCreditWarning,
  leasingOffer,
  textNamesCredit,
  warnedLegalText,
  type CreditKnowledge,
  type CreditOffer,
  type CreditPlace,
} from '../../../src/domain/law/creditDuties';
import { cardLeasingRate, rateOf } from '../../../src/domain/finance/rateOf';
import { dealerPromises } from '../../../src/shared/dealer/DealerPromises';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

const consumers = { isB2BShop: false, today: '2026-11-23' };
const companies = { isB2BShop: true, today: '2026-11-23' };
const places = Object.keys(CREDIT_PLACES) as CreditPlace[];
/** Places that name an offer only with its rate. */
const QUIET: readonly CreditPlace[] = ['card', 'tile', 'list', 'comparison', 'pdf', 'share'];

describe('a text of the dealer', () => {
  it.each([
    ['Bedarfsgerechte Finanzierung', true],
    ['Ratenkauf und Sofortkredit', true],
    ['Darlehen unserer Hausbank', true],
    ['Zahlung mit Kreditkarte', false],
    ['Akkreditierte Werkstatt', false],
    ['14 Tage Rückgaberecht', false],
  ])('%s: names a credit or not', (text, isNamed) => {
    expect(textNamesCredit(text)).toBe(isNamed);
  });

  it.each([
    ['where nobody offers one', [], undefined, false],
    ['where the shop does', ['VW'], undefined, true],
    ['where the bank of the vehicle does', [], 'VW', true],
    ['where the vehicle has none', [], 'NONE', false],
  ] as const)('promises a credit %s: %j', (_, banks, provider, isPromised) => {
    const settings = someSettings({
      uiMarketingBenefits: ['Bedarfsgerechte Finanzierung', 'Mobilitätsgarantie'],
      uiQualityPromises: [],
      financingCalculationProviderTypes: [...banks],
      leasingCalculationProviderTypes: [],
    });
    const vehicle = aVehicle({ financingCalculationProviderType: provider, leasingCalculationProviderType: undefined });
    expect(dealerPromises(settings, vehicle)).toEqual([
      ...(isPromised ? ['Bedarfsgerechte Finanzierung'] : []),
      'Mobilitätsgarantie',
    ]);
  });
});

describe('what must stand beside a financing or leasing', () => {
  const rows = places.flatMap((place) =>
    (['credit', 'rental'] as const).flatMap((offer) =>
      (['name', 'rate', 'example'] as const).map((known): [CreditPlace, CreditOffer, CreditKnowledge] => [
        place,
        offer,
        known,
      ]),
    ),
  );

  it.each(rows)('%s, %s, known: %s', (place, offer, known) => {
    const { warning, rate, example } = creditDuties(place, offer, known, consumers);
    const isNamed = known === 'example' || !QUIET.includes(place);
    expect(warning).toBe(offer === 'credit' && isNamed);
    // A credit has no rate without its complete example.
    expect(rate).toBe(known === 'example' || (known === 'rate' && offer === 'rental'));
    expect(example).toBe(known === 'example');
    expect(creditDuties(place, offer, known, companies)).toEqual({ warning: false, rate, example });
  });

  it('counts a leasing as a credit unless its provider is known for mileage contracts', () => {
    const settings = someSettings({
      leasingContractTypes: [
        { providerType: 'VW', contractType: 'mileage' },
        { providerType: 'BMW', contractType: 'residualValue' },
        { providerType: 'SANTANDER', contractType: 'purchaseOption' },
      ],
    });
    expect(leasingOffer(settings, 'VW')).toBe('rental');
    for (const provider of ['BMW', 'SANTANDER', 'VIRTUAL', undefined] as const)
      expect(leasingOffer(settings, provider)).toBe('credit');
    expect(hasCreditWarning('calculator', { leasing: 'VW' }, settings, NOW)).toBe(false);
    expect(hasCreditWarning('calculator', { leasing: true }, settings, NOW)).toBe(true);
    expect(hasCreditWarning('calculator', { leasing: 'VW', financing: true }, settings, NOW)).toBe(true);
    expect(hasCreditWarning('calculator', {}, settings, NOW)).toBe(false);
  });

  it('puts the warning before the legal text of documents', () => {
    const html = '<p>Beispiel</p>';
    expect(warnedLegalText(html, 'pdf', { financing: true }, someSettings(), NOW)).toBe(
      `<p><strong>${CREDIT_WARNING}</strong></p>${html}`,
    );
    expect(warnedLegalText(html, 'pdf', { financing: true }, someSettings({ isB2BShop: true }), NOW)).toBe(html);
  });
});

describe('the rates of a card', () => {
  const leased = aVehicle({
    initialFinancingInstallment: undefined,
    initialLeasingInstallment: 249,
    leasingCalculationProviderType: 'VW',
  });

  it('leave out a leasing in credit law, because the platform has no example for it', () => {
    const mileage = someSettings({ leasingContractTypes: [{ providerType: 'VW', contractType: 'mileage' }] });
    const option = someSettings({ leasingContractTypes: [{ providerType: 'VW', contractType: 'purchaseOption' }] });
    expect(rateOf(leased, {}, undefined, mileage, NOW)).toMatchObject({ name: 'Leasing' });
    expect(rateOf(leased, {}, undefined, mileage, NOW)).not.toHaveProperty('warning');
    for (const settings of [option, someSettings()]) {
      expect(rateOf(leased, {}, undefined, settings, NOW)).toBeUndefined();
      expect(cardLeasingRate(leased, settings, '2026-11-23')).toBeUndefined();
    }
  });

  it('bear the warning with a financing, but not in a shop for companies', () => {
    const financed = aVehicle({
      publicPrice: 25_000,
      initialFinancingInstallment: 364.56,
      virtualFinancingDeposit: 2_500,
      virtualFinancingDuration: 48,
      virtualFinancingFinalInstallment: 7_400,
    });
    expect(rateOf(financed, {}, undefined, someSettings(), NOW)?.warning).toBe('Achtung! Kreditaufnahme kostet Geld.');
    expect(rateOf(financed, {}, undefined, someSettings({ isB2BShop: true }), NOW)).not.toHaveProperty('warning');
  });
});
