import type { TenantSettings } from '../../../domain/tenant/settings';
import { settingsAddress } from '../../page';
import type { TodayLine } from './todayLines';

/** Legal texts that the dealer's settings lack, as lines of 'Heute'. The one place to read a wider selector of legal duties. */
export function legalTextLines(settings: TenantSettings): TodayLine[] {
  const missing = [
    settings.shopTermsOfServiceDocumentUrl === undefined && 'AGB',
    settings.privacyDocumentUrl === undefined && 'Datenschutzerklärung',
    settings.imprintUrl === undefined && 'Impressum',
  ].filter((name) => name !== false);
  if (missing.length === 0) return [];
  return [
    {
      id: 'legal-texts',
      text: `Rechtstexte fehlen: ${missing.join(', ')}`,
      to: settingsAddress({ page: 'dealer-settings' }, 'bereich=dokumente'),
    },
  ];
}
