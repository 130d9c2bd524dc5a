import { formatKm, formatNumber, formatPrice, formatQuantity } from '../../lib/format';
import { wordsOf } from '../vehicle/phrase/normalisation';
import type { PhrasePart, PhraseReading } from '../vehicle/phrase/readPhrase';
import { readAmount } from './amountEntry';
import type { Frame, RateKind } from './frame';
import { RATE_KIND_NAMES } from './frameText';
import { generalFields, YEARLY_MILEAGES } from './rateFields';

type Place = Pick<PhrasePart, 'from' | 'to'>;

/** Words of a sentence that set a part of the frame. */
interface FrameWords extends Place {
  set: Partial<Frame>;
  /** '4.000 € Anzahlung' */
  label: string;
}

interface FramePhrase {
  /** Without those words among what is not searched for. */
  reading: PhraseReading;
  words: readonly FrameWords[];
  /** The frame with what the sentence says of it; absent where it says nothing. */
  frame?: Frame;
}

const LEAD = '(?:(?:mit|bei|von|auf|bis|zu|unter|max|maximal|hoechstens|rund|ca|fahre|ich) )*';
const NUMBER = String.raw`(\d[\d.,]*(?: (?:k|tsd|tausend))?)`;
const EURO = '(?: (?:€|euros?|eur))?';
const NAME = String.raw`(\w*sonderzahlung|anzahlung)`;
const PAID = new RegExp(`^(?:${LEAD}${NAME} )?${LEAD}${NUMBER}${EURO}(?: ${LEAD}${NAME})?$`);
const LOAN = /finanzier|raten?(?:kauf|zahlung)|teilzahlung/;
const UNPAID = new RegExp(`^(?:ohne|keine) ${NAME}$`);
const MONTHS = new RegExp(`^${LEAD}(\\w*laufzeit |vertragsdauer )?${LEAD}(\\d+) (monat|jahr)\\w*( \\w*laufzeit)?$`);
/** A figure among words of its subject, in any order. */
const figureAmong = (words: string) => new RegExp(`^(?:(?:${words}) )*${NUMBER}(?: (?:${words}))*$`);
const AT_MOST = 'mit|bei|von|auf|bis|zu|unter|max|maximal|hoechstens|rund|ca|etwa|nur|im|pro|je|per|p|das|am';
const DRIVEN = figureAmong(
  `${AT_MOST}|ich|wir|fahren?|t?km|\\w*kilometern?|\\w*leistung|jahr|jaehrl\\w*|anno|annum|a|j|monat|monatlich`,
);
const LEASED = figureAmong(`${AT_MOST}|rate|monatsrate|monatliche|\\w*leas\\w*|€|euros?|eur|monat|monatlich|mtl`);

const amount = (text: string | undefined, unit: 'money' | 'distance') => Math.round(readAmount(text ?? '', unit) ?? 0);

/**
 * What a sentence says of the visitor's frame: terms that no filter of the platform knows (rules/search: frame).
 *
 * @param kinds that the dealer offers; words for others stay told as not searched for
 */
export function readFramePhrase(
  sentence: string,
  reading: PhraseReading,
  before: Frame,
  kinds: readonly RateKind[],
): FramePhrase {
  const withText = <Piece extends Place>(piece: Piece) => ({
    ...piece,
    text: wordsOf(sentence.slice(piece.from, piece.to))
      .map(({ folded }) => folded)
      .join(' '),
  });
  const left = reading.unsearched.map(withText);
  const named = [
    ...reading.parts.filter(({ isNegated }) => !isNegated).map(withText),
    ...left.filter(({ reason }) => reason === 'vague'),
  ];
  const isIn = (pieces: readonly { text: string }[], words: RegExp) => pieces.some(({ text }) => words.test(text));
  const kindOf = (pieces: readonly { text: string }[], loan: RegExp, lease: RegExp) =>
    isIn(pieces, loan) === isIn(pieces, lease) ? undefined : isIn(pieces, lease) ? 'leasing' : 'financing';
  const kind = kindOf(named, LOAN, /leas/) ?? kindOf(left, /\banzahlung/, /sonderzahlung/) ?? before.kind ?? kinds[0];
  if (kind === undefined || !kinds.includes(kind)) return { reading, words: [] };
  const isLeasing = kind === 'leasing';
  const fields = generalFields({ kind });
  const name = isLeasing ? 'Sonderzahlung' : 'Anzahlung';

  const bounds: PhrasePart[] = [];
  let wasMonths = false;
  const words = left.flatMap(({ from, to, text, reason }): FrameWords[] => {
    const isAfterMonths = wasMonths;
    wasMonths = false;
    /** Within what any bank takes; 'höchstens 50.000 € Anzahlung statt 80.000'. */
    const setting = (
      part: keyof Frame,
      value: number,
      values: readonly number[] = [],
      labelOf: (value: number) => string,
    ) => {
      const possible = Math.min(Math.max(value, values[0] ?? 0), values.at(-1) ?? value);
      const word = possible < value ? 'höchstens ' : 'mindestens ';
      const label = labelOf(possible);
      return [
        {
          from,
          to,
          set: { [part]: possible },
          label: possible === value ? label : `${word}${label} statt ${formatNumber(value)}`,
        },
      ];
    };
    if (reason === 'vague')
      return !isLeasing && LOAN.test(text) ? [{ from, to, set: {}, label: RATE_KIND_NAMES.financing }] : [];
    const [, first, figure, last] = PAID.exec(text) ?? [];
    const paid = first ?? last ?? UNPAID.exec(text)?.[1];
    if (paid !== undefined && (isLeasing || paid === 'anzahlung')) {
      const part = isLeasing ? 'specialPayment' : 'deposit';
      return setting(part, amount(figure, 'money'), fields[part], (value) =>
        value === 0 ? `ohne ${name}` : `${formatPrice(value)} ${name}${isLeasing ? ' netto' : ''}`,
      );
    }
    const [, early, count, unit, late] = MONTHS.exec(text) ?? [];
    const months = Number(count) * (unit === 'jahr' ? 12 : 1);
    // A few months are of something else, years without 'Laufzeit' of the car.
    if (months >= 12 && (unit === 'monat' || early || late)) {
      wasMonths = true;
      return setting('months', months, fields.months, (value) => formatQuantity(value, 'Monate'));
    }
    const [, way] = DRIVEN.exec(text) ?? [];
    const isDistance = /km\b|kilometer\b/.test(text);
    const isMonthly = isDistance && /\bmonat/.test(text);
    const isOfContract = isDistance && (isAfterMonths || isIn(named, /leas/));
    if (way !== undefined && (isMonthly || isOfContract || /\b(?:jahr|jaehrl\w*|anno|annum|a|j)\b|jahres/.test(text))) {
      const distance = amount(`${way}${/\btkm/.test(text) ? ' tkm' : ''}`, 'distance') * (isMonthly ? 12 : 1);
      if (distance >= 1000)
        return setting('kilometres', distance, YEARLY_MILEAGES, (value) => `${formatKm(value)} im Jahr`);
    }
    const most = amount(isLeasing ? LEASED.exec(text)?.[1] : undefined, 'money');
    if (most >= 10 && most < 5000) bounds.push({ from, to, query: { maxMonthlyFinancingRateExample: most } });
    return [];
  });
  const query = Object.assign({}, reading.query, ...bounds.map((bound) => bound.query)) as PhraseReading['query'];
  const rated =
    query.hasInitialLeasingInstallment ?? query.maxMonthlyFinancingRateExample ?? query.minMonthlyFinancingRateExample;
  const isPaidMonthly = rated !== undefined || words.some(({ set }) => set.kilometres === undefined);
  if (words.length === 0 && !isPaidMonthly) return { reading, words };
  return {
    reading: {
      ...reading,
      query,
      parts: [...reading.parts, ...bounds],
      unsearched: reading.unsearched.filter(({ from }) => ![...words, ...bounds].some((read) => read.from === from)),
    },
    words,
    frame: Object.assign({}, before, isPaidMonthly && { kind }, ...words.map(({ set }) => set)) as Frame,
  };
}
