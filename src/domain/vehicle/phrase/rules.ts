import { readFigure } from './figures';
import type { Word } from './folding';
import type { Meaning, Vocabulary } from './vocabulary';
import { INSIDE, KEPT_AS_TEXT, NEGATIONS } from './words';

/** What the words from one place on mean, and how many they are. No meanings: fillers. Undefined meanings: plain text. */
export interface Finding {
  length: number;
  meanings: readonly Meaning[] | undefined;
}

export interface Rule {
  /** What it understands. */
  example: string;
  read: (words: readonly Word[], at: number, vocabulary: Vocabulary, now: Date) => Finding | undefined;
}

/** So many words name one thing at most: 'Toyota Corolla Touring Sports'. */
const MAX_NAME_WORDS = 6;

const lengths = (words: readonly Word[], at: number) =>
  words.slice(at, at + MAX_NAME_WORDS).map((_, index, all) => all.length - index);

const textOf = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join('');

/** The longest name that begins here. */
function named(words: readonly Word[], at: number, vocabulary: Vocabulary): Finding | undefined {
  for (const length of lengths(words, at)) {
    const meanings = vocabulary.find(textOf(words, at, length));
    if (meanings) return { length, meanings };
  }
  return undefined;
}

/** The table of rules. At each word the first one that understands something wins. */
export const RULES: readonly Rule[] = [
  {
    example: 'TÜV neu',
    read: (words, at) => {
      const text = words
        .slice(at, at + MAX_NAME_WORDS)
        .map(({ folded }) => folded)
        .join(' ');
      const [found] = KEPT_AS_TEXT.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      return found === undefined ? undefined : { length: found.split(' ').length, meanings: undefined };
    },
  },
  {
    example: 'bis 25.000 €, ab 2021, 150 PS',
    read: (words, at, _, now) => readFigure(words, at, now, false),
  },
  {
    example: 'kein Diesel',
    read: (words, at, vocabulary) => {
      if (!NEGATIONS.test(words[at]?.folded ?? '')) return undefined;
      const found = named(words, at + 1, vocabulary);
      if (found?.meanings === undefined) return { length: 1, meanings: [] };
      const others = vocabulary.othersThan(found.meanings);
      return { length: found.length + 1, meanings: others };
    },
  },
  {
    example: 'schwarze Ledersitze, innen beige',
    read: (words, at, vocabulary) => {
      const [first = '', second = ''] = words.slice(at, at + 2).map(({ folded }) => folded);
      const [place, colour] = INSIDE.test(first) ? [first, second] : [second, first];
      const meanings = INSIDE.test(place) ? vocabulary.findInside(colour) : undefined;
      return meanings && { length: 2, meanings: [...meanings, ...(vocabulary.find(place) ?? [])] };
    },
  },
  { example: 'VW Passat Kombi, Anhängerkupplung, in Landau', read: named },
  {
    example: 'ich suche einen',
    read: (words, at, vocabulary) => {
      const length = lengths(words, at).find((one) => vocabulary.isFiller(textOf(words, at, one)));
      return length === undefined ? undefined : { length, meanings: [] };
    },
  },
  { example: '20 bis 25 Tsd, 2020', read: (words, at, _, now) => readFigure(words, at, now, true) },
  {
    example: 'Volkswaken',
    read: (words, at, vocabulary) => {
      const meanings = vocabulary.find(textOf(words, at, 1), true);
      return meanings && { length: 1, meanings };
    },
  },
];
