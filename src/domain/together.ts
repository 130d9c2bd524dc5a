import * as z from 'zod/mini';
import type { CalendarDay } from '../lib/dates/calendarDay';
import { dayText } from '../lib/dates/dateText';
import { line, optionalOf, readBy, readNumber, text } from '../lib/schema';
import { withFrame, type Frame } from './finance/frame';
import { ADMIN_ID_PARAMETER, SEARCH_PARAMETER } from './queryParameters';
import { comparedIds, TOGETHER_PARAMETER, vehiclesAddress } from './vehicle/comparisonAddress';
import { isUuid } from './vehicle/text/vehicleId';

/** More would not be a decision. */
export const MAX_TOGETHER = 3;
export const LONGEST_NAME = 40;
export const LONGEST_NOTE = 300;
/** Letters of what is read; the longest that is written has about 5,000. */
const LONGEST = 6000;

/** As written in the address. */
export const MARKS = { j: 'Ja', l: 'Lieber dieses', n: 'Nein' } as const;
export type Mark = keyof typeof MARKS;

/** What one of the two says. */
export interface Opinion {
  name: string;
  note: string;
  /** In the order of the vehicles. */
  marks: readonly (Mark | undefined)[];
}

export interface Together {
  ids: readonly string[];
  /** What is read of the letter; absent while it is written. */
  letter?: TogetherLetter;
  /** There is a letter that cannot be read: cut off on its way. */
  isDamaged: boolean;
}

export interface TogetherLetter {
  /** On which it was first sent. */
  day: CalendarDay;
  /** EUR on that day, in the order of the vehicles. */
  prices: readonly (number | undefined)[];
  asked: Opinion;
  answer?: Opinion;
}

/** Short names: they travel. */
const opinionSchema = z.pipe(
  z.object({ n: line(), t: text(), m: z.string() }),
  z.transform(({ n: name = '', t: note = '', m: marks }): Opinion => ({
    name: name.slice(0, LONGEST_NAME),
    note: note.slice(0, LONGEST_NOTE),
    marks: marks
      .slice(0, MAX_TOGETHER)
      .split('')
      .map((mark) => (isMark(mark) ? mark : undefined)),
  })),
);

const letterSchema = z.pipe(
  z.object({
    d: z.pipe(dayText(), z.string()),
    p: readBy((prices) => (Array.isArray(prices) ? prices.slice(0, MAX_TOGETHER).map(readPrice) : undefined)),
    q: opinionSchema,
    a: optionalOf(opinionSchema),
  }),
  z.transform(({ d: day, p: prices = [], q: asked, a: answer }): TogetherLetter => ({ day, prices, asked, answer })),
);

function readPrice(value: unknown): number | undefined {
  const price = readNumber(value);
  return price !== undefined && price > 0 ? price : undefined;
}

const isMark = (text: string): text is Mark => Object.hasOwn(MARKS, text);

/** Two or three vehicles, the frame and what was typed, without a server (rules/vehicle: decide together). */
export function togetherAddress(
  { ids, letter }: Pick<Together, 'ids' | 'letter'>,
  { frame, mostPerMonth }: { frame: Frame; mostPerMonth?: number | undefined },
  search = '',
): string {
  const adminId = new URLSearchParams(search).get(ADMIN_ID_PARAMETER);
  const framed = withFrame(mostPerMonth === undefined ? '' : `maxMonthlyFinancingRateExample=${mostPerMonth}`, frame);
  return [
    vehiclesAddress('together', ids.slice(0, MAX_TOGETHER)),
    ...(adminId === null ? [] : [`${ADMIN_ID_PARAMETER}=${encodeURIComponent(adminId)}`]),
    ...(framed === '' ? [] : [`${SEARCH_PARAMETER}=${encodeURIComponent(framed)}`]),
    // Last: what cuts an address off is noticed.
    ...(letter === undefined ? [] : [`${TOGETHER_PARAMETER}=${encoded(letter)}`]),
  ].join('&');
}

export function readTogether(search: string): Together {
  const ids = comparedIds(search).filter(isUuid).slice(0, MAX_TOGETHER);
  const written = new URLSearchParams(search).get(TOGETHER_PARAMETER) ?? '';
  const letter = written === '' || written.length > LONGEST ? undefined : decoded(written);
  return { ids, letter, isDamaged: written !== '' && letter === undefined };
}

function encoded({ day, prices, asked, answer }: TogetherLetter): string {
  const letter = { d: day, p: prices.map((price) => price ?? 0), q: written(asked), a: answer && written(answer) };
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(letter))))
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const written = ({ name, note, marks }: Opinion) => ({
  n: name.slice(0, LONGEST_NAME),
  t: note.slice(0, LONGEST_NOTE),
  m: marks.map((mark) => mark ?? '-').join(''),
});

function decoded(text: string): TogetherLetter | undefined {
  try {
    const [base64 = ''] = /^[\w-]*/.exec(text) ?? [];
    const bytes = Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return z.safeParse(letterSchema, JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** 'Nein' of one is no; who has not said anything has not agreed. */
export function isAgreed({ asked, answer }: TogetherLetter, at: number): boolean {
  return [asked, answer].every((opinion) => opinion?.marks[at] === 'j' || opinion?.marks[at] === 'l');
}

export function replyText({ answer }: TogetherLetter): string {
  if (answer === undefined) return 'Noch keine Antwort';
  return answer.name === '' ? 'Die Antwort ist da' : `${answer.name} hat geantwortet`;
}

/** For the own row. */
export function keptDecision(address: string, letter: TogetherLetter) {
  const isAgreedOnOne = letter.prices.some((_, at) => isAgreed(letter, at));
  return { address, text: isAgreedOnOne ? 'Beide ja' : replyText(letter), day: letter.day };
}

/** 'Anna und Ben', '' without any name. */
export function personNames({ asked, answer }: TogetherLetter): string {
  return [asked.name, answer?.name].filter(Boolean).join(' und ');
}
