import { foldForSearch } from '../../lib/foldedText';

/**
 * What a row is searched by: all its texts, each also without spaces and marks, so that a part of a VIN or of a phone number is
 * found however it was typed.
 */
export function searchText(texts: readonly (string | undefined)[]): string {
  const folded = texts.filter((text) => text !== undefined).map(foldForSearch);
  return [...folded, ...folded.map(withoutMarks)].join('\n');
}

const withoutMarks = (text: string) => text.replace(/[\s()/.-]/g, '');

/** Says of a row's `searchText` whether it holds every word that was typed, in any order. */
export function searchMatcher(typed: string): (text: string) => boolean {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  const whole = withoutMarks(words.join(''));
  return (text) => words.every((word) => text.includes(word)) || text.includes(whole);
}
