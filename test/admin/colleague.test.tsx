import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aFile } from '../builders/files';
import { platform } from '../platformServer';
import { dialog, enter, renderAdmin, said } from './renderAdmin';

/** Every use of the functions that write, and what a colleague does between what is on the screen and the press. */

interface Use {
  /** File that writes. */
  file: string;
  does: string;
  meanwhile: string;
  at: string | (() => string);
  /** All that comes before the press. */
  open: (user: UserEvent) => Promise<unknown>;
  theirs: () => unknown;
  press: string | RegExp;
  /** What is said or asked then, and what is stored. */
  says: string | RegExp;
  stores: unknown;
  stored: () => unknown;
  /** What is pressed at last, and what is said and stored then. */
  last?: { press: readonly (string | RegExp)[]; says: string | RegExp; stores: unknown };
}

const tenant = () => platform.tenant(1);
const some = <Value,>(value: Value | undefined | null): Value => {
  if (value === undefined || value === null) throw new Error('nothing there');
  return value;
};
/** Presses the first of these buttons, in the upper dialog if there is one. */
async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const box = screen.queryAllByRole('dialog').at(-1) ?? document.body;
  await user.click(some((await within(box).findAllByRole('button', { name }))[0]));
}
const type = async (name: string | RegExp, value: string) => {
  enter(some((await screen.findAllByRole('textbox', { name }))[0]), value);
};
/** Asks to delete an entry by its menu. */
async function askToDelete(user: UserEvent, name: string) {
  await press(user, `Aktionen für „${name}“`);
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  return dialog('Löschen?');
}

const lead = () => some(tenant().admin.leadSettings[0]);
const WHEELS = 'Winterkompletträder 17 Zoll';
const stock = () => tenant().products.find(({ name }) => name === WHEELS);
const wheels = () => some(stock());
const mats = () => tenant().products.find(({ name }) => name === 'Fußmatten');
const car = () => some(tenant().tradeIns.find(({ code }) => code === 'TAUSCH-1039'));
const contracts = () => tenant().admin.contracts;
/** Contracts of the customer in the first row. */
const ofCustomer = () =>
  contracts().flatMap(({ id }) => (['contract-1-1', 'contract-1-7', 'contract-1-13', 'theirs'].includes(id) ? id : []));
const accounts = () => tenant().accounts.filter(({ user }) => user.id === contracts()[0]?.vehicleDealerCustomerId);
const reported = () => some(tenant().vehicles.find(({ vin, conditionDocumentUrls: urls }) => vin && urls?.length));
/** One trade-in waits, so that its row is the first. */
const onlyOne = () => {
  tenant().tradeIns = [car()];
};
const changeLead = async (user: UserEvent) => {
  await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
  await type(/E-Mail/, 'neu@haus.test');
};
const createMats = async (user: UserEvent) => {
  const sheet = await dialog('Produkt anlegen');
  await user.selectOptions(sheet.getByRole('combobox', { name: /^Typ/ }), 'Zubehör');
  for (const [name, value] of [
    ['Name', 'Fußmatten'],
    ['Beschreibung', 'Velours'],
    ['Preis', '49'],
  ] as const)
    await type(new RegExp(`^${name}`), value);
  await user.upload(sheet.getByLabelText(/^Bild/), aFile('matten.png'));
  await press(user, 'Speichern');
  await waitFor(() => expect(mats()).toBeDefined());
};

const USES: readonly Use[] = [
  {
    file: 'engine/form/useSaveEntry.ts',
    does: 'a save',
    meanwhile: 'changes its field and another one',
    at: 'lead-settings',
    open: changeLead,
    theirs: () => Object.assign(lead(), { targetEmail: 'ihre@haus.test', leadChannelTypes: ['TradeIn'] }),
    press: 'Speichern',
    says: 'E-Mail: Inzwischen geändert zu „ihre@haus.test“.',
    stores: ['ihre@haus.test', ['TradeIn']],
    stored: () => [lead().targetEmail, lead().leadChannelTypes],
    last: {
      press: ['Meinen Wert behalten', 'Speichern'],
      says: 'Erfolgreich gespeichert',
      stores: ['neu@haus.test', ['TradeIn']],
    },
  },
  {
    file: 'engine/form/useSaveEntry.ts',
    does: 'the answer that drops a value',
    meanwhile: 'enters another value',
    at: 'trade-ins',
    open: async (user) => {
      onlyOne();
      await user.click(some((await screen.findAllByRole('link', { name: /^BMW 320d/ }))[0]));
      await type(/^Wert/, '7100');
    },
    theirs: () => Object.assign(car(), { customerPrice: 7400 }),
    press: 'Nicht bewertbar',
    says: /^Paul Vogt bekommt keinen Wert genannt; der eingetragene Wert von 7\.400\s€ wird verworfen\.$/,
    stores: [2, 7400],
    stored: () => [car().calculationResultType, car().customerPrice],
  },
  {
    file: 'engine/changes/deeds.ts',
    does: 'an undo',
    meanwhile: 'changes its field and another one',
    at: 'lead-settings',
    open: async (user) => {
      await changeLead(user);
      await press(user, 'Speichern');
      await said('Erfolgreich gespeichert');
    },
    theirs: () => Object.assign(lead(), { targetEmail: 'ihre@haus.test', leadChannelTypes: ['TradeIn'] }),
    press: 'Rückgängig',
    says: 'Nicht rückgängig gemacht. E-Mail: Inzwischen geändert, bleibt bei ihre@haus.test.',
    stores: ['ihre@haus.test', ['TradeIn']],
    stored: () => [lead().targetEmail, lead().leadChannelTypes],
  },
  {
    file: 'engine/changes/deeds.ts',
    does: 'the undo of a creation',
    meanwhile: 'replaces the picture that was uploaded with it',
    at: 'cross-selling?eintrag=neu',
    open: createMats,
    theirs: () => Object.assign(some(mats()), { imageUrls: ['https://media.test/ihres.png'] }),
    press: 'Rückgängig',
    says: 'Nicht rückgängig gemacht. Der Eintrag wurde inzwischen geändert.',
    stores: true,
    stored: () => mats() !== undefined,
  },
  {
    file: 'engine/changes/deeds.ts',
    does: 'the undo of a creation with a picture',
    meanwhile: 'does nothing',
    at: 'cross-selling?eintrag=neu',
    open: createMats,
    theirs: () => undefined,
    press: 'Rückgängig',
    says: 'Rückgängig gemacht',
    stores: false,
    stored: () => mats() !== undefined,
  },
  {
    file: 'engine/changes/useApplyPlans.ts',
    does: 'a change of many',
    meanwhile: 'changes its field and another one',
    at: 'cross-selling',
    open: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: `„${WHEELS}“ auswählen` }));
      await press(user, 'Ändern');
      await type(/^Prozent/, '10');
      await press(user, 'Vorschau');
    },
    theirs: () => Object.assign(wheels(), { price: 999, description: 'Ihre' }),
    press: '1 Eintrag ändern',
    says: 'nicht geändert: Inzwischen von anderer Stelle geändert.',
    stores: [999, 'Ihre'],
    stored: () => [wheels().price, wheels().description],
  },
  {
    file: 'engine/list/removal/useRemoveRows.ts',
    does: 'a deletion',
    meanwhile: 'changes the entry, which is named and comes back with it',
    at: 'cross-selling',
    open: (user) => askToDelete(user, WHEELS),
    theirs: () => Object.assign(wheels(), { price: 999, description: 'Lang '.repeat(20) }),
    press: 'Produkt löschen',
    says: /^Inzwischen geändert: Preis 1\.190,00\s€ → 999,00\s€, Beschreibung\. Trotzdem löschen\?$/,
    stores: 999,
    stored: () => stock()?.price,
    last: { press: ['Produkt löschen', 'Rückgängig'], says: 'Rückgängig gemacht', stores: 999 },
  },
  {
    file: 'engine/list/removal/useRemoveRows.ts',
    does: 'a deletion',
    meanwhile: 'deletes all others, so that it must stay',
    at: 'locations',
    open: async (user) => {
      tenant().locations.push({
        ...some(tenant().locations[0]),
        id: 'spare',
        name: 'Bruchsal',
        locationType: 'BRANCH',
      });
      await askToDelete(user, 'Bruchsal');
    },
    theirs: () => tenant().locations.splice(0, tenant().locations.length - 1),
    press: 'Standort löschen',
    says: 'Der letzte Standort bleibt.',
    stores: ['spare'],
    stored: () => tenant().locations.map(({ id }) => id),
  },
  {
    file: 'engine/list/removal/useRemoveRows.ts',
    does: 'the deletion of all reports',
    meanwhile: 'deletes them',
    at: () => `condition-reports?suche=${reported().vin ?? ''}`,
    open: async (user) => {
      await press(user, /^Aktionen für/);
      await user.click(screen.getByRole('button', { name: 'Löschen' }));
      await dialog('Löschen?');
    },
    theirs: () => Object.assign(reported(), { conditionDocumentUrls: [] }),
    press: 'Berichte löschen',
    says: 'Berichte gelöscht',
    stores: undefined,
    stored: () => undefined,
  },
  {
    file: 'resources/sales-contracts/AllContractsQuestion.tsx',
    does: 'the deletion of all contracts of a customer',
    meanwhile: 'adds one',
    at: 'sales-contracts?ansicht=alle',
    open: async (user) => {
      await press(user, /^Aktionen für/);
      await press(user, 'Alle Verträge des Kunden löschen');
      const question = await dialog('Löschen?');
      const word = question.getByRole('textbox', { name: /^Tippen Sie zur Bestätigung: / });
      enter(word, some(/: (.*)$/.exec(question.getByText(/^Tippen Sie/).textContent)?.[1]));
      expect(question.getByText(/^Alle 3 Kaufverträge von/)).toBeVisible();
    },
    theirs: () => contracts().push({ ...some(contracts()[0]), id: 'theirs' }),
    press: 'Alle Verträge löschen',
    says: /^Alle 4 Kaufverträge von/,
    stores: ['contract-1-1', 'contract-1-7', 'contract-1-13', 'theirs'],
    stored: ofCustomer,
    last: { press: ['Alle Verträge löschen'], says: 'Verträge gelöscht', stores: [] },
  },
  {
    file: 'resources/sales-contracts/CustomerQuestion.tsx',
    does: 'the deletion of a customer after a contract',
    meanwhile: 'deletes the account',
    at: 'sales-contracts?ansicht=alle',
    open: async (user) => {
      await press(user, /^Aktionen für/);
      await user.click(screen.getByRole('button', { name: 'Löschen' }));
      await press(user, 'Vertrag löschen');
      await dialog('Möchten Sie den zugehörigen Kunden löschen?');
    },
    theirs: () => tenant().accounts.splice(tenant().accounts.indexOf(some(accounts()[0])), 1),
    press: 'Konto löschen',
    says: 'Konto gelöscht',
    stores: [],
    stored: accounts,
  },
  {
    file: 'resources/settings/HeaderPictures.tsx',
    does: 'the deletion of a picture',
    meanwhile: 'deletes another one',
    at: 'dealer-settings?bereich=darstellung',
    open: async (user) => {
      await press(user, 'Kopfbild 2 löschen');
      await dialog('Löschen?');
    },
    theirs: () => tenant().headerImages.splice(0, 1),
    press: 'Kopfbild löschen',
    says: 'Gelöscht',
    stores: 1,
    stored: () => tenant().headerImages.length,
  },
  {
    file: 'resources/FileDetails.tsx',
    does: 'the deletion of a file',
    meanwhile: 'deletes it and adds another one',
    at: () => `condition-reports?eintrag=${reported().id}`,
    open: async (user) => {
      reported().conditionDocumentUrls = ['https://media.test/eins.pdf', 'https://media.test/zwei.pdf'];
      await press(user, 'eins.pdf entfernen');
      await dialog('Löschen?');
    },
    theirs: () => {
      reported().conditionDocumentUrls = ['https://media.test/zwei.pdf', 'https://media.test/ihrer.pdf'];
    },
    press: 'Datei löschen',
    says: 'Datei entfernt',
    stores: ['https://media.test/zwei.pdf', 'https://media.test/ihrer.pdf'],
    stored: () => reported().conditionDocumentUrls,
  },
  {
    file: 'resources/products/PriceCell.tsx',
    does: 'a price in its row',
    meanwhile: 'changes it and another field',
    at: 'cross-selling',
    open: async (user) => {
      await press(user, `Preis von „${WHEELS}“ ändern`);
      await type(`Preis von „${WHEELS}“`, '777');
    },
    theirs: () => Object.assign(wheels(), { price: 999, description: 'Ihre' }),
    press: 'Preis speichern',
    says: 'Inzwischen geändert zu „999“. Noch einmal speichern setzt Ihren Preis.',
    stores: [999, 'Ihre'],
    stored: () => [wheels().price, wheels().description],
    last: { press: ['Preis speichern'], says: 'Änderung gespeichert', stores: [777, 'Ihre'] },
  },
  {
    file: 'pages/integration/WebsiteOffer.tsx',
    does: 'the website',
    meanwhile: 'changes it and another field',
    at: 'integration',
    open: async (user) => {
      await user.click(await screen.findByText('Ihre Seite prüfen'));
      await type('Adresse der Seite', 'https://www.autohaus.test/autos');
    },
    theirs: () => Object.assign(tenant().settings, { bankName: 'Ihre', integrationWebsiteUrl: 'https://ihre.test/' }),
    press: 'Als „Website mit dem Shop“ übernehmen',
    says: 'Inzwischen von anderer Stelle geändert.',
    stores: ['https://ihre.test/', 'Ihre'],
    stored: () => [tenant().settings.integrationWebsiteUrl, tenant().settings.bankName],
    last: {
      press: ['Als „Website mit dem Shop“ übernehmen'],
      says: 'Erfolgreich gespeichert',
      stores: ['https://www.autohaus.test/autos', 'Ihre'],
    },
  },
  {
    file: 'pages/today/useRelease.ts',
    does: 'a release in Heute',
    meanwhile: 'enters another value, which the question names',
    at: 'today',
    open: async () => {
      onlyOne();
      await screen.findByRole('button', { name: /^Für 7\.000\s€ freigeben$/ });
    },
    theirs: () => Object.assign(car(), { customerPrice: 7400 }),
    press: /^Für 7\.000\s€ freigeben$/,
    says: /^Paul Vogt sieht 7\.400\s€\./,
    stores: [2, 7400],
    stored: () => [car().calculationResultType, car().customerPrice],
    last: { press: [/^Für 7\.400\s€ freigeben$/], says: 'Änderung gespeichert', stores: [1, 7400] },
  },
];

it('stands in the table for each file that writes', () => {
  const root = 'src/admin';
  const calls = /\b(?:useWrite\(\{|sendChange\((?!\n))/;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && calls.test(readFileSync(join(root, path), 'utf8')),
  );
  expect([...new Set(USES.map(({ file }) => file))].toSorted()).toEqual(files.toSorted());
});

// rules/admin: a change, undo.
it.each(USES)('$does while a colleague $meanwhile', async ({ at, open, theirs, press: name, ...use }) => {
  const { user } = renderAdmin({ at: `/admin/settings/${typeof at === 'string' ? at : at()}`, as: 'admin' });
  await open(user);
  theirs();
  await press(user, name);
  await said(use.says);
  expect(use.stored()).toEqual(use.stores);
  const { last } = use;
  for (const each of last?.press ?? []) await press(user, each);
  if (last === undefined) return;
  await said(last.says);
  await waitFor(() => expect(use.stored()).toEqual(last.stores));
});
