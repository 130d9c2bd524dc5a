import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THIRD_PARTIES, THIRD_PARTY_ADDRESSES } from '../../src/domain/thirdParties';
import { CONSENT_SERVICES } from '../../src/state/consent';
import { readSources } from './sources';

const TABLE = 'src/domain/thirdParties.ts';

/** Addresses that are never requested: names of vocabularies, examples in texts, and links. */
const NEVER_ASKED = [
  /^http:\/\/www\.w3\.org\//,
  /^https:\/\/schema\.org/,
  /^https:\/\/example\.com/,
  /^https:\/\/(?:[\w-]+\.)+(?:example|invalid)(?:\/|$)/,
  /^https:\/\/www\.google\.com\/maps\//,
  /^https:\/\/europa\.eu\/youreurope\/garantien$/,
  // Links, and what is compared with pressed ones.
  /^https:\/\/(?:\(\?:)?wa\.me/,
];

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*/g, '');

it('no address of a third party stands anywhere but in the one table', () => {
  const places = readSources('src', 'embed')
    .filter(({ path }) => path !== TABLE)
    .flatMap(({ path, code }) =>
      [
        ...withoutComments(code)
          .replace(/\\(.)/g, '$1')
          .matchAll(/https?:\/\/[\w(][^\s'"`<>]*/g),
      ].map(([address]) => [path, address] as const),
    )
    .filter(([, address]) => !NEVER_ASKED.some((pattern) => pattern.test(address)))
    .map(([path, address]) => `${path}: ${address}`);
  expect(places).toEqual([]);
});

it('every service of the consent has its row, and every address a service', () => {
  expect(Object.keys(THIRD_PARTIES).sort()).toEqual([...CONSENT_SERVICES].sort());
  const named = Object.values(THIRD_PARTIES).flatMap(({ addresses }): readonly string[] => addresses);
  expect([...new Set(named)].sort()).toEqual(Object.keys(THIRD_PARTY_ADDRESSES).sort());
});

it('the handbook names every address and every setting that can name one, by service', () => {
  const handbook = readFileSync('embed/package/HANDBUCH.md', 'utf8');
  for (const [service, { addresses, ...row }] of Object.entries(THIRD_PARTIES)) {
    const line = handbook.split('\n').find((each) => /^\| `(\w+)` +\|/.exec(each)?.[1] === service) ?? '';
    expect(line, service).not.toBe('');
    for (const name of addresses) expect(line, service).toContain(THIRD_PARTY_ADDRESSES[name].replace('https://', ''));
    if ('named' in row) expect(line, service).toContain(`\`${row.named}\``);
    expect(line, service).toContain(`\`${row.policy}\``);
  }
});

it('.env.example names them with the same default', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const address of Object.values(THIRD_PARTY_ADDRESSES)) expect(example).toContain(`=${address}\n`);
});
