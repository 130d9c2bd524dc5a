const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '/': '-' };

/**
 * Slug of a text (rules/vehicle: readable address): lower case, umlauts as two letters, no other accents, one hyphen for spaces and
 * slashes, no other characters than letters, digits and hyphens.
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
