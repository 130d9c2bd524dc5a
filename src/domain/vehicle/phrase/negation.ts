import type { Word } from './normalisation';
import type { Finding } from './finding';
import { readFigure } from './figures';
import type { Meaning, Vocabulary } from './vocabulary';
import { NEGATIONS } from './words';

type ReadName = (words: readonly Word[], at: number, vocabulary: Vocabulary) => Finding | undefined;

const BETWEEN = /^(?:von|vom|der|die|das|den|dem|ein|eine|einen|einem|einer|in|im|mit|so)$/;

/** 'kein Diesel' is every other value; without a list `excluded`, never searched as text, which finds the opposite. */
export function readNegation(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  now: Date,
  readName: ReadName,
): Finding | undefined {
  if (!NEGATIONS.test(words[at]?.folded ?? '')) return undefined;
  const start = at + 1 + (BETWEEN.test(words[at + 1]?.folded ?? '') ? 1 : 0);
  const word = words[start]?.folded;
  if (word === undefined) return { length: 1, meanings: [] };
  const name = readName(words, start, vocabulary);
  if (name?.meanings === undefined || name.meanings.length === 0) {
    if (vocabulary.isFiller(word)) return { length: 1, meanings: [] };
    const figure = readFigure(words, start, now, true);
    return { length: start - at + (figure?.length ?? 1), meanings: [], unsearched: 'excluded' };
  }
  let end = start + name.length;
  let meanings = name.meanings;
  for (;;) {
    const more = readNext(words, end, vocabulary, readName, meanings);
    if (more === undefined) break;
    end = more.end;
    meanings = [...meanings, ...more.meanings];
  }
  const others = vocabulary.othersThan(meanings);
  if (others === undefined || others.length === 0) return { length: end - at, meanings: [], unsearched: 'excluded' };
  return { length: end - at, meanings: others, isNegated: true };
}

const JOINTS = /^(?:oder|noch|und)$/;

/** '… noch Benziner', '… oder Elektro', '…, kein Elektro' */
function readNext(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  readName: ReadName,
  before: readonly Meaning[],
): { end: number; meanings: readonly Meaning[] } | undefined {
  const joint = words[at]?.folded ?? '';
  const start = at + (JOINTS.test(joint) ? 1 : 0);
  const isAgain = NEGATIONS.test(words[start]?.folded ?? '');
  if (!isAgain && !/^(?:oder|noch)$/.test(joint)) return undefined;
  const first = isAgain ? start + 1 : start;
  const next = readName(words, first, vocabulary);
  const nameOf = (meanings: readonly Meaning[]) => meanings.flatMap(({ query }) => Object.keys(query))[0];
  if (!next?.meanings || nameOf(next.meanings) === undefined || nameOf(next.meanings) !== nameOf(before))
    return undefined;
  return { end: first + next.length, meanings: next.meanings };
}
