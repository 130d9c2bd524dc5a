import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ORDER_ID } from '../../builders/order';
import type { HostPage } from '../support/hostPage';
import { keyboardOn } from '../support/journey';
import { aFreeCar, openKept } from '../support/order';
import { headingIsShown, isFocused } from '../support/shop';
import { setUpStage, type Visitor } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const PAYPAL = /third party: https:\/\/www\.paypal\.com\/sdk\/js/;
const THANKS = 'Vielen Dank für Ihre Reservierung!';
/** Once the fee is paid, the button no longer asks for it. */
const reserve = (page: Page) => page.getByRole('button', { name: /^Zahlungspflichtig (?:reservieren|bestellen)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reservierungsgebühr' });
const paypal = (page: Page, name = 'Mit PayPal bezahlen') => page.getByRole('button', { name, exact: true });

/** What came of it: ids of the orders, and how often money was taken. */
const outcome = () => ({
  orders: stage.platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId]),
  captures: stage.platform.state.payments.map(({ captures }) => captures),
});

async function openSummary(host: HostPage = {}, visitor: Visitor = {}) {
  const visit = await stage.visit({ tenant: 2, ...host }, visitor);
  const car = aFreeCar(stage.platform, 2);
  await openKept(visit.page, stage.platform, 2, { vehicleId: car.id, paymentOptionId: 'reservation-fee-online' });
  await headingIsShown(visit.page, 'Zusammenfassung');
  return { ...visit, car };
}

/** Opens the dialog and agrees that PayPal may be loaded. */
async function openPaypal(page: Page): Promise<void> {
  await reserve(page).click();
  await dialog(page).getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await paypal(page).waitFor();
}

function watchPaypal(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('paypal')) asked.push(request.url());
  });
  return asked;
}

describe('the reservation fee by PayPal', () => {
  it('can be tried again where PayPal is blocked, cancelled and fails, is taken once by a double click, and makes one order', async () => {
    const { page, context, expect: expecting, car } = await openSummary();
    for (const complaint of [PAYPAL, /(failed request|console.error).*(sdk\/js|ERR_FAILED)/]) expecting(complaint);
    const asked = watchPaypal(context);
    await reserve(page).click();
    await dialog(page).getByText('250 €', { exact: true }).waitFor();
    await dialog(page)
      .getByText(/PayPal \(Europe\)/)
      .waitFor();
    expect(asked).toEqual([]);
    await context.route('https://www.paypal.com/**', (route) => route.abort(), { times: 1 });
    await dialog(page).getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
    await dialog(page).getByText('PayPal konnte nicht geladen werden.').waitFor();
    const scripts = () => page.evaluate(() => document.querySelectorAll('script[data-namespace]').length);
    await expect.poll(scripts).toBe(0);
    await dialog(page).getByRole('button', { name: 'Erneut versuchen' }).click();
    await paypal(page).waitFor();
    const sdk = new URL(asked.at(-1) ?? '');
    expect(Object.fromEntries(sdk.searchParams)).toEqual({
      'client-id': 'demo-paypal-client',
      currency: 'EUR',
      locale: 'de_DE',
      intent: 'capture',
      components: 'buttons',
    });

    await paypal(page, 'PayPal abbrechen').click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByText(/Sie haben die Zahlung abgebrochen/).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: /Nachname/ }).inputValue()).toBe('Weber');
    // The same buttons once more, without loading them again.
    await reserve(page).click();
    await paypal(page, 'PayPal scheitert').click();
    await dialog(page)
      .getByText(/Die Zahlung hat nicht geklappt, es wurde nichts abgebucht/)
      .waitFor();
    expect(outcome().orders).toEqual([]);
    expect(outcome().captures.every((captures) => captures === 0)).toBe(true);

    const release = stage.platform.hold('/capture');
    await paypal(page).dblclick();
    const paying = dialog(page).getByText(/^Ihre Zahlung wird ausgeführt/);
    await paying.waitFor();
    await expect.poll(() => dialog(page).getByRole('button', { name: 'Schließen' }).count()).toBe(0);
    // Chromium closes a dialog at the second Escape, whatever the page says to it.
    for (let press = 1; press <= 3; press += 1) await page.keyboard.press('Escape');
    await paying.waitFor();
    await expect.poll(() => dialog(page).evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    release();
    await headingIsShown(page, THANKS);
    expect(asked.filter((url) => url.includes('/sdk/js'))).toHaveLength(2);
    const { orders, captures } = outcome();
    expect(orders).toEqual([[ORDER_ID, expect.stringMatching(/^PAY-/)]]);
    expect(captures.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(stage.platform.state.orders[0]?.order).toMatchObject({ orderPaymentType: 3, vehicleId: car.id });
    // Nothing of PayPal's outlasts the checkout.
    await expect
      .poll(() =>
        page.evaluate(() => [
          document.querySelectorAll('script[data-namespace], [slot=paypal]').length,
          Object.keys(window).filter((name) => /paypal/i.test(name)),
        ]),
      )
      .toEqual([0, []]);
  });

  it('is taken once although the order fails, also after a reload and in a second tab', async () => {
    const { page, context, expect: expecting } = await openSummary();
    expecting(PAYPAL);
    expecting(/v2\/orders|status of 500/);
    stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 500, 2);
    const second = await context.newPage();
    await second.goto(page.url());
    await headingIsShown(second, 'Zusammenfassung');
    await openPaypal(page);
    await paypal(page).click();
    const failure = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
    await dialog(page).getByText(failure).waitFor();
    await dialog(page).getByText('Ihre Zahlung ist eingegangen, Ihre Bestellung ist noch nicht bestätigt.').waitFor();
    // The other tab knows of it without being asked.
    await second.getByText('Ihre Zahlung ist eingegangen, Ihre Bestellung ist noch nicht bestätigt.').waitFor();

    await page.reload();
    await page.getByText('Ihre Zahlung ist eingegangen, Ihre Bestellung ist noch nicht bestätigt.').waitFor();
    await reserve(page).click();
    await page.getByText(failure).waitFor();
    await reserve(second).click();
    await headingIsShown(second, THANKS);
    expect(outcome()).toEqual({ orders: [[ORDER_ID, 'PAY-1']], captures: [1] });
  });

  it('is paid by keyboard alone on a phone, in the overlay, under a strict policy with a nonce', async () => {
    const { script, platform } = stage.addresses;
    const { page, expect: expecting } = await openSummary(
      {
        attributes: { layout: 'overlay', cspNonce: 'r4nd0m' },
        headers: {
          'content-security-policy': `default-src 'self'; script-src ${new URL(script).origin} 'nonce-r4nd0m'; style-src 'self'; connect-src 'self' ${platform}; img-src * data: blob:`,
        },
      },
      { width: 360, height: 740 },
    );
    expecting(PAYPAL);
    const hand = keyboardOn(page);
    await reserve(page).press('Enter');
    await dialog(page).waitFor();
    await stage.screenshot(page, 'paypal-consent');
    await hand.press(dialog(page).getByRole('button', { name: 'Mit PayPal bezahlen' }));
    await paypal(page).waitFor();
    await stage.screenshot(page, 'paypal-buttons');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(reserve(page))).toBe(true);
    await page.keyboard.press('Enter');
    await hand.press(paypal(page));
    await headingIsShown(page, THANKS);
    await stage.screenshot(page, 'paypal-thanks');
    expect(outcome()).toEqual({ orders: [[ORDER_ID, 'PAY-1']], captures: [1] });
  });

  it('that PayPal has not confirmed is ordered with these words, also after a reload, and is never thanked for', async () => {
    const { page, expect: expecting } = await openSummary({}, { width: 360, height: 740 });
    expecting(PAYPAL);
    stage.platform.state.captureStatus = 'PENDING';
    await openPaypal(page);
    await paypal(page).click();
    await dialog(page).getByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.').waitFor();
    await stage.screenshot(page, 'paypal-unconfirmed');
    expect(outcome()).toEqual({ orders: [], captures: [1] });
    await dialog(page).getByRole('button', { name: 'Bestellung absenden' }).click();
    const isSaid = async () => {
      await headingIsShown(page, 'Ihre Bestellung ist eingegangen');
      await settle(page);
      await page.getByText('Ihre Bestellung', { exact: true }).click();
      await page.getByText('Bei PayPal, noch nicht bestätigt').waitFor();
      await page.getByText(/Bitte bezahlen Sie die Gebühr nicht noch einmal\./).waitFor();
      await expect.poll(() => page.getByText(/Vielen Dank für Ihre Reservierung|Bezahlt/).count()).toBe(0);
    };
    await isSaid();
    await stage.screenshot(page, 'paypal-unconfirmed-ordered');
    await page.reload();
    await isSaid();
    expect(outcome()).toEqual({ orders: [[ORDER_ID, 'PAY-1']], captures: [1] });
  });

  it('that PayPal declines orders nothing, keeps what was typed, and can be paid again or otherwise', async () => {
    const { page, expect: expecting } = await openSummary({}, { width: 360, height: 740 });
    expecting(PAYPAL);
    stage.platform.state.captureStatus = 'DECLINED';
    await page.getByRole('textbox', { name: /^Ort/ }).fill('Durlach');
    await openPaypal(page);
    await paypal(page).click();
    const failure = /^Die Zahlung hat nicht geklappt, es wurde nichts abgebucht\./;
    await dialog(page).getByText(failure).waitFor();
    await stage.screenshot(page, 'paypal-declined');
    expect(outcome()).toEqual({ orders: [], captures: [1] });
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.reload();
    await headingIsShown(page, 'Zusammenfassung');
    await expect.poll(() => page.getByRole('textbox', { name: /^Ort/ }).inputValue()).toBe('Durlach');
    stage.platform.state.captureStatus = 'COMPLETED';
    await openPaypal(page);
    await paypal(page).click();
    await headingIsShown(page, THANKS);
    expect(outcome()).toEqual({ orders: [[ORDER_ID, 'PAY-2']], captures: [1, 1] });
  });
});
