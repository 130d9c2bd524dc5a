import type { CarQuery } from '../query';
import { isFigure, type Word } from './folding';
import { asMeant, EURO, isStranger, measureOf, MEASURES, type Measure } from './measures';
import type { Meaning } from './vocabulary';

/** Words before a figure, by what they make of it. The order matters: 'nicht mehr als' before 'mehr als'. */
const LEADS = {
  max: 'bis(?: zu)?(?: maximal| max| hoechstens)?|unter|max|maximal|hoechstens|nicht (?:mehr|teurer|aelter|laenger|schwerer|hoeher) als|(?:weniger|billiger|guenstiger|juenger) als',
  min: 'ab|ueber|mind|mindestens|min|minimum|wenigstens|(?:mehr|groesser|staerker) als|seit|von',
  span: 'von|zwischen',
  around: 'ca|circa|rund|ungefaehr|um(?: die)?',
  before: 'vor',
  after: 'nach',
} as const;
const LEAD = `(?:${Object.values(LEADS).join('|')}) `;
const isLead = (lead: string, kind: keyof typeof LEADS) => new RegExp(`^(?:${LEADS[kind]})$`).test(lead);

const number = (name: string) =>
  `(?<${name}>\\d+(?:[.,]\\d+)*)(?: (?<${name}k>k|tsd|tausend|t(?= (?:€|euro|eur|km)(?: |$))))?`;
const FIGURE = number('one');
const RANGE = `${FIGURE} (?<join>bis(?: zu)?|und|-) ${number('two')}`;
/** A figure takes no more words than these. */
const LONGEST = 12;

/** A sentence is read at every key; its patterns are made once. */
const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(`^(?:(?:mit|im|der|ist) )?${source}(?= |$)`);
  patterns.set(source, pattern);
  return pattern;
}

interface Said {
  /** 'bis', 'ab' …, or empty. */
  lead: string;
  low: number;
  high: number | undefined;
  /** Words that it takes. */
  length: number;
}

/** '25.000', '25,000' and '25' with 'Tsd' are the same; '3,5' is a decimal. */
function parsed(written: string, thousands: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written);
  const figure = Number(isGrouped ? written.replace(/[.,]/g, '') : written.replace(',', '.'));
  return thousands === undefined ? figure : figure * 1000;
}

function match(text: string, source: string): Said | undefined {
  const found = patternOf(source).exec(text);
  const { lead = '', one, onek, join, two, twok } = found?.groups ?? {};
  // 'und' joins two figures only after 'zwischen'.
  if (found === null || one === undefined || (join === 'und' && !lead.startsWith('zwischen'))) return undefined;
  // '20-25 Tsd': the word counts for both.
  const isShared = onek === undefined && parsed(one, undefined) < 1000;
  return {
    lead: lead.trim(),
    low: parsed(one, isShared ? twok : onek),
    high: two === undefined ? undefined : parsed(two, twok),
    length: found[0].split(' ').length,
  };
}

/**
 * Reads the figure at the beginning of the words: by its unit, by what it is said of, else by its size. A span is tried
 * before a single one.
 * @param isAlone whether a figure without unit, subject, 'bis' or 'ab' counts too
 */
export function readFigure(
  words: readonly Word[],
  at: number,
  now: Date,
  isAlone: boolean,
): { length: number; meanings: Meaning[] } | undefined {
  const [before, first] = [words[at - 1], words[at]];
  // The 3 of 'X3' belongs to its letters.
  if (isFigure(first) && before?.to === first?.from && /[a-z]$/.test(before?.folded ?? '')) return undefined;
  const text = words
    .slice(at, at + LONGEST)
    .map(({ folded }) => folded)
    .join(' ');
  const found = (source: string, scale: number, measureFor: (figure: number, lead: string) => Measure | undefined) => {
    const said = match(text, source);
    const measure = said && measureFor((said.high ?? said.low) * scale, said.lead);
    const meaning = measure && meaningOf(measure, said, scale, now);
    return meaning && { length: said.length, meanings: [meaning] };
  };
  for (const figures of [RANGE, FIGURE]) {
    for (const measure of MEASURES) {
      const subject = measure.subject && `${measure.subject} `;
      const sources = measure.units.map(([unit, scale]) => {
        const source = `${subject ? `(?:${subject})?` : ''}(?<lead>(?:${LEAD})?)${figures} ${unit}`;
        return [source, scale] as const;
      });
      if (subject) sources.push([`${subject}(?<lead>(?:${LEAD})?)${figures}(?: ${EURO})?`, 1]);
      for (const [source, scale] of sources) {
        const figure = found(source, scale, (value) => asMeant(measure, value));
        if (figure) return figure;
      }
    }
    const bare = found(`(?<lead>(?:${LEAD})${isAlone ? '?' : ''})${figures}`, 1, (value, lead) =>
      measureOf(value, now, lead !== ''),
    );
    if (bare) return bare;
  }
  return undefined;
}

/** What is asked for, or undefined where the figures make no sense together. */
function meaningOf(measure: Measure, { lead, low, high }: Said, scale: number, now: Date): Meaning | undefined {
  if (high !== undefined) return spanOf(measure, lead, low, high, scale, now);
  const figure = low * scale;
  if (measure.groups && lead === '') return groupOf(measure.groups, figure);
  if (isLead(lead, 'around')) return bounded(measure, figure * 0.9, figure * 1.1, now);
  if (isLead(lead, 'before')) return bounded(measure, undefined, figure - 1, now);
  if (isLead(lead, 'after')) return bounded(measure, figure + 1, undefined, now);
  // 'jünger als 2019' asks for later ones, 'jünger als 3 Jahre' for fewer years.
  const isLater = lead === 'juenger als' && measure.isReversed !== true;
  const bound = lead === '' ? measure.alone(figure) : isLead(lead, 'max') && !isLater ? 'max' : 'min';
  return bounded(measure, bound === 'max' ? undefined : figure, bound === 'min' ? undefined : figure, now);
}

function spanOf(measure: Measure, lead: string, low: number, high: number, scale: number, now: Date) {
  if (isStranger(measure, low, now, !isLead(lead, 'span'))) return undefined;
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
    if (name === undefined || value === undefined) return undefined;
    Object.assign(query, { [name]: value });
  }
  return { query, types };
}

/** Five doors are one of the groups of the search (storefront 3.7). */
function groupOf(groups: readonly string[], figure: number): Meaning | undefined {
  const group = groups.find((one) => one.split('/').includes(String(figure)));
  return group === undefined ? undefined : { query: { doorCountType: group } };
}
