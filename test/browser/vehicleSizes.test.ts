import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Car } from '../platform/contract';
import { SPECIAL } from '../platform/stock/specials';
import { vehicleTabs } from '../../src/features/vehicle/tabs';
import { cutTexts } from './support/measure';
import { openKept } from './support/order';
import { atRest, wheel } from './support/place';
import { closeLayer, follow } from './support/screens/screen';
import { theCar } from './support/screens/vehicle';
import { setUpStage } from './support/stage';
import { settle } from './support/watch';

const stage = setUpStage();

/** Height of the dealer's own header on top of the page, px. */
const HOST_HEADER = 90;
const NOTEBOOK = 768;
const BOX = 560;
/** Of a phone; the bar covers what is below. */
const PHONE = { width: 360, height: 740 };
const PAGE_ON_PHONE = 2650;
const TABLET = { width: 768, height: 1024 };
/** What the law adds to a new car: classes with their scales, costs of energy and CO2, the guide, px. */
const LAW = 400;

const LONG_NAME = 'Volkswagen Golf Variant Donaudampfschifffahrtsgesellschaftskapitänssondermodell Edition 50';

const special = (internalId: string) => {
  const car = stage.platform.tenant(1).vehicles.find((vehicle) => vehicle.internalId === internalId);
  return car ?? expect.fail(`no ${internalId} in the stock`);
};

/** Vehicles that could be too much for the page: name, and the vehicle in the stock of tenant 1. */
const VEHICLES: readonly (readonly [name: string, vehicle: () => Car])[] = [
  ['a vehicle with bank and lessor', () => special(SPECIAL.financeVw)],
  [
    'a new plug-in hybrid with two classes',
    () => {
      const car = stage.platform
        .tenant(1)
        .vehicles.find(({ driveType, carType }) => driveType === 'PLUG_IN_HYBRID' && carType === 'PKW');
      return Object.assign(car ?? expect.fail('no plug-in hybrid in the stock'), {
        usedConditionType: 'Neuwagen',
        mileAge: 10,
        initialRegistration: undefined,
        reservedUntil: undefined,
      });
    },
  ],
  ['a reduced one with a net price', () => Object.assign(special(SPECIAL.priceDropped), { isVatDeductable: true })],
  ['a damaged one', () => special(SPECIAL.damaged)],
  ['a reserved one', () => special(SPECIAL.reserved)],
  ['one without a price', () => special(SPECIAL.priceOnRequest)],
  ['one without pictures', () => special(SPECIAL.withoutPicture)],
  ['one without almost any data', () => special(SPECIAL.sparse)],
  ['one with names of 90 characters', () => Object.assign(special(SPECIAL.longNames), { heading: LONG_NAME })],
];

async function open(vehicle: Car, query = ''): Promise<Page> {
  const { page } = await stage.visit(
    {
      address: `#/angebote-x/${vehicle.id}${query}`,
      head: `<style>body { margin: 0; padding-top: ${HOST_HEADER}px }</style>`,
    },
    { width: 1366, height: NOTEBOOK },
  );
  await page.evaluate((top) => {
    const header = document.createElement('header');
    header.style.cssText = `position: fixed; inset: 0 0 auto; height: ${top}px; background: #fff; z-index: 9`;
    document.body.append(header);
  }, HOST_HEADER);
  await isComplete(page);
  return page;
}

/** Goes on to another vehicle, wide again. */
async function openNext(page: Page, { id }: Car): Promise<void> {
  await page.setViewportSize({ width: 1366, height: NOTEBOOK });
  await follow(page, `#/angebote-x/${id}`);
  await expect.poll(() => stage.platform.record.some(({ path }) => path.endsWith(`/cars/${id}`))).toBe(true);
  await isComplete(page);
}

/** Waits for what is loaded when the browser is idle: it pushes the page down. */
async function isComplete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Was kostet er mich im Monat?' }).waitFor();
  await settle(page);
}

const stickyBar = (page: Page) => page.locator('.vehicle-view .sticky-bar');
const boxOf = async (page: Page) => (await page.locator('.price-box').boundingBox()) ?? expect.fail('no price box');

async function boxIsInView(page: Page, name: string): Promise<void> {
  const { y, height } = await atRest(page, () => boxOf(page));
  expect(height, name).toBeLessThanOrEqual(BOX);
  expect(y + height, name).toBeLessThanOrEqual(NOTEBOOK);
}

/** Picture, name, price, facts and availability above the bar with the main button (rules/vehicle: first view). */
async function firstViewHolds(page: Page, name: string, others: readonly string[] = []): Promise<void> {
  const bar = (await atRest(page, () => stickyBar(page).boundingBox())) ?? expect.fail('no bar');
  expect(bar.y + bar.height, name).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  const parts = ['.gallery__stage', 'h1', '.price-box .price', '.price-box .fact-list', '.price-box__notes', ...others];
  for (const part of parts) {
    const ends = await page
      .locator(`.vehicle-view ${part}`)
      .evaluateAll((boxes) => boxes.slice(0, 1).map((box) => box.getBoundingClientRect().bottom));
    for (const end of ends) expect(end, `${name}: ${part}`).toBeLessThanOrEqual(bar.y + HOST_HEADER);
  }
}

async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
}

/** What is measured of each vehicle, wide and on a phone. */
async function fits(page: Page, name: string): Promise<void> {
  await boxIsInView(page, name);
  await page.mouse.move(400, 400);
  await wheel(page, 300);
  await expect.poll(() => page.evaluate(() => scrollY), { message: name }).toBeGreaterThan(150);
  await expect.poll(async () => Math.round((await boxOf(page)).y), { message: name }).toBe(HOST_HEADER + 24);

  await openOnPhone(page);
  if (!name.includes('90 characters')) await firstViewHolds(page, name);
  // The vehicles of before are on the page, too.
  await page
    .locator('.recently-seen:not(.similar-vehicles)')
    .evaluateAll((lists: HTMLElement[]) => lists.forEach(({ style }) => (style.display = 'none')));
  const view = page.locator('.vehicle-view');
  const { height } = (await atRest(page, () => view.boundingBox())) ?? expect.fail('no page');
  expect(height, name).toBeLessThanOrEqual(PAGE_ON_PHONE + (name.includes('two classes') ? LAW : 0));
  // The bar has two lines, and the buttons' height, beside the panel of the month as well.
  const bar = () =>
    stickyBar(page).evaluate((box) => (box.querySelector('.button--wide') === null ? box.clientHeight : 0));
  expect(await bar(), name).toBeLessThanOrEqual(72);
  await page.getByRole('heading', { level: 2, name: 'Was kostet er mich im Monat?' }).scrollIntoViewIfNeeded();
  await expect.poll(bar, { message: name }).toBeLessThanOrEqual(72);
  // One row of controls before the pictures.
  const above = await page.locator('.vehicle-view__top').evaluate((row) => row.getBoundingClientRect().height);
  expect(above, name).toBe(44);
}

// rules/vehicle: price box in view, rules/vehicle: length on a phone.
describe('the price box is wholly in view on a small notebook, and the page short on a phone', () => {
  it('for each of the vehicles, one after the other', async () => {
    const [first, ...others] = VEHICLES.map(([name, vehicle]) => ({ name, car: vehicle() }));
    if (!first) throw new Error('no vehicle');
    const page = await open(first.car);
    await fits(page, first.name);
    for (const { name, car } of others) {
      await openNext(page, car);
      await fits(page, name);
    }
  });

  it('for one of a dealer without settings', async () => {
    const { settings } = stage.platform.tenant(1);
    Object.assign(settings, { uiMarketingBenefits: undefined, uiQualityPromises: undefined, companyName: undefined });
    await fits(await open(special(SPECIAL.manyPictures)), 'without settings');
  });

  it.each(VEHICLES.slice(0, 2))('with the rate and its whole example, for %s', async (name, vehicle) => {
    const marketingTitle = 'Titanium X 2.5 Duratec Allradantrieb, Automatik, Winterpaket, Panoramadach';
    const car = Object.assign(vehicle(), { financingCalculationProviderType: 'VW' as const, marketingTitle });
    const page = await open(car, '?carQueryParams=prices%3Drate');
    const example = page.getByRole('region', { name: 'Beispiel zur Rate: Finanzierung' });
    for (const figure of ['Nettodarlehensbetrag', 'Effektiver Jahreszins', 'Gesamtbetrag'])
      await example.getByText(figure).waitFor();
    await page.locator('.price-box').getByText('Achtung! Kreditaufnahme kostet Geld.').waitFor();
    await boxIsInView(page, name);
    // On a phone the facts stand before the example.
    await openOnPhone(page);
    await firstViewHolds(page, name);
    // On a tablet the example as well.
    await page.setViewportSize(TABLET);
    await settle(page);
    await firstViewHolds(page, name, ['.price-and-month__example']);
    await openOnPhone(page);
    // The version takes one line, and is whole among the data.
    const version = page.locator('.price-box').getByText(marketingTitle);
    expect((await atRest(page, () => version.boundingBox()))?.height, name).toBe(20);
    await page.getByRole('link', { name: 'Alle Daten' }).click();
    await page.getByRole('definition').getByText(marketingTitle, { exact: true }).waitFor();
  });
});

it('has a bar of two lines where the page has the gutter', async () => {
  const { page } = await stage.visit(
    {
      address: `#/angebote-x/${special(SPECIAL.financeVw).id}?carQueryParams=prices%3Drate`,
      head: '<style>body { margin: 0; padding: 0 16px } #webshop { --webshop-gutter: 0px }</style>',
    },
    PHONE,
  );
  await isComplete(page);
  await stickyBar(page).getByText('am Anfang').waitFor();
  expect(await atRest(page, () => stickyBar(page).evaluate((bar) => bar.clientHeight))).toBeLessThanOrEqual(72);
});

const LONG_WORD = 'Sitzheizungslenkradheizungsstandheizungsfrontscheibenheizungs'.repeat(2).slice(0, 90);

/** Every text of the dealer that a visitor sees, as one word. */
function writeLongWords(): Car {
  const { settings, vehicles, products, locations, contacts } = stage.platform.tenant(1);
  for (const vehicle of vehicles) {
    const { carDealerLocation: place, equipments } = vehicle;
    Object.assign(vehicle, {
      marketingTitle: LONG_WORD,
      varnishColor: LONG_WORD,
      equipmentVariant: LONG_WORD,
      qualitySeal: LONG_WORD,
      marketingCampaign: LONG_WORD,
      descriptionHtml: `<p>${LONG_WORD}</p><ul><li>${LONG_WORD}</li></ul>`,
      equipments: equipments?.map((piece) => ({ ...piece, name: LONG_WORD })),
    });
    if (place)
      Object.assign(place, { name: LONG_WORD, address: { ...place.address, street: LONG_WORD, city: LONG_WORD } });
  }
  for (const product of products)
    Object.assign(product, { name: `${product.name} ${LONG_WORD}`, description: LONG_WORD });
  for (const place of locations) Object.assign(place, { name: LONG_WORD, eMail: `${LONG_WORD}@example.com` });
  for (const contact of contacts) Object.assign(contact, { name: LONG_WORD, email: `${LONG_WORD}@example.com` });
  Object.assign(settings, { uiMarketingBenefits: [LONG_WORD], uiQualityPromises: [LONG_WORD], companyName: LONG_WORD });
  return Object.assign(theCar(stage.platform), { enVkvLabelDocumentUrl: 'https://example.com/label.pdf' });
}

// rules/vehicle: long words.
describe('a word of 90 letters wraps in every box', () => {
  const WIDTHS = [360, 1280];
  async function cutAt(page: Page, name: string, widths = WIDTHS): Promise<string[]> {
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      await stage.screenshot(page, `long-${name}`);
      faults.push(...(await cutTexts(page)).map((fault) => `${name}, ${width}: ${fault}`));
    }
    return faults;
  }

  it('of a vehicle, its list, its comparison and its order', async () => {
    const car = writeLongWords();
    const { page } = await stage.visit({ address: '#/' }, { width: 360, height: 800 });
    await page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).waitFor();
    const faults = await cutAt(page, 'search');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor();
    faults.push(...(await cutAt(page, 'filters', [360])));
    await closeLayer(page);
    for (const { slug, label } of vehicleTabs.slice(0, 8)) {
      await follow(page, `#/angebote-x/${car.id}/${slug}`);
      await page.getByRole('tab', { name: label, selected: true }).waitFor();
      faults.push(...(await cutAt(page, slug)));
    }
    const others = stage.platform
      .tenant(1)
      .vehicles.slice(0, 2)
      .map(({ id }) => id);
    await follow(page, `#/vergleich?fahrzeuge=${[car.id, ...others].join(',')}`);
    await page.getByRole('heading', { level: 1, name: /[Vv]ergleich/ }).waitFor();
    await page.getByRole('table').first().waitFor();
    faults.push(...(await cutAt(page, 'comparison')));
    for (const slug of ['1-trade-in', '7-hand-over', '9-summary']) {
      await openKept(page, stage.platform, 1, { vehicleId: car.id }, slug);
      await page.getByRole('heading', { level: 1 }).waitFor();
      faults.push(...(await cutAt(page, slug)));
    }
    expect(faults).toEqual([]);
  });
});
