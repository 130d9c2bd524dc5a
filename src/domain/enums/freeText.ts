import { enumeration, type EnumerationEntry } from '../../lib/enumeration';
import { once } from '../../lib/once';

const KNOWN_WORDS = `SUV DEKRA GTÜ TÜV EU LKW PKW LED HU VW BMW mit ohne und für von geprüft günstig Geländewagen Coupé Vorführwagen
  Pferdeanhänger Anhänger Kühlfahrzeug Rückläufer Frühling Frühlings Händler Großraum Überführung Pick-up`;
const spellings = once(() => new Map(KNOWN_WORDS.split(/\s+/).map((word) => [asKey(word), word])));

/** 'Geländewagen' → 'GELAENDEWAGEN' */
function asKey(word: string): string {
  const plain: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e' };
  return word
    .toLowerCase()
    .replace(/[äöüßé-]/g, (letter) => plain[letter] ?? '')
    .toUpperCase();
}

/**
 * Sub type, seal, campaign, previous usage. A key like 'TUEV_CHECK' becomes 'TÜV Check': spaces, capitals, German words. Other text is
 * unchanged.
 */
export function freeTextLabel(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  if (!/^[A-ZÄÖÜ0-9 .+/-]*[A-ZÄÖÜ]{3}[A-ZÄÖÜ0-9 .+/-]*$/.test(words) || (!value.includes('_') && words.length <= 3))
    return words;
  const label = words.replace(
    /[A-ZÄÖÜ]+(?![0-9])/g,
    (word) =>
      spellings().get(word) ?? (word.length === 1 ? word : word.slice(0, 1) + word.slice(1).toLocaleLowerCase('de')),
  );
  return label.slice(0, 1).toLocaleUpperCase('de') + label.slice(1);
}

/** Its filter appears with the hybrid fuels (rules/search: plug-in hybrid box). */
export const PLUG_IN_HYBRID = 'PLUG_IN_HYBRID';

const driveTypes = enumeration({
  plugInHybrid: { wire: [PLUG_IN_HYBRID], label: 'Plug-in-Hybrid' },
  frontWheel: { wire: ['FRONT', 'FRONT_WHEEL', 'FRONTANTRIEB'], label: 'Frontantrieb' },
  rearWheel: { wire: ['REAR', 'REAR_WHEEL', 'HECKANTRIEB'], label: 'Heckantrieb' },
  allWheel: { wire: ['ALL_WHEEL', 'ALLRAD'], label: 'Allradantrieb' },
});

export const labelBy =
  (words: {
    parse: (value: unknown) => string | undefined;
    table: Readonly<Record<string, EnumerationEntry | undefined>>;
  }) =>
  (value: string): string => {
    const key = words.parse(value);
    return (key === undefined ? undefined : words.table[key]?.label) ?? freeTextLabel(value);
  };

export const driveTypeLabel = labelBy(driveTypes);
