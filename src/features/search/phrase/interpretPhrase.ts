import type { Frame, RateKind } from '../../../domain/finance/frame';
import { readFramePhrase } from '../../../domain/finance/framePhrase';
import type { FacetSources } from '../filters/filterOptions';
import {
  readPhrase,
  type PhrasePart,
  type PhrasePlace,
  type PhraseReading,
  type Unsearched,
} from '../../../domain/vehicle/phrase/readPhrase';
import { isByDistance } from '../../../domain/vehicle/search/query';
import { withoutFilters, type CarTypeTab, type FilterValues, type SearchCriteria } from '../filters/filter';
import { afterChange, chipsOf } from '../filters/filterRules';
import { filterKeys, filterOf } from '../filters/filters';
import { tabLabel } from '../filters/vehicleTypes';
import type { FoundRadius } from './useRadius';
import { radiusLabel, type Area } from '../../../state/vehicles/nearby';

interface PhraseChip {
  id: string;
  label: string;
  sentence: string;
  /** Searched for as text: no rule reads it. */
  isText?: boolean;
  /** No filter: how to pay. */
  isOfFrame?: true;
}

export interface PhraseInterpretation {
  chips: readonly PhraseChip[];
  criteria: SearchCriteria;
  frame?: Frame | undefined;
  /** Removes previous filters. */
  isOtherType: boolean;
  text: string;
  /** The text may be in no offer. Undefined without text. */
  withoutText?: PhraseInterpretation;
  /** The sentence may be only a stock number or VIN. */
  stockNumber: string | undefined;
  /** It is no price and no mileage. */
  isStockNumber: boolean;
  unsearched: readonly Unsearched[];
  area?: Area;
  /** A radius without any postcode. */
  needsPostcode: boolean;
  /** Several named values, of which one can be searched for. */
  alternatives: readonly { label: string; sentence: string }[];
}

const DETAIL_FILTER_NAMES: ReadonlySet<string> = new Set(
  filterKeys.map(filterOf).flatMap(({ placement, names }) => (placement === 'detail' ? names : [])),
);

interface PhraseContext extends Pick<PhrasePlace, 'vocabulary' | 'types' | 'now'> {
  frame: Frame;
  kinds: readonly RateKind[];
}

/** In the current search: replaces named filters, keeps the others. */
export function interpretPhrase(
  sentence: string,
  before: SearchCriteria,
  context: PhraseContext,
  sourcesOf: (tab: CarTypeTab) => FacetSources,
  radius?: FoundRadius,
): PhraseInterpretation {
  if (radius !== undefined)
    return withRadius(sentence, radius, (rest) => interpretPhrase(rest, before, context, sourcesOf));
  const chosen = before.tab === 'ALLE' ? undefined : before.tab;
  const { reading, words, frame } = readFramePhrase(
    sentence,
    readPhrase(sentence, { ...context, chosen, isDetailFilter: (name) => DETAIL_FILTER_NAMES.has(name) }),
    context.frame,
    context.kinds,
  );
  const tab = reading.carType ?? 'ALLE';
  const { rest, stockNumber, isStockNumber, unsearched } = reading;
  const { orderBy = before.orderBy, ...query } = reading.query;
  const named: FilterValues = rest === '' ? query : { ...query, searchTerm: rest };
  const isOtherType = before.tab !== undefined && tab !== before.tab;
  // As its tab does (rules/search: type resets filters).
  const criteriaOf = (values: FilterValues): SearchCriteria => ({
    tab,
    values: merged(isOtherType ? {} : before.values, values),
    orderBy,
  });
  const whole: PhraseInterpretation = {
    chips: [
      ...chipsFor(sentence, reading, named, isOtherType ? tab : undefined, sourcesOf(tab)),
      ...words.map((word): PhraseChip => ({
        id: `frame ${word.from}`,
        label: word.label,
        sentence: cut(sentence, [word]),
        isOfFrame: true,
      })),
      ...orderChip(sentence, reading),
    ],
    criteria: criteriaOf(named),
    frame,
    isOtherType,
    text: rest,
    stockNumber,
    isStockNumber,
    unsearched,
    needsPostcode: false,
    alternatives: unsearched.flatMap((left) =>
      left.by === undefined ? [] : [{ label: left.text, sentence: withoutWinner(sentence, left, left.by) }],
    ),
  };
  if (rest === '') return whole;
  const left = reading.unread.map(({ from, to }) => ({
    from,
    to,
    text: sentence.slice(from, to),
    reason: 'unread' as const,
  }));
  const withoutText = {
    ...whole,
    chips: whole.chips.filter(({ isText }) => !isText),
    criteria: criteriaOf(query),
    text: '',
    unsearched: [...unsearched, ...left],
  };
  return { ...whole, withoutText };
}

/** The radius becomes a filter of locations (rules/search: radius). */
function withRadius(
  sentence: string,
  radius: FoundRadius,
  interpret: (rest: string) => PhraseInterpretation,
): PhraseInterpretation {
  const { from, to, ids, kilometres, postcode } = radius;
  const words = sentence.slice(from, to);
  const others = interpret(sentence.slice(0, from) + ' '.repeat(to - from) + sentence.slice(to));
  const { criteria, chips, unsearched, alternatives, withoutText } = others;
  if (ids === undefined) {
    return {
      ...others,
      stockNumber: undefined,
      isStockNumber: false,
      needsPostcode: true,
      unsearched: [...unsearched, { from, to, text: words, reason: 'noPostcode' }],
    };
  }
  if (ids.length === 0) {
    return { ...others, unsearched: [...unsearched, { from, to, text: words, reason: 'noLocation' }] };
  }
  const area = { label: radiusLabel(kilometres, postcode ?? ''), ids };
  const withWords = (rest: string) => `${rest} ${words}`.trim();
  return {
    ...others,
    ...(withoutText && { withoutText: withRadius(sentence, radius, () => withoutText) }),
    area,
    criteria: { ...criteria, values: { ...criteria.values, vehicleDealerLocationIds: [...ids] } },
    chips: [
      ...chips.map((chip) => ({ ...chip, sentence: withWords(chip.sentence) })),
      {
        id: 'radius',
        label: area.label,
        sentence: cut(sentence, [{ from, to }]),
      },
    ],
    alternatives: alternatives.map((other) => ({ ...other, sentence: withWords(other.sentence) })),
  };
}

const ORDER_LABELS = { price: 'Günstigste zuerst', 'price desc': 'Teuerste zuerst' } as const;

function orderChip(sentence: string, { query, parts }: PhraseReading): PhraseChip[] {
  const { orderBy } = query;
  if (orderBy === undefined || isByDistance(orderBy)) return [];
  const words = parts.filter((part) => part.query.orderBy !== undefined);
  return [{ id: 'orderBy', label: ORDER_LABELS[orderBy], sentence: cut(sentence, words) }];
}

/** Without the value used instead, and the 'oder' between. */
function withoutWinner(sentence: string, { to }: Unsearched, by: { from: number; to: number }): string {
  const isJoined = /^[\s,/]*(?:(?:oder|und|bzw\.?|lieber|doch|auch)[\s,/]*)*$/i.test(sentence.slice(to, by.from));
  return cut(sentence, [isJoined && by.from >= to ? { from: to, to: by.to } : by]);
}

function merged(before: FilterValues, named: FilterValues): FilterValues {
  return filterKeys.reduce((values, key) => {
    const { names } = filterOf(key);
    const isNamed = names.some((name) => named[name] !== undefined);
    const namedHere = Object.fromEntries(
      Object.entries(named).filter(([name]) => names.some((other) => other === name)),
    );
    return isNamed ? afterChange(key, values, { ...withoutFilters(values, names), ...namedHere }) : values;
  }, before);
}

function chipsFor(
  sentence: string,
  { parts, unread }: PhraseReading,
  named: FilterValues,
  tab: CarTypeTab | undefined,
  sources: FacetSources,
): PhraseChip[] {
  const types = parts.filter(({ query }) => query.carType !== undefined);
  const type = tab === undefined ? [] : [{ id: 'tab', label: tabLabel(tab), sentence: cut(sentence, types) }];
  const chips = chipsOf(named, sources).map(({ id, key, label, without: left }) =>
    key === 'searchTerm'
      ? { id, label, isText: true, sentence: cut(sentence, unread) }
      : {
          id,
          label,
          sentence: cut(
            sentence,
            parts.filter(({ query }) => !isKept(query, named, left)),
          ),
        },
  );
  return [...type, ...chips];
}

function isKept(query: PhrasePart['query'], named: FilterValues, left: FilterValues): boolean {
  const values = new Map<string, unknown>(Object.entries(left));
  const before = new Map<string, unknown>(Object.entries(named));
  return Object.entries(query).every(([name, value]) => {
    const current = values.get(name);
    const asked = before.get(name);
    if (Array.isArray(value) && Array.isArray(asked) && Array.isArray(current))
      return value.every((one) => !asked.includes(one) || current.includes(one));
    return name === 'carType' || current !== undefined;
  });
}

function cut(sentence: string, pieces: readonly { from: number; to: number }[]): string {
  return [...pieces]
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, sentence)
    .replace(/\s+/g, ' ')
    .trim();
}
