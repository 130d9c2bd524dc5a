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

/** (rules/law: legal footer) */
export function legalLinks(settings: Pick<TenantSettings, (typeof LEGAL_LINKS)[number]['setting']>): LegalLink[] {
  return LEGAL_LINKS.flatMap(({ label, setting }) => {
    const url = settings[setting];
    return url === undefined ? [] : [{ label, url }];
  });
}

/**
 * Not in B2B shops, without online sales only for earlier contracts (§ 356a BGB, rules/law: withdrawal function).
 * @param hasOrder of this browser or account, or an opened address
 */
export function hasWithdrawalButton(
  settings: Pick<TenantSettings, 'isB2BShop' | 'isCheckoutEnabled'>,
  hasOrder = false,
): boolean {
  return !settings.isB2BShop && (settings.isCheckoutEnabled || hasOrder);
}
