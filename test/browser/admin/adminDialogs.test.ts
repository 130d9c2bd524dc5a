import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { listIsShown, visitAdmin } from '../support/admin';
import { expectToSurvive, type DialogRow } from '../support/dialogs';
import { atRest } from '../support/place';
import { follow } from '../support/screens/screen';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const textbox = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('textbox', { name }).first();

/** Opened by its button. */
const pressed = (name: string, typed?: string): DialogRow => ({
  name,
  open: async (page) => {
    await button(page, name).click();
    await page.getByRole('dialog').first().waitFor();
  },
  ...(typed !== undefined && { typed: textbox(typed), hasAddress: true }),
});

/** Sheet of the first entry. */
const entry = (typed?: string): DialogRow => ({
  name: 'first entry',
  open: async (page) => {
    await page.locator('.entry-link').first().click();
    await page.getByRole('dialog').first().waitFor();
  },
  ...(typed !== undefined && { typed: textbox(typed), hasAddress: true }),
});

const message: DialogRow = {
  name: 'message from the sheet of an entry',
  open: async (page) => {
    await page.locator('.entry-link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nachricht senden' }).click();
    await textbox('Betreff')(page).waitFor();
  },
  typed: textbox('Betreff'),
  hasAddress: true,
};

/** Opened by an address, without a press: browsers then close all of them at one Escape. */
const messageByLink: DialogRow = {
  name: 'message by a link',
  open: async (page) => {
    const id = await atRest(page, () => page.locator('.entry-link').first().getAttribute('data-entry'));
    await follow(page, `#/admin/settings/customers?eintrag=${id ?? ''}&nachricht=neu`);
    await textbox('Betreff')(page).waitFor();
  },
  typed: textbox('Betreff'),
};

const ROWS: readonly (readonly [page: string, rows: readonly DialogRow[]])[] = [
  ['customers', [entry(), message, messageByLink]],
  ['lead-settings', [pressed('Benachrichtigung anlegen', 'E-Mail')]],
  [
    'cross-selling',
    [
      entry('Name'),
      {
        name: 'question before a deletion',
        open: async (page) => {
          await button(page, /^Aktionen für /).click();
          await page.getByRole('button', { name: 'Löschen', exact: true }).first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'keys of the list',
        open: async (page) => {
          await page.getByRole('heading', { level: 1 }).focus();
          await page.keyboard.press('?');
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'search over everything',
        open: async (page) => {
          await page.keyboard.press('ControlOrMeta+k');
          await page.getByRole('dialog').waitFor();
        },
      },
      pressed('Abmelden'),
      {
        name: 'file that is read',
        open: async (page) => {
          const buffer = Buffer.from('Produkt-ID;Preis (EUR)\r\nfremd;5');
          await page.getByLabel('CSV-Datei').setInputFiles({ name: 'preise.csv', mimeType: 'text/csv', buffer });
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'change of many',
        open: async (page) => {
          await page
            .getByRole('checkbox', { name: /^„.+“ auswählen$/ })
            .first()
            .check();
          await button(page, 'Ändern').click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'own changes',
        open: async (page) => {
          const changes = button(page, /^Ihre Änderungen/);
          if ((await atRest(page, () => changes.count())) === 0) {
            await button(page, /^Aktionen für /).click();
            await page.getByRole('button', { name: 'Löschen', exact: true }).first().click();
            await page
              .getByRole('dialog')
              .getByRole('button', { name: /löschen/i })
              .last()
              .click();
            await changes.waitFor();
          }
          await changes.click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  ],
  ['trade-ins', [entry('Wert')]],
  ['condition-reports', [pressed('Zustandsbericht anlegen', 'Beschreibung'), entry()]],
  ['sales-contracts', [pressed('Vertrag anlegen', 'Beschreibung'), entry(), pressed('PDFs eines Monats')]],
  ['envkv-labels', [pressed('Mehrere Labels hochladen')]],
];

describe('a dialog of the admin area is open exactly as long as it is shown, whatever the browser does', () => {
  it.each(ROWS)('%s', async (address, rows) => {
    const { page } = await visitAdmin(stage, address);
    await listIsShown(page);
    for (const row of rows) await expectToSurvive(page, row);
  });
});
