import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../platform/contract';
import { vehicleFilter } from '../../platform/rules/vehicleFilter';
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

interface Journey {
  /** Through its control; or with the address of a dealer's link, where it has none. */
  choose: ((place: Locator) => Promise<void>) | string;
  /** The parameters of the request beside type and paging. */
  query: Record<string, string>;
  /** Which vehicles are meant, by hand. */
  holds: (car: Car) => boolean;
  tab?: { name: string; carType: Car['carType'] };
  isDetail?: true;
}

const isIn = (value: number | undefined, low: number, high = Infinity) =>
  value !== undefined && value >= low && value <= high;
const MOTORHOME = { name: 'Wohnmobil', carType: 'WOHNMOBIL' } as const;

/** One filter of each kind, and those whose control or rule is unlike any other; the rest of the table is proven without a browser. */
const journeys = (place: { locationName: string }): Record<string, Journey> => ({
  model: {
    choose: async (form) => {
      await chooseOption(form, 'Hersteller', 'Volkswagen');
      await chooseOption(form, 'Modell', 'Golf');
    },
    query: { manufacturer: 'VOLKSWAGEN', model: 'GOLF' },
    holds: ({ manufacturer, model }) => manufacturer === 'Volkswagen' && model === 'Golf',
  },
  carTypes: {
    choose: 'carTypes=ZWEIRAD,ANHAENGER',
    query: { carTypes: 'ZWEIRAD,ANHAENGER' },
    holds: ({ carType }) => carType === 'ZWEIRAD' || carType === 'ANHAENGER',
  },
  price: {
    choose: async (form) => {
      await chooseOption(form, 'Preis von', `15.000${NBSP}€`);
      await chooseOption(form, 'Preis bis', `25.000${NBSP}€`);
    },
    query: { minPrice: '15000', maxPrice: '25000' },
    holds: ({ publicPrice }) => isIn(publicPrice, 15_000, 25_000),
  },
  plugInHybrid: {
    choose: async (form) => {
      await pick(form, /^Kraftstoff/, 'Hybrid');
      await tick(form, 'Plug-in-Hybrid');
    },
    query: { fuelTypes: 'Hybrid Benzin', driveTypes: 'PLUG_IN_HYBRID' },
    holds: ({ fuelType, isPlugInHybrid }) => fuelType === 'Hybrid Benzin' && isPlugInHybrid === true,
  },
  isVatDeductable: {
    choose: (form) => tick(form, 'MwSt. ausweisbar'),
    query: { isVatDeductable: 'true' },
    holds: ({ isVatDeductable }) => isVatDeductable === true,
  },
  power: {
    choose: async (form) => {
      await chooseOption(form, 'Leistung von', `110${NBSP}PS`);
      await chooseOption(form, 'Leistung bis', `200${NBSP}PS`);
    },
    // 110 ÷ 1.35962 = 80.9; 200 ÷ 1.35962 = 147.1
    query: { minEnginePower: '81', maxEnginePower: '147' },
    holds: ({ enginePower }) => isIn(enginePower, 81, 147),
    isDetail: true,
  },
  sleepingPlaces: {
    choose: (form) => chooseOption(form, 'Schlafplätze', 'ab 4'),
    query: { minSleepingPlaces: '4' },
    holds: ({ sleepingPlaces }) => isIn(sleepingPlaces, 4),
    tab: MOTORHOME,
    isDetail: true,
  },
  exteriorColour: {
    choose: (form) => pick(form, /^Außenfarbe/, 'Silber'),
    query: { varnishBaseColorTypes: 'SILVER' },
    holds: ({ varnishColor = '' }) => /silber|silver/i.test(varnishColor),
    isDetail: true,
  },
  equipment: {
    choose: async (form) => {
      await tick(form, 'Anhängerkupplung');
      await tick(form, 'Sitzheizung');
    },
    query: { equipmentIds: 'tow_bar,seat_heating' },
    // Every further piece narrows the list.
    holds: ({ equipments }) =>
      ['tow_bar', 'seat_heating'].every((key) => (equipments ?? []).some(({ equipmentKey }) => equipmentKey === key)),
    isDetail: true,
  },
  locationName: {
    choose: `carType=PKW&locationNames=${place.locationName}`,
    query: { locationNames: place.locationName },
    holds: ({ carDealerLocation }) => carDealerLocation?.name === place.locationName,
  },
});

/** One filter from the empty search to its vehicles: request, count and list must tell of the same ones. */
async function walk(page: Page, key: string, journey: Journey): Promise<void> {
  const { choose, query, holds, tab, isDetail } = journey;
  const carType = 'carTypes' in query ? undefined : (tab?.carType ?? 'PKW');
  const expected = cars.filter((car) => (carType === undefined || car.carType === carType) && holds(car));
  const ids = new Set(expected.map(({ id }) => id));
  expect(expected.length, `${key}: something to find`).toBeGreaterThan(0);
  const asked = { ...(carType && { carType }), ...query };
  const byRule = vehicleFilter(new URLSearchParams(asked), new Date());
  expect(new Set(cars.filter((car) => byRule.matches(car)).map(({ id }) => id)), `${key}: the platform's rule`).toEqual(
    ids,
  );

  if (typeof choose === 'string') {
    await page.evaluate((search) => {
      location.hash = `#/?carQueryParams=${encodeURIComponent(search)}`;
    }, choose);
  } else {
    await choose(isDetail ? page.getByRole('dialog', { name: 'Detailfilter' }) : page.locator('.filter-sidebar'));
  }
  await expect
    .poll(() => listCalls().at(-1)?.query, { message: key, timeout: 8_000 })
    .toEqual({ ...asked, pageNumber: '1', pageSize: '12', isValidForSale: 'true' });
  if (isDetail) await page.getByRole('button', { name: `${results(expected.length)} Anzeigen` }).click();
  await countIs(page, expected.length);
  const shown = Math.min(expected.length, 12);
  await expect.poll(async () => (await listed(page)).filter((id) => ids.has(id)).length, { message: key }).toBe(shown);
  expect(await listed(page), key).toHaveLength(shown);
  await takeChipsAway(page, key, carType);
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
  const [location] = cars.flatMap((car) => car.carDealerLocation ?? []);
  return { ...visit, all: Object.entries(journeys({ locationName: location?.name ?? '' })) };
}

describe('a filter of each kind finds what it says', () => {
  it.each([
    ['in the sidebar', ({ choose, isDetail }: Journey) => typeof choose === 'function' && !isDetail, 4],
    ['in the detail filter', ({ isDetail }: Journey) => isDetail === true, 4],
    ['by a dealer’s link', ({ choose }: Journey) => typeof choose === 'string', 2],
  ] as const)('%s', async (_, isMeant, count) => {
    const { page, all } = await visitWith();
    const meant = all.filter(([, journey]) => isMeant(journey));
    expect(meant).toHaveLength(count);
    for (const [key, journey] of meant) {
      if (typeof journey.choose === 'function') {
        const tab = page.getByRole('button', { name: journey.tab?.name ?? 'PKW', exact: true });
        if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.click();
        await page.locator('.filter-sidebar').getByRole('button', { name: 'Zurücksetzen' }).click();
        await expect.poll(() => chips(page).count()).toBe(0);
        if (journey.isDetail) await page.getByRole('button', { name: /^Detailfilter/ }).click();
      }
      await walk(page, key, journey);
    }
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
  });

  it('have the representative example of a listed vehicle right under the monthly rate', async () => {
    const { page } = await visitWith();
    const rate = page.locator('.filter-sidebar').getByRole('group', { name: 'Monatliche Rate' });
    const note = rate.getByText(/^Repräsentatives Beispiel: Fahrzeugpreis .*effektiver Jahreszins/);
    await note.waitFor();
    const text = (await note.textContent()) ?? '';
    await expect.poll(() => page.locator('[data-vehicle-id]').filter({ hasText: text }).count()).toBeGreaterThan(0);
    const next = page.locator('.filter-sidebar').getByRole('group', { name: 'Erstzulassung' });
    const { y } = (await next.boundingBox()) ?? {};
    await chooseOption(page.locator('.filter-sidebar'), 'Preis bis', `15.000${NBSP}€`);
    await expect.poll(() => note.textContent()).not.toBe(text);
    expect((await next.boundingBox())?.y).toBe(y);
    // Nothing found: the filter that stands in the way does not jump away from under the pointer.
    const example = await note.textContent();
    await chooseOption(page.locator('.filter-sidebar'), 'Preis bis', `1.000${NBSP}€`);
    await countIs(page, 0);
    expect(await note.evaluate(({ textContent }) => textContent)).toBe(example);
    expect((await next.boundingBox())?.y).toBe(y);
  });

  it('are emptied by another type and by reset, which keeps the type; the active type again leads to all', async () => {
    const { page } = await visitWith();
    const count = (carType: string) => cars.filter((car) => car.carType === carType).length;
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await chooseOption(page.locator('.filter-sidebar'), 'Preis bis', `20.000${NBSP}€`);
    await expect.poll(() => chips(page).count()).toBe(2);
    await tab('Zweirad').click();
    await countIs(page, count('ZWEIRAD'));
    await expect.poll(() => chips(page).count()).toBe(0);
    await chooseOption(page.locator('.filter-sidebar'), 'Preis bis', `10.000${NBSP}€`);
    await page.locator('.filter-sidebar').getByRole('button', { name: 'Zurücksetzen' }).click();
    await countIs(page, count('ZWEIRAD'));
    await expect.poll(() => tab('Zweirad').getAttribute('aria-pressed')).toBe('true');
    await tab('Zweirad').click();
    await countIs(page, cars.length);
    await expect.poll(() => tab('Alle').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.getByRole('button', { name: /^Detailfilter/ }).isDisabled()).toBe(true);
  });

  it('start again at the first page with another order, and let the last of two changes win', async () => {
    const { page } = await visitWith();
    await page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }).click();
    await expect.poll(() => listed(page).then(({ length }) => length)).toBe(24);
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('price');
    await expect.poll(() => listCalls().at(-1)?.query).toMatchObject({ orderBy: 'price', pageNumber: '1' });
    await expect.poll(() => listed(page).then(({ length }) => length)).toBe(12);

    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.url()));
    const release = stage.platform.hold();
    await chooseOption(page.locator('.filter-sidebar'), 'Preis bis', `20.000${NBSP}€`);
    await page.getByRole('button', { name: /^Detailfilter Suche\.\.\.$/ }).waitFor();
    await expect.poll(() => listCalls().at(-1)?.query).toMatchObject({ maxPrice: '20000' });
    await chooseOption(page.locator('.filter-sidebar'), 'Preis bis', `15.000${NBSP}€`);
    await expect.poll(() => listCalls().at(-1)?.query).toMatchObject({ maxPrice: '15000' });
    release();
    const expected = cars.filter(({ carType, publicPrice }) => carType === 'PKW' && isIn(publicPrice, 1, 15_000));
    await countIs(page, expected.length);
    expect(aborted.filter((url) => url.includes('maxPrice=20000'))).toHaveLength(1);
    expect((await listed(page)).every((id) => expected.some((car) => car.id === id))).toBe(true);
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
        isIn(publicPrice, 1, 30_000) &&
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
