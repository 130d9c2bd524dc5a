import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptValue } from '../../builders/kept';
import { ORDER_ID } from '../../builders/order';
import { aFreeCar, openKept } from '../support/order';
import { goTo, headingIsShown, searchIsShown, sectionIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const SUMMARY = 'Zusammenfassung';
const THANKS = 'Vielen Dank für Ihre Anfrage!';
const request = (page: Page) => page.getByRole('button', { name: 'Unverbindlich anfragen' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function kept(page: Page): Promise<OrderDraft | undefined> {
  const slot = keptValue(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.checkoutDraft)) as
    | OrderSlot
    | undefined;
  return slot?.drafts[0];
}

const draft = () => ({
  vehicleId: aFreeCar(stage.platform, 1).id,
  productIds: stage.platform
    .tenant(1)
    .products.filter(({ name }) => name.startsWith('Dachbox'))
    .map(({ id }) => id),
  paymentOptionId: 'at-car-dealer',
});

/** Columns of the placeholders of a page, and how many of them are seen in each row. */
const placeholderGrid = (page: Page) =>
  page.locator('.page-placeholder').evaluate((grid) => {
    const { bottom } = grid.getBoundingClientRect();
    const tops = [...grid.querySelectorAll('.page-placeholder__card')]
      .map((card) => card.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.top < bottom)
      .map(({ top }) => Math.round(top));
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    return { columns, rows: [...new Set(tops)].map((top) => tops.filter((other) => other === top).length) };
  });

describe('under bad conditions', () => {
  it('an order keeps everything over a reload, and in a slow network says that it waits and takes a press only once', async () => {
    let release = stage.platform.hold();
    const { page } = await stage.visit({ address: '#/' });
    await page.getByText('Der Fahrzeugshop wird geladen.').waitFor({ state: 'attached' });
    for (const width of [360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const isWhole = async () => {
        const { columns, rows } = await placeholderGrid(page);
        return rows.length > 1 && rows.every((count) => count === columns);
      };
      await expect.poll(isWhole, { message: `${width} px` }).toBe(true);
    }
    release();
    await searchIsShown(page);

    release = stage.platform.hold();
    const whole = await openKept(page, stage.platform, 1, { ...draft(), wantsTradeIn: true }, '2-trade-in-selection');
    await page.getByText('Ihre Bestellung wird geladen.').waitFor({ state: 'attached' });
    release();
    await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await page.reload();
    await page.getByRole('button', { name: 'Nein', exact: true }).click();
    for (const [slug, name] of [
      ['3-physical-product', 'Extras'],
      ['7-hand-over', 'Übergabe und Bezahlung'],
      ['9-summary', SUMMARY],
    ] as const) {
      await goTo(page, `#/cars/${whole.vehicleId}/checkout/${slug}`);
      await headingIsShown(page, name);
      await page.reload();
      await headingIsShown(page, name);
      const expected = { ...whole, wantsTradeIn: false, changedAt: expect.any(Number) as number };
      // The summary adds the bill as it was shown.
      await expect
        .poll(() => kept(page), { message: slug })
        .toEqual({ ...expected, ...(slug === '9-summary' && { shownTerms: expect.any(Array) as unknown }) });
    }

    await field(page, 'Ort').fill('Köln-Deutz');
    release = stage.platform.hold();
    await request(page).click();
    await expect.poll(() => request(page).getAttribute('aria-disabled')).toBe('true');
    await request(page).click({ force: true });
    release();
    await headingIsShown(page, THANKS);
    expect(stage.platform.state.orders).toMatchObject([
      { received: 1, order: { id: ORDER_ID, vehicleDealerCustomer: { address: { city: 'Köln-Deutz' } } } },
    ]);
  });

  it('list and order outlast a lost connection: nothing chosen or typed is gone, and the next try goes through', async () => {
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
    // The button has gone with the failure, the focus has not.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await expect.poll(() => page.url()).toContain('NUTZFAHRZEUG');

    await openKept(page, stage.platform, 1, draft());
    await headingIsShown(page, SUMMARY);
    await context.setOffline(true);
    await field(page, 'Hausnummer').fill('77b');
    await request(page).click();
    const failure = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
    await page.getByText(failure).first().waitFor();
    // What was there stays there, step by step.
    await page.getByRole('button', { name: 'Übergabe ändern' }).click();
    await sectionIsShown(page, /^Wie und wann/);
    await page.getByRole('button', { name: 'Zur Zusammenfassung' }).click();
    await headingIsShown(page, SUMMARY);
    await expect.poll(() => field(page, 'Hausnummer').inputValue()).toBe('77b');

    await context.setOffline(false);
    await request(page).click();
    await headingIsShown(page, THANKS);
    expect(stage.platform.state.orders.map(({ order }) => order.id)).toEqual([ORDER_ID]);
  });

  it('an order that two tabs send at the same moment is one', async () => {
    const { page, context } = await stage.visit({ address: '#/widerruf' });
    await openKept(page, stage.platform, 1, draft());
    await headingIsShown(page, SUMMARY);
    const other = await context.newPage();
    await other.goto(page.url());
    await headingIsShown(other, SUMMARY);
    const buttons = [request(page), request(other)];
    // Enabled, once the rate is there.
    for (const button of buttons) await button.click({ trial: true });
    for (const button of buttons) await button.focus();
    // Without waiting for the button: a tab that has heard of the other's order has none any more.
    await Promise.all([page, other].map((each) => each.keyboard.press('Enter')));
    await headingIsShown(page, THANKS);
    await headingIsShown(other, THANKS);
    // Sent twice under one id, or once: a tab that hears of the other's order while it checks its own does not send it.
    expect(stage.platform.state.orders.map(({ order }) => order.id)).toEqual([ORDER_ID]);
    await expect.poll(() => kept(page)).toBeUndefined();
  });
});
