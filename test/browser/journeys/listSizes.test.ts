import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import { axeFindings } from '../support/axe';
import { searchIsShown } from '../support/shop';
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

/** Every vehicle of the list is of this kind, so that twelve equal cards are measured. */
const KINDS: Record<string, { car: Partial<Car>; wide?: number; narrow?: number; settings?: object }> = {
  'a plain vehicle': { car: {} },
  'a reduced one with net price': { car: { publicPreviousPrice: 29_900, isVatDeductable: true } },
  'a damaged one': { car: { isDamaged: true, accidentStatus: 'ACCIDENT' } },
  'a reserved one': { car: { reservedUntil: '2099-01-01T00:00:00Z' } },
  'one without a price': { car: { publicPrice: 0 } },
  'one without pictures': { car: { images: [] } },
  'one with a name of 90 characters': { car: { heading: LONG, marketingTitle: LONG } },
  'one of a dealer whose settings are missing': {
    car: {},
    settings: { uiColorAccentHex: undefined, uiBorderRadiusPx: undefined, companyName: undefined },
  },
  // Four lines of figures and two scales at a desk, half as much again on a phone.
  'a new plug-in hybrid with two classes': { car: HYBRID, wide: 620, narrow: 600 },
};

async function cardHeights(page: Page): Promise<{ median: number; most: number }> {
  const heights = await page
    .locator('.vehicle-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(heights).toHaveLength(12);
  const sorted = heights.sort((a, b) => a - b);
  return { median: sorted[5] ?? 0, most: sorted[11] ?? 0 };
}

function stockOf(car: Partial<Car>, settings: object = {}): void {
  const tenant = stage.platform.tenant(1);
  tenant.quirks.clear();
  Object.assign(tenant.settings, settings);
  tenant.vehicles = tenant.vehicles
    .filter(({ carType }) => carType === 'PKW')
    .slice(0, 12)
    .map((each) => ({ ...each, ...PLAIN, ...car }));
}

describe.each(Object.entries(KINDS))('the list of %s', (_, { car, wide = 520, narrow = 440, settings }) => {
  it('has cards of a size at which several are in view', async () => {
    stockOf(car, settings);
    const { page } = await stage.visit({}, { height: 900 });
    await searchIsShown(page);
    const atDesk = await cardHeights(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() =>
        page
          .locator('.vehicle-card')
          .first()
          .evaluate((card) => card.clientWidth),
      )
      .toBeLessThan(360);
    const onPhone = await cardHeights(page);
    expect.soft(atDesk.most).toBeLessThanOrEqual(wide);
    expect.soft(atDesk.median).toBeLessThanOrEqual(wide);
    expect.soft(onPhone.most).toBeLessThanOrEqual(narrow);
    expect.soft(onPhone.median).toBeLessThanOrEqual(narrow);
  });
});

describe('the list with rates', () => {
  it('has the whole example on a card in two columns', async () => {
    stockOf({});
    const { page } = await stage.visit({ address: '#/?carQueryParams=prices%3Drate' }, { height: 900 });
    await searchIsShown(page);
    const card = page.locator('.vehicle-card').first();
    await card.getByText(/^Finanzierung 364,56\s€ mtl/).waitFor();
    await card.getByText(/Repräsentatives Beispiel/).waitFor();
    expect((await cardHeights(page)).most).toBeLessThanOrEqual(680);
    // Rates first, in filters too.
    await expect
      .poll(() => page.locator('.filter-form__field').first().getAttribute('data-filter'))
      .toBe('monthlyRate');
  });

  // Of the plain card what the law adds for a credit, of the hybrid's what it adds for two classes.
  it.each([
    [1280, 780],
    [360, 840],
  ])(
    'has cards of new plug-in hybrids with the whole example too, at %i px at most %i px high',
    async (width, most) => {
      stockOf(HYBRID);
      const { page } = await stage.visit({ address: '#/?carQueryParams=prices%3Drate' }, { width, height: 900 });
      await searchIsShown(page);
      await page
        .getByText(/Repräsentatives Beispiel/)
        .first()
        .waitFor();
      expect((await cardHeights(page)).most).toBeLessThanOrEqual(most);
    },
  );

  it('is chosen above the list, stays on the way to a vehicle and back, and in the link', async () => {
    stockOf({});
    const { page } = await stage.visit();
    await searchIsShown(page);
    await expect.poll(() => page.getByText(/Repräsentatives Beispiel/).count()).toBe(0);
    await page.getByRole('radio', { name: 'Rate' }).check();
    await page
      .getByText(/Repräsentatives Beispiel/)
      .first()
      .waitFor();
    expect(page.url()).toContain('prices%3Drate');
    await page.getByText('Raten der Bank; mit eigener Anzahlung und Laufzeit rechnen Sie beim Fahrzeug.').waitFor();
    await page.locator('a[href*="/angebote-"]').first().click();
    await page.waitForURL(/angebote-.*prices%3Drate/);
    await page.goBack();
    await page.getByRole('radio', { name: 'Rate', checked: true }).waitFor();
    await page.getByRole('radio', { name: 'Barpreis' }).check();
    await expect.poll(() => page.getByText(/Repräsentatives Beispiel/).count()).toBe(0);
    expect(page.url()).not.toContain('prices');
  });
});

describe('the toolbar on a phone', () => {
  it.each([320, 344, 360, 390])('stays within the page at %i px, with a number of filters too', async (width) => {
    const chosen = 'carType=PKW&maxPrice=90000&maxMileAge=200000&minEnginePower=50';
    const { page } = await stage.visit(
      { address: `#/?carQueryParams=${encodeURIComponent(chosen)}` },
      { width, height: 740 },
    );
    await searchIsShown(page);
    const button = page.getByRole('button', { name: 'Filter (3)' });
    const end = async () => ((await button.boundingBox())?.x ?? 0) + ((await button.boundingBox())?.width ?? 0);
    const gutter = () => page.locator('.results').evaluate((list) => list.getBoundingClientRect().right);
    await expect.poll(async () => (await end()) - (await gutter())).toBeLessThanOrEqual(0.5);
  });
});

describe('the list in any look', () => {
  it.each([
    [1280, '#FFF44F', 0],
    [1280, '#FFF44F', 24],
    [360, '#FFF44F', 0],
    [360, '#0B5FA5', 24],
  ])('has no finding of axe at %i px with the accent %s and corners of %i px', async (width, accent, radius) => {
    stockOf({}, { uiColorAccentHex: accent, uiBorderRadiusPx: radius });
    const { page } = await stage.visit({ address: '#/?carQueryParams=prices%3Drate' }, { width, height: 900 });
    await searchIsShown(page);
    await page
      .getByRole('button', { name: /vergleichen$/ })
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, `list-${accent.slice(1)}-${radius}`);
  });
});

describe('the top of the search', () => {
  const firstCard = (page: Page) =>
    page
      .locator('.vehicle-card')
      .first()
      .evaluate((card) => {
        const shop = document.querySelector('#webshop')?.getBoundingClientRect().top ?? 0;
        return card.getBoundingClientRect().top - shop;
      });

  it.each([
    [1280, 900, 420],
    [1280, 760, 400],
    [1280, 700, 300],
    [768, 900, 300],
    [360, 740, 300],
  ])('at %i × %i px begins its first card at most %i px below the top of the shop', async (width, height, most) => {
    stockOf({});
    const { page } = await stage.visit({}, { width, height });
    await searchIsShown(page);
    expect(await firstCard(page)).toBeLessThanOrEqual(most);
  });
});

describe('photographs', () => {
  it('of any shape fill a picture of 4:3 at every width, in grid and list', async () => {
    const photos = ['suv-portrait', 'estate-panorama', 'hatchback-turned', 'suv-large', 'broken'];
    stockOf({});
    const { page } = await stage.visit({}, { height: 900 });
    stage.platform.tenant(1).vehicles.forEach((car, index) => {
      const name = photos[index % photos.length] ?? '';
      car.images = [{ url: `${stage.platform.baseUrl}/media/photos/${name}.jpg`, type: 1 }];
    });
    await page.reload();
    await searchIsShown(page);
    for (const width of [360, 700, 1000, 1280, 1500, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const ratios = await page.locator('.vehicle-card__media').evaluateAll((boxes) =>
        boxes.map((box) => {
          const [outer, inner] = [box, box.querySelector('img')].map((part) => part?.getBoundingClientRect());
          return [outer, inner].map((rect) => (rect ? rect.width / rect.height : 0));
        }),
      );
      for (const [box, picture] of ratios) {
        expect(box).toBeCloseTo(4 / 3, 1);
        expect(picture).toBeCloseTo(4 / 3, 1);
      }
    }
    await page.getByRole('button', { name: 'Listenansicht' }).click();
    const list = await page.locator('.vehicle-card__media').first().boundingBox();
    expect((list?.width ?? 0) / (list?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    expect(list?.width).toBeGreaterThan(400);
  });
});
