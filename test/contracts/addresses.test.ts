import { describe, expect, it } from 'vitest';
import { addresses, screenAt } from '../../src/domain/addresses';
import { ROW_OF, SCREENS } from '../browser/support/screens';
import { readSources } from './sources';

const HOMES = ['src/domain/addresses.ts', 'src/domain/shopHash.ts'];

/** First segments of the URLs: 'cars', 'widerruf', 'angebote-'. */
const words = [...new Set(Object.values(addresses).flatMap((path) => /^\/([a-z-]+)/.exec(path)?.[1] ?? []))];
const WORDS = `(?:${words.join('|')})`;
/** Path in any quotes, inside a template, concatenated, or as a regular expression. */
const LITERAL = new RegExp(
  [`['"\`](?:#?/${WORDS}|#/)`, `\\}#?/${WORDS}`, `['"\`]#?/?['"\`]\\s*\\+\\s*['"\`]/?${WORDS}`, `\\\\/${WORDS}`].join(
    '|',
  ),
  'g',
);

describe('addresses', () => {
  it.each([
    "'/widerruf'",
    '"/cars/1"',
    '`/cars/${id}`',
    '`${base}/cars/${id}`',
    "'#/'",
    "'/' + 'cars'",
    "'#' + '/cars'",
    '/^\\/cars\\//.test(path)',
  ])('are found as a literal in %s', (code) => {
    expect(code.match(LITERAL)).not.toBeNull();
  });

  it('stand in one table, and nowhere else as a literal', () => {
    const places = readSources('src', 'embed')
      .map(({ path, code }) => ({ path, code: code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '') }))
      .filter(({ path }) => !HOMES.includes(path) && !path.startsWith('src/api/') && !path.startsWith('src/lib/'))
      .flatMap(({ path, code }) => [...code.matchAll(LITERAL)].map(([literal]) => `${path}: ${literal}`));
    expect(places).toEqual([]);
    expect(words).toContain('widerruf');
  });

  // rules/law: accessible screens.
  it('are all looked at by the accessibility sweep', () => {
    const rows = SCREENS.map(({ name }) => name);
    expect(Object.values(ROW_OF).filter((name) => !rows.includes(name))).toEqual([]);
  });

  it('of the rules all lead somewhere', () => {
    const decided = [
      '/',
      '/angebote-x/1',
      '/angebote-x/1/zustand',
      '/cars/1/checkout/9-summary',
      '/cars/trade-in/3-zustand',
    ];
    for (const path of [...decided, '/widerruf', '/admin', '/admin/auth/login', '/admin/settings/locations'])
      expect(screenAt(path), path).toBeDefined();
  });
});
