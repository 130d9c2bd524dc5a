import { foldForSearch } from '../../../lib/text/foldedText';
import { plainText } from '../../../lib/text/plainText';

export const SEARCH_DELAY_MS = 150;

/** Characters: longer ones are sentences; shorter ones are also found without spaces and punctuation. */
const LONGEST_NUMBER = 60;

/** Also without spaces, punctuation and country code: parts of a VIN or phone match. */
export function searchableText(texts: readonly (string | undefined)[]): string {
  const folded = foldForSearch(texts.filter((text) => text !== undefined).join('\n'));
  const short = folded.split('\n').filter((line) => line.length <= LONGEST_NUMBER);
  const plain = withoutMarks(short.join('\n'));
  return [folded, plain, ...plain.split('\n').filter(hasCountryCode).map(nationalNumber)].join('\n');
}

const COUNTRY_CODE = /^(?:\+|00)490?(?=\d)/;
const hasCountryCode = (number: string) => COUNTRY_CODE.test(number);

/** '+49171…', '0049171…' and '+490171…' are '0171…'. */
const nationalNumber = (number: string) => number.replace(COUNTRY_CODE, '0');

const withoutMarks = (text: string) => text.replace(/[^\S\n]|[()/._]|\p{Pd}/gu, '');

/** Every typed word, in any order. */
export function searchMatcher(typed: string): (text: string) => boolean {
  const words = foldForSearch(plainText(typed)).split(/\s+/).filter(Boolean);
  const whole = nationalNumber(withoutMarks(words.join('')));
  return (text) => words.every((word) => text.includes(word)) || text.includes(whole);
}
