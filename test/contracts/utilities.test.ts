import { describe, expect, it } from 'vitest';
import { classListsIn } from '../../.config/build/utilities';
import { rules, VARIANTS } from '../../.config/uno.config';
import { readSources } from './sources';

const lists = readSources('src').flatMap(({ path, code }) => classListsIn(code).map((list) => ({ path, list })));
const properties = new Map(rules.map(([name, css]) => [name, Object.keys(css)]));
const SHORTHANDS: Record<string, RegExp> = {
  padding: /^padding-/,
  'padding-inline': /^padding-(left|right)$/,
  'padding-block': /^padding-(top|bottom)$/,
  margin: /^margin-/,
  'margin-inline': /^margin-(left|right)$/,
  'margin-block': /^margin-(top|bottom)$/,
  gap: /^(row|column)-gap$/,
  border: /^border-(top|right|bottom|left)$/,
  inset: /^(top|right|bottom|left)$/,
  flex: /^flex-basis$/,
  overflow: /^overflow-/,
};

/** The prefix of a utility, and what it sets; nothing for another class name. */
function utilityOf(name: string): { variant: string; sets: string[] } | undefined {
  const [utility = '', variant = ''] = name.split(':').reverse();
  const sets = properties.get(utility);
  return sets && (variant === '' || variant in VARIANTS) ? { variant, sets } : undefined;
}

const isSame = (one: string, other: string) =>
  one === other || SHORTHANDS[one]?.test(other) === true || SHORTHANDS[other]?.test(one) === true;

/** Properties that two utilities of a list set, so that their order in a sheet would decide. */
function setTwice(list: string): string[] {
  const all = list.split(/\s+/).flatMap((name) => {
    const { variant, sets } = utilityOf(name) ?? { variant: '', sets: [] };
    return sets.map((property) => ({ name, variant, property }));
  });
  return all.flatMap(({ name, variant, property }, index) =>
    all
      .slice(index + 1)
      .some((other) => other.name !== name && other.variant === variant && isSame(other.property, property))
      ? [property]
      : [],
  );
}

describe('class lists', () => {
  it('set nothing twice', () => {
    expect(lists.filter(({ list }) => setTwice(list).length > 0)).toEqual([]);
  });

  it('can be read at a glance', () => {
    expect(lists.filter(({ list }) => list.length > 120)).toEqual([]);
  });

  it('take sizes, spaces and colours from the list of utilities', () => {
    const isUtility =
      /:|^(?:[pm][xytrbl]?|gap|w|h|min|max|flex|grid|text(?!-area|-input)|bg|font|leading|rounded|shadow|z)-[\w/-]*$/;
    const names = lists.flatMap(({ list }) => list.split(/\s+/));
    expect(names.filter((name) => isUtility.test(name) && !utilityOf(name))).toEqual([]);
  });
});
