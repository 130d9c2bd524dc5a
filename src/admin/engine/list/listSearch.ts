import { foldForSearch } from '../../../lib/foldedText';
import { withoutInvisible } from '../../../lib/formattedText';

/** Debounce of the search, ms. */
export const SEARCH_DELAY_MS = 150;

/** Longest line that is also found without its spaces and punctuation, characters: longer ones are sentences. */
const LONGEST_NUMBER = 60;

/**
 * Search text of a row: all its texts, short ones also without spaces and punctuation, so that parts of a VIN or phone number match
 * in any notation.
 */
export function searchText(texts: readonly (string | undefined)[]): string {
  const folded = foldForSearch(texts.filter((text) => text !== undefined).join('\n'));
  const short = folded.split('\n').filter((line) => line.length <= LONGEST_NUMBER);
  return `${folded}\n${withoutMarks(short.join('\n'))}`;
}

/** Keeps the line breaks between texts. */
const withoutMarks = (text: string) => text.replace(/[^\S\n]|[()/._]|\p{Pd}/gu, '');

/** Creates a predicate: whether a `searchText` contains every typed word, in any order. */
export function searchMatcher(typed: string): (text: string) => boolean {
  const words = foldForSearch(withoutInvisible(typed)).split(/\s+/).filter(Boolean);
  const whole = withoutMarks(words.join(''));
  return (text) => words.every((word) => text.includes(word)) || text.includes(whole);
}
