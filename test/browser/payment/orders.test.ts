import { isDeepStrictEqual } from 'node:util';
import { orderNumber } from '../../../src/domain/order/orderNumber';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { customerEntries, ORDER_ID } from '../../builders/order';
import { axeFindings } from '../support/axe';
import { aFreeCar, FREE_DAY, openKept } from '../support/order';
import { goTo, headingIsShown, searchIsShown, sectionIsShown } from '../support/shop';
import { setUpStage, type Visitor } from '../support/stage';
import { rendered, settle } from '../support/watch';

const stage = setUpStage();

const PAYPAL = /third party: https:\/\/www\.paypal\.com\/sdk\/js/;
const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
const MAY_HAVE_ARRIVED = 'Ihre Bestellung ist vielleicht schon angekommen.';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const orderIt = (page: Page) => button(page, 'Zahlungspflichtig bestellen');
const question = (page: Page) => page.getByRole('dialog', { name: 'Ihre Bestellung ist vielleicht schon angekommen' });
const orders = () => stage.platform.state.orders.map(({ order }) => order);
const captures = () => stage.platform.state.payments.map((payment) => payment.captures);
/** Stores the order and garbles its answer, which the console names. */
function loseAnswer({ expect: expectComplaint }: Pick<Awaited<ReturnType<typeof stage.visit>>, 'expect'>) {
  expectComplaint(/Die Antwort auf POST \/v2\/orders ist nicht lesbar/);
  stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 'truncated', 1);
}

async function openSummary(draft: Partial<OrderDraft> = {}, visitor: Visitor = {}, tenant: 1 | 2 = 1) {
  const visit = await stage.visit({ tenant, address: '#/widerruf' }, visitor);
  const car = aFreeCar(stage.platform, tenant);
  await openKept(visit.page, stage.platform, tenant, {
    vehicleId: car.id,
    paymentOptionId: 'advance-transfer',
    ...draft,
  });
  await headingIsShown(visit.page, 'Zusammenfassung');
  return { ...visit, car };
}

async function openPaypal(page: Page): Promise<void> {
  await button(page, 'Zahlungspflichtig reservieren').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).waitFor();
}
const pay = (page: Page) => page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();

describe('an order whose answer was lost', () => {
  it('is named on the list of another tab, asks before a change, and is confirmed in both as it was sent, after reloads too', async () => {
    const visit = await openSummary();
    const { page, context } = visit;
    loseAnswer(visit);
    await orderIt(page).click();
    await page.getByText(FAILED).waitFor();
    await page.getByText(MAY_HAVE_ARRIVED).waitFor();
    await stage.screenshot(page, 'order-unanswered');
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill('anders@beispiel.de');
    await question(page).getByRole('button', { name: 'Nichts ändern' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: /^E-Mail/ }).inputValue()).toBe(customerEntries.email);
    await page.reload();
    await headingIsShown(page, 'Zusammenfassung');
    await page.getByText(MAY_HAVE_ARRIVED).first().waitFor();

    const list = await context.newPage();
    await list.goto(page.url().replace(/#.*/, ''));
    await list.getByText(MAY_HAVE_ARRIVED).waitFor();
    await stage.screenshot(list, 'list-open-order');
    await list.getByRole('link', { name: 'Zur gesendeten Bestellung' }).click();
    await headingIsShown(list, 'Zusammenfassung');
    await button(list, 'Bezahlung ändern').click();
    await sectionIsShown(list, 'Wie möchten Sie bezahlen?');
    await list.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }).click();
    await question(list).getByText(orderNumber(ORDER_ID)).waitFor();
    expect(await axeFindings(list)).toEqual([]);
    await question(list).getByRole('button', { name: 'Unverändert noch einmal senden' }).click();
    await headingIsShown(list, 'Vielen Dank für Ihre Bestellung!');
    await headingIsShown(page, 'Vielen Dank für Ihre Bestellung!');
    await list.getByText(customerEntries.email).waitFor();
    expect(orders()).toMatchObject([{ id: ORDER_ID, orderPaymentType: 2 }]);
    await list.reload();
    await headingIsShown(list, 'Vielen Dank für Ihre Bestellung!');
  });

  it('is replaced at the visitor’s word by one of another number, and the dealer is told', async () => {
    const visit = await openSummary();
    const { page, car } = visit;
    loseAnswer(visit);
    await orderIt(page).click();
    await page.getByText(FAILED).waitFor();
    await button(page, 'Bezahlung ändern').click();
    await page.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }).click();
    await question(page).getByRole('button', { name: 'Erste Bestellung stornieren, neu bestellen' }).click();
    await page.getByText(/^Wir haben das Autohaus gebeten, Ihre erste Bestellung zu stornieren/).waitFor();
    expect(stage.platform.state.emails).toMatchObject([
      { carId: car.id, message: expect.stringContaining(orderNumber(ORDER_ID)) as string },
    ]);
    await button(page, 'Zur Zusammenfassung').click();
    // The first one still holds the vehicle.
    const vehicle = stage.platform.tenant(1).vehicles.find(({ id }) => id === car.id);
    if (vehicle) vehicle.reservedUntil = undefined;
    await button(page, 'Unverbindlich anfragen').click();
    await headingIsShown(page, 'Vielen Dank für Ihre Anfrage!');
    await page.getByText(`Sie ersetzt die Vorgangsnummer ${orderNumber(ORDER_ID)}.`, { exact: false }).waitFor();
    const [first, second] = orders();
    expect([first?.id, first?.orderPaymentType, second?.orderPaymentType]).toEqual([ORDER_ID, 2, 1]);
    expect(second?.id).not.toBe(ORDER_ID);
    expect(stage.platform.state.emails).toHaveLength(1);
  });
});

describe('the order button', () => {
  it('stays where it is while the notice above it loads', async () => {
    const { page, context } = await stage.visit({ address: '#/widerruf' });
    const held: Route[] = [];
    await context.route('**/gewaehrleistung.svg', (route) => void held.push(route));
    const car = aFreeCar(stage.platform, 1);
    await openKept(page, stage.platform, 1, { vehicleId: car.id, paymentOptionId: 'advance-transfer' });
    await orderIt(page).waitFor();
    await expect.poll(() => held.length).toBe(1);
    const places = async () => {
      const found: (number | undefined)[] = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await rendered(page);
        found.push((await orderIt(page).boundingBox())?.y);
      }
      return found;
    };
    // The page does not come to rest while its picture is held: what is measured twice has.
    let before: Awaited<ReturnType<typeof places>> = [];
    await expect
      .poll(async () => {
        const last = before;
        before = await places();
        return isDeepStrictEqual(last, before);
      })
      .toBe(true);
    await held[0]?.continue();
    await page
      .getByRole('img', { name: /^Gesetzliche Gewährleistung/ })
      .evaluate((image: HTMLImageElement) => image.decode());
    await expect.poll(places).toEqual(before);
  });
});

describe('a draft', () => {
  it('stays with the tab that shows it while others open the list and order another vehicle', async () => {
    const { page, context, car } = await openSummary();
    const list = await context.newPage();
    await list.goto(page.url().replace(/#.*/, ''));
    await searchIsShown(list);
    const isThere = async () => {
      // The list removes it, and the tab that shows it stores it again.
      await settle(list);
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.checkoutDraft))
        .toContain('Weber');
      await page.reload();
      await headingIsShown(page, 'Zusammenfassung');
      await expect.poll(() => page.getByRole('textbox', { name: /Nachname/ }).inputValue()).toBe('Weber');
    };
    await isThere();
    const other = stage.platform
      .tenant(1)
      .vehicles.find(
        ({ id, carType, publicPrice, reservedUntil }) =>
          id !== car.id && carType === 'PKW' && publicPrice > 0 && !reservedUntil,
      );
    await goTo(list, `#/cars/${other?.id}/checkout/1-trade-in`);
    await button(list, 'Weiter').click();
    await headingIsShown(list, 'Übergabe und Bezahlung');
    await isThere();
  });

  it('whose hand-over day has passed while the summary stood open is not sent, and asks for another day', async () => {
    const { page } = await openSummary({}, { isFresh: true });
    // Whatever the clock of the device says.
    stage.platform.time = () => new Date(`${FREE_DAY}T22:30:00Z`);
    await orderIt(page).click();
    await sectionIsShown(page, 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?');
    await page.getByText(/^Ihre Bestellung ist noch nicht gesendet/).waitFor();
    expect(orders()).toEqual([]);
    // Neither the way on nor the way out is blocked.
    await button(page, 'Zurück').click();
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
    await page.getByRole('dialog', { name: 'Checkout verlassen?' }).waitFor();
  });
});

describe('the reservation fee', () => {
  const byFee = { paymentOptionId: 'reservation-fee-online' };

  it('that was taken too late is given back: number, phone, one message to the dealer', async () => {
    const { page, expect: expecting } = await openSummary(byFee, {}, 2);
    expecting(PAYPAL);
    expecting(/v2\/orders|status of 409/);
    stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
    await openPaypal(page);
    await pay(page);
    await headingIsShown(page, 'Ihre Zahlung wird erstattet');
    await page.getByText(/^Wir haben das Autohaus gebeten, Ihre Zahlung zu erstatten/).waitFor();
    await page.getByText('PAY-1', { exact: true }).waitFor();
    await stage.screenshot(page, 'payment-refund');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await headingIsShown(page, 'Ihre Zahlung wird erstattet');
    expect(stage.platform.state.emails).toMatchObject([{ message: expect.stringContaining('PAY-1') as string }]);
    expect(captures()).toEqual([1]);
    await button(page, 'Erledigt, nicht mehr anzeigen').click();
    await searchIsShown(page);
    await expect.poll(() => page.getByText('Ihre Zahlung wird erstattet.').count()).toBe(0);
  });

  it('that was paid without storage says not to reload, and the browser asks', async () => {
    const visit = await stage.visit({ tenant: 2 });
    const { page, expect: expecting } = visit;
    for (const complaint of [PAYPAL, /v2\/orders|status of 500/]) expecting(complaint);
    const car = aFreeCar(stage.platform, 2);
    await openKept(page, stage.platform, 2, { vehicleId: car.id, ...byFee });
    await headingIsShown(page, 'Zusammenfassung');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 500, 1);
    await openPaypal(page);
    await pay(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Bitte laden Sie diese Seite nicht neu, und schließen Sie sie nicht.').waitFor();
    await dialog.getByText('PAY-1', { exact: true }).waitFor();
    await stage.screenshot(page, 'payment-unkept');
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => location.reload()).catch(() => undefined);
    const beforeUnload = await asked;
    expect(beforeUnload.type()).toBe('beforeunload');
    await beforeUnload.dismiss();
    await dialog.getByRole('button', { name: 'Bestellung absenden' }).click();
    await headingIsShown(page, 'Vielen Dank für Ihre Reservierung!');
    expect(captures()).toEqual([1]);
  });
});
