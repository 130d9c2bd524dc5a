import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import { axeFindings } from '../support/axe';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

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
  it('becomes filters that are shown before and after, and is taken back with one press', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const before = lastQuery();
    await box(page).fill(SENTENCE);
    await understood(page).first().waitFor();
    await expect
      .poll(() => understood(page).allTextContents())
      .toEqual(['Kombi', `Preis: bis 25.000${NBSP}€`, 'Erstzulassung: ab 2021', 'Diesel', 'Automatik']);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'phrase-preview');
    // Nothing is searched for before it is sent.
    expect(lastQuery()).toEqual(before);

    await box(page).press('Enter');
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
    await expect.poll(lastQuery).toEqual({
      carType: 'PKW',
      maxPrice: '25000',
      minInitialRegistration: '2021-01-01',
      fuelTypes: 'Diesel',
      gearBoxTypes: 'Automatik',
      vehicleSubTypes: 'KOMBI',
      pageNumber: '1',
      pageSize: '12',
      isValidForSale: 'true',
    });
    await countIs(page, meant.length);
    await expect.poll(() => chips(page).count()).toBe(6);
    await page.getByText('So verstanden: 5 Filter aus Ihrem Satz.').first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'phrase-applied');

    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await countIs(page, cars.filter(({ carType }) => carType === 'PKW').length);
    await expect.poll(() => chips(page).count()).toBe(0);
    await expect.poll(() => box(page).inputValue()).toBe(SENTENCE);
  });

  it('replaces the filters that it names and keeps the others; a struck chip takes its words along', async () => {
    const { page } = await stage.visit({
      address: '#/?carQueryParams=carType%3DPKW%26minPrice%3D5000%26maxPrice%3D20000%26maxMileAge%3D80000',
    });
    await searchIsShown(page);
    await box(page).fill('Volkswaken, bitte Diesel bis 30.000 € Highline');
    await page.getByRole('button', { name: 'Diesel streichen' }).click();
    await expect.poll(() => box(page).inputValue()).toBe('Volkswaken, bitte bis 30.000 € Highline');
    await page.getByText('Nicht verstanden, wird im Text der Angebote gesucht:').waitFor();
    await expect.poll(() => understood(page).allTextContents()).toEqual(['Volkswagen', `Preis: bis 30.000${NBSP}€`]);
    await page.getByRole('button', { name: '„Highline“ streichen' }).click();
    await page.getByRole('button', { name: /^\d+ Ergebnisse? Anzeigen$/ }).click();
    const meant = cars.filter(
      ({ carType, manufacturer, publicPrice, mileAge = Infinity }) =>
        carType === 'PKW' &&
        manufacturer === 'Volkswagen' &&
        publicPrice > 0 &&
        publicPrice <= 30_000 &&
        mileAge <= 80_000,
    );
    await countIs(page, meant.length);
    expect(lastQuery()).toMatchObject({ manufacturer: 'VOLKSWAGEN', maxPrice: '30000', maxMileAge: '80000' });
    expect(lastQuery()).not.toHaveProperty('minPrice');
  });

  it('leads to another type of vehicle, and says that the filters of before are gone', async () => {
    const { page } = await stage.visit({ address: '#/?carQueryParams=carType%3DPKW%26maxPrice%3D20000' });
    await searchIsShown(page);
    await box(page).fill('Motorrad von BMW');
    await page.getByText(/^Ihre bisherigen Filter gehören zu einem anderen Fahrzeugtyp/).waitFor();
    await box(page).press('Enter');
    await countIs(
      page,
      cars.filter(({ carType, manufacturer }) => carType === 'ZWEIRAD' && manufacturer === 'BMW').length,
    );
    await expect
      .poll(() => page.getByRole('button', { name: 'Zweirad', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    expect(lastQuery()).not.toHaveProperty('maxPrice');
  });

  it('is worked on a phone by keyboard alone, without sideways scrolling', async () => {
    const { page } = await stage.visit({ tenant: 4 }, { width: 320, height: 740 });
    await searchIsShown(page);
    await box(page).focus();
    await page.keyboard.type('SUV Automatik mit Sitzheizung und Anhängerkupplung unter 300 € im Monat');
    await understood(page).nth(4).waitFor();
    // The toolbar of the list, which stays in view, lies below.
    await page.getByText('So verstanden:', { exact: true }).click({ trial: true, timeout: 8000 });
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'phrase-preview');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
    await expect.poll(lastQuery).toMatchObject({
      maxMonthlyFinancingRateExample: '300',
      vehicleSubTypes: 'SUV_GELAENDEWAGEN',
      equipmentIds: 'seat_heating,tow_bar',
    });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => chips(page).count()).toBe(0);
    await expect.poll(() => box(page).evaluate((input) => input.matches(':focus'))).toBe(true);
  });

  it('is understood by a part that nobody loads before the box is entered', async () => {
    const { page } = await stage.visit({ build: 'module' });
    await searchIsShown(page);
    await page.waitForLoadState('networkidle');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await box(page).focus();
    await expect.poll(() => loaded.filter((url) => url.includes('PhrasePreview')).length).toBe(1);
    // Sent before it is there, it is searched for all the same.
    await box(page).fill('Elektro');
    await box(page).press('Enter');
    await expect.poll(lastQuery).toMatchObject({ fuelTypes: 'Elektro' });
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

describe('the chips above the list', () => {
  it('hand the focus on as they go, and it never leaves the shop', async () => {
    const { page } = await stage.visit({
      address: '#/?carQueryParams=carType%3DPKW%26fuelTypes%3DDiesel%26gearBoxTypes%3DAutomatik%26maxPrice%3D40000',
    });
    await searchIsShown(page);
    const focused = () =>
      page.evaluate(() => {
        const element = document.querySelector('#webshop')?.shadowRoot?.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent;
      });
    await page.getByRole('button', { name: 'Filter Diesel entfernen' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Filter Automatik entfernen');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(`Filter Preis: bis 40.000${NBSP}€ entfernen`);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Aktive Filter');
    await expect.poll(() => chips(page).count()).toBe(0);
    const list = page.getByRole('list', { name: 'Gefundene Fahrzeuge' });
    await countIs(page, cars.filter(({ carType }) => carType === 'PKW').length);
    expect(await axeFindings(page)).toEqual([]);
    const heightAbove = () =>
      list.evaluate(
        (element) => element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().top ?? 0),
      );
    const before = await heightAbove();
    await page.keyboard.press('Tab');
    await expect.poll(() => list.evaluate((element) => element.matches(':focus-within'))).toBe(true);
    // Nothing moves when the group is left.
    expect(await heightAbove()).toBe(before);
  });
});
