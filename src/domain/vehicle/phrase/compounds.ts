import type { Word } from './normalisation';
import type { Vocabulary } from './vocabulary';
import { EMPTY_ENDING, VAGUE_BEGINNING } from './words';

/** 'Dieselkombi', 'Allradvan' */
const JOINED = ['vehicleSubTypes', 'carType', 'fuelTypes', 'gearBoxTypes', 'driveTypes', 'usedConditionTypes'] as const;
const MIN_PART = 3;

/** 'Familien' and 'kombi', 'Automatik' and 'wagen'; a word known as a whole stays one. */
export function compoundParts(word: Word, vocabulary: Vocabulary): Word[] {
  const { folded, from, to } = word;
  // An umlaut is two letters in `folded`: places differ from the sentence.
  const isPlain = folded.length === to - from;
  if (!isPlain || folded.length < 2 * MIN_PART || /[^a-z]/.test(folded)) return [word];
  if (vocabulary.find(folded) || vocabulary.isFiller(folded) || vocabulary.isVague(folded)) return [word];
  const isCriterion = (part: string) =>
    vocabulary.find(part)?.some(({ query }) => JOINED.some((name) => query[name] !== undefined)) === true;
  for (let at = folded.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const [head, tail] = [folded.slice(0, at), folded.slice(at)];
    const isCompound = isCriterion(tail)
      ? VAGUE_BEGINNING.test(head) || isCriterion(head)
      : EMPTY_ENDING.test(tail) && isCriterion(head);
    if (isCompound)
      return [
        { ...word, folded: head, to: from + at },
        { folded: tail, from: from + at, to, isGlued: true },
      ];
  }
  return [word];
}
