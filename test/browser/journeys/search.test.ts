import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import { axeFindings } from '../support/axe';
import { goTo, isFocused, searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** The number in 'Angezeigt X von Y Fahrzeugen', once it is this one. */
const countIs = (page: Page, count: number) =>
  page
    .getByText(new RegExp(`^Angezeigt \\d+ von ${count} Fahrzeugen$`))
    .first()
    .waitFor();

const isVolkswagen = ({ carType, manufacturer }: Car) =>
  carType === 'PKW' && manufacturer.toUpperCase() === 'VOLKSWAGEN';

const filterInAddress = (page: Page) =>
  new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '').get('carQueryParams');

/** Notes a frame that shows the search, but not at its results. */
const WATCH_ARRIVAL = `<script>
  (function look() {
    requestAnimationFrame(function () {
      var main = document.querySelector('#webshop')?.shadowRoot?.querySelector('.search__main');
      if (!main) return look();
      if (main.getBoundingClientRect().top > 400) document.documentElement.dataset.late = 'true';
    });
  })();
</script>`;

describe('the search on a desktop', () => {
  it('keeps the filter over a reload, and takes its last step back with Back', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const length = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Zweirad' }).click();
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('price');
    const motorbikes = stage.platform.tenant(1).vehicles.filter(({ carType }) => carType === 'ZWEIRAD').length;
    await countIs(page, motorbikes);
    await expect.poll(() => filterInAddress(page)).toBe('carType=ZWEIRAD&orderBy=price');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 2);
    await page.reload();
    await countIs(page, motorbikes);
    await expect.poll(() => page.getByRole('combobox', { name: 'Sortierung' }).inputValue()).toBe('price');
    await expect.poll(() => page.getByRole('button', { name: 'Zweirad' }).getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await expect.poll(() => page.getByRole('combobox', { name: 'Sortierung' }).inputValue()).toBe('');
    await expect.poll(() => filterInAddress(page)).toBe('carType=ZWEIRAD');
  });

  it('arrives at the results of a link, and keeps the filter in reach while they are scrolled', async () => {
    const { page } = await stage.visit({
      body: `${WATCH_ARRIVAL}<div style="height: 1200px">Werkstatt</div><main><div id="webshop"></div></main>`,
      address: '#/?carQueryParams=carType%3DPKW%26maxPrice%3D30000',
    });
    await searchIsShown(page);
    const top = (name: string) => page.getByRole('heading', { name }).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(() => top('Ergebnisse')).toBeLessThan(400);
    // There from the first frame that shows them.
    expect(await page.evaluate(() => document.documentElement.dataset.late)).toBeUndefined();
    await page.evaluate(() => window.scrollBy(0, 700));
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Suche', exact: true })
          .boundingBox()
          .then((it) => it?.y ?? -1),
      )
      .toBeGreaterThanOrEqual(0);
  });

  it('names what a link asks for and nobody has, gives up each alone, and takes keys and a drag of a slider back as one step each', async () => {
    const asked = new URLSearchParams({
      carType: 'PKW',
      manufacturer: 'MASERATI',
      model: 'GHIBLI S',
      fuelTypes: 'Diesel',
    });
    const { page } = await stage.visit({ build: 'none', body: '' });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(stage.publish({ address: `#/?carQueryParams=${encodeURIComponent(asked.toString())}` }));
    const chip = (name: RegExp) => page.getByRole('button', { name });
    await chip(/^Filter GHIBLI S entfernen/i).waitFor();
    expect(addresses.filter((address) => /[?&]model=GHIBLI%20S(?:&|$)/.test(address))).not.toEqual([]);
    expect(addresses.filter((address) => address.includes('GHIBLI+S'))).toEqual([]);
    await chip(/^Filter GHIBLI S entfernen/i).click();
    await expect.poll(() => filterInAddress(page)).toBe('carType=PKW&manufacturer=MASERATI&fuelTypes=Diesel');
    await chip(/^Filter MASERATI entfernen/i).click();
    await expect.poll(() => filterInAddress(page)).toBe('carType=PKW&fuelTypes=Diesel');
    await searchIsShown(page);
    const length = await page.evaluate(() => history.length);
    const slider = page.getByRole('slider', { name: 'Preis bis, Regler' });
    for (let presses = 0; presses < 5; presses += 1) await slider.press('ArrowLeft');
    await expect.poll(() => filterInAddress(page)).toMatch(/maxPrice=\d+/);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expect.poll(() => filterInAddress(page)).toBe('carType=PKW&fuelTypes=Diesel');
    const { x = 0, y = 0, width = 0, height = 0 } = (await atRest(page, () => slider.boundingBox())) ?? {};
    await page.mouse.move(x + width - 8, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.4, y + height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => filterInAddress(page)).toMatch(/maxPrice=\d+/);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1);
  });

  it('finds a make of a link by another of its names', async () => {
    const address = `#/?carQueryParams=${encodeURIComponent('carType=PKW&manufacturer=VW')}`;
    const { page } = await stage.visit({ address });
    await page.getByRole('button', { name: /^Filter Volkswagen entfernen/i }).waitFor();
    await countIs(page, stage.platform.tenant(1).vehicles.filter(isVolkswagen).length);
  });

  it('is worked by keyboard alone: the focus comes back from what is opened, goes on with chips that go, and stays in the shop', async () => {
    const { page } = await stage.visit({
      address: '#/?carQueryParams=carType%3DPKW%26gearBoxTypes%3DAutomatik%26maxPrice%3D40000',
    });
    await searchIsShown(page);
    const fuels = page.getByRole('button', { name: /^Kraftstoff/ });
    await fuels.press('Enter');
    await page.getByRole('checkbox', { name: /^Benzin/ }).waitFor();
    const diesel = page.getByRole('checkbox', { name: /^Diesel/ });
    for (let step = 0; step < 12 && !(await isFocused(diesel)); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    const chip = (name: string) => page.getByRole('button', { name: `Filter ${name} entfernen` });
    await chip('Diesel').waitFor();
    await expect.poll(() => isFocused(fuels)).toBe(true);
    await diesel.waitFor({ state: 'hidden' });

    const details = page.getByRole('button', { name: /^Detailfilter/ });
    await details.press('Enter');
    await page.getByRole('dialog', { name: 'Detailfilter' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(details)).toBe(true);

    await chip('Diesel').press('Enter');
    await expect.poll(() => isFocused(chip('Automatik'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(chip('Preis: bis 40.000\u00A0€'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('group', { name: 'Aktive Filter' }))).toBe(true);
    await countIs(page, stage.platform.tenant(1).vehicles.filter(({ carType }) => carType === 'PKW').length);
    const list = page.getByRole('list', { name: 'Gefundene Fahrzeuge' });
    const heightAbove = () =>
      list.evaluate(
        (element) => element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().top ?? 0),
      );
    const before = await atRest(page, heightAbove);
    await page.keyboard.press('Tab');
    await expect.poll(() => list.evaluate((element) => element.matches(':focus-within'))).toBe(true);
    // Nothing moves when the group is left.
    expect(await atRest(page, heightAbove)).toBe(before);
    await vehicleCards(page).first().press('Enter');
    await vehicleIsShown(page);
  });
});

describe('where there is nothing to show', () => {
  const nothing = '#/?carQueryParams=carType%3DPKW%26fuelTypes%3DElektro%26maxMileAge%3D100%26searchTerm%3Dxylophon';

  // rules/search: empty result.
  it('names the filter to drop, and finds what it promised', async () => {
    const { page } = await stage.visit({ address: nothing });
    await page.getByRole('heading', { name: 'Keine Ergebnisse für Ihre Eingabe.' }).waitFor();
    const way = page.getByRole('button', { name: /^Ohne „/ }).first();
    await way.waitFor();
    await expect.poll(() => way.textContent()).toMatch(/^Ohne „xylophon“: /);
    await stage.screenshot(page, 'search-empty');
    const promised = Number(/(\d+) Fahrzeuge?$/.exec((await atRest(page, () => way.textContent())) ?? '')?.[1]);
    await way.click();
    await countIs(page, promised);

    // What another type has is offered with its count.
    await goTo(page, `#/?carQueryParams=${encodeURIComponent('carType=PKW&searchTerm=Knaus')}`);
    await page.getByRole('button', { name: /^\d+ Wohnmobile? mit „Knaus“$/ }).click();
    await page.getByRole('button', { name: 'Wohnmobil', pressed: true }).waitFor();
    await page
      .getByRole('heading', { level: 3, name: /^Knaus/ })
      .first()
      .waitFor();
  });
});

describe('the search widget', () => {
  it('counts, and leads to the page that holds the shop with the same filter', async () => {
    const shop = stage.publish();
    const { page } = await stage.visit(
      { build: 'module', attributes: { mode: 'search', clientUrl: shop } },
      { width: 360 },
    );
    await page.getByRole('combobox', { name: 'Preis bis' }).selectOption('15000');
    const size = await atRest(page, () => page.getByRole('region', { name: 'Fahrzeugsuche' }).boundingBox());
    expect(size?.height).toBeLessThanOrEqual(240);
    await page.getByRole('searchbox', { name: 'Volltextsuche' }).fill('Nutzfahrzeug bis 100.000 km');
    await page.locator('a[href*="maxMileAge"]').waitFor();
    const link = page.getByRole('link', { name: /^\d+ Ergebniss?e? Anzeigen$/ });
    await link.waitFor();
    const promised = Number(/^\d+/.exec((await atRest(page, () => link.textContent())) ?? '')?.[0]);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'search-widget');
    await link.click();
    await countIs(page, promised);
    await expect.poll(() => filterInAddress(page)).toMatch(/^carType=NUTZFAHRZEUG&.*maxMileAge=100000/);
  });
});
