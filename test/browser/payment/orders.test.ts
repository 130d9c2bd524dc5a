import { orderNumber } from '../../../src/domain/order/orderNumber';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { BANKED_CAR } from '../../builders/bankedCar';
import { customerEntries, ORDER_ID } from '../../builders/order';
import { axeFindings } from '../support/axe';
import { aFreeCar, FREE_DAY, openKept, sendFromBoth } from '../support/order';
import { setUpStage, type Visitor } from '../support/stage';

const stage = setUpStage();

const PAYPAL = /third party: https:\/\/www\.paypal\.com\/sdk\/js/;
const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
const MAY_HAVE_ARRIVED = 'Ihre Bestellung ist vielleicht schon angekommen.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const orderIt = (page: Page) => button(page, 'Zahlungspflichtig bestellen');
const question = (page: Page) => page.getByRole('dialog', { name: 'Ihre Bestellung ist vielleicht schon angekommen' });
const orders = () => stage.platform.state.orders.map(({ order }) => order);
const captures = () => stage.platform.state.payments.map((payment) => payment.captures);
const applications = () => stage.platform.record.filter(({ path }) => path === '/leasing/apply');
/** Stores the order and garbles its answer. */
const loseAnswer = () => stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 'truncated', 1);

/** The summary of an order by transfer. */
async function openSummary(draft: Partial<OrderDraft> = {}, visitor: Visitor = {}, tenant: 1 | 2 = 1) {
  const visit = await stage.visit({ tenant }, visitor);
  const car = aFreeCar(stage.platform, tenant);
  await openKept(visit.page, stage.platform, tenant, {
    vehicleId: car.id,
    paymentOptionId: 'advance-transfer',
    ...draft,
  });
  await heading(visit.page, 'Prüfen und absenden');
  return { ...visit, car };
}

async function openPaypal(page: Page): Promise<void> {
  await button(page, 'Zahlungspflichtig reservieren').click();
  await page.getByRole('dialog').getByRole('button', { name: 'einmal laden' }).click();
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).waitFor();
}
const pay = (page: Page) => page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();

describe('an order whose answer was lost', () => {
  it.each([360, 1280])('asks before the first change, and is confirmed as it was sent (%i px)', async (width) => {
    const { page } = await openSummary({}, { width });
    loseAnswer();
    await orderIt(page).click();
    await page.getByText(FAILED).waitFor();
    await page.getByText(MAY_HAVE_ARRIVED).waitFor();
    await stage.screenshot(page, 'order-unanswered');
    await button(page, 'Bezahlung ändern').click();
    await heading(page, 'Wie möchten Sie bezahlen?');
    await page.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }).click();
    await question(page).getByText(orderNumber(ORDER_ID)).waitFor();
    await stage.screenshot(page, 'order-change-question');
    expect(await axeFindings(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Unverändert noch einmal senden' }).click();
    await heading(page, 'Vielen Dank für Ihre Bestellung!');
    expect(orders()).toMatchObject([{ id: ORDER_ID, orderPaymentType: 2 }]);
    await page.reload();
    await heading(page, 'Vielen Dank für Ihre Bestellung!');
  });

  it('is confirmed as it was sent after a reload, too, whatever was typed in between', async () => {
    const { page } = await openSummary();
    loseAnswer();
    await orderIt(page).click();
    await page.getByText(FAILED).waitFor();
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill('anders@beispiel.de');
    await question(page).getByRole('button', { name: 'Nichts ändern' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: /^E-Mail/ }).inputValue()).toBe(customerEntries.email);
    await page.reload();
    await heading(page, 'Prüfen und absenden');
    await page.getByText(MAY_HAVE_ARRIVED).first().waitFor();
    await orderIt(page).click();
    await heading(page, 'Vielen Dank für Ihre Bestellung!');
    await page.getByText(customerEntries.email).waitFor();
    expect(orders()).toHaveLength(1);
  });

  it('is replaced at the visitor’s word by one of another number, and the dealer is told', async () => {
    const { page, car } = await openSummary();
    loseAnswer();
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
    page.on('console', () => undefined);
    const vehicle = stage.platform.tenant(1).vehicles.find(({ id }) => id === car.id);
    if (vehicle) vehicle.reservedUntil = undefined;
    await button(page, 'Unverbindlich anfragen').click();
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    await page.getByText(`Sie ersetzt die Vorgangsnummer ${orderNumber(ORDER_ID)}.`, { exact: false }).waitFor();
    const [first, second] = orders();
    expect([first?.id, first?.orderPaymentType, second?.orderPaymentType]).toEqual([ORDER_ID, 2, 1]);
    expect(second?.id).not.toBe(ORDER_ID);
    expect(stage.platform.state.emails).toHaveLength(1);
  });

  it('is not lost when another tab opens the list, which names it with the way back', async () => {
    const { page, context } = await openSummary();
    loseAnswer();
    await orderIt(page).click();
    await page.getByText(FAILED).waitFor();
    const list = await context.newPage();
    await list.goto(page.url().replace(/#.*/, ''));
    await list.getByText(MAY_HAVE_ARRIVED).waitFor();
    await stage.screenshot(list, 'list-open-order');
    await page.reload();
    await heading(page, 'Prüfen und absenden');
    await list.getByRole('link', { name: 'Zur gesendeten Bestellung' }).click();
    await heading(list, 'Prüfen und absenden');
    await orderIt(list).click();
    await heading(list, 'Vielen Dank für Ihre Bestellung!');
    await heading(page, 'Vielen Dank für Ihre Bestellung!');
    expect(orders()).toHaveLength(1);
  });
});

describe('the order button', () => {
  it.each([360, 1280])('stays where it is while the notice above it loads (%i px)', async (width) => {
    const { page, context } = await stage.visit({ tenant: 1 }, { width, isFresh: true });
    const held: Route[] = [];
    await context.route('**/gewaehrleistung.svg', (route) => void held.push(route));
    const car = aFreeCar(stage.platform, 1);
    await openKept(page, stage.platform, 1, { vehicleId: car.id, paymentOptionId: 'advance-transfer' });
    const before = await orderIt(page).boundingBox();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await page
      .getByRole('img', { name: /^Gesetzliche Gewährleistung/ })
      .evaluate((image: HTMLImageElement) => image.decode());
    expect((await orderIt(page).boundingBox())?.y).toBe(before?.y);
  });
});

describe('a draft', () => {
  it('that another tab removes is still there after a reload of the tab that shows it', async () => {
    const { page, context } = await openSummary();
    const list = await context.newPage();
    await list.goto(page.url().replace(/#.*/, ''));
    await list
      .getByText(/Angezeigt \d+ von \d+/)
      .first()
      .waitFor();
    await page.reload();
    await heading(page, 'Prüfen und absenden');
    await expect.poll(() => page.getByRole('textbox', { name: /Nachname/ }).inputValue()).toBe('Weber');
  });

  it('of one vehicle stays while another is ordered in a second tab', async () => {
    const { page, context, car } = await openSummary();
    const other = stage.platform
      .tenant(1)
      .vehicles.find(
        ({ id, carType, publicPrice, reservedUntil }) =>
          id !== car.id && carType === 'PKW' && publicPrice > 0 && !reservedUntil,
      );
    const second = await context.newPage();
    await second.goto(
      page
        .url()
        .replace(car.id, other?.id ?? '')
        .replace('9-summary', '1-trade-in'),
    );
    await button(second, 'Nein').click();
    await page.reload();
    await heading(page, 'Prüfen und absenden');
    await expect.poll(() => page.getByRole('textbox', { name: /Nachname/ }).inputValue()).toBe('Weber');
  });

  it('whose hand-over day has passed while the summary stood open is not sent, and asks for another day', async () => {
    const { page } = await openSummary({}, { isFresh: true });
    await page.clock.setFixedTime(new Date(`${FREE_DAY}T22:30:00Z`));
    await orderIt(page).click();
    await heading(page, 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?');
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

  it('is not taken for a vehicle that somebody else has reserved while PayPal was open', async () => {
    const { page, expect: expecting, car } = await openSummary(byFee, {}, 2);
    expecting(PAYPAL);
    await openPaypal(page);
    const release = stage.platform.hold('/paypal/orders');
    await pay(page);
    await expect.poll(() => stage.platform.record.some(({ path }) => path === '/paypal/orders')).toBe(true);
    car.reservedUntil = new Date(Date.now() + 3_600_000).toISOString();
    release();
    await page.getByText(/^Dieses Fahrzeug wurde gerade reserviert\. .*es wurde nichts abgebucht\.$/).waitFor();
    expect(captures()).toEqual([0]);
    expect(orders()).toEqual([]);
  });

  it.each([360, 1280])(
    'that was taken too late is given back: number, phone, one message to the dealer (%i px)',
    async (width) => {
      const { page, expect: expecting } = await openSummary(byFee, { width }, 2);
      expecting(PAYPAL);
      expecting(/v2\/orders|status of 409/);
      stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
      await openPaypal(page);
      await pay(page);
      await heading(page, 'Ihre Zahlung wird erstattet');
      await page.getByText(/^Wir haben das Autohaus gebeten, Ihre Zahlung zu erstatten/).waitFor();
      await page.getByText('PAY-1', { exact: true }).waitFor();
      await stage.screenshot(page, 'payment-refund');
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await heading(page, 'Ihre Zahlung wird erstattet');
      expect(stage.platform.state.emails).toMatchObject([{ message: expect.stringContaining('PAY-1') as string }]);
      expect(captures()).toEqual([1]);
      await button(page, 'Erledigt, nicht mehr anzeigen').click();
      await page
        .getByText(/Angezeigt \d+ von \d+/)
        .first()
        .waitFor();
      await expect.poll(() => page.getByText('Ihre Zahlung wird erstattet.').count()).toBe(0);
    },
  );

  it('that was paid without storage says not to reload, and the browser asks', async () => {
    const visit = await stage.visit({ tenant: 2 }, { isFresh: true });
    const { page, expect: expecting } = visit;
    for (const complaint of [PAYPAL, /v2\/orders|status of 500/]) expecting(complaint);
    const car = aFreeCar(stage.platform, 2);
    await openKept(page, stage.platform, 2, { vehicleId: car.id, ...byFee });
    await heading(page, 'Prüfen und absenden');
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
    await heading(page, 'Vielen Dank für Ihre Reservierung!');
    expect(captures()).toEqual([1]);
  });

  it('that was paid and not ordered is named on list and vehicle page, with the way back', async () => {
    const { page, context, expect: expecting, car } = await openSummary(byFee, {}, 2);
    for (const complaint of [PAYPAL, /v2\/orders|status of 500/]) expecting(complaint);
    stage.platform.fail({ method: 'POST', path: '/v2/orders' }, 500, 1);
    await openPaypal(page);
    await pay(page);
    await page.getByRole('dialog').getByText(FAILED).waitFor();
    const base = page.url().replace(/#.*/, '');
    const vehicle = await context.newPage();
    await vehicle.goto(`${base}#/angebote-x/${car.id}`);
    await vehicle.getByText('Ihre Zahlung ist eingegangen, die Bestellung noch nicht.').waitFor();
    await vehicle.getByRole('link', { name: 'Zur bezahlten Bestellung' }).click();
    await heading(vehicle, 'Prüfen und absenden');
    await orderIt(vehicle).click();
    await heading(vehicle, 'Vielen Dank für Ihre Reservierung!');
    expect([orders().length, ...captures()]).toEqual([1, 1]);
  });
});

describe('a leasing that is ordered', () => {
  /** The summary of a leasing at the dealer's, once its rate is there. */
  async function openLeasing() {
    Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR);
    const leasing = {
      paymentOptionId: 'leasing-at-car-dealer',
      customer: { ...customerEntries, birthDate: '1980-02-01' },
    };
    const visit = await openSummary(leasing);
    return visit;
  }
  const ask = (page: Page) => button(page, 'Unverbindlich anfragen');
  const UNKNOWN = /Ob Ihr Antrag auch bei der Bank angekommen ist, ist nicht bekannt/;

  it('is applied for once, also where the page is reloaded while the bank is asked', async () => {
    const { page } = await openLeasing();
    stage.platform.hold('/leasing/apply');
    await ask(page).click();
    await expect.poll(() => applications().length).toBe(1);
    await page.reload();
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    await page.getByText(UNKNOWN).waitFor();
    expect([orders().length, applications().length]).toEqual([1, 1]);
  });

  it('is applied for once where two tabs send it at the same time', async () => {
    const { page, context } = await openLeasing();
    const second = await context.newPage();
    await second.goto(page.url());
    await heading(second, 'Prüfen und absenden');
    await sendFromBoth(stage.platform, [ask(page), ask(second)]);
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    await heading(second, 'Vielen Dank für Ihre Anfrage!');
    for (const tab of [page, second]) await expect.poll(() => tab.getByText(UNKNOWN).count()).toBe(0);
    expect([orders().length, applications().length]).toEqual([1, 1]);
  });
});
