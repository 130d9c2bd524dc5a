import type { Word } from './normalisation';
import type { Finding } from './finding';
import type { Vocabulary } from './vocabulary';

/** Letters before figures that are no stock number: 'ab2020', 'EZ2019', 'PS150'. */
const NO_PREFIX =
  /^(?:ab|bis|max|min|mind|unter|ueber|ez|bj|baujahr|ca|um|von|seit|vor|nach|km|ps|kw|rate|preis|tuev|hu|au|co|euro|jahr|leasing)$/;

/** 17 letters and figures without I, O and Q; three figures at least, wherever they stand, tell it from a word. */
const isVin = (text: string) => /^[a-hj-npr-z0-9]{17}$/.test(text) && /[a-z]/.test(text) && /(?:.*\d){3}/.test(text);

/** The words written together from one place on: 'BE-10883' is two. */
function written(words: readonly Word[], at: number): readonly Word[] {
  if (words[at]?.isGlued === true) return [];
  const next = words.findIndex((word, index) => index > at && word.isGlued !== true);
  return words.slice(at, next === -1 ? undefined : next);
}

/**
 * Reads a stock number ('BE-10883') or a VIN as what it is, a text: its figures are no price. So is whatever stands behind
 * 'Angebotsnummer'.
 */
export function readStockNumber(words: readonly Word[], at: number, vocabulary: Vocabulary): Finding | undefined {
  const parts = written(words, at);
  const text = parts.map(({ folded }) => folded).join('');
  const [first] = parts;
  if (first === undefined) return undefined;
  const finding: Finding = { length: parts.length, meanings: undefined, isStockNumber: true };
  if (/(?:nummer|nr|fin|vin)$/.test(words[at - 1]?.folded ?? '') && /\d{2}/.test(text)) return finding;
  if (isVin(text)) return finding;
  if (parts.length < 2 || !/^[a-z]/.test(first.folded)) return undefined;
  const isShaped = /^[a-z]{1,5}-?\d{3,}[a-z0-9]{0,4}$/.test(text);
  if (!isShaped || NO_PREFIX.test(first.folded) || vocabulary.isFiller(first.folded)) return undefined;
  return vocabulary.find(text) === undefined && vocabulary.find(first.folded) === undefined ? finding : undefined;
}
