import type { CarQuery } from '../search/query';
import { isFigure, type Word } from './normalisation';
import {
  EURO,
  fullYear,
  isFutureYear,
  isOutOfRange,
  measureOf,
  MEASURES,
  registration,
  reinterpret,
  type Measure,
} from './measures';
import type { Finding } from './finding';
import type { Meaning } from './vocabulary';

/** 'nicht mehr als' goes before 'mehr als'. */
const LEADS = {
  max: 'bis(?: zu[mr]?)?(?: maximal| max| hoechstens)?|unter|max|maximal|hoechstens|(?:nicht|kein(?:e[nrs]?)?) (?:ueber|(?:mehr|teurer|aelter|laenger|schwerer|hoeher) (?:als|wie))|(?:weniger|billiger|guenstiger|juenger|kleiner|kuerzer|leichter) (?:als|wie)|knapp|fast',
  min: 'nicht unter|nicht weniger als|ab|ueber|mind|mindestens|min|minimum|wenigstens|(?:mehr|teurer|groesser|staerker|laenger|schwerer|neuer)(?: als| wie)?|aelter (?:als|wie)|seit|von',
  span: 'von|zwischen',
  around: 'ca|circa|rund|ungefaehr|(?:in )?etwa|um(?: die)?',
  before: 'vor',
  after: 'nach',
} as const;
export const LEAD = `(?:${Object.values(LEADS).join('|')}) `;
const isLead = (lead: string, kind: keyof typeof LEADS) => new RegExp(`^(?:${LEADS[kind]})$`).test(lead);

const number = (name: string) =>
  `(?<${name}>\\d+(?:[.,/]\\d+)*)(?: (?<${name}k>k|tsd|tausend|mille|riesen|mio|million(?:en)?|t(?= (?:€|euro|eur|km)(?: |$))))?`;
const FIGURE = number('one');
const RANGE = `${FIGURE} (?<join>bis(?: zu)?|und|-) ${number('two')}`;
const MAX_WORDS = 12;

/** '2020 oder jünger', '150 PS aufwärts' */
const TAIL = '(?: (?<tail>(?:oder|und) (?:mehr|hoeher|spaeter|juenger|neuer|weniger|guenstiger|billiger)|aufwaerts))?';
const BEFORE = '^(?:(?:mit|im|der|ist) )?';
const END = '(?= |$)';

interface Form {
  source: string;
  scale: number;
  /** Matches wherever the source does. */
  precheck: string;
}

/** A unit of something else behind a figure, which is not that of a next one: 'Finanzierung 60 Monate', but 'Baujahr 2019 km 50.000'. */
const OTHER_UNIT = '(?! (?:kw|kilowatt|ps|kwh|t?km(?! \\d)|monat(?:en?)?|jahr(?:en?)?|prozent|liter)(?= |$))';

function formsOf({ subject, units }: Measure, figures: string): Form[] {
  const forms = units.map(([unit, scale]) => ({
    source: `${subject === undefined ? '' : `(?:(?<subject>${subject}) )?`}(?<lead>(?:${LEAD})?)${figures} ${unit}`,
    scale,
    precheck: ` ${unit}${END}`,
  }));
  if (subject === undefined) return forms;
  const source = `(?<early>(?:${LEAD})?)(?<subject>${subject}) (?<lead>(?:${LEAD})?)${figures}${OTHER_UNIT}(?: ${EURO})?`;
  return [...forms, { source, scale: 1, precheck: `${BEFORE}(?:${LEAD})?${subject}` }];
}

const FORMS = [RANGE, FIGURE].map((figures) => ({
  figures,
  measures: MEASURES.map((measure) => ({ measure, forms: formsOf(measure, figures) })),
}));

interface ParsedFigure {
  lead: string;
  low: number;
  high: number | undefined;
  /** Figures are months, as 202103. */
  isDate: boolean;
  hasSubject: boolean;
  length: number;
}

/** '25.000', '25,000', '25' with 'Tsd', '3,5' and '19.999,99'. */
function parseFigure(written: string, unit: string | undefined): number | undefined {
  const [, whole, decimals = '0'] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d+))?$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const figure = Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
  return unit === undefined ? figure : figure * (/^mi(?:o|llion)/.test(unit) ? 1_000_000 : 1000);
}

/** 202103 for '03/2021', '3/21', '03.2021' and '15.03.2021'. */
function monthOf(written: string, now: Date): number | undefined {
  const [, month, year] = /^(?:\d{1,2}\.)?(\d{1,2})(?:\/|\.(?=\d{4}$))(\d{2}|\d{4})$/.exec(written) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? fullYear(Number(year), now) * 100 + Number(month) : undefined;
}

function leadOf(tail: string | undefined): string {
  if (tail === undefined) return '';
  return /juenger|neuer/.test(tail) ? 'juenger als' : /(?:weniger|guenstiger|billiger)$/.test(tail) ? 'bis' : 'ab';
}

function match(text: string, source: string, now: Date): ParsedFigure | undefined {
  const hit = patternOf(`${BEFORE}${source}${TAIL}${END}`).exec(text);
  const { early = '', lead: late = '', subject, tail, one, onek, join, two, twok } = hit?.groups ?? {};
  const lead = [early, late, leadOf(tail)].find((each) => each !== '') ?? '';
  if (hit === null || one === undefined || (join === 'und' && !lead.startsWith('zwischen'))) return undefined;
  const [from, to] = [monthOf(one, now), two === undefined ? undefined : monthOf(two, now)];
  const isDate = from !== undefined || to !== undefined;
  // '20-25 Tsd': for both figures.
  const isShared = onek === undefined && (parseFigure(one, undefined) ?? 0) < 1000;
  const first = from ?? parseFigure(one, isShared ? twok : onek);
  const second = two === undefined ? undefined : (to ?? parseFigure(two, twok));
  if (first === undefined || (two !== undefined && second === undefined)) return undefined;
  return {
    lead: lead.trim(),
    // '2019 bis 03/2021' begins with January.
    low: isDate && from === undefined ? first * 100 + 1 : first,
    high: second !== undefined && isDate && to === undefined ? second * 100 + 12 : second,
    isDate,
    hasSubject: subject !== undefined,
    length: hit[0].split(' ').length,
  };
}

/** @param isAlone also without unit, subject, 'bis' or 'ab' */
export function readFigure(words: readonly Word[], at: number, now: Date, isAlone: boolean): Finding | undefined {
  const [before, first] = [words[at - 1], words[at]];
  // The 3 of 'X3' belongs to its letters, the year of 'Golf2021' does not.
  const isJoined = isFigure(first) && before?.to === first?.from && /[a-z]$/.test(before?.folded ?? '');
  if (isJoined && !/^(?:19|20)\d\d$/.test(first?.folded ?? '')) return undefined;
  const text = words
    .slice(at, at + MAX_WORDS)
    .map(({ folded }) => folded)
    .join(' ');
  if (!/\d/.test(text)) return undefined;
  const findingOf = (
    source: string,
    scale: number,
    measureFor: (figure: number, parsed: ParsedFigure) => Measure | undefined,
    hasOwnUnits = false,
  ): Finding | undefined => {
    const parsed = match(text, source, now);
    const measure = parsed && measureFor((parsed.high ?? parsed.low) * scale, parsed);
    if (parsed === undefined || measure === undefined) return undefined;
    const meaning = meaningOf(measure, parsed, scale, now);
    // A bound that the platform lacks: 'ab 50.000 km'.
    const isHalf = hasUnsupportedBound(measure, parsed, now);
    if (meaning === undefined && !isHalf) return undefined;
    const isBounded = parsed.lead !== '' || parsed.high !== undefined;
    return {
      length: parsed.length,
      meanings: meaning ? [meaning] : [],
      figure: hasOwnUnits || parsed.hasSubject ? 'named' : isBounded ? 'bounded' : 'loose',
      ...(isHalf && { unsearched: 'unfiltered' }),
    };
  };
  for (const { figures, measures } of FORMS) {
    for (const { measure, forms } of measures) {
      for (const { source, scale, precheck } of forms) {
        // Compiling the whole pattern costs a millisecond or more.
        const figure =
          patternOf(precheck).test(text) &&
          findingOf(source, scale, (value) => reinterpret(measure, value), measure.hasOwnUnits);
        if (figure) return figure;
      }
    }
    const source = `(?<lead>(?:${LEAD})${isAlone ? '?' : ''})${figures}`;
    const bare = findingOf(source, 1, (value, { lead, isDate }) =>
      isDate ? registration : isFutureYear(value, now) ? undefined : measureOf(value, now, lead !== ''),
    );
    if (bare) return bare;
    const parsed = match(text, source, now);
    if (parsed && isFutureYear(parsed.high ?? parsed.low, now))
      return { length: parsed.length, meanings: [], unsearched: 'unfiltered' };
  }
  return undefined;
}

function hasUnsupportedBound(measure: Measure, { lead, low, high }: ParsedFigure, now: Date): boolean {
  // 'ab 2018 bis 100.000 km' begins with a year.
  if (high !== undefined && isOutOfRange(measure, low, now, true)) return false;
  return measure.min === undefined && (high !== undefined || isLead(lead, 'min') || isLead(lead, 'after'));
}

function meaningOf(measure: Measure, parsed: ParsedFigure, scale: number, now: Date): Meaning | undefined {
  const { lead, low, high, isDate } = parsed;
  if (isDate && measure !== registration) return undefined;
  if (high !== undefined) return spanOf(measure, lead, low, high, scale, now);
  const figure = low * scale;
  if (measure.groups && lead === '') return groupOf(measure.groups, figure);
  const nearby = measure === registration ? 1 : figure * 0.1;
  if (isLead(lead, 'around')) return bounded(measure, figure - nearby, figure + nearby, now);
  if (isLead(lead, 'before') && measure.isReversed) return bounded(measure, figure, figure, now);
  if (isLead(lead, 'before')) return bounded(measure, undefined, figure - 1, now);
  if (isLead(lead, 'after')) return bounded(measure, figure + 1, undefined, now);
  // 'jünger als 2019' are later years, 'jünger als 3 Jahre' fewer; 'älter' the reverse.
  const isTurned = /juenger|aelter/.test(lead) && measure.isReversed !== true;
  const bound = lead === '' ? measure.alone(figure) : isLead(lead, 'max') !== isTurned ? 'max' : 'min';
  return bounded(measure, bound === 'max' ? undefined : figure, bound === 'min' ? undefined : figure, now);
}

function spanOf(measure: Measure, lead: string, low: number, high: number, scale: number, now: Date) {
  if (isOutOfRange(measure, low, now, !isLead(lead, 'span'))) return undefined;
  // '15 bis 20.000' is in thousands; 'Golf 8 bis 20.000' is no span.
  const isShort = measure.isInThousands === true && low < 100 && high >= 1000;
  if (isShort && low < 10 && lead === '') return undefined;
  const [from, to] = [isShort ? low * 1000 : low, high];
  return bounded(measure, Math.min(from, to) * scale, Math.max(from, to) * scale, now);
}

function bounded(
  measure: Measure,
  least: number | undefined,
  most: number | undefined,
  now: Date,
): Meaning | undefined {
  const { min, max, toWire = Math.round, isReversed, types } = measure;
  const [low, high] = isReversed === true ? [most, least] : [least, most];
  const query: CarQuery = {};
  for (const [figure, name, bound] of [
    [low, min, 'min'],
    [high, max, 'max'],
  ] as const) {
    if (figure === undefined) continue;
    const value = toWire(figure, bound, now);
    if (value === undefined) return undefined;
    if (name !== undefined) Object.assign(query, { [name]: value });
  }
  return Object.keys(query).length === 0 ? undefined : { query, types };
}

function groupOf(groups: readonly string[], figure: number): Meaning | undefined {
  const group = groups.find((one) => one.split('/').includes(String(figure)));
  return group === undefined ? undefined : { query: { doorCountType: group } };
}

const patterns = new Map<string, RegExp>();

/** Most sentences need few. */
export function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}
