import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import { goTo, searchIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

// (rules/search: size of a card, rules/search: first card)
const PLAIN: Partial<Car> = {
  manufacturer: 'Skoda',
  model: 'Superb Combi',
  heading: 'Skoda Superb Combi',
  marketingTitle: 'Superb IV Combi 2.0 TDI DSG Laurin & Klement Matrix LED Navi',
  usedConditionType: 'Gebrauchtwagen',
  initialRegistration: '2023-03-01',
  mileAge: 42_500,
  enginePower: 110,
  fuelType: 'Diesel',
  gearBoxType: 'Automatik',
  electricRange: undefined,
  publicPrice: 27_350,
  publicPreviousPrice: undefined,
  isVatDeductable: false,
  isDamaged: false,
  reservedUntil: undefined,
  availableFromDate: '2020-01-01T00:00:00Z',
  enVkvInformationStringsCard: [
    'Energieverbrauch (kombiniert): 5,0 l/100 km',
    'CO₂-Emissionen (kombiniert): 131 g/km',
    'CO₂-Klasse: D',
  ],
  initialFinancingInstallment: 364.56,
  virtualFinancingDeposit: 4_850,
  virtualFinancingDuration: 48,
  virtualFinancingFinalInstallment: 7_400,
  initialLeasingInstallment: undefined,
};

const HYBRID: Partial<Car> = {
  usedConditionType: 'Neuwagen',
  initialRegistration: undefined,
  mileAge: 10,
  isPlugInHybrid: true,
  wltpWeightedCo2: 21,
  wltpCo2Discharged: 140,
  enVkvInformationStringsCard: [
    'Energieverbrauch (gewichtet kombiniert): 15,5 kWh/100 km plus 0,3 l/100 km',
    'Kraftstoffverbrauch bei entladener Batterie (kombiniert): 5,0 l/100 km',
    'CO₂-Emissionen (gewichtet kombiniert): 21 g/km',
    'CO₂-Klasse: B, bei entladener Batterie: E',
  ],
};

const LONG = 'Golf VIII Variant 2.0 TDI BlueMotion Technology DSG 4MOTION Style Plus Sondermodell LED-Matrix';

const KINDS: Record<string, Partial<Car>> = {
  'a plain vehicle': {},
  'a reduced one with net price': { publicPreviousPrice: 29_900, isVatDeductable: true },
  'a damaged one': { isDamaged: true, accidentStatus: 'ACCIDENT' },
  'a reserved one': { reservedUntil: '2099-01-01T00:00:00Z' },
  'one without a price': { publicPrice: 0 },
  'one without pictures': { images: [] },
  'one with a name of 90 characters': { heading: LONG, marketingTitle: LONG },
  'a new plug-in hybrid with two classes': HYBRID,
};
const NAMES = Object.keys(KINDS);
const HYBRID_NAME = NAMES.at(-1) ?? '';

/** The most that a card may be high, px: a hybrid has four lines of figures and two scales, a rate the whole example of the law. */
const LIMITS = [
  { width: 1280, hasRates: false, most: 260, mostOfHybrid: 330 },
  { width: 360, hasRates: false, most: 270, mostOfHybrid: 350 },
  { width: 1280, hasRates: true, most: 400, mostOfHybrid: 480 },
  // With the line of the month's sum, and 'CO₂-Emissionen' in one line.
  { width: 360, hasRates: true, most: 412, mostOfHybrid: 520 },
];

/** Twelve passenger cars, of the given kinds one after the other. */
function stockOf(kinds: readonly Partial<Car>[] = [{}]): void {
  const tenant = stage.platform.tenant(1);
  tenant.quirks.clear();
  tenant.vehicles = tenant.vehicles
    .filter(({ carType }) => carType === 'PKW')
    .slice(0, 12)
    .map((each, index) => ({ ...each, ...PLAIN, ...kinds[index % kinds.length] }));
}

/** Height that each kind of card needs, the largest where there are several, without what its neighbour in the row needs. */
async function cardHeights(page: Page): Promise<Record<string, number>> {
  const all = page.locator('.vehicle-card');
  const heights = await atRest(page, () =>
    all.evaluateAll((cards) =>
      cards.map((card) => {
        for (let box: Element | null = card; box instanceof HTMLElement && box.role !== 'list'; box = box.parentElement)
          box.style.alignSelf = 'start';
        const id = card.closest<HTMLElement>('[data-vehicle-id]')?.dataset.vehicleId ?? '';
        return [id, card.getBoundingClientRect().height] as const;
      }),
    ),
  );
  expect(heights).toHaveLength(12);
  const ids = stage.platform.tenant(1).vehicles.map(({ id }) => id);
  const found: Record<string, number> = {};
  for (const [id, height] of heights) {
    const name = NAMES[ids.indexOf(id) % NAMES.length] ?? 'unknown';
    found[name] = Math.max(found[name] ?? 0, height);
  }
  return found;
}

const example = (page: Page) => page.getByText(/Repräsentatives Beispiel/);

describe('the cards of a list', () => {
  it('have a size at which several are in view, with rates too', async () => {
    stockOf(Object.values(KINDS));
    const { page } = await stage.visit({}, { height: 900 });
    await searchIsShown(page);
    for (const { width, hasRates, most, mostOfHybrid } of LIMITS) {
      const rates = `${width} px, ${hasRates ? 'rates' : 'prices'}`;
      await page.setViewportSize({ width, height: 900 });
      if (hasRates) await goTo(page, '#/?carQueryParams=prices%3Drate');
      await expect.poll(async () => (await example(page).count()) > 0).toBe(hasRates);
      const heights = await cardHeights(page);
      expect(Object.keys(heights).sort(), rates).toEqual([...NAMES].sort());
      for (const [name, height] of Object.entries(heights)) {
        const limit = name === HYBRID_NAME ? mostOfHybrid : most;
        expect.soft(height, `${name}, ${rates}`).toBeLessThanOrEqual(limit);
      }
    }
  });

  it('show rates with their whole example by choice, kept on the way to a vehicle and in its address', async () => {
    stockOf();
    const { page } = await stage.visit();
    await searchIsShown(page);
    await expect.poll(() => example(page).count()).toBe(0);
    const pay = async (kind: string) => {
      await page
        .locator('.search-head')
        .getByRole('button', { name: /Bar kaufen|Mein Rahmen/ })
        .click();
      await page.getByRole('radio', { name: kind }).check();
      await page.getByRole('button', { name: /Ergebnisse Anzeigen$/ }).click();
    };
    await pay('Finanzierung');
    const card = page.locator('.vehicle-card').first();
    await card.getByText(/^364,56\s€$/).waitFor();
    await card.getByText(/Repräsentatives Beispiel/).waitFor();
    expect(page.url()).toContain('prices%3Drate');
    await page.locator('a[href*="/angebote-"]').first().click();
    await page.waitForURL(/angebote-.*prices%3Drate/);
    await page.goBack();
    await page.getByRole('button', { name: 'Mein Rahmen: Finanzierung' }).waitFor();
    await pay('Barkauf');
    await expect.poll(() => example(page).count()).toBe(0);
    expect(page.url()).not.toContain('prices');
  });

  it('have facts that break on a phone between two of them, not within one, for every type of vehicle', async () => {
    const { page } = await stage.visit({}, { width: 360, height: 740, isTouch: true });
    await searchIsShown(page);
    const lists = page.locator('[data-vehicle-id] .vehicle-card__facts');
    for (const type of ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER']) {
      await goTo(page, `#/?carQueryParams=${encodeURIComponent(`carType=${type}`)}`);
      const [first] = stage.platform.tenant(1).vehicles.filter(({ carType }) => carType === type);
      await page.locator(`[data-vehicle-id="${first?.id}"]`).waitFor();
      await searchIsShown(page);
      await expect.poll(() => lists.count()).toBeGreaterThan(3);
      const inSeveralLines = await lists.evaluateAll((all) =>
        all.flatMap(({ childNodes }) =>
          [...childNodes].flatMap((node) => {
            let from = 0;
            return (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')
              .split('\u00A0· ')
              .filter((fact) => {
                const text = document.createRange();
                // A space that is drawn as a dot stands before it.
                text.setStart(node, from + fact.length - fact.trimStart().length);
                text.setEnd(node, from + fact.length);
                from += fact.length + 3;
                return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
              });
          }),
        ),
      );
      expect(inSeveralLines, type).toEqual([]);
      const cut = await lists.evaluateAll((all) => all.filter((list) => list.scrollWidth > list.clientWidth).length);
      expect(cut, type).toBe(0);
    }
  });

  it('have photographs of any shape in a picture of 3:2 at every width, in grid and list', async () => {
    const photos = ['suv-portrait', 'estate-panorama', 'hatchback-turned', 'suv-large', 'broken'];
    stockOf();
    stage.platform.tenant(1).vehicles.forEach((car, index) => {
      const name = photos[index % photos.length] ?? '';
      car.images = [{ url: `${stage.platform.baseUrl}/media/photos/${name}.jpg`, type: 1 }];
    });
    const { page } = await stage.visit({}, { height: 900 });
    await searchIsShown(page);
    for (const width of [360, 700, 1000, 1280, 1500, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const media = page.locator('.vehicle-card__media');
      const ratios = await atRest(page, () =>
        media.evaluateAll((boxes) =>
          boxes.map((box) => {
            const [outer, inner] = [box, box.querySelector('img')].map((part) => part?.getBoundingClientRect());
            return [outer, inner].map((rect) => (rect ? rect.width / rect.height : 0));
          }),
        ),
      );
      for (const [box, picture] of ratios) {
        expect(box).toBeCloseTo(3 / 2, 1);
        expect(picture).toBeCloseTo(3 / 2, 1);
      }
    }
    await page.getByRole('button', { name: 'Listenansicht' }).click();
    const list = await atRest(page, () => page.locator('.vehicle-card__media').first().boundingBox());
    expect((list?.width ?? 0) / (list?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    expect(list?.width).toBeGreaterThan(400);
  });
});

/** Sets the width of the mount element, which is what breakpoints measure (rules/embedding: own width). */
async function setShopWidth(page: Page, width: number, height = 900): Promise<void> {
  const beside = await page.evaluate(
    () => innerWidth - (document.querySelector('#webshop')?.getBoundingClientRect().width ?? 0),
  );
  await page.setViewportSize({ width: width + Math.round(beside), height });
}

/** Cards that stand beside the first one. */
const columns = (page: Page) =>
  page.locator('[data-vehicle-id]').evaluateAll((all) => {
    const top = all[0]?.getBoundingClientRect().top;
    return all.filter((each) => each.getBoundingClientRect().top === top).length;
  });

describe('the search page', () => {
  it('has the columns, the sidebar, the sorting and the views of its width, and its first card near the top', async () => {
    stockOf();
    const { page } = await stage.visit({ head: '<style>body { margin: 0 }</style>' }, { width: 1920, height: 900 });
    await searchIsShown(page);
    const rows = [
      // width, columns, sidebar, sorting in the toolbar, views
      [639, 1, false, false, false],
      [640, 1, false, true, false],
      [1023, 1, false, true, false],
      [1024, 1, true, true, false],
      [1079, 1, true, true, false],
      [1080, 2, true, true, false],
      [1280, 2, true, true, false],
      [1281, 2, true, true, true],
      [1419, 2, true, true, true],
      [1420, 3, true, true, true],
      [1919, 3, true, true, true],
      [1920, 4, true, true, true],
    ] as const;
    for (const [width, expected, hasSidebar, hasSorting, hasViews] of rows) {
      await setShopWidth(page, width);
      await expect.poll(() => columns(page), { message: `columns at ${width} px` }).toBe(expected);
      const shown = async () => [
        await page.getByRole('button', { name: /^Detailfilter/ }).isVisible(),
        await page.getByRole('combobox', { name: 'Sortierung' }).isVisible(),
        await page.getByRole('group', { name: 'Ansicht' }).isVisible(),
      ];
      await expect.poll(shown, { message: `at ${width} px` }).toEqual([hasSidebar, hasSorting, hasViews]);
    }
    await page.getByRole('button', { name: 'Listenansicht' }).click();
    await expect.poll(() => columns(page)).toBe(1);
    // Below 1280 px it is always the grid.
    await setShopWidth(page, 1200);
    await expect.poll(() => columns(page)).toBe(2);

    const firstCard = () =>
      page
        .locator('.vehicle-card')
        .first()
        .evaluate((card) => {
          const shop = document.querySelector('#webshop')?.getBoundingClientRect().top ?? 0;
          return card.getBoundingClientRect().top - shop;
        });
    for (const [width, height, most] of [
      [1280, 900, 420],
      [1280, 760, 400],
      [1280, 700, 300],
      [768, 900, 300],
      [360, 740, 280],
    ] as const) {
      await setShopWidth(page, width, height);
      await expect.poll(firstCard, { message: `${width} × ${height} px` }).toBeLessThanOrEqual(most);
    }
  });

  it('has prices in its first view, with header pictures and without, and one still with five filters', async () => {
    const { page } = await stage.visit({ head: '<style>body { margin: 0 }</style>' }, { width: 1280, height: 900 });
    const { headerImages } = stage.platform.tenant(1);
    const five =
      'carType=PKW&maxPrice=90000&maxMileAge=200000&minEnginePower=40&minInitialRegistration=2015-01-01&isVatDeductable=true';
    /** Prices wholly in view, with the shop at the top of the window. */
    const prices = () =>
      page.evaluate(() => {
        const root = document.querySelector('#webshop')?.shadowRoot;
        window.scrollTo(0, (root?.host.getBoundingClientRect().top ?? 0) + window.scrollY);
        const boxes = [...(root?.querySelectorAll('[data-vehicle-id] .price') ?? [])];
        return boxes.filter((price) => price.getBoundingClientRect().bottom <= innerHeight).length;
      });
    for (const images of [headerImages, []]) {
      stage.platform.tenant(1).headerImages = images;
      await page.reload();
      for (const [width, height, least] of [
        [1280, 900, 4],
        [1366, 768, 4],
        [360, 740, 2],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const [search, most] of [
          ['', least],
          [five, 1],
        ] as const) {
          await goTo(page, `#/?carQueryParams=${encodeURIComponent(search)}`);
          await searchIsShown(page);
          const which = `${width} × ${height} px, ${images.length} pictures, ${search === '' ? 'no' : 'five'} filters`;
          const chips = page.getByRole('group', { name: 'Aktive Filter' }).getByRole('button');
          await expect.poll(() => chips.count(), { message: which }).toBe(search === '' ? 0 : 6);
          await expect.poll(prices, { message: which }).toBeGreaterThanOrEqual(most);
        }
      }
    }
  });

  it('keeps its types within the page, its toolbar on a phone with a number of filters too, and in reach below the cards', async () => {
    const chosen = 'carType=PKW&maxPrice=90000&maxMileAge=200000&minEnginePower=50';
    const { page } = await stage.visit(
      { address: `#/?carQueryParams=${encodeURIComponent(chosen)}` },
      { width: 768, height: 740, isTouch: true },
    );
    await searchIsShown(page);
    const right = async (name: string) => {
      const { x = Infinity, width = 0 } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
      return x + width;
    };
    for (const width of [768, 500]) {
      await page.setViewportSize({ width, height: 740 });
      for (const name of ['PKW', 'Anhänger', 'Alle'])
        await expect.poll(() => right(name), { message: `${name} at ${width} px` }).toBeLessThanOrEqual(width);
    }
    const filter = page.getByRole('button', { name: 'Filter (3)' });
    const gutter = () => page.locator('.results').evaluate((list) => list.getBoundingClientRect().right);
    const overhang = async () => (await right('Filter (3)')) - (await gutter());
    for (const width of [390, 360, 344, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(overhang, { message: `${width} px` }).toBeLessThanOrEqual(0.5);
    }
    await page.evaluate(() => window.scrollBy(0, 1500));
    const top = () => filter.boundingBox().then((box) => box?.y ?? -1);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(740);
  });
});
