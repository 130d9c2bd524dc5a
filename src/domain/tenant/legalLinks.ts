import type { TenantSettings } from './settings';

interface LegalLink {
  label: string;
  url: string;
}

const LEGAL_LINKS = [
  { label: 'Impressum', setting: 'imprintUrl' },
  { label: 'Datenschutz', setting: 'privacyDocumentUrl' },
  { label: 'AGB', setting: 'shopTermsOfServiceDocumentUrl' },
  { label: 'Widerrufsbelehrung', setting: 'cancellationDocumentUrl' },
  { label: 'Barrierefreiheit', setting: 'accessibilityUrl' },
] as const satisfies readonly { label: string; setting: keyof TenantSettings }[];

/** The links of the legal footer, as far as the tenant has them (rules/law: legal footer). */
export function legalLinks(settings: Pick<TenantSettings, (typeof LEGAL_LINKS)[number]['setting']>): LegalLink[] {
  return LEGAL_LINKS.flatMap(({ label, setting }) => {
    const url = settings[setting];
    return url === undefined ? [] : [{ label, url }];
  });
}

/** 'Vertrag widerrufen' stands in the footer unless the shop is B2B or sells nothing online (§ 356a BGB, rules/law: withdrawal function). */
export function hasWithdrawalButton(settings: Pick<TenantSettings, 'isB2BShop' | 'isCheckoutEnabled'>): boolean {
  return !settings.isB2BShop && settings.isCheckoutEnabled;
}
