import { foldForSearch } from '../../../lib/foldedText';

/**
 * Search text of a row: all its texts, each also without spaces and punctuation, so that parts of a VIN or phone number match in
 * any notation.
 */
export function searchText(texts: readonly (string | undefined)[]): string {
  const folded = texts.filter((text) => text !== undefined).map(foldForSearch);
  return [...folded, ...folded.map(withoutMarks)].join('\n');
}

const withoutMarks = (text: string) => text.replace(/[\s()/.-]/g, '');

/** Creates a predicate: whether a `searchText` contains every typed word, in any order. */
export function searchMatcher(typed: string): (text: string) => boolean {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  const whole = withoutMarks(words.join(''));
  return (text) => words.every((word) => text.includes(word)) || text.includes(whole);
}
