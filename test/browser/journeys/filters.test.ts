import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import type { FilterKey } from '../../../src/features/search/filters/filters';
import { TABLE, type Control } from '../../features/search/filters/filterTable';
import { axeFindings } from '../support/axe';
import { keyboardOn } from '../support/journey';
import { chooseOption, searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
let cars: readonly Car[];
beforeEach(() => {
  cars = stage.platform.tenant(1).vehicles;
});

const NBSP = '\u00A0';
const listCalls = () => stage.platform.record.filter(({ path }) => path.endsWith('/cars/property-values-extended'));
const chips = (page: Page) => page.getByRole('group', { name: 'Aktive Filter' }).getByRole('button');
const results = (count: number) => `${count} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`;
const countIs = (page: Page, count: number) =>
  page.getByRole('heading', { name: results(count), exact: true }).waitFor();
const listed = (page: Page) =>
  page.locator('[data-vehicle-id]').evaluateAll((all) => all.map((card) => card.getAttribute('data-vehicle-id') ?? ''));

async function pick(place: Locator, name: RegExp, ...labels: string[]): Promise<void> {
  const button = place.getByRole('button', { name });
  await button.click();
  for (const label of labels) await place.locator('label').filter({ hasText: label }).first().click();
  await button.click();
}

const tick = (place: Locator, label: string) => place.locator('label').filter({ hasText: label }).first().click();

/** Chooses in one control of a form what its row of the table has chosen. */
async function choose(form: Locator, [role, label, shown = '']: Control): Promise<void> {
  const name = (text: string) => text.replace(/ \(3\)$/, '');
  if (role === 'combobox') await chooseOption(form, label, name(shown));
  else if (role === 'checkbox') await tick(form, name(label));
  else await pick(form, new RegExp(`^${label}`), ...shown.split(', '));
}

interface Place {
  tab: 'PKW' | 'WOHNMOBIL' | undefined;
  isDetail?: true;
}

/** One filter from the empty search to its vehicles: request, count and list must tell of the same ones. */
async function walk(page: Page, key: FilterKey, { tab, isDetail }: Place): Promise<void> {
  const { address, holds, controls } = TABLE[key];
  const expected = cars.filter((car) => (tab === undefined || car.carType === tab) && holds(car));
  const ids = new Set(expected.map(({ id }) => id));
  expect(expected.length, `${key}: something to find`).toBeGreaterThan(0);
  const asked = { ...(tab && { carType: tab }), ...Object.fromEntries(new URLSearchParams(address)) };

  if (controls === undefined) {
    await page.evaluate(
      (search) => {
        location.hash = `#/?carQueryParams=${encodeURIComponent(search)}`;
      },
      [tab && `carType=${tab}`, address].filter(Boolean).join('&'),
    );
  } else {
    const form = isDetail ? page.getByRole('dialog', { name: 'Detailfilter' }) : page.locator('.filter-sidebar');
    for (const control of [...(BEFORE[key] ?? []), ...controls]) await choose(form, control);
  }
  await expect
    .poll(() => listCalls().at(-1)?.query, { message: key, timeout: 8_000 })
    .toEqual({ ...asked, pageNumber: '1', pageSize: '12', isValidForSale: 'true' });
  if (isDetail) await page.getByRole('button', { name: `${results(expected.length)} Anzeigen` }).click();
  await countIs(page, expected.length);
  const shown = Math.min(expected.length, 12);
  await expect.poll(async () => (await listed(page)).filter((id) => ids.has(id)).length, { message: key }).toBe(shown);
  expect(await listed(page), key).toHaveLength(shown);
  await takeChipsAway(page, key, tab);
}

/** Presses each chip away: in the end nothing of it is asked for any more. */
async function takeChipsAway(page: Page, key: string, carType: string | undefined): Promise<void> {
  const chip = page.getByRole('button', { name: /^Filter .+ entfernen$/ });
  await expect.poll(() => chip.count(), { message: `${key}: a chip` }).toBeGreaterThan(0);
  const count = await chip.count();
  for (let left = count; left > 0; left = await chip.count()) {
    await chip.last().click();
    await expect.poll(() => chip.count(), { message: key }).toBeLessThan(left);
  }
  const empty = { ...(carType && { carType }), pageNumber: '1', pageSize: '12', isValidForSale: 'true' };
  await expect.poll(() => listCalls().at(-1)?.query, { message: `${key}: without it` }).toEqual(empty);
  await countIs(page, cars.filter((car) => carType === undefined || car.carType === carType).length);
}

async function visitWith(width = 1280, height = 900) {
  const visit = await stage.visit({}, { width, height, isTouch: width < 640 });
  await searchIsShown(visit.page);
  return visit;
}

/** What has to be chosen first. */
const BEFORE: Partial<Record<FilterKey, readonly Control[]>> = {
  model: [['combobox', 'Hersteller', 'Volkswagen']],
  plugInHybrid: [['button', 'Kraftstoff', 'Hybrid (Benzin/Elektro)']],
};

describe('a filter of each kind finds what it says', () => {
  it('in the sidebar', async () => {
    const { page } = await visitWith();
    for (const key of ['model', 'price', 'plugInHybrid', 'isVatDeductable'] as const)
      await walk(page, key, { tab: 'PKW' });
  });

  it('in the detail filter', async () => {
    const { page } = await visitWith();
    for (const key of ['power', 'exteriorColour', 'equipment', 'sleepingPlaces'] as const) {
      const tab = key === 'sleepingPlaces' ? 'WOHNMOBIL' : 'PKW';
      if (tab === 'WOHNMOBIL') await page.getByRole('button', { name: 'Wohnmobil', exact: true }).click();
      await page.getByRole('button', { name: /^Detailfilter/ }).click();
      await walk(page, key, { tab, isDetail: true });
    }
  });

  it('by a dealer’s link', async () => {
    const { page } = await visitWith();
    await walk(page, 'carTypes', { tab: undefined });
    await walk(page, 'locationName', { tab: 'PKW' });
  });
});

describe('the filters together', () => {
  it('count what each option would find, keep those of the one just changed, and disable what finds nothing', async () => {
    const { page } = await visitWith();
    const form = page.locator('.filter-sidebar');
    const open = (name: RegExp) => form.getByRole('button', { name }).click();
    const pkw = cars.filter(({ carType }) => carType === 'PKW');
    const of = (fuel: string) => pkw.filter(({ fuelType }) => fuelType === fuel);
    await open(/^Kraftstoff/);
    await form.getByRole('checkbox', { name: /^Elektro/ }).click();
    await countIs(page, of('Elektro').length);
    // The list that was just changed still says what each other choice would bring.
    await expect
      .poll(() => form.getByRole('checkbox', { name: `Diesel (${of('Diesel').length})` }).isEnabled())
      .toBe(true);
    await form.getByRole('button', { name: /^Kraftstoff/ }).click();
    await open(/^Getriebe/);
    await expect.poll(() => form.getByRole('checkbox', { name: 'Schaltgetriebe (0)' }).isDisabled()).toBe(true);
    await expect
      .poll(() => form.getByRole('checkbox', { name: `Automatik (${of('Elektro').length})` }).isEnabled())
      .toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'filters-multi');
    // A reset keeps the type.
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Zurücksetzen' }).click();
    await countIs(page, pkw.length);
    await expect.poll(() => chips(page).count()).toBe(0);
  });

  it('name no credit: the example stands where a rate is shown', async () => {
    const { page } = await visitWith();
    const rate = page.locator('.filter-sidebar').getByRole('group', { name: 'Monatliche Rate' });
    await rate.waitFor();
    expect(await page.locator('.filter-sidebar').evaluate(({ textContent }) => textContent)).not.toMatch(
      /Beispiel|Zins/,
    );
  });
});

describe('the filter dialog of a phone', () => {
  it('says in its foot what it leads to: searching, so many, nothing', async () => {
    const { page } = await visitWith(360, 740);
    await page.getByRole('button', { name: 'Filter' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    const total = cars.filter(({ carType }) => carType === 'PKW').length;
    await dialog.getByRole('button', { name: `${total} Ergebnisse Anzeigen` }).waitFor();
    const release = stage.platform.hold();
    await dialog.getByRole('combobox', { name: 'Preis bis' }).selectOption('1000');
    await dialog.getByRole('button', { name: 'Suche ...', exact: true }).waitFor();
    release();
    await dialog.getByRole('button', { name: 'Keine Ergebnisse', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Zurücksetzen' }).tap();
    await dialog.getByRole('button', { name: `${total} Ergebnisse Anzeigen` }).waitFor();
    await dialog.getByRole('combobox', { name: 'Sortierung' }).waitFor();
    await dialog.getByText('Mehr').tap();
    await dialog.getByRole('button', { name: /^Außenfarbe/ }).tap();
    await stage.screenshot(page, 'filters-dialog-colours');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe('the filters by keyboard alone', () => {
  it.each([1280, 360])('one of each kind at %i px', async (width) => {
    const { page } = await visitWith(width, 800);
    const hand = keyboardOn(page);
    const isPhone = width < 1024;
    if (isPhone) await hand.press(page.getByRole('button', { name: 'Filter', exact: true }));
    const form = isPhone ? page.getByRole('dialog', { name: 'Filter' }) : page.locator('.filter-sidebar');
    await hand.choose(form.getByRole('combobox', { name: 'Hersteller' }), /^Volkswagen \(/);
    await hand.choose(form.getByRole('combobox', { name: 'Preis bis' }), /^30\.000/);
    await hand.press(form.getByRole('button', { name: /^Getriebe/ }));
    await hand.press(form.getByRole('checkbox', { name: /^Automatik/ }));
    await page.keyboard.press('Escape');
    await hand.press(form.getByRole('checkbox', { name: 'MwSt. ausweisbar' }));
    const expected = cars.filter(
      ({ carType, manufacturer, publicPrice, gearBoxType, isVatDeductable }) =>
        carType === 'PKW' &&
        manufacturer === 'Volkswagen' &&
        publicPrice > 0 &&
        publicPrice <= 30_000 &&
        gearBoxType === 'Automatik' &&
        isVatDeductable === true,
    );
    expect(expected.length).toBeGreaterThan(0);
    if (isPhone) await hand.press(form.getByRole('button', { name: `${results(expected.length)} Anzeigen` }));
    await countIs(page, expected.length);
    await expect
      .poll(() => chips(page).allTextContents())
      .toEqual([
        'Volkswagen',
        `Preis: bis 30.000${NBSP}€`,
        'Automatik',
        'MwSt. ausweisbar',
        'Alle Filter zurücksetzen',
      ]);
    await hand.press(page.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect.poll(() => chips(page).count()).toBe(0);
  });
});
