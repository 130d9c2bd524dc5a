import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import type { FilterKey } from '../../../src/features/search/filters/filters';
import { TABLE, type Control } from '../../features/search/filters/filterTable';
import { axeFindings } from '../support/axe';
import { keyboardOn } from '../support/journey';
import { chooseOption, goTo, searchIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
let cars: readonly Car[];
beforeEach(() => {
  cars = stage.platform.tenant(1).vehicles;
});

const NBSP = '\u00A0';
const ORDINARY = { carType: 'PKW', pageNumber: '1', pageSize: '12', isValidForSale: 'true' };
const pkw = () => cars.filter(({ carType }) => carType === 'PKW');
const listCalls = () => stage.platform.record.filter(({ path }) => path.endsWith('/cars/property-values-extended'));
const chips = (page: Page) => page.getByRole('group', { name: 'Aktive Filter' }).getByRole('button');
const results = (count: number) => `${count} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`;
const countIs = (page: Page, count: number) =>
  page.getByRole('heading', { name: results(count), exact: true }).waitFor();
const listed = (page: Page) =>
  page.locator('[data-vehicle-id]').evaluateAll((all) => all.map((card) => card.getAttribute('data-vehicle-id') ?? ''));

/** Chooses in one control of a form what its row of the table has chosen. */
async function choose(form: Locator, [role, label, shown = '']: Control): Promise<void> {
  const name = (text: string) => text.replace(/ \(3\)$/, '');
  if (role === 'combobox') return chooseOption(form, label, name(shown));
  await form
    .locator('label')
    .filter({ hasText: name(label) })
    .first()
    .click();
}

/** One filter from the empty search to its vehicles: request, count and list must tell of the same ones. */
async function walk(page: Page, key: FilterKey, isDetail = false): Promise<void> {
  const { address, holds, controls } = TABLE[key];
  const expected = cars.filter((car) => car.carType === 'PKW' && holds(car));
  const ids = new Set(expected.map(({ id }) => id));
  expect(expected.length, `${key}: something to find`).toBeGreaterThan(0);
  const asked = { ...ORDINARY, ...Object.fromEntries(new URLSearchParams(address)) };

  if (controls === undefined) {
    await goTo(page, `#/?carQueryParams=${encodeURIComponent(`carType=PKW&${address}`)}`);
  } else {
    const form = isDetail ? page.getByRole('dialog', { name: 'Detailfilter' }) : page.locator('.filter-sidebar');
    for (const control of [...(BEFORE[key] ?? []), ...controls]) await choose(form, control);
  }
  await expect.poll(() => listCalls().at(-1)?.query, { message: key }).toEqual(asked);
  if (isDetail) await page.getByRole('button', { name: `${results(expected.length)} Anzeigen` }).click();
  await countIs(page, expected.length);
  const shown = Math.min(expected.length, 12);
  await expect.poll(async () => (await listed(page)).filter((id) => ids.has(id)).length, { message: key }).toBe(shown);
  await expect.poll(async () => (await listed(page)).length, { message: key }).toBe(shown);
  await takeChipsAway(page, key);
}

/** Presses each chip away: in the end nothing of it is asked for any more. */
async function takeChipsAway(page: Page, key: string): Promise<void> {
  const chip = page.getByRole('button', { name: /^Filter .+ entfernen$/ });
  await expect.poll(() => chip.count(), { message: `${key}: a chip` }).toBeGreaterThan(0);
  const count = () => atRest(page, () => chip.count());
  for (let left = await count(); left > 0; left = await count()) {
    await chip.last().click();
    await expect.poll(() => chip.count(), { message: key }).toBeLessThan(left);
  }
  await expect.poll(() => listCalls().at(-1)?.query, { message: `${key}: without it` }).toEqual(ORDINARY);
  await countIs(page, pkw().length);
}

/** What has to be chosen first. */
const BEFORE: Partial<Record<FilterKey, readonly Control[]>> = { model: [['combobox', 'Hersteller', 'Volkswagen']] };

describe('the filters', () => {
  it('find what they say in the sidebar, in the detail filter and by a dealer’s link, and count what each option would find', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    await walk(page, 'model');
    await page.getByRole('button', { name: /^Detailfilter/ }).click();
    await walk(page, 'equipment', true);
    await walk(page, 'locationName');

    const form = page.locator('.filter-sidebar');
    const of = (fuel: string) => pkw().filter(({ fuelType }) => fuelType === fuel).length;
    const option = (name: string | RegExp) => form.getByRole('checkbox', { name });
    await form.getByRole('button', { name: /^Kraftstoff/ }).click();
    await option(/^Elektro/).click();
    await countIs(page, of('Elektro'));
    // The list that was just changed still says what each other choice would bring.
    await expect.poll(() => option(`Diesel (${of('Diesel')})`).isEnabled()).toBe(true);
    await form.getByRole('button', { name: /^Kraftstoff/ }).click();
    await form.getByRole('button', { name: /^Getriebe/ }).click();
    await expect.poll(() => option('Schaltgetriebe (0)').isDisabled()).toBe(true);
    await expect.poll(() => option(`Automatik (${of('Elektro')})`).isEnabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    // A reset keeps the type.
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Zurücksetzen' }).click();
    await countIs(page, pkw().length);
    await expect.poll(() => chips(page).count()).toBe(0);
    // No credit is named: the bound of a rate is set in the sheet of the frame.
    await expect.poll(() => form.textContent()).not.toMatch(/Beispiel|Zins|Rate/);
  });

  it('are chosen by keyboard alone on a phone, in a dialog whose foot says what it leads to', async () => {
    const { page } = await stage.visit({}, { width: 360, height: 800 });
    await searchIsShown(page);
    const hand = keyboardOn(page);
    await hand.press(page.getByRole('button', { name: 'Filter', exact: true }));
    const form = page.getByRole('dialog', { name: 'Filter' });
    const foot = (name: string) => form.getByRole('button', { name, exact: true });
    await foot(`${results(pkw().length)} Anzeigen`).waitFor();
    const release = stage.platform.hold();
    await form.getByRole('combobox', { name: 'Preis bis' }).selectOption('1000');
    await foot('Suche ...').waitFor();
    release();
    await foot('Keine Ergebnisse').waitFor();
    await foot('Zurücksetzen').click();
    await foot(`${results(pkw().length)} Anzeigen`).waitFor();

    await hand.choose(form.getByRole('combobox', { name: 'Preis bis' }), /^30\.000/);
    await hand.press(form.getByRole('button', { name: /^Getriebe/ }));
    await hand.press(form.getByRole('checkbox', { name: /^Automatik/ }));
    await page.keyboard.press('Escape');
    await hand.press(form.getByRole('checkbox', { name: 'MwSt. ausweisbar' }));
    const expected = pkw().filter(
      ({ publicPrice, gearBoxType, isVatDeductable }) =>
        publicPrice > 0 && publicPrice <= 30_000 && gearBoxType === 'Automatik' && isVatDeductable === true,
    );
    expect(expected.length).toBeGreaterThan(0);
    await hand.press(foot(`${results(expected.length)} Anzeigen`));
    await countIs(page, expected.length);
    await expect
      .poll(() => chips(page).allTextContents())
      .toEqual([`Preis: bis 30.000${NBSP}€`, 'Automatik', 'MwSt. ausweisbar', 'Alle Filter zurücksetzen']);
    await hand.press(page.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect.poll(() => chips(page).count()).toBe(0);
  });
});

it('shows the slider of the price where the system chooses the colours', async () => {
  const { page } = await stage.visit({}, { isFresh: true });
  await page.emulateMedia({ forcedColors: 'active' });
  const line = page.locator('.range-slider > div').first();
  await line.waitFor();
  const colours = () =>
    line.evaluate((bar) => [getComputedStyle(bar).backgroundColor, getComputedStyle(document.body).color]);
  await expect.poll(async () => new Set(await colours()).size).toBe(1);
});
