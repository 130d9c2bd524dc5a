import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityDraft } from '../../../src/domain/law/accessibility';
import { dutyCounts, dutyOverview, openDuties } from '../../../src/domain/law/dutyOverview';
import { withdrawalAddress, withdrawalSentence } from '../../../src/domain/law/withdrawalSentence';
import type { TenantSettings } from '../../../src/domain/tenant/settings';
import { claimsIn } from '../../../src/domain/stock-check/claimRules';
import { someSettings } from '../../builders/tenant';
import { NOW } from '../../now';

const NO_CONTENT = {
  helpdeskUrl: undefined,
  analyticsDashboardUrl: undefined,
  tradeInHeading: undefined,
  tradeInSubheading: undefined,
  tradeInSteps: [],
};

/** Settings in which every legal entry is missing. */
const EMPTY = {
  imprintUrl: undefined,
  privacyDocumentUrl: undefined,
  shopTermsOfServiceDocumentUrl: undefined,
  cancellationDocumentUrl: undefined,
  accessibilityUrl: undefined,
  financingCalculationProviderTypes: ['VW'],
  leasingCalculationProviderTypes: ['VW'],
} satisfies Partial<TenantSettings>;

const stateOf = (id: string, overrides: Partial<TenantSettings> = {}) =>
  dutyOverview(someSettings(overrides), NOW).find((duty) => duty.id === id)?.state;

describe('the overview of legal duties', () => {
  it.each<[string, Partial<TenantSettings>, string]>([
    ['order-button', {}, 'met'],
    ['order-button', { isCheckoutEnabled: false }, 'notApplicable'],
    ['withdrawal', { isB2BShop: true }, 'notApplicable'],
    ['withdrawal-instruction', { cancellationDocumentUrl: undefined }, 'needsEntry'],
    ['legal-links', { imprintUrl: undefined }, 'needsEntry'],
    ['legal-links', { imprintUrl: undefined, isB2BShop: true }, 'needsEntry'],
    ['guarantee-notice', {}, 'needsEntry'],
    ['guarantee-notice', { legalGuaranteeNoticeUrl: 'https://a.test/n.svg' }, 'unchecked'],
    ['guarantee-notice', { isB2BShop: true }, 'notApplicable'],
    ['used-warranty', {}, 'notApplicable'],
    ['used-warranty', { usedWarrantyMonths: 12 }, 'needsEntry'],
    ['used-warranty', { usedWarrantyMonths: 12, usedWarrantyText: 'Ein Jahr.' }, 'unchecked'],
    ['garan', {}, 'notApplicable'],
    ['garan', { legalMakes: [{ manufacturer: 'Kia', garanYears: 7 }] }, 'needsEntry'],
    [
      'garan',
      { legalMakes: [{ manufacturer: 'Kia', garanYears: 7, garanLabelUrl: 'https://a.test/g.svg' }] },
      'unchecked',
    ],
    ['credit-warning', {}, 'notApplicable'],
    ['credit-warning', { financingCalculationProviderTypes: ['VW'] }, 'met'],
    ['leasing-kinds', { leasingCalculationProviderTypes: ['VW'] }, 'needsEntry'],
    [
      'leasing-kinds',
      {
        leasingCalculationProviderTypes: ['VW'],
        leasingContractTypes: [{ providerType: 'VW', contractType: 'mileage' }],
      },
      'met',
    ],
    ['intermediary', { financingCalculationProviderTypes: ['VW'] }, 'needsEntry'],
    ['intermediary', { financingCalculationProviderTypes: ['VW'], creditIntermediaryType: 'oneLender' }, 'met'],
    ['connected-cars', {}, 'needsEntry'],
    ['connected-cars', { legalMakes: [{ manufacturer: 'Kia', dataInfoUrl: 'https://kia.test' }] }, 'unchecked'],
    ['updates', {}, 'notApplicable'],
    ['updates', { legalMakes: [{ manufacturer: 'Kia', updatesText: '10 Jahre' }] }, 'met'],
    ['claims', {}, 'met'],
    ['claims', { uiMarketingBenefits: ['Umweltfreundliche Fahrzeuge'] }, 'needsEntry'],
    ['claims', { uiQualityPromises: ['2 Jahre Gewährleistung'], isB2BShop: true }, 'needsEntry'],
    ['accessibility', {}, 'unchecked'],
    ['accessibility', { accessibilityUrl: undefined }, 'needsEntry'],
    ['accessibility', { accessibilityUrl: undefined, accessibilityText: 'Text' }, 'unchecked'],
    ['dispute', {}, 'needsEntry'],
    ['dispute', { disputeResolutionText: 'Wir nehmen nicht teil.' }, 'met'],
  ])('%s with %j: %s', (id, overrides, state) => {
    expect(stateOf(id, overrides)).toBe(state);
  });

  it('holds no duty towards consumers against a shop for companies, whatever is missing', () => {
    const bare = { ...EMPTY, isB2BShop: true, usedWarrantyMonths: 12, usedWarrantyText: undefined } as const;
    const open = dutyOverview(someSettings(bare), NOW).filter(({ state }) => state === 'needsEntry');
    expect(open.map(({ id }) => id)).toEqual(['legal-links']);
    const others = dutyOverview(someSettings(bare), NOW).filter(({ text }) => text === 'Nur gegenüber Verbrauchern.');
    expect(others.map(({ id }) => id)).toEqual([
      'order-button',
      'withdrawal',
      'withdrawal-instruction',
      'guarantee-notice',
      'used-warranty',
      'garan',
      'credit-warning',
      'leasing-kinds',
      'intermediary',
      'prices',
      'connected-cars',
      'updates',
      'accessibility',
      'dispute',
    ]);
  });

  it('asks for every entry that is missing, each with the field where it is entered', () => {
    const open = openDuties(someSettings({ ...EMPTY, usedWarrantyMonths: 12 }), NOW);
    expect(open.map(({ id, field }) => [id, field])).toEqual([
      ['withdrawal-instruction', 'cancellationDocumentUrl'],
      ['legal-links', 'imprintUrl'],
      ['guarantee-notice', 'legalGuaranteeNoticeUrl'],
      ['used-warranty', 'usedWarrantyText'],
      ['leasing-kinds', 'leasingContractTypes'],
      ['intermediary', 'creditIntermediaryType'],
      ['connected-cars', 'legalMakes'],
      ['accessibility', 'accessibilityText'],
      ['dispute', 'disputeResolutionText'],
    ]);
  });

  it.each<[string, Partial<TenantSettings>]>([
    ['uiMarketingBenefits', { uiMarketingBenefits: ['Klimaneutral'] }],
    ['uiQualityPromises', { uiQualityPromises: ['2 Jahre Gewährleistung'] }],
    ['seoMetaDescription', { seoMetaDescription: 'Klimaneutral.' }],
    ['tradeInHeading', { content: { ...NO_CONTENT, tradeInHeading: 'Klimaneutral.' } }],
    ['tradeInSubheading', { content: { ...NO_CONTENT, tradeInSubheading: 'Klimaneutral.' } }],
    ['tradeInSteps', { content: { ...NO_CONTENT, tradeInSteps: ['Klimaneutral.'] } }],
    ['usedWarrantyText', { usedWarrantyMonths: 12, usedWarrantyText: 'Gratis: 1 Jahr Gewährleistung' }],
    ['disputeResolutionText', { disputeResolutionText: 'Siehe https://ec.europa.eu/consumers/odr' }],
    ['accessibilityText', { accessibilityText: 'Klimaneutral.' }],
  ])('leads to %s for a claim in it', (field, texts) => {
    const claims = dutyOverview(someSettings(texts), NOW).find(({ id }) => id === 'claims');
    expect(claims).toMatchObject({ state: 'needsEntry', field });
  });

  it('says for each duty its act, a sentence, and where an open one is entered', () => {
    for (const { source, text, state, field } of dutyOverview(someSettings(), NOW)) {
      expect(source).not.toBe('');
      expect(text).toMatch(/[.“]$/);
      if (state === 'needsEntry') expect(field).toBeDefined();
    }
  });

  it('counts them for the page Heute', () => {
    const counts = dutyCounts(someSettings(), NOW);
    expect(counts.met + counts.unchecked + counts.needsEntry + counts.notApplicable).toBe(
      dutyOverview(someSettings(), NOW).length,
    );
    expect(counts.needsEntry).toBe(3);
  });
});

describe('texts for the dealer', () => {
  // (rules/law: sentence of the instruction)
  it('hold the sentence of the instruction, letter for letter, with the address of the shop', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../../docs/rules/law.md'), 'utf8');
    expect(rules).toContain(`'${withdrawalSentence('[Internetadresse]')}'`);
    expect(withdrawalAddress('https://autohaus.test/fahrzeuge', 'https://x.test/admin#/shop/widerruf')).toBe(
      'https://autohaus.test/fahrzeuge#/shop/widerruf',
    );
    expect(withdrawalAddress(undefined, 'https://x.test/#/widerruf')).toBe('https://x.test/#/widerruf');
  });

  it('hold a draft about accessibility with contact and authority, without a claim that the check would find', () => {
    const draft = accessibilityDraft(someSettings(), NOW);
    expect(draft).toContain('Autohaus Sonnenberg GmbH');
    expect(draft).toContain('per E-Mail an ankauf@autohaus.test oder telefonisch unter +49 711 123456');
    expect(draft).toContain('Zuständige Behörde');
    expect(draft).toContain('Stand: 04.05.2026.');
    expect(claimsIn(draft)).toEqual([]);
    const bare = someSettings({
      tradeInContactEmail: undefined,
      tradeInContactPhone: undefined,
      imprintUrl: undefined,
    });
    expect(accessibilityDraft(bare, NOW)).toContain('erreichen Sie uns über das Kontaktformular.');
  });
});
