import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitAdmin } from '../support/admin';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
const settings = () => stage.platform.tenant(1).settings;

/** Saves a field of the settings, and answers the question about the account. The pointer stays on the message, and so the message. */
async function save(page: Page, name: string, value: string, isAsked = false) {
  await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Speichern' }).click();
  if (isAsked) await page.getByRole('button', { name: 'Bankverbindung ändern' }).click();
  await page.getByText('Erfolgreich gespeichert').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).hover();
}

// rules/admin: undo.
it('of two tabs, each takes back its own settings only, and is asked about the account', async () => {
  const { page, context } = await visitAdmin(stage, 'dealer-settings?bereich=darstellung');
  await page.getByRole('textbox', { name: 'Akzentfarbe', exact: true }).fill('#115533');
  const other = await context.newPage();
  await other.goto(page.url().replace('darstellung', 'bestellung'));
  const before = settings().iban;
  await save(other, 'IBAN', 'DE89 3704 0044 0532 0130 00', true);
  await page.bringToFront();
  await save(page, 'Akzentfarbe', '#115533');
  // What is offered stands above the bar of what is typed next.
  const red = page.getByRole('textbox', { name: 'Fehlerfarbe', exact: true });
  const former = await atRest(page, () => red.inputValue());
  await red.fill('#990011');
  const topOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await topOf('Speichern')) - (await topOf('Rückgängig'))).toBeGreaterThanOrEqual(32);
  await red.fill(former);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('Rückgängig gemacht').waitFor();
  expect(settings()).toMatchObject({ iban: 'DE89370400440532013000', uiColorAccentHex: '#0b5fa5' });
  // The other tab's own change asks what it has asked.
  await other.bringToFront();
  await other.getByRole('button', { name: 'Rückgängig' }).click();
  const question = other.getByRole('dialog', { name: 'Bankverbindung ändern?' });
  await question.getByText('Bisher: DE89 3704 0044 0532 0130 00').waitFor();
  await question.getByRole('button', { name: 'Bankverbindung ändern' }).click();
  await other.getByText('Rückgängig gemacht').waitFor();
  expect(settings().iban?.replaceAll(' ', '')).toBe(before?.replaceAll(' ', ''));
});
