import type { CarType } from '../../enums/carType';
import type { CarQuery } from '../search/query';
import { compoundParts } from './compounds';
import { isOfOtherWord, type Piece } from './besideWords';
import { wordsOf, type Word } from './normalisation';
import type { Finding, UnsearchedReason } from './finding';
import { RULES } from './rules';
import { soleStockNumber } from './stockNumber';
import type { Meaning, Vocabulary } from './vocabulary';

export interface PhrasePart {
  from: number;
  to: number;
  query: CarQuery;
  isNegated?: true | undefined;
}

export interface PhraseReading {
  carType: CarType | undefined;
  /** The last word for a filter counts. */
  query: CarQuery;
  rest: string;
  parts: readonly PhrasePart[];
  unread: readonly Pick<PhrasePart, 'from' | 'to'>[];
  /** The sentence is, or may be, this stock number or VIN. */
  stockNumber: string | undefined;
  isStockNumber: boolean;
  /** In the order of the sentence: nothing is dropped without a word. */
  unsearched: readonly Unsearched[];
}

export interface Unsearched extends Pick<PhrasePart, 'from' | 'to'> {
  text: string;
  reason: UnsearchedReason;
  by?: Pick<PhrasePart, 'from' | 'to'> | undefined;
}

export interface PhrasePlace {
  vocabulary: Vocabulary;
  types: readonly CarType[];
  chosen: CarType | undefined;
  isDetailFilter: (name: string) => boolean;
  now: Date;
}

/** Characters, read with every key. */
const MAX_SENTENCE = 300;
/** Characters of what is left out. */
const MAX_REST_LENGTH = 40;

/** Up to the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= MAX_SENTENCE) return text;
  const cut = text.slice(0, MAX_SENTENCE + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : MAX_SENTENCE);
}

/** 'Kombi Diesel Automatik bis 25.000 ab 2021' as a query, by the table of rules (rules/law: machines). */
export function readPhrase(written: string, place: PhrasePlace): PhraseReading {
  const sentence = beginningOf(written);
  const words = piecesOf(sentence, place);
  const number = soleStockNumber(sentence, place.vocabulary);
  const isNumber =
    number !== undefined && !(number.isAmbiguous && words.some(({ meanings = [] }) => meanings.length > 0));
  const pieces: readonly Piece[] = isNumber ? [{ ...number, meanings: undefined, isStockNumber: true }] : words;
  const carType = typeOf(pieces, place);
  const makes = new Set(
    pieces.flatMap(({ meanings = [] }) =>
      meanings.flatMap(({ query }) => (query.model ? [] : (query.manufacturer ?? []))),
    ),
  );
  const read: PhrasePart[] = [];
  const left: Piece[] = [];
  const unsearched: Unsearched[] = [];
  const leaveOut = ({ from, to }: Pick<PhrasePart, 'from' | 'to'>, reason: UnsearchedReason) =>
    unsearched.push({ from, to, text: sentence.slice(from, to), reason });
  for (const [at, piece] of pieces.entries()) {
    const meant =
      piece.meanings &&
      chosenOf(
        piece.meanings.filter((one) => isOf(one, carType)),
        makes,
      );
    if (piece.unsearched) leaveOut(piece, piece.unsearched);
    if (isGeneration(sentence, pieces, at)) leaveOut(piece, 'generation');
    else if (meant?.length === 0 && piece.meanings?.some(({ query }) => query.carType !== undefined))
      leaveOut(piece, 'replaced');
    else if (piece.figure && meant?.length === 0 && piece.meanings?.length !== 0) leaveOut(piece, 'unfiltered');
    else if (piece.meanings === undefined || (piece.meanings.length > 0 && meant?.length === 0)) left.push(piece);
    else if (meant && meant.length > 0)
      read.push({ ...piece, query: meant.reduce((query, one) => joined(query, one.query), {}) });
  }
  // The platform's rates are of financing.
  const isOther = isOtherContract(sentence, pieces);
  const parts = read.filter((part) => !isOther || !isRate(part));
  for (const part of read) if (!parts.includes(part)) leaveOut(part, 'unfiltered');
  const asked = parts
    .filter((part) => !part.isNegated)
    .reduce<CarQuery>((whole, part) => joined(whole, part.query), {});
  const query = parts.filter((part) => part.isNegated).reduce((whole, part) => narrowed(whole, part.query), asked);
  delete query.carType;
  const valid = parts.filter((part) => isIn(part, query, carType));
  for (const part of parts) {
    if (valid.includes(part)) continue;
    const by = valid.filter((other) => isAbout(other.query, part.query)).at(-1);
    unsearched.push({ from: part.from, to: part.to, text: sentence.slice(part.from, part.to), reason: 'replaced', by });
  }
  for (const piece of mixedChoices(sentence, pieces, parts)) leaveOut(piece, 'both');
  if (sentence.length < written.length) {
    const left = written.slice(sentence.length).trim();
    const text = left.length > MAX_REST_LENGTH ? `${left.slice(0, MAX_REST_LENGTH)} …` : left;
    if (text !== '') unsearched.push({ from: sentence.length, to: written.length, text, reason: 'tooLong' });
  }
  unsearched.sort((one, other) => one.from - other.from);
  const rest = restOf(sentence, left);
  const isStockNumber = parts.length === 0 && left.length === 1 && left[0]?.isStockNumber === true;
  const stockNumber = isStockNumber ? rest : number?.text;
  return { carType, query, rest, parts: valid, unread: left, unsearched, stockNumber, isStockNumber };
}

function isIn({ query, isNegated }: PhrasePart, whole: CarQuery, carType: CarType | undefined): boolean {
  const asked = new Map<string, unknown>(Object.entries({ ...whole, carType }));
  return entriesOf(query).every(([name, value]) => {
    const list = asked.get(name);
    if (isNegated && isList(value) && isList(list)) return list.some((one) => value.includes(one));
    return isList(value) || list === value;
  });
}

/** Leasing or a rental, and no financing. */
function isOtherContract(sentence: string, pieces: readonly Piece[]): boolean {
  const said = pieces.filter(({ unsearched, isNegated }) => unsearched !== 'excluded' && isNegated !== true);
  const isNamed = (name: RegExp) => said.some(({ from, to }) => name.test(sentence.slice(from, to)));
  return isNamed(/leas|\babo|abo\b|\bmiet/i) && !isNamed(/finanzier|raten?(?:kauf|zahlung)|teilzahlung/i);
}

/** EUR; beside leasing less is a rate. */
const MIN_PRICE = 3000;

const isRate = ({ query }: PhrasePart) =>
  entriesOf(query).some(
    ([name, value]) => name.includes('FinancingRate') || (/^m(?:in|ax)Price$/.test(name) && Number(value) < MIN_PRICE),
  );

/** 'oder' between different things, of which both are asked for. */
function mixedChoices(sentence: string, pieces: readonly Piece[], parts: readonly PhrasePart[]): Piece[] {
  return pieces.filter(({ from, to, meanings }) => {
    if (meanings?.length !== 0 || sentence.slice(from, to).toLowerCase() !== 'oder') return false;
    const before = parts.filter((part) => part.to <= from).at(-1);
    const after = parts.find((part) => part.from >= to);
    return before !== undefined && after !== undefined && !isAbout(before.query, after.query);
  });
}

function isAbout(one: CarQuery, other: CarQuery): boolean {
  const names = new Set(Object.keys(one).map(subjectOf));
  return Object.keys(other).some((name) => names.has(subjectOf(name)));
}

/** 'minPrice' and 'maxPrice' are one, as make and model are. */
const subjectOf = (name: string) => (name === 'model' ? 'manufacturer' : name.replace(/^m(?:in|ax)(?=[A-Z])/, ''));

/** One digit after a model, or two without text behind, unlike 'A4 40 quattro'. */
function isGeneration(sentence: string, pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (piece === undefined || piece.meanings !== undefined) return false;
  const isText = next !== undefined && next.meanings === undefined;
  const isAfterModel = before?.meanings?.some(({ query }) => query.model !== undefined) === true;
  return isAfterModel && (isText ? /^\d$/ : /^\d\d?$/).test(sentence.slice(piece.from, piece.to));
}

const UNREAD: Finding = { length: 1, meanings: undefined };

function piecesOf(sentence: string, { vocabulary, now }: PhrasePlace): Piece[] {
  const words = wordsOf(sentence).flatMap((word) => compoundParts(word, vocabulary));
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const { length, ...finding } = firstFinding(words, at, vocabulary, now) ?? UNREAD;
    pieces.push({ from: words[at]?.from ?? 0, to: words[at + length - 1]?.to ?? 0, ...finding });
    at += length;
  }
  return pieces.map((piece, at) =>
    isOfOtherWord(sentence, pieces, at, vocabulary) ? { ...piece, meanings: [], unsearched: 'unfiltered' } : piece,
  );
}

function firstFinding(words: readonly Word[], at: number, vocabulary: Vocabulary, now: Date): Finding | undefined {
  for (const { read } of RULES) {
    const finding = read(words, at, vocabulary, now);
    if (finding) return finding;
  }
  return undefined;
}

const isOf = ({ types }: Meaning, type: CarType | undefined) =>
  type === undefined || types === undefined || types.includes(type);

/** Named, else chosen if it has everything, else that with most. */
function typeOf(pieces: readonly Piece[], { types, chosen, isDetailFilter }: PhrasePlace): CarType | undefined {
  const meant = pieces.flatMap(({ meanings }) => (meanings && meanings.length > 0 ? [meanings] : []));
  const named = meant
    .flat()
    .flatMap(({ query }) => query.carType ?? [])
    .at(-1);
  if (named !== undefined) return named;
  const names = meant.flat().flatMap(({ query }) => Object.keys(query));
  if (chosen === undefined && !names.some((name) => isDetailFilter(name))) return undefined;
  const fits = (type: CarType) => meant.filter((meanings) => meanings.some((one) => isOf(one, type))).length;
  const inOrder = chosen === undefined ? types : [chosen, ...types];
  return inOrder.reduce<CarType | undefined>(
    (best, type) => (best === undefined || fits(type) > fits(best) ? type : best),
    chosen,
  );
}

/** Of a named make, or if nothing else is meant. */
function chosenOf(meanings: readonly Meaning[], makes: ReadonlySet<string>): readonly Meaning[] {
  const models = meanings.filter(({ query }) => query.model !== undefined);
  const ownModel = models.find(({ query }) => makes.has(query.manufacturer ?? ''));
  if (ownModel) return [ownModel];
  const others = meanings.filter((one) => !models.includes(one));
  return others.length > 0 ? others : models.slice(0, 1);
}

/** Lists grow, the rest is said last: 'ab 2022 … bis 2020' takes the first back. */
function joined(query: CarQuery, next: CarQuery): CarQuery {
  const isOtherMake = next.manufacturer !== undefined && next.manufacturer !== query.manufacturer;
  const said = new Map<string, unknown>(Object.entries(next));
  const entries = Object.entries(query).filter(([name, value]) => {
    const other = said.get(opposite(name));
    const isTakenBack = !said.has(name) && other !== undefined && isAcross(name, value, other);
    return !isTakenBack && !(name === 'model' && isOtherMake);
  });
  const whole = new Map<string, unknown>(entries);
  for (const [name, value] of said) {
    const before = whole.get(name);
    whole.set(name, isList(value) && isList(before) ? [...new Set([...before, ...value])] : value);
  }
  return Object.fromEntries(whole) satisfies CarQuery;
}

/** 'Kombi, kein SUV'. A contradiction, 'rot, nicht rot', takes nothing away. */
function narrowed(query: CarQuery, others: CarQuery): CarQuery {
  const whole = new Map<string, unknown>(Object.entries(query));
  for (const [name, list] of entriesOf(others)) {
    const before = whole.get(name);
    const both = isList(before) && isList(list) ? before.filter((one) => list.includes(one)) : list;
    if (!isList(both) || both.length > 0) whole.set(name, both);
  }
  return Object.fromEntries(whole) satisfies CarQuery;
}

const entriesOf = (query: CarQuery): [name: string, value: unknown][] => Object.entries(query);

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

const opposite = (name: string) => name.replace(/^m(in|ax)(?=[A-Z])/, (bound) => (bound === 'min' ? 'max' : 'min'));

function isAcross(name: string, value: unknown, other: unknown): boolean {
  const [low, high] = name.startsWith('min') ? [value, other] : [other, value];
  return typeof low === 'number' && typeof high === 'number' ? low > high : String(low) > String(high);
}

/** Adjacent ones stay together. */
function restOf(sentence: string, pieces: readonly Piece[]): string {
  return pieces
    .reduce<Piece[]>((runs, piece) => {
      const last = runs.at(-1);
      const isNext = last !== undefined && /^[\s\-.+&/]*$/.test(sentence.slice(last.to, piece.from));
      return isNext ? [...runs.slice(0, -1), { ...last, to: piece.to }] : [...runs, piece];
    }, [])
    .map(({ from, to }) => sentence.slice(from, to).trim())
    .join(' ');
}
