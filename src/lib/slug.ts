const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '/': '-' };

/**
 * Readable part of an address (rules/vehicle: readable address): lower case, umlauts as two letters, other accents removed, spaces and slashes
 * as one hyphen, everything but letters, digits and hyphens left out.
 */
export function slug(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .replace(/[äöüß/]/g, (character) => TRANSCRIPTIONS[character] ?? '')
    .normalize('NFD')
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
