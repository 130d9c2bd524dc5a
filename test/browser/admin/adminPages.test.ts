import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { listIsShown, visitAdmin } from '../support/admin';
import { overflows, topLayer } from '../support/measure';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Pages by the button that opens their form. */
const LISTS = [
  ['locations', 'Standort anlegen'],
  ['contacts', 'Ansprechpartner anlegen'],
  ['customers', undefined],
  ['lead-settings', 'Benachrichtigung anlegen'],
  ['cross-selling', 'Produkt anlegen'],
] as const;

it.each(LISTS)('%s is for everyone: list and form, wide and narrow', async (name, create) => {
  const { page } = await visitAdmin(stage, name);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await listIsShown(page);
    await stage.screenshot(page, `admin-${name}`);
    expect(await axeFindings(page), `${width} px`).toEqual([]);
    expect(await overflows(page), `${width} px`).toEqual([]);
    if (create === undefined) continue;
    await page.getByRole('button', { name: create }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    await stage.screenshot(page, `admin-${name}-form`);
    expect(await axeFindings(page, await topLayer(page)), `form, ${width} px`).toEqual([]);
    expect(await overflows(page), `form, ${width} px`).toEqual([]);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('the settings are for everyone, each section, wide and narrow', async () => {
  const { page } = await visitAdmin(stage, 'dealer-settings');
  await page.getByRole('tab', { name: 'Banken' }).waitFor();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of await page.getByRole('tab').allTextContents()) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await stage.screenshot(page, `admin-settings-${tab.replace(/\W/g, '')}`);
      expect(await axeFindings(page), `${tab}, ${width} px`).toEqual([]);
      expect(await overflows(page), `${tab}, ${width} px`).toEqual([]);
    }
  }
});
