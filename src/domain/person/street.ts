import { MONTHS } from '../../lib/dates/calendarMonth';

interface Street {
  street: string;
  houseNumber: string;
}

const ONE_NUMBER = String.raw`\d{1,4}(?:\s?[a-z]\b)?(?:\s?[\u00bd\u00bc\u00be]|\s\d/\d)?`;
const NUMBER = String.raw`${ONE_NUMBER}(?:\s?[-\u2013/+&]\s?${ONE_NUMBER})*`;
const BUILDING = String.raw`(?:Haus|Hs\.|Block|Geb\u00e4ude|Geb\.|Aufgang)\s?\w{1,3}`;

/** 'Am Weinberg 4b', 'Hauptstr.12-14', 'Q 5, 14–22', 'Am Hang Haus 3' */
const ENDING = new RegExp(
  String.raw`^(.+?)(?:[\s,]+|(?<=[a-z\u00df]{2}|[a-z]\.))((?:Nr\.?\s?)?${NUMBER}(?:[\s,]+${BUILDING})?|${BUILDING})$`,
  'iu',
);
const POSTAL_BOX = /^(Postfach|Postbox)\s+(\d[\d\s]*)$/i;

/** Mannheim: a letter and a digit. */
const SQUARE = /^[A-Z]\s?\d$/i;
/** Part of a name: 'Straße 12', 'Straße des 8. Mai 1945'. */
const NAME_BEFORE_NUMBER = /^(?:Straße|Str\.|Weg|Platz|Allee|Ring|Haus|Block)$/i;
const MONTH = new RegExp(String.raw`\s(?:${MONTHS.join('|')})$`, 'i');

function splitStreet(typed: string): Street | undefined {
  const text = typed.trim();
  const [, street = '', number = ''] = POSTAL_BOX.exec(text) ?? ENDING.exec(text) ?? [];
  const isName = NAME_BEFORE_NUMBER.test(street) || (MONTH.test(street) && /^\d{4}$/.test(number));
  const isStreet = /\p{L}{2}/u.test(street) || SQUARE.test(street);
  if (!isStreet || isName) return undefined;
  return { street, houseNumber: number.replace(/^Nr\.?\s?/i, '') };
}

const compact = (houseNumber: string) => houseNumber.replace(/\s/g, '').toLowerCase();

/** Browsers put it behind the street; an entry in the field counts. */
export function withHouseNumber<Entries extends Partial<Street>>(entries: Entries): Entries {
  const split = splitStreet(entries.street ?? '');
  const typed = entries.houseNumber ?? '';
  if (split === undefined || (typed.trim() !== '' && compact(typed) !== compact(split.houseNumber))) return entries;
  return { ...entries, street: split.street, houseNumber: typed.trim() === '' ? split.houseNumber : typed };
}
