import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const cards = (page: Page) => page.locator('[data-vehicle-id]');
const searches = () => stage.platform.record.filter(({ path }) => path.includes('property-values-extended'));

/** The number in 'Angezeigt X von Y Fahrzeugen', once it is this one. */
const countIs = (page: Page, count: number) =>
  page
    .getByText(new RegExp(`^Angezeigt \\d+ von ${count} Fahrzeugen$`))
    .first()
    .waitFor();

const filterInAddress = (page: Page) =>
  new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '').get('carQueryParams');

/** Sum of the shifts of the layout that no visitor asked for. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

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
  it('comes back from a vehicle to its place, without asking for the list again', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    await page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }).click();
    await expect.poll(() => cards(page).count()).toBe(24);
    const link = vehicleCards(page).nth(17);
    const name = await link.textContent();
    await link.click();
    await vehicleIsShown(page);
    const asked = searches().length;
    await page.goBack();
    await searchIsShown(page);
    await expect.poll(() => cards(page).count()).toBe(24);
    const focused = page.locator('a:focus');
    await expect.poll(() => focused.textContent()).toBe(name);
    const place = async () => (await focused.boundingBox())?.y;
    await expect.poll(place).toBeGreaterThan(0);
    await expect.poll(place).toBeLessThan(800);
    expect(searches()).toHaveLength(asked);

    // A reload on the vehicle's page loses neither the loaded vehicles nor the place.
    await link.click();
    await vehicleIsShown(page);
    await page.reload();
    await vehicleIsShown(page);
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    await expect.poll(() => cards(page).count()).toBe(24);
    await expect.poll(() => focused.textContent()).toBe(name);
    await expect.poll(place).toBeLessThan(800);
  });

  it('comes back to a vehicle that was reached by going on from the last one of the list, also after a reload', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    await vehicleCards(page).nth(11).click();
    await vehicleIsShown(page);
    await page.getByRole('link', { name: /^Nächstes Fahrzeug/ }).click();
    await page.getByText(/^13 von \d+$/).waitFor();
    await page.reload();
    await vehicleIsShown(page);
    const id = /[\da-f-]{36}/.exec(page.url())?.[0] ?? '';
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    await expect.poll(() => cards(page).count()).toBe(24);
    const card = page.locator(`[data-vehicle-id="${id}"]`);
    await expect.poll(() => card.locator('a:focus').count()).toBe(1);
    const place = async () => (await card.boundingBox())?.y;
    await expect.poll(place).toBeGreaterThan(0);
    await expect.poll(place).toBeLessThan(800);
  });

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
    await page.evaluate(() => window.scrollBy(0, 1500));
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Suche', exact: true })
          .boundingBox()
          .then((it) => it?.y ?? -1),
      )
      .toBeGreaterThanOrEqual(0);
  });

  it('is worked by keyboard alone', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    await page.getByRole('button', { name: /^Kraftstoff/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: /^Benzin/ }).waitFor();
    for (let step = 0; step < 12; step += 1) {
      if (await page.getByRole('checkbox', { name: /^Diesel/ }).evaluate((box) => box.matches(':focus'))) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filter Diesel entfernen' }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: /^Kraftstoff/ }).evaluate((button) => button.matches(':focus')))
      .toBe(true);
    await page.getByRole('checkbox', { name: /^Diesel/ }).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: /^Detailfilter/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Detailfilter' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('button', { name: /^Detailfilter/ }).evaluate((button) => button.matches(':focus')))
      .toBe(true);

    await page.getByRole('button', { name: 'Filter Diesel entfernen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Filter Diesel entfernen' }).waitFor({ state: 'detached' });
    await vehicleCards(page).first().focus();
    await page.keyboard.press('Enter');
    await vehicleIsShown(page);
  });

  it('holds its place while it loads', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });

  it('asks for each thing once at first', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const asked = stage.platform.record.map(({ path }) => path.split('/').at(-1));
    expect(asked.sort()).toEqual([
      'available-property-values-extended-by-cartypes',
      'equipments',
      'headerImages',
      'property-values-extended',
      'vehicle-dealer-settings',
    ]);
  });
});

describe('the search on a phone', () => {
  it('has cards no taller than the window, and the filter in reach below them', async () => {
    const { page } = await stage.visit({}, { width: 360, height: 740, isTouch: true });
    await searchIsShown(page);
    const tallest = () =>
      page.locator('[data-vehicle-id]').evaluateAll((cards) => Math.max(...cards.map((card) => card.clientHeight)));
    await expect.poll(tallest).toBeLessThan(740);
    await page.evaluate(() => window.scrollBy(0, 1500));
    const filter = page.getByRole('button', { name: /^Filter\b(?!.*entfernen)/ });
    await expect.poll(() => filter.boundingBox().then((it) => it?.y ?? -1)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => filter.boundingBox().then((it) => it?.y ?? 740)).toBeLessThan(740);
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
    const promised = Number(/(\d+) Fahrzeuge?$/.exec((await way.textContent()) ?? '')?.[1]);
    await way.click();
    await countIs(page, promised);

    // What another type has is offered with its count.
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#/?carQueryParams=${encodeURIComponent('carType=PKW&searchTerm=Knaus')}`,
    );
    await page.getByRole('button', { name: /^\d+ Wohnmobile? mit „Knaus“$/ }).click();
    await page.getByRole('button', { name: 'Wohnmobil', pressed: true }).waitFor();
    await page
      .getByRole('heading', { level: 3, name: /^Knaus/ })
      .first()
      .waitFor();
  });

  // rules/search: failed search.
  it('says that the platform failed, keeps the filters and tries again', async () => {
    const undo = stage.platform.fail('property-values-extended', 500);
    const { page, expect: allow } = await stage.visit({
      address: '#/?carQueryParams=carType%3DPKW%26maxPrice%3D20000',
    });
    allow(/500/);
    await page.getByRole('heading', { name: 'Die Fahrzeuge konnten nicht geladen werden.' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'search-error');
    undo();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await searchIsShown(page);
    // The button has gone with the failure.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await expect
      .poll(() => page.getByRole('button', { name: 'Filter Preis: bis 20.000\u00A0€ entfernen' }).isVisible())
      .toBe(true);
  });
});

describe('the search for everyone', () => {
  it.each([
    // At the other widths: `support/screens.ts`.
    [1920, 1],
    [1280, 4],
    [1280, 6],
  ])('has no findings of axe at %i px for tenant %i', async (width, tenant) => {
    const { page } = await stage.visit({ tenant }, { width, height: 900 });
    await searchIsShown(page);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, `search-tenant${tenant}`);
  });
});

describe('the search widget', () => {
  it('counts, and leads to the page that holds the shop with the same filter', async () => {
    const shop = stage.publish();
    const { page } = await stage.visit(
      { build: 'module', attributes: { mode: 'search', clientUrl: shop } },
      { width: 768 },
    );
    await page.getByRole('combobox', { name: 'Preis bis' }).selectOption('15000');
    await page.getByRole('button', { name: 'Nutzfahrzeug' }).click();
    await page.getByRole('combobox', { name: 'Kilometerstand' }).selectOption('100000');
    const link = page.getByRole('link', { name: /^\d+ Ergebniss?e? Anzeigen$/ });
    await link.waitFor();
    const promised = Number(/^\d+/.exec((await link.textContent()) ?? '')?.[0]);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'search-widget');
    await link.click();
    await countIs(page, promised);
    await expect.poll(() => filterInAddress(page)).toBe('carType=NUTZFAHRZEUG&maxMileAge=100000');
  });
});

describe('the facts of a card', () => {
  it.each(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER'])(
    'stand on a phone in lines that break between two of them, not within one: %s',
    async (type) => {
      const { page } = await stage.visit(
        { address: `#/?carQueryParams=${encodeURIComponent(`carType=${type}`)}` },
        { width: 360, height: 740, isTouch: true },
      );
      await searchIsShown(page);
      const lists = cards(page).locator('.vehicle-card__facts');
      await expect.poll(() => lists.count()).toBeGreaterThan(3);
      const inSeveralLines = await lists.evaluateAll((all) =>
        all.flatMap(({ firstChild: node }) => {
          let from = 0;
          return (node?.textContent ?? '').split('\u00A0· ').filter((fact) => {
            const text = document.createRange();
            if (node === null) return false;
            text.setStart(node, from);
            text.setEnd(node, from + fact.length);
            from += fact.length + 3;
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          });
        }),
      );
      expect(inSeveralLines).toEqual([]);
      expect(await lists.evaluateAll((all) => all.filter((list) => list.scrollWidth > list.clientWidth).length)).toBe(
        0,
      );
    },
  );
});
