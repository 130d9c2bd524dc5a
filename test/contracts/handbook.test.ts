/** The handbook for dealers and agencies documents the whole interface for pages. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attributeOf, OPTION_NAMES } from '../../src/domain/integration/mountOptions';
import { STORAGE_KEYS } from '../../src/lib/storage';
import { EVENT_TYPES } from '../browser/support/eventTypes';

const handbook = readFileSync('embed/package/HANDBUCH.md', 'utf8');

/** Names in the first column of the tables of a chapter. */
const namesIn = (chapter: string) =>
  (handbook.split(`\n## ${chapter}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    .sort();

it('names every attribute, and no other', () => {
  expect(namesIn('Attribute')).toEqual([...OPTION_NAMES, 'target'].map((name) => attributeOf(name)).sort());
});

it('names every event, and no other', () => {
  expect(namesIn('Ereignisse')).toEqual([...EVENT_TYPES].sort());
});

it('names every key of local storage, for the privacy notice', () => {
  expect(namesIn('Was im Browser gespeichert wird')).toEqual(expect.arrayContaining(Object.values(STORAGE_KEYS)));
});

it('names the browsers that are promised', () => {
  const limits = handbook.split('\n## Grenzen\n')[1] ?? '';
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  for (const version of browserslist.map((browser) => browser.split(' ')[1] ?? '')) expect(limits).toContain(version);
});

it('says that it is no legal advice', () => {
  for (const text of ['embed/package/HANDBUCH.md', 'embed/package/README.md'])
    expect(readFileSync(text, 'utf8')).toContain('Keine Rechtsberatung');
  expect(readFileSync('README.md', 'utf8')).toContain('None of this is legal advice');
});
