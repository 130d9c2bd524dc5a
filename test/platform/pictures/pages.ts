import type { Location, TenantSettings } from '../contract';

const TITLES: Record<string, string> = {
  impressum: 'Impressum',
  barrierefreiheit: 'Erklärung zur Barrierefreiheit',
  standorte: 'Unsere Standorte',
  hilfe: 'Hilfe',
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Plain pages behind the dealer's own links. */
export function legalPage(page: string, settings: TenantSettings, locations: readonly Location[]): string {
  const title = TITLES[page] ?? page;
  const places = locations
    .map(({ name, address, phone, eMail, companyUstId, companyCommercialRegisterId, companyCourtName }) =>
      [
        name,
        `${address?.street ?? ''} ${address?.houseNumber ?? ''}`,
        `${address?.zipCode ?? ''} ${address?.city ?? ''}`,
        phone,
        eMail,
        companyCourtName,
        companyCommercialRegisterId,
        companyUstId,
      ]
        .filter((line) => line !== undefined)
        .map(escaped)
        .join('<br>'),
    )
    .map((lines) => `<p>${lines}</p>`)
    .join('');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="max-width:640px;margin:48px auto;padding:0 16px;font:16px/1.6 system-ui"><h1>${escaped(title)}</h1><p>${escaped(settings.companyName)}</p>${places}</body></html>`;
}
