/** The handbook for dealers and agencies documents the whole interface for pages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributeOf, OPTION_NAMES } from '../../src/domain/integration/mountOptions';
import { keysOf } from '../../src/lib/keysOf';
import { STORAGE_KEYS } from '../../src/lib/storage';
import { KEPT_DATA, type KeptKey } from '../../src/state/device-data/keptData';
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

interface KeptFacts {
  /** Of `entry`, each part has its own: a login, or nobody. */
  owner: 'login' | 'entry' | 'nobody';
  /** What of it is about a person; in the words of the handbook's table. */
  ofPerson: readonly string[];
  /** Age at which it goes: contact data after hours, all of it after days. */
  age?: { contactHours: number; days: number };
}

const ORDER_AGE = { contactHours: 24, days: 14 };

/** Whose it is and what of it is about a person. */
const KEPT_FACTS: Record<KeptKey, KeptFacts> = {
  [STORAGE_KEYS.currentUser]: { owner: 'login', ofPerson: ['E-Mail', 'Token'] },
  [STORAGE_KEYS.checkoutDraft]: {
    owner: 'entry',
    ofPerson: ['Name', 'Anschrift', 'E-Mail', 'Telefon', 'Geburtsdatum', 'Firma', 'Inzahlungnahme'],
    age: ORDER_AGE,
  },
  [STORAGE_KEYS.tradeInDraft]: { owner: 'entry', ofPerson: ['Kontaktdaten', 'Fahrzeug'] },
  [STORAGE_KEYS.consent]: { owner: 'nobody', ofPerson: [] },
  [STORAGE_KEYS.favourites]: { owner: 'entry', ofPerson: ['Kennung', 'Fahrzeugbewertung'] },
  [STORAGE_KEYS.staff]: { owner: 'login', ofPerson: ['Kennung'] },
  'webshop-widget-places': { owner: 'nobody', ofPerson: [] },
  'webshop-widget-forms': { owner: 'entry', ofPerson: ['Anfragen'] },
  'webshop-widget-choices': { owner: 'entry', ofPerson: ['Name', 'Anschrift', 'E-Mail', 'Telefon', 'Geburtsdatum'] },
  'webshop-widget-refused': { owner: 'entry', ofPerson: ['Name'], age: ORDER_AGE },
};

describe('what is kept on a device', () => {
  const OWNERS = {
    login: 'dem Konto',
    entry: 'je Eintrag',
    nobody: 'niemandem',
  };
  const OCCASIONS = { left: 'Abmelden', expired: 'Ablauf der Anmeldung', asked: '„Vergessen“' };

  it('is named for the privacy notice, all of it and no more', () => {
    expect(namesIn('Was im Browser gespeichert wird')?.filter((name) => name?.startsWith('webshop-'))).toEqual(
      Object.keys(KEPT_DATA).sort(),
    );
  });

  it.each(keysOf(KEPT_DATA))('%s: whose it is, what of it is about a person, what forgets it', (key) => {
    const { owner: ownerOf, ofPerson, age } = KEPT_FACTS[key];
    const row = handbook.split('\n').find((line) => line.startsWith(`| \`${key}\``)) ?? '';
    const [, , content, , , owner, forgetting] = row.split('|').map((cell) => cell.trim());
    expect(owner).toBe(OWNERS[ownerOf]);
    for (const word of ofPerson) expect(content).toContain(word);
    const ages = age ? [`${age.contactHours} Stunden`, `${age.days} Tage`] : [];
    const occasions = keysOf(OCCASIONS).filter((cause) => KEPT_DATA[key][cause]);
    expect(forgetting).toBe([...occasions.map((cause) => OCCASIONS[cause]), ...ages].join(', ') || '–');
  });
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
