import type { CarQuery } from '../search/query';
import { isFigure, type Word } from './folding';
import { asMeant, EURO, fullYear, isOutOfRange, measureOf, MEASURES, registration, type Measure } from './measures';
import type { Finding } from './finding';
import { patternOf } from './patterns';
import type { Meaning } from './vocabulary';

/** Words before a figure, by what they make of it. The order matters: 'nicht mehr als' before 'mehr als'. */
const LEADS = {
  max: 'bis(?: zu)?(?: maximal| max| hoechstens)?|unter|max|maximal|hoechstens|(?:nicht|kein(?:e[nrs]?)?) (?:ueber|(?:mehr|teurer|aelter|laenger|schwerer|hoeher) (?:als|wie))|(?:weniger|billiger|guenstiger|juenger) (?:als|wie)',
  min: 'nicht unter|nicht weniger als|ab|ueber|mind|mindestens|min|minimum|wenigstens|(?:mehr|groesser|staerker) als|seit|von',
  span: 'von|zwischen',
  around: 'ca|circa|rund|ungefaehr|um(?: die)?',
  before: 'vor',
  after: 'nach',
} as const;
/** A word before a figure, with the space behind it. */
export const LEAD = `(?:${Object.values(LEADS).join('|')}) `;
const isLead = (lead: string, kind: keyof typeof LEADS) => new RegExp(`^(?:${LEADS[kind]})$`).test(lead);

const number = (name: string) =>
  `(?<${name}>\\d+(?:[.,/]\\d+)*)(?: (?<${name}k>k|tsd|tausend|t(?= (?:€|euro|eur|km)(?: |$))))?`;
const FIGURE = number('one');
const RANGE = `${FIGURE} (?<join>bis(?: zu)?|und|-) ${number('two')}`;
/** A figure takes no more words than these. */
const MAX_WORDS = 12;

const BEFORE = '^(?:(?:mit|im|der|ist) )?';
const END = '(?= |$)';

interface Form {
  source: string;
  scale: number;
  /** A short pattern that the text holds wherever the source matches. */
  telling: string;
}

/** Ways to say figures of a measure: with a unit, or behind a subject. */
function formsOf({ subject, units }: Measure, figures: string): Form[] {
  const forms = units.map(([unit, scale]) => ({
    source: `${subject === undefined ? '' : `(?:${subject} )?`}(?<lead>(?:${LEAD})?)${figures} ${unit}`,
    scale,
    telling: ` ${unit}${END}`,
  }));
  if (subject === undefined) return forms;
  const source = `${subject} (?<lead>(?:${LEAD})?)${figures}(?: ${EURO})?`;
  return [...forms, { source, scale: 1, telling: `${BEFORE}${subject}` }];
}

/** A span is tried before a single figure. */
const FORMS = [RANGE, FIGURE].map((figures) => ({
  figures,
  measures: MEASURES.map((measure) => ({ measure, forms: formsOf(measure, figures) })),
}));

interface Said {
  /** 'bis', 'ab' …, or empty. */
  lead: string;
  low: number;
  high: number | undefined;
  /** The figures are months, as 202103. */
  isDate: boolean;
  /** Words that it takes. */
  length: number;
}

/** '25.000', '25,000' and '25' with 'Tsd' are the same; '3,5' is a decimal; '19.999,99' is both. Undefined: no figure. */
function parsed(written: string, thousands: string | undefined): number | undefined {
  const [, whole, decimals = '0'] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d+))?$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const figure = Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
  return thousands === undefined ? figure : figure * 1000;
}

/** '03/2021', '3/21', '03.2021' and '15.03.2021' are 202103. */
function monthOf(written: string, now: Date): number | undefined {
  const [, month, year] = /^(?:\d{1,2}\.)?(\d{1,2})(?:\/|\.(?=\d{4}$))(\d{2}|\d{4})$/.exec(written) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? fullYear(Number(year), now) * 100 + Number(month) : undefined;
}

function match(text: string, source: string, now: Date): Said | undefined {
  const found = patternOf(`${BEFORE}${source}${END}`).exec(text);
  const { lead = '', one, onek, join, two, twok } = found?.groups ?? {};
  // 'und' joins two figures only after 'zwischen'.
  if (found === null || one === undefined || (join === 'und' && !lead.startsWith('zwischen'))) return undefined;
  const [from, to] = [monthOf(one, now), two === undefined ? undefined : monthOf(two, now)];
  const isDate = from !== undefined || to !== undefined;
  // '20-25 Tsd': the word counts for both.
  const isShared = onek === undefined && (parsed(one, undefined) ?? 0) < 1000;
  const first = from ?? parsed(one, isShared ? twok : onek);
  const second = two === undefined ? undefined : (to ?? parsed(two, twok));
  if (first === undefined || (two !== undefined && second === undefined)) return undefined;
  return {
    lead: lead.trim(),
    // '2019 bis 03/2021' begins with January.
    low: isDate && from === undefined ? first * 100 + 1 : first,
    high: second !== undefined && isDate && to === undefined ? second * 100 + 12 : second,
    isDate,
    length: found[0].split(' ').length,
  };
}

/**
 * Reads the figure at the beginning of the words: by its unit, by what it is said of, else by its size.
 * @param isAlone whether a figure without unit, subject, 'bis' or 'ab' counts too
 */
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
  const found = (
    source: string,
    scale: number,
    measureFor: (figure: number, said: Said) => Measure | undefined,
  ): Finding | undefined => {
    const said = match(text, source, now);
    const measure = said && measureFor((said.high ?? said.low) * scale, said);
    if (said === undefined || measure === undefined) return undefined;
    const meaning = meaningOf(measure, said, scale, now);
    // The platform bounds it on one side only: 'ab 50.000 km'.
    const isHalf = asksForLess(measure, said);
    if (meaning === undefined && !isHalf) return undefined;
    return { length: said.length, meanings: meaning ? [meaning] : [], ...(isHalf && { unsearched: 'unfiltered' }) };
  };
  for (const { figures, measures } of FORMS) {
    for (const { measure, forms } of measures) {
      for (const { source, scale, telling } of forms) {
        // A whole pattern takes a browser a millisecond or more the first time.
        const figure = patternOf(telling).test(text) && found(source, scale, (value) => asMeant(measure, value));
        if (figure) return figure;
      }
    }
    const bare = found(`(?<lead>(?:${LEAD})${isAlone ? '?' : ''})${figures}`, 1, (value, { lead, isDate }) =>
      isDate ? registration : measureOf(value, now, lead !== ''),
    );
    if (bare) return bare;
  }
  return undefined;
}

/** Whether a bound is asked for that this measure does not have. */
function asksForLess({ min }: Measure, { lead, high }: Said): boolean {
  return min === undefined && (high !== undefined || isLead(lead, 'min') || isLead(lead, 'after'));
}

/** What is asked for, or undefined where the figures make no sense together. */
function meaningOf(measure: Measure, said: Said, scale: number, now: Date): Meaning | undefined {
  const { lead, low, high, isDate } = said;
  if (isDate && measure !== registration) return undefined;
  if (high !== undefined) return spanOf(measure, lead, low, high, scale, now);
  const figure = low * scale;
  if (measure.groups && lead === '') return groupOf(measure.groups, figure);
  const nearby = measure === registration ? 1 : figure * 0.1;
  if (isLead(lead, 'around')) return bounded(measure, figure - nearby, figure + nearby, now);
  if (isLead(lead, 'before')) return bounded(measure, undefined, figure - 1, now);
  if (isLead(lead, 'after')) return bounded(measure, figure + 1, undefined, now);
  // 'jünger als 2019' asks for later ones, 'jünger als 3 Jahre' for fewer years.
  const isLater = lead === 'juenger als' && measure.isReversed !== true;
  const bound = lead === '' ? measure.alone(figure) : isLead(lead, 'max') && !isLater ? 'max' : 'min';
  return bounded(measure, bound === 'max' ? undefined : figure, bound === 'min' ? undefined : figure, now);
}

function spanOf(measure: Measure, lead: string, low: number, high: number, scale: number, now: Date) {
  if (isOutOfRange(measure, low, now, !isLead(lead, 'span'))) return undefined;
  // '15 bis 20.000'; but 'Golf 8 bis 20.000': a single figure before a price is none.
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

/** Five doors are one of the groups of the search (rules/platform-and-wire: door groups). */
function groupOf(groups: readonly string[], figure: number): Meaning | undefined {
  const group = groups.find((one) => one.split('/').includes(String(figure)));
  return group === undefined ? undefined : { query: { doorCountType: group } };
}
