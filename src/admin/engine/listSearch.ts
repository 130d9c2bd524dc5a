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

/** Whether a row's `searchText` holds every word that was typed, in any order. */
export function matchesSearch(text: string, typed: string): boolean {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word)) || text.includes(withoutMarks(words.join('')));
}
