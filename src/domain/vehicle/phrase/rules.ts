import { readFigure } from './figures';
import { isFigure, type Word } from './normalisation';
import type { Finding } from './finding';
import { readNegation } from './negation';
import { readStockNumber } from './stockNumber';
import { readUnfiltered } from './unfiltered';
import type { Vocabulary } from './vocabulary';
import { INSIDE, KEPT_AS_TEXT } from './words';

export interface Rule {
  example: string;
  read: (words: readonly Word[], at: number, vocabulary: Vocabulary, now: Date) => Finding | undefined;
}

/** 'Toyota Corolla Touring Sports'. */
const MAX_NAME_WORDS = 6;

const lengths = (words: readonly Word[], at: number) =>
  words.slice(at, at + MAX_NAME_WORDS).map((_, index, all) => all.length - index);

const textOf = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join('');

function readName(words: readonly Word[], at: number, vocabulary: Vocabulary): Finding | undefined {
  for (const length of lengths(words, at)) {
    const meanings = vocabulary.find(textOf(words, at, length));
    if (meanings) return { length, meanings };
  }
  return undefined;
}

export const RULES: readonly Rule[] = [
  {
    example: 'TÜV neu',
    read: (words, at) => {
      const text = words
        .slice(at, at + MAX_NAME_WORDS)
        .map(({ folded }) => folded)
        .join(' ');
      const [phrase] = KEPT_AS_TEXT.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      return phrase === undefined ? undefined : { length: phrase.split(' ').length, meanings: undefined };
    },
  },
  { example: 'BE-10883', read: (words, at, vocabulary) => readStockNumber(words, at, vocabulary) },
  { example: 'Reichweite ab 400 km', read: (words, at, vocabulary) => readUnfiltered(words, at, vocabulary) },
  {
    example: 'bis 25.000 €, ab 2021, 150 PS',
    read: (words, at, _, now) => readFigure(words, at, now, false),
  },
  { example: 'kein Diesel', read: (words, at, vocabulary, now) => readNegation(words, at, vocabulary, now, readName) },
  {
    example: 'schwarze Ledersitze, innen beige',
    read: (words, at, vocabulary) => {
      const [first = '', second = ''] = words.slice(at, at + 2).map(({ folded }) => folded);
      const [place, colour] = INSIDE.test(first) ? [first, second] : [second, first];
      const meanings = INSIDE.test(place) ? vocabulary.findInside(colour) : undefined;
      return meanings && { length: 2, meanings: [...meanings, ...(vocabulary.find(place) ?? [])] };
    },
  },
  { example: 'VW Passat Kombi, Anhängerkupplung, in Landau', read: readName },
  {
    example: 'ich suche einen',
    read: (words, at, vocabulary) => {
      const length = lengths(words, at).find((one) => vocabulary.isFiller(textOf(words, at, one)));
      return length === undefined ? undefined : { length, meanings: [] };
    },
  },
  {
    example: 'sportlich',
    read: (words, at, vocabulary) =>
      vocabulary.isVague(textOf(words, at, 1)) ? { length: 1, meanings: [], unsearched: 'vague' } : undefined,
  },
  { example: '20 bis 25 Tsd, 2020', read: (words, at, _, now) => readFigure(words, at, now, true) },
  {
    example: 'Volkswaken',
    read: (words, at, vocabulary) => {
      const meanings = vocabulary.find(textOf(words, at, 1), true);
      // Beside a figure an unknown word is its subject: '11-kW-Lader' is no leather.
      const isBesideFigure = [at - 2, at - 1, at + 1].some((place) => isFigure(words[place]));
      const isMeant = !isBesideFigure || meanings?.some(({ query }) => query.manufacturer !== undefined);
      return meanings && isMeant ? { length: 1, meanings } : undefined;
    },
  },
];
