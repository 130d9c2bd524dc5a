import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SPECIAL } from '../../platform/stock/specials';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const PHONE = { width: 360, height: 740, isTouch: true, isFresh: true };

/** A context without the clipboard's permission: what is copied is caught where it is written. */
const catchCopies = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.title = text;
      return Promise.resolve();
    };
  });

const copiedHash = async (page: Page) => {
  await page.getByRole('button', { name: 'Link kopiert' }).waitFor();
  return new URL(await page.title()).hash;
};

const tile = (page: Page, at: number) =>
  page.getByRole('list', { name: 'Fahrzeuge zur Wahl' }).getByRole('article').nth(at);

// rules/vehicle: decide together
it('two browsers decide by links: one asks from a vehicle, the other answers, the first proposes a test drive for both', async () => {
  const { vehicles } = stage.platform.tenant(1);
  const one = vehicles.find(({ internalId }) => internalId === SPECIAL.financeVw);
  if (!one) throw new Error('no such vehicle');
  const { page: anna } = await stage.visit({ address: `#/angebote-x/${one.id}?carQueryParams=prices%3Drate` }, PHONE);
  await anna.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await anna.getByRole('button', { name: 'Mit jemandem ansehen' }).click();
  await anna.getByRole('heading', { level: 1, name: 'Mit jemandem ansehen' }).waitFor();
  // What sends it is in the first view, and says who can read it.
  for (const part of [anna.getByRole('button', { name: 'Link senden' }), anna.getByText(/kann alles darin lesen/)])
    await expect.poll(() => part.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(740);
  await catchCopies(anna);
  await tile(anna, 0).getByRole('radio', { name: 'Ja' }).check();
  await anna.getByRole('textbox', { name: 'Ihr Name (freiwillig)' }).fill('Anna');
  await anna.getByRole('textbox', { name: 'Nachricht (freiwillig)' }).fill('Passt der Kinderwagen hinein?');
  await stage.screenshot(anna, 'together-compose');
  await anna.getByRole('button', { name: 'Link senden' }).click();
  const question = await copiedHash(anna);
  await anna.close();

  const { page: ben } = await stage.visit({ address: question }, { width: 1280, height: 900, isFresh: true });
  await ben.getByText('Passt der Kinderwagen hinein?').waitFor();
  await ben.getByRole('button', { name: /Mein Rahmen: Finanzierung/ }).waitFor();
  await catchCopies(ben);
  await tile(ben, 0).getByRole('radio', { name: 'Lieber dieses' }).check();
  await ben.getByRole('textbox', { name: 'Ihr Name (freiwillig)' }).fill('Ben');
  await stage.screenshot(ben, 'together-answer');
  await ben.getByRole('button', { name: 'Antwort senden' }).click();
  const answer = await copiedHash(ben);
  await ben.close();

  const { page } = await stage.visit({ address: answer }, PHONE);
  await page.getByText('Ben: Lieber dieses').waitFor();
  await page.getByText('Anna: Ja').waitFor();
  await stage.screenshot(page, 'together-answered');
  await page.getByRole('button', { name: 'Beide ja: Probefahrt am Samstag?' }).click();
  const message = page.getByRole('dialog', { name: 'Kontakt' }).getByRole('textbox', { name: 'Nachricht' });
  await expect.poll(() => message.inputValue()).toContain('zu zweit entschieden: Anna und Ben.');
  await page.close();
});
