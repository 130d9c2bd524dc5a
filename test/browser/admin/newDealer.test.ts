import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { emptyDealer } from '../../builders/newDealer';
import { visitAdmin } from '../support/admin';
import { finger, keyboardOn, mouse, type InputDevice } from '../support/journey';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
const tenant = () => stage.platform.tenant(1);

/** A press is a button or a link; a field is what is typed, ticked, chosen or uploaded. */
const MOST = { presses: 20, fields: 40 };

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
);

interface Hand {
  press: (target: Locator) => Promise<void>;
  tick: (target: Locator) => Promise<void>;
  type: (place: Page | Locator, name: string | RegExp, text: string) => Promise<void>;
  choose: (target: Locator, label: string) => Promise<void>;
  upload: (target: Locator) => Promise<void>;
  counts: () => { presses: number; fields: number };
}

/** Counts; what is filled in already is left. */
function counting(hand: InputDevice): Hand {
  const counts = { presses: 0, fields: 0 };
  return {
    press: (target) => {
      counts.presses += 1;
      return hand.press(target);
    },
    tick: (target) => {
      counts.fields += 1;
      return hand.press(target);
    },
    type: async (place, name, text) => {
      const field = place.getByRole('textbox', { name, exact: typeof name === 'string' }).first();
      await field.waitFor();
      const isFilled = await atRest('page' in place ? place.page() : place, () => field.inputValue());
      if (isFilled !== '' && isFilled !== '#0f52ba') return;
      counts.fields += 1;
      await hand.type(field, text);
    },
    choose: (target, label) => {
      counts.fields += 1;
      return hand.choose(target, label);
    },
    upload: async (target) => {
      counts.fields += 1;
      await target.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
    },
    counts: () => counts,
  };
}

const WALKS = [
  { on: 'a desktop, by keyboard alone', width: 1366, height: 768, isTouch: false, handOn: keyboardOn },
  { on: 'a desktop, by mouse', width: 1366, height: 768, isTouch: false, handOn: () => mouse },
  { on: 'a phone', width: 390, height: 844, isTouch: true, handOn: () => finger },
];

// rules/admin: start list.
it.each(WALKS)('a new dealer gets from nothing to an order on $on', async ({ handOn, ...visitor }) => {
  emptyDealer(tenant());
  const { page } = await visitAdmin(stage, 'today', visitor);
  const { press, tick, type, choose, upload, counts } = counting(handOn(page));
  const goOn = (place: Page | Locator) => press(place.getByRole('button', { name: 'Speichern und weiter' }));
  const sheet = (name: string) => page.getByRole('dialog', { name });

  await press(page.getByRole('link', { name: 'Standort anlegen' }));
  const place = sheet('Standort anlegen');
  for (const [name, text] of [
    ['Name', 'Karlsruhe'],
    ['Standortnummer', '1'],
    ['E-Mail', 'info@haus.test'],
    ['Telefon', '0721 123456'],
    ['Straße', 'Hauptstraße'],
    ['Hausnummer', '1'],
    ['Postleitzahl', '76131'],
    ['Ort', 'Karlsruhe'],
    ['Firmenname', 'Autohaus Bergmann'],
    ['Geschäftsführung', 'Mia Wolf'],
    ['USt-IdNr.', 'DE123456789'],
    ['Handelsregisternummer', 'HRB 1'],
    ['Registergericht', 'Mannheim'],
  ] as const)
    await type(place, name, text);
  await goOn(place);

  const person = sheet('Ansprechpartner anlegen');
  await type(person, 'Name', 'Mia Wolf');
  await type(person, 'E-Mail', 'wolf@haus.test');
  await type(person, 'Telefon', '0721 123456');
  await press(person.getByRole('button', { name: 'Ohne Bild: Initialen zeigen' }));
  await goOn(person);

  const lead = sheet('Benachrichtigung anlegen');
  await type(lead, 'E-Mail', 'verkauf@haus.test');
  await goOn(lead);

  await tick(page.getByRole('checkbox', { name: /^Einmalige Überweisung/ }));
  for (const name of ['Dauer der Reservierung', 'Vorlauf Abholung', 'Vorlauf Lieferung']) await type(page, name, '5');
  await goOn(page);

  for (const name of [
    'AGB',
    'Datenschutzerklärung',
    'Widerrufsbelehrung',
    'Impressum',
    'Erklärung zur Barrierefreiheit',
  ])
    await type(page, name, 'haus.example/recht');
  await type(page, 'Website mit dem Shop', 'haus.example');
  await goOn(page);

  await type(page, 'Name', 'Mia Wolf');
  await type(page, 'Telefon', '0721 123456');
  await type(page, 'E-Mail', 'wolf@haus.test');
  for (const name of ['Mindestmarge', 'Marge', 'Gültigkeit']) await type(page, name, '14');
  await goOn(page);

  await goOn(sheet('Produkt anlegen'));

  await press(page.getByRole('button', { name: /^Aus Ihrem Bestand: / }));
  await type(page, 'Seite über die Fahrzeugdaten', 'haus.example/daten');
  await type(page, /^Satz zur Streitbeilegung/, 'Wir nehmen an keinem Verfahren teil.');
  await goOn(page);

  await upload(page.getByLabel(/^Logo/).first());
  await type(page, 'Akzentfarbe', '#115533');
  await goOn(page);

  await page.getByText(/^Vor dem Start: (\d+) von \1 erledigt$/).waitFor();
  await press(page.getByRole('region', { name: 'Vor dem Start' }).getByRole('link', { name: 'Zum Shop' }));

  await press(page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('link').first());
  await press(page.getByRole('link', { name: 'Online kaufen' }).last());
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await press(next);
  await tick(
    page
      .getByRole('region', { name: /^Wie und wann/ })
      .locator('.day-choice__day')
      .getByRole('radio')
      .first(),
  );
  await press(next);
  await page.getByRole('heading', { name: 'Zusammenfassung' }).waitFor();
  const form = page.getByRole('form', { name: 'Ihre Daten' });
  await choose(form.getByRole('combobox', { name: /Anrede/ }), 'Herr');
  for (const [name, text] of [
    [/^Vorname/, 'Jonas'],
    [/^Nachname/, 'Keller'],
    [/^E-Mail/, 'jonas.keller@beispiel.de'],
    [/^Telefon/, '+49 7131 445566'],
    [/^Straße/, 'Lindenallee'],
    [/^Hausnummer/, '12a'],
    [/^Postleitzahl/, '74076'],
    [/^Ort/, 'Heilbronn'],
  ] as const)
    await type(form, name, text);
  await tick(form.getByRole('checkbox', { name: /AGB/ }));
  await tick(form.getByRole('checkbox', { name: /Widerrufsbelehrung/ }));
  await press(form.getByRole('button', { name: /bestellen$|anfragen$/ }));
  await page.getByRole('heading', { name: /^Vielen Dank/ }).waitFor();
  expect(counts().presses).toBeLessThanOrEqual(MOST.presses);
  expect(counts().fields).toBeLessThanOrEqual(MOST.fields);
});
