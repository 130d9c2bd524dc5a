import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import { axeFindings } from '../support/axe';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();
let cars: readonly Car[];
beforeEach(() => {
  cars = stage.platform.tenant(1).vehicles;
});

const NBSP = '\u00A0';
const SENTENCE = 'Kombi Diesel Automatik bis 25.000 ab 2021';
/** Of the list itself; where it is empty, the shop also counts the ways out. */
const lastQuery = () =>
  stage.platform.record
    .filter(({ path, query }) => path.endsWith('/cars/property-values-extended') && query.pageSize === '12')
    .at(-1)?.query;
const box = (page: Page) => page.getByRole('searchbox', { name: 'Volltextsuche' });
const understood = (page: Page) => page.getByRole('group', { name: 'So verstanden:' }).getByRole('button');
const chips = (page: Page) => page.getByRole('group', { name: 'Aktive Filter' }).getByRole('button');
const results = (count: number) => `${count} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`;
const countIs = (page: Page, count: number) =>
  page.getByRole('heading', { name: results(count), exact: true }).waitFor();

describe('a sentence in the search box', () => {
  it('becomes filters that are shown before and after, and is taken back, by keyboard alone on a phone', async () => {
    const { page } = await stage.visit({ build: 'module' }, { width: 320, height: 740 });
    await searchIsShown(page);
    await settle(page);
    const before = lastQuery();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await box(page).focus();
    await expect.poll(() => loaded.filter((url) => url.includes('PhrasePreview')).length).toBe(1);
    await page.keyboard.insertText(SENTENCE);
    await expect
      .poll(() => understood(page).allTextContents())
      .toEqual(['Kombi', `Preis: bis 25.000${NBSP}€`, 'Erstzulassung: ab 2021', 'Diesel', 'Automatik']);
    // The toolbar of the list, which stays in view, lies below.
    await page.getByText('So verstanden:', { exact: true }).click({ trial: true });
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'phrase-preview');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // Nothing is searched for before it is sent.
    expect(lastQuery()).toEqual(before);

    await page.keyboard.press('Enter');
    const meant = cars.filter(
      ({ carType, vehicleSubType, fuelType, gearBoxType, publicPrice, initialRegistration = '' }) =>
        carType === 'PKW' &&
        vehicleSubType === 'KOMBI' &&
        fuelType === 'Diesel' &&
        gearBoxType === 'Automatik' &&
        publicPrice > 0 &&
        publicPrice <= 25_000 &&
        initialRegistration >= '2021-01-01',
    );
    await countIs(page, meant.length);
    expect(lastQuery()).toMatchObject({ maxPrice: '25000', minInitialRegistration: '2021-01-01', fuelTypes: 'Diesel' });
    await expect.poll(() => chips(page).count()).toBe(6);
    await page.getByText('So verstanden: 5 Filter aus Ihrem Satz.').first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'phrase-applied');

    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await countIs(page, cars.filter(({ carType }) => carType === 'PKW').length);
    await expect.poll(() => chips(page).count()).toBe(0);
    await expect.poll(() => box(page).inputValue()).toBe(SENTENCE);
    await expect.poll(() => box(page).evaluate((input) => input.matches(':focus'))).toBe(true);
  });

  it('is searched for as a text where what understands it does not arrive, and the rest goes on', async () => {
    const visit = await stage.visit({ build: 'none' });
    const { page } = visit;
    visit.expect(/failed request|Failed to load resource/);
    await visit.context.route(/chunks\/(PhrasePreview|DetailFilterDialog|FavouritesLink)/, (route) =>
      route.abort('failed'),
    );
    await page.goto(stage.publish({ build: 'module' }));
    await searchIsShown(page);
    await box(page).fill('Golf');
    await box(page).press('Enter');
    await expect.poll(lastQuery).toMatchObject({ searchTerm: 'Golf' });
    await page.getByRole('button', { name: 'Filter „Golf“ entfernen' }).waitFor();

    await page.getByRole('button', { name: /^Detailfilter/ }).click();
    await page.getByRole('dialog', { name: 'Dieser Bereich konnte nicht geladen werden.' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
    await page.getByRole('button', { name: 'Seite neu laden' }).waitFor();
    await visit.context.unroute(/chunks\/(PhrasePreview|DetailFilterDialog|FavouritesLink)/);
    await page.getByRole('button', { name: 'Seite neu laden' }).press('Enter');
    await page.getByRole('button', { name: 'Filter „Golf“ entfernen' }).waitFor();
    await page.getByRole('button', { name: /^Detailfilter/ }).click();
    await page.getByRole('dialog', { name: 'Detailfilter' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await searchIsShown(page);
  });
});
