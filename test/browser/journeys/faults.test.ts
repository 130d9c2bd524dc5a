import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { ORDER_ID } from '../../builders/order';
import { aFreeCar, FREE_DAY, firstFreeDay, openKept, sendFromBoth } from '../support/order';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { keptValue } from '../../builders/kept';

const stage = setUpStage();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const SUMMARY = 'Prüfen und absenden';
const request = (page: Page) => page.getByRole('button', { name: 'Unverbindlich anfragen' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const productId = (name: string) =>
  stage.platform.tenant(1).products.find((product) => product.name.startsWith(name))?.id ?? '';
const orders = () => stage.platform.state.orders.map(({ order }) => order.id);

/** The draft as the browser holds it. */
async function kept(page: Page): Promise<OrderDraft | undefined> {
  const slot = keptValue(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.checkoutDraft)) as
    | OrderSlot
    | undefined;
  return slot?.drafts[0];
}

/** The steps behind the choice of a trade-in, with their headings. */
const STEPS = [
  ['3-offer', 'Unsere Angebote zu Ihrem Fahrzeug'],
  ['3-physical-product', /^Zubehör/],
  ['4-services', 'Services rund um Ihr Fahrzeug'],
  ['5-warranty', /^Reparatur/],
  ['6-insurance', 'Versicherung'],
  ['7-hand-over', /^Wie und wann/],
  ['8-reservation', 'Wie möchten Sie bezahlen?'],
  ['9-summary', SUMMARY],
] as const;

const draft = () => ({
  vehicleId: aFreeCar(stage.platform, 1).id,
  productIds: [productId('Dachbox')],
  paymentOptionId: 'at-car-dealer',
});

/** Columns of the placeholders of a page, and how many of them are seen in each row. */
const placeholderGrid = (page: Page) =>
  page.locator('.page-placeholder__cards').evaluate((grid) => {
    const { bottom } = grid.getBoundingClientRect();
    const tops = [...grid.children]
      .map((card) => card.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.top < bottom)
      .map(({ top }) => Math.round(top));
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    return { columns, rows: [...new Set(tops)].map((top) => tops.filter((other) => other === top).length) };
  });

describe('an order under bad conditions', () => {
  it('keeps everything over a reload at every step', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const whole = await openKept(page, stage.platform, 1, { ...draft(), wantsTradeIn: true }, '2-trade-in-selection');
    await heading(page, 'Welches Fahrzeug geben Sie in Zahlung?').waitFor();
    await page.reload();
    await heading(page, 'Welches Fahrzeug geben Sie in Zahlung?').waitFor();
    await page.getByRole('button', { name: 'Ohne Inzahlungnahme fortfahren' }).click();
    for (const [slug, name] of STEPS) {
      await page.evaluate((path) => {
        location.hash = path;
      }, `#/cars/${whole.vehicleId}/checkout/${slug}`);
      await heading(page, name).waitFor();
      await page.reload();
      await heading(page, name).waitFor();
      await expect
        .poll(() => kept(page), { message: slug })
        .toEqual({
          ...whole,
          wantsTradeIn: false,
          changedAt: expect.any(Number) as number,
        });
    }
    await expect.poll(() => field(page, 'Vorname').inputValue()).toBe('Anna');
    await request(page).click();
    await heading(page, 'Vielen Dank für Ihre Anfrage!').waitFor();
    expect(orders()).toEqual([ORDER_ID]);
  });

  it('waits in a slow network, says so, and takes a press only once', async () => {
    let release = stage.platform.hold();
    const { page } = await stage.visit({ address: '#/' });
    await page.getByText('Der Fahrzeugshop wird geladen.').waitFor({ state: 'attached' });
    for (const width of [360, 768, 1280, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { columns, rows } = await placeholderGrid(page);
      expect(rows, `${width} px`).toEqual([columns, columns]);
    }
    release();
    await searchIsShown(page);
    release = stage.platform.hold();
    await openKept(page, stage.platform, 1, draft());
    await page.getByText('Ihre Bestellung wird geladen.').waitFor({ state: 'attached' });
    release();
    await heading(page, SUMMARY).waitFor();
    await field(page, 'Ort').fill('Köln-Deutz');
    release = stage.platform.hold();
    await request(page).click();
    await expect.poll(() => request(page).getAttribute('aria-disabled')).toBe('true');
    await request(page).click({ force: true });
    release();
    await heading(page, 'Vielen Dank für Ihre Anfrage!').waitFor();
    expect(stage.platform.state.orders).toMatchObject([
      { received: 1, order: { vehicleDealerCustomer: { address: { city: 'Köln-Deutz' } } } },
    ]);
  });

  it('outlasts a lost connection: nothing typed is gone, and the next try sends it', async () => {
    const { page, context, expect: allow } = await stage.visit({}, { isFresh: true });
    await searchIsShown(page);
    await openKept(page, stage.platform, 1, draft());
    await heading(page, SUMMARY).waitFor();
    allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await field(page, 'Hausnummer').fill('77b');
    await request(page).click();
    await page
      .getByText('Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.')
      .first()
      .waitFor();
    await expect.poll(() => field(page, 'Hausnummer').inputValue()).toBe('77b');
    // What was there stays there, step by step.
    await page.getByRole('button', { name: 'Übergabe ändern' }).click();
    await heading(page, /^Wie und wann/).waitFor();
    await page.getByRole('button', { name: 'Zur Zusammenfassung' }).click();
    await heading(page, SUMMARY).waitFor();
    await expect.poll(() => field(page, 'Hausnummer').inputValue()).toBe('77b');

    await context.setOffline(false);
    await request(page).click();
    await heading(page, 'Vielen Dank für Ihre Anfrage!').waitFor();
    expect(orders()).toEqual([ORDER_ID]);
  });

  it('offers another try where the list could not be loaded, and has it once the connection is back', async () => {
    const { page, context, expect: allow } = await stage.visit({}, { isFresh: true });
    await searchIsShown(page);
    allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Nutzfahrzeug' }).click();
    await page.getByRole('heading', { name: 'Die Fahrzeuge konnten nicht geladen werden.' }).waitFor();
    await page.getByText('Bitte prüfen Sie Ihre Internetverbindung. Ihre Filter bleiben erhalten.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await searchIsShown(page);
    await expect.poll(() => page.url()).toContain('NUTZFAHRZEUG');
  });

  it('is one order when it is sent from two tabs', async () => {
    const { page, context } = await stage.visit();
    await searchIsShown(page);
    await openKept(page, stage.platform, 1, draft());
    await heading(page, SUMMARY).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await heading(other, SUMMARY).waitFor();
    await sendFromBoth(stage.platform, [request(page), request(other)]);
    await heading(page, 'Vielen Dank für Ihre Anfrage!').waitFor();
    await heading(other, 'Vielen Dank für Ihre Anfrage!').waitFor();
    expect(orders()).toEqual([ORDER_ID]);
    await expect.poll(() => kept(page)).toBeUndefined();
  });

  it('can be made where storage is forbidden', async () => {
    const { page, context } = await stage.visit({ build: 'none' }, { isFresh: true });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const { id } = aFreeCar(stage.platform, 1);
    const query = `checkoutOrderPaymentType=1&checkoutOrderCrossSellingProductIds=${productId('Abholung')}&checkoutOrderHandOverAt=${FREE_DAY}`;
    await page.goto(stage.publish({ address: `#/cars/${id}/checkout/8-reservation?${query}` }));
    await heading(page, 'Wie möchten Sie bezahlen?').waitFor();
    await page.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }).check();
    await firstFreeDay(page).click();
    await page.getByRole('combobox', { name: /Uhrzeit/ }).selectOption('10:00 Uhr');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await heading(page, SUMMARY).waitFor();
    await page.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
    const entries = {
      Vorname: 'Anna',
      Nachname: 'Weber',
      'E-Mail': 'anna.weber@beispiel.de',
      Telefon: '+49 221 9876543',
      Straße: 'Lindenallee',
      Hausnummer: '12a',
      Postleitzahl: '76133',
      Ort: 'Karlsruhe',
    };
    for (const [name, text] of Object.entries(entries)) await field(page, name).fill(text);
    await page.getByRole('checkbox', { name: /AGB/ }).check();
    await page.getByRole('checkbox', { name: /Widerrufsbelehrung/ }).check();
    await request(page).click();
    await heading(page, 'Vielen Dank für Ihre Anfrage!').waitFor();
    expect(orders()).toHaveLength(1);
  });
});
