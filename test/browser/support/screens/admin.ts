import type { Page } from 'playwright-core';
import { settingsAreas } from '../../../../src/admin/resources/settings/settingsAreas';
import { listIsShown, storedAdmin } from '../admin';
import { closeLayer, errorsAreShown, follow, heading, type Flow, type Screen } from './screen';
import { atRest } from '../place';

/** Lists by their heading, and the button that opens their form. */
export const LISTS = [
  ['locations', 'Standorte', 'Standort anlegen'],
  ['contacts', 'Ansprechpartner', 'Ansprechpartner anlegen'],
  ['customers', 'Kunden', undefined],
  ['lead-settings', 'Benachrichtigungen', 'Benachrichtigung anlegen'],
  ['cross-selling', 'Crossselling-Produkte', 'Produkt anlegen'],
  ['trade-ins', 'Inzahlungnahmen', undefined],
  ['condition-reports', 'Zustandsberichte', undefined],
  ['sales-contracts', 'Kaufverträge', undefined],
  ['envkv-labels', 'EnVKV Labels', undefined],
  ['invalid-vehicles', 'Ungültige Fahrzeuge', undefined],
] as const;

/** Everything that is no ordinary list, by its heading and what says that it is loaded. */
export const OTHERS = [
  ['today', 'Heute', /Energielabel fehlen/],
  ['analytics', 'Analyse', /Auswertungen anzeigen|keine Analyse eingerichtet/],
  ['invalid-vehicles?bereich=bestand', 'Ungültige Fahrzeuge', 'Erneut prüfen'],
  ['integration', 'Integration Shop', 'Volle Breite'],
  ['release-notes', 'Release Notes', /^Version/],
] as const;

/** Pages of the login by their task; the first one is a row of `screens.ts`. */
export const LOGIN_PAGES = [
  ['login', 'Als Administrator anmelden'],
  ['registration', 'Zugang anlegen'],
  ['password-forget', 'Passwort vergessen'],
  ['password-forget-success', 'E-Mail ist unterwegs'],
  ['password-reset', 'Neues Passwort vergeben'],
  ['password-reset-success', 'Passwort geändert'],
] as const;

async function open(page: Page, address: string): Promise<void> {
  if (await atRest(page, () => page.locator('dialog[open]').count())) await closeLayer(page);
  await follow(page, `#/admin/settings/${address}`);
}

const LIST_SCREENS = LISTS.flatMap(([address, title, create]): Screen[] => [
  {
    name: `admin area, ${address}`,
    open: async ({ page }) => {
      await open(page, address);
      await heading(page, title);
      await listIsShown(page);
    },
  },
  ...(create === undefined
    ? []
    : [
        {
          name: `admin area, ${address}, form`,
          open: async ({ page }) => {
            await page.getByRole('button', { name: create }).first().click();
            await page.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).click();
            await errorsAreShown(page);
          },
        } satisfies Screen,
      ]),
]);

/** Entries of lists whose sheet is more than a form: the first one, and the message to a customer. */
const ENTRY_SCREENS = (['trade-ins', 'sales-contracts?ansicht=nicht-zugestellt', 'customers'] as const).map(
  (address): Screen => ({
    name: `admin area, ${address}, entry`,
    open: async ({ page }) => {
      await open(page, address);
      await listIsShown(page);
      await page.locator('.entry-link').first().click();
      await page.getByRole('dialog').waitFor();
    },
  }),
);
const MESSAGE_SCREEN: Screen = {
  name: 'admin area, customers, message',
  open: async ({ page }) => {
    await follow(page, `${await page.evaluate(() => location.hash)}&nachricht=neu`);
    await page.getByRole('textbox', { name: 'Betreff' }).waitFor();
  },
};

const OTHER_SCREENS = OTHERS.map(([address, title, text]): Screen => ({
  name: `admin area, ${address}`,
  open: async ({ page }) => {
    await open(page, address);
    await heading(page, title);
    await page.getByText(text).first().waitFor();
  },
}));

const SETTINGS = settingsAreas.map(({ id, title }): Screen => ({
  name: `admin area, settings, ${id}`,
  open: async ({ page }) => {
    await open(page, `dealer-settings?bereich=${id}`);
    await page.getByRole('tab', { name: title, exact: true, selected: true }).waitFor();
  },
}));

const LOGIN = LOGIN_PAGES.map(([name, text]): Screen => ({
  name: `admin area, ${name}`,
  open: async ({ page }) => {
    await follow(page, `#/admin/auth/${name}?email=chef%40autohaus-bergmann.test`);
    await page.getByText(text, { exact: true }).first().waitFor();
  },
}));

/** Rows for pictures alone: `browser/admin` looks at these pages in its own way. */
export const ADMIN_FLOWS: readonly Flow[] = [
  {
    name: 'pages of the admin area',
    address: () => '#/admin/settings/today',
    stored: (platform) => storedAdmin(platform),
    screens: [...LIST_SCREENS, ...ENTRY_SCREENS, MESSAGE_SCREEN, ...OTHER_SCREENS, ...SETTINGS],
  },
  { name: 'login of the admin area', address: () => '#/admin/auth/start', screens: LOGIN },
];
