import { describe, expect, it } from 'vitest';
import { accessibilityDraft } from '../../../src/domain/law/accessibility';
import { openDuties } from '../../../src/domain/law/openDuties';
import { withdrawalAddress, withdrawalSentence } from '../../../src/domain/law/withdrawalSentence';
import type { TenantSettings } from '../../../src/domain/tenant/settings';
import { claimsIn } from '../../../src/domain/law/claimRules';
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

const openIds = (overrides: Partial<TenantSettings>) => openDuties(someSettings(overrides), NOW).map(({ id }) => id);

describe('the open duties of law', () => {
  it.each<[string, Partial<TenantSettings>, boolean]>([
    ['withdrawal-instruction', { cancellationDocumentUrl: undefined }, true],
    ['legal-links', {}, false],
    ['legal-links', { imprintUrl: undefined }, true],
    ['legal-links', { privacyDocumentUrl: undefined }, true],
    ['legal-links', { shopTermsOfServiceDocumentUrl: undefined }, true],
    ['withdrawal-instruction', { cancellationDocumentUrl: undefined, isCheckoutEnabled: false }, false],
    ['legal-links', { imprintUrl: undefined, isB2BShop: true }, true],
    ['guarantee-notice', {}, true],
    ['guarantee-notice', { legalGuaranteeNoticeUrl: 'https://a.test/n.svg' }, false],
    ['guarantee-notice', { isB2BShop: true }, false],
    ['used-warranty', {}, false],
    ['used-warranty', { usedWarrantyMonths: 12 }, true],
    ['used-warranty', { usedWarrantyMonths: 12, usedWarrantyText: 'Ein Jahr.' }, false],
    ['garan', {}, false],
    ['garan', { legalMakes: [{ manufacturer: 'Kia', garanYears: 7 }] }, true],
    ['garan', { legalMakes: [{ manufacturer: 'Kia', garanYears: 7, garanLabelUrl: 'https://a.test/g.svg' }] }, false],
    ['leasing-kinds', { leasingCalculationProviderTypes: ['VW'] }, true],
    [
      'leasing-kinds',
      {
        leasingCalculationProviderTypes: ['VW'],
        leasingContractTypes: [{ providerType: 'VW', contractType: 'mileage' }],
      },
      false,
    ],
    ['intermediary', { financingCalculationProviderTypes: ['VW'] }, true],
    ['intermediary', { financingCalculationProviderTypes: ['VW'], creditIntermediaryType: 'oneLender' }, false],
    ['connected-cars', {}, true],
    ['connected-cars', { legalMakes: [{ manufacturer: 'Kia', dataInfoUrl: 'https://kia.test' }] }, false],
    ['claims', {}, false],
    ['claims', { uiMarketingBenefits: ['Umweltfreundliche Fahrzeuge'] }, true],
    ['claims', { uiQualityPromises: ['2 Jahre Gewährleistung'], isB2BShop: true }, true],
    ['accessibility', {}, false],
    ['accessibility', { accessibilityUrl: undefined }, true],
    ['accessibility', { accessibilityUrl: undefined, accessibilityText: 'Text' }, false],
    ['dispute', {}, true],
    ['dispute', { disputeResolutionText: 'Wir nehmen nicht teil.' }, false],
  ])('%s with %j: open %s', (id, overrides, isOpen) => {
    expect(openIds(overrides).includes(id)).toBe(isOpen);
  });

  it('hold no duty towards consumers against a shop for companies, whatever is missing', () => {
    const bare = { ...EMPTY, isB2BShop: true, usedWarrantyMonths: 12, usedWarrantyText: undefined } as const;
    expect(openIds(bare)).toEqual(['legal-links']);
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
    expect(openDuties(someSettings(texts), NOW).find(({ id }) => id === 'claims')).toMatchObject({ field });
  });

  it('say what is missing in a sentence, with the act', () => {
    for (const { source, text } of openDuties(someSettings(EMPTY), NOW)) {
      expect(source).not.toBe('');
      expect(text).toMatch(/[.“]$/);
    }
  });
});

describe('texts for the dealer', () => {
  // (rules/law: sentence of the instruction)
  it('hold the sentence of the instruction, letter for letter, with the address of the shop', () => {
    expect(withdrawalSentence('[Internetadresse]')).toBe(
      'Sie können Ihr Widerrufsrecht auch online unter [Internetadresse] ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    );
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
