import { range } from '../../../lib/range';
import { foldForSearch } from '../../../lib/text/foldedText';
import { spokenNumber, spokenNumberAt } from './spokenNumbers';

export interface Word {
  /** Lower case, 'ae' for 'ä'; a dash between figures is '-'. */
  folded: string;
  from: number;
  to: number;
  /** The 10883 of 'BE-10883'. */
  isGlued?: boolean;
  isSpoken?: true;
}

/**
 * '03/2021', figures with blanks ('15 000', not 'C 220 150 PS'), dots and commas, letters, €, a dash before a figure, a stroke before a
 * year, '<', '>' and '%'. 'A4' and '150PS' are two each.
 */
const WORDS =
  /\d{1,2}\/(?:\d{4}|\d{2})(?!\d)|\d{1,3}(?:['’\u00A0\u202F]\d{3}| 000)+(?!\d)|\d\d \d{3}(?= ?(?:€|eur|km))|\d+(?:[.,]\d+)*|\p{L}+³?|€|[-–](?=\s*\d)|\/(?=(?:19|20)\d\d)|[<>≤≥%]/giu;
const SIGNS: Readonly<Record<string, string>> = {
  '/': '-',
  '<': 'unter',
  '≤': 'unter',
  '>': 'ueber',
  '≥': 'ueber',
  '%': 'prozent',
};

/** Electric behind an 'E-'; not the 'E-Klasse'. */
const ELECTRIC = /^(?:suvs?|kombis?|vans?|kleinwagen|limousine|cabrio|transporter|kleinbus|roller|fahrzeug|wagen|pkw)$/;
const MONTHS = 'januar februar maerz april mai juni juli august september oktober november dezember'.split(' ');
/** 'Siebensitzer', 'fünftürig' */
const SPELLED_OUT = /^(\w{4,8})(sitzer|tuerer|tuerig\w*|zylinder)$/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\w.,/-]*$/.test(lower)) return lower;
  return foldForSearch(lower).replace('–', '-').replace('³', '3');
}

export function wordsOf(sentence: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of sentence.matchAll(WORDS)) {
    const folded = SIGNS[written] ?? fold(written).replace(/(?<=\d)['’\s](?=\d)/g, '');
    const month = /^\d{4}$/.test(folded) ? monthOf(words.at(-1)) : 0;
    if (month > 0) {
      // 'März 2021' is 03/2021.
      const from = words.pop()?.from ?? index;
      words.push({ folded: `${month}/${folded}`, from, to: index + written.length });
      continue;
    }
    // '2019-2022', not 'CX-5'.
    if (folded === '-' && !isFigure(words.at(-1)) && !/^(?:k|tsd|tausend)$/.test(words.at(-1)?.folded ?? '')) continue;
    const [, figure, rest] = SPELLED_OUT.exec(folded) ?? [];
    const count = figure === undefined ? undefined : spokenNumber(figure);
    if (count !== undefined) words.push({ folded: String(count), from: index, to: index });
    const isGlued = index > 0 && /[^\s,;:()]/.test(sentence.slice(index - 1, index));
    const left = count === undefined ? folded : (rest ?? folded);
    words.push({ folded: left, from: index, to: index + written.length, isGlued });
  }
  return withSpokenNumbers(words).map((word, at, all) =>
    word.folded === 'e' && ELECTRIC.test(all[at + 1]?.folded ?? '') ? { ...word, folded: 'elektro' } : word,
  );
}

/** 'acht bis zehntausend' begins with 8000. */
function withSpokenNumbers(words: readonly Word[]): Word[] {
  const spellings = words.map(({ folded }) => folded);
  const read: Word[] = [];
  for (let at = 0; at < words.length;) {
    const [word, number] = [words[at], spokenNumberAt(spellings, at)];
    const last = words[at + (number?.length ?? 1) - 1];
    if (word === undefined || last === undefined) break;
    const [small, joint] = read.slice(-2);
    const before = read.at(-1);
    if (number !== undefined && number.value <= 30 && before?.isSpoken && before.folded === '20') {
      // 'zwanzig einundzwanzig' is a year.
      read.splice(-1, 1, { ...before, folded: String(2000 + number.value), to: last.to });
      at += number.length;
      continue;
    }
    if (number !== undefined && number.value >= 1000 && /^(?:bis|und)$/.test(joint?.folded ?? '') && small?.isSpoken) {
      const figure = Number(small.folded);
      if (figure < 100) read.splice(-2, 1, { ...small, folded: String(figure * 1000) });
    }
    read.push(number === undefined ? word : { ...word, folded: String(number.value), to: last.to, isSpoken: true });
    at += number?.length ?? 1;
  }
  return read;
}

/** 1 to 12 for 'März' and 'Sept'; else 0. */
function monthOf(word: Word | undefined): number {
  const name = word?.folded ?? '';
  return name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name)) + 1;
}

export function isFigure(word: Word | undefined): boolean {
  return word !== undefined && /^\d/.test(word.folded);
}

/** One key for 'T-Roc', 'T Roc' and 'troc'. */
export function compact(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join('');
}

/** 'schwarzes' → 'schwarz', 'kombis' → 'kombi' */
export function stem(word: string): string {
  return word.replace(/(?<=\D{3})(?:en|er|es|em|e|s|n)$/, '');
}

/** One for 'Wolkswagen', 'Folkswagen' and 'Volkswagen', 'Passatt' and 'Passat'. */
export function phoneticKey(word: string): string {
  return word
    .replace(/ph|[vw]/g, 'f')
    .replace(/ck|q|c(?![hei])/g, 'k')
    .replace(/c(?=[ei])|tz/g, 'z')
    .replace(/th|dt/g, 't')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** One letter from five letters on, two from eight on, never the first. */
export function isNearly(one: string, other: string): boolean {
  const allowed = other.length >= 8 ? 2 : other.length >= 5 ? 1 : 0;
  const isSameStart = phoneticKey(one.slice(0, 2)).startsWith(phoneticKey(other.slice(0, 1)));
  if (!isSameStart || Math.abs(one.length - other.length) > allowed || /\d/.test(one)) return false;
  return allowed > 0 && distance(one, other) <= allowed;
}

/** Damerau–Levenshtein. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = range(one.length + 1, (column) => column);
  for (let row = 1; row <= other.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= one.length; column += 1) {
      const isSame = one[column - 1] === other[row - 1];
      const isSwap = row > 1 && one[column - 1] === other[row - 2] && one[column - 2] === other[row - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[one.length] ?? 0;
}
