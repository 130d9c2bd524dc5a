import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstFreeDay, sendFromBoth } from '../support/order';
import { setUpStage, type Visitor } from '../support/stage';

const stage = setUpStage();

/** A used car that anybody may order. */
function aFreeCar(tenant: 1 | 4 = 1) {
  const now = new Date().toISOString();
  const car = stage.platform
    .tenant(tenant)
    .vehicles.find(
      ({ carType, publicPrice, reservedUntil, availableFromDate }) =>
        carType === 'PKW' && publicPrice > 0 && !reservedUntil && (availableFromDate ?? '') < now,
    );
  if (!car) throw new Error('no free car in the stock');
  return car;
}

const openCheckout = (visitor: Visitor = {}, step = '') =>
  stage.visit({ address: `#/cars/${aFreeCar().id}/checkout${step}` }, visitor);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();

const HAND_OVER = 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?';
const PAYMENT = 'Wie möchten Sie bezahlen?';
const SUMMARY = 'Prüfen und absenden';

async function toHandOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nein' }).click();
  for (const step of ['Angebote', 'Zubehör', 'Services', 'Reparaturkosten', 'Versicherung']) {
    await heading(page, new RegExp(step));
    await next(page);
  }
  await heading(page, HAND_OVER);
}

async function chooseHandOver(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Abholung/ }).check();
  await firstFreeDay(page).click();
  await next(page);
}

async function chooseConsultation(page: Page): Promise<void> {
  await heading(page, PAYMENT);
  await page.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }).check();
  await firstFreeDay(page).click();
  await page.getByRole('combobox', { name: /Uhrzeit/ }).selectOption('10:00 Uhr');
  await next(page);
  await heading(page, SUMMARY);
}

async function toSummary(page: Page): Promise<void> {
  await toHandOver(page);
  await chooseHandOver(page);
  await chooseConsultation(page);
}

async function enterCustomer(page: Page): Promise<void> {
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
  for (const [name, text] of Object.entries(entries)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  }
}

async function giveConsents(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  await page.getByRole('checkbox', { name: /Widerrufsbelehrung/ }).check();
}

// rules/law: no binding request.
const request = (page: Page) => page.getByRole('button', { name: 'Unverbindlich anfragen' });
const orders = () => stage.platform.state.orders;

describe('checkout in a browser', () => {
  it.each<[string, Visitor]>([
    ['on a desktop', { width: 1280 }],
    ['on a phone, by touch', { width: 360, height: 740, isTouch: true }],
  ])('makes one order of a double click %s', async (_, visitor) => {
    const { page } = await openCheckout(visitor);
    await toSummary(page);
    await enterCustomer(page);
    await giveConsents(page);
    await request(page).dblclick();
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.order).toMatchObject({
      orderPaymentType: 1,
      vehicleDealerCustomer: { firstName: 'Anna', address: { zipCode: '76133', city: 'Karlsruhe' } },
    });
    // The draft is gone; what stays is the confirmation, which a reload shows (rules/order-and-payment: confirmation survives a reload).
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('webshop-widget-checkout-draft')))
      .not.toContain('Lindenallee');
    await page.reload();
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    expect(orders()).toHaveLength(1);
  });

  // rules/checkout: total in reach
  it('keeps total and Weiter in reach on a phone, in each step before the summary', async () => {
    const { page } = await openCheckout({ width: 360, height: 740, isTouch: true });
    const inView = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await page.getByRole('button', { name: 'Nein' }).click();
    const steps = [/Angebote/, /Zubehör/, /Services/, /Reparaturkosten/, /Versicherung/, HAND_OVER];
    for (const [index, step] of steps.entries()) {
      await heading(page, step);
      const weiter = page.getByRole('button', { name: 'Weiter', exact: true });
      await expect.poll(() => inView(weiter)).toBe(true);
      expect(await inView(page.locator('.order-total'))).toBe(true);
      await expect.poll(() => page.locator('.order-total').textContent()).toMatch(/^[\d.]+\s€ inkl\. MwSt\./);
      if (index < steps.length - 1) await weiter.click();
    }
  });

  it('makes a binding order by advance transfer', async () => {
    const { page } = await openCheckout();
    await toHandOver(page);
    await chooseHandOver(page);
    await heading(page, PAYMENT);
    await page.getByRole('radio', { name: 'Vorab-Überweisung' }).check();
    await next(page);
    await heading(page, SUMMARY);
    await enterCustomer(page);
    await giveConsents(page);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect.poll(() => orders().length).toBe(1);
    expect(orders()[0]?.order).toMatchObject({
      paymentMethod: 'AdvanceTransfer',
      paymentOptionType: 1,
      paymentOptionSubType: 'AdvanceTransfer',
      orderPaymentType: 2,
    });
    await page.getByRole('heading', { level: 1, name: /Vielen Dank/ }).waitFor();
  });

  it('goes on after a reload, and a press never misses when messages come and go', async () => {
    const { page } = await openCheckout();
    await toSummary(page);
    await request(page).click();
    await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    await enterCustomer(page);
    await giveConsents(page);
    await page.reload();
    await heading(page, SUMMARY);
    await expect.poll(() => page.getByRole('combobox', { name: /^Anrede/ }).inputValue()).toBe('female');
    await expect.poll(() => page.getByRole('textbox', { name: /^Nachname/ }).inputValue()).toBe('Weber');
    await expect.poll(() => page.getByRole('checkbox', { name: /AGB/ }).isChecked()).toBe(true);
    await request(page).click();
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    expect(orders()).toHaveLength(1);
  });

  it('is one order in two tabs', async () => {
    const { page, context } = await openCheckout();
    await toSummary(page);
    await enterCustomer(page);
    await giveConsents(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await heading(second, SUMMARY);
    await sendFromBoth(stage.platform, [request(page), request(second)]);
    await Promise.all([heading(page, /Vielen Dank/), heading(second, /Vielen Dank/)]);
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.received).toBe(2);
  });

  it('asks before the browser’s Back leaves, keeps the place, and goes when told', async () => {
    const { page } = await stage.visit();
    await page.getByText(/^Angezeigt/).waitFor();
    await page.evaluate((id) => {
      location.hash = `#/cars/${id}/checkout/1-trade-in`;
    }, aFreeCar().id);
    await heading(page, /in Zahlung/);
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: 'Checkout verlassen?' });
    await dialog.waitFor();
    await expect.poll(() => page.url()).toContain('/checkout/1-trade-in');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.goBack();
    await dialog.getByRole('button', { name: 'Nicht speichern' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.url()).not.toContain('/checkout');
  });

  it('is done by keyboard alone', async () => {
    const { page } = await openCheckout();
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    };
    /** Tabs on until the focus is on what has that name. */
    const tabTo = async (name: RegExp) => {
      for (let count = 0; count < 80; count += 1) {
        await press('Tab');
        const focused = await page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          const label =
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
          return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
        });
        if (name.test(focused)) return;
      }
      throw new Error(`the focus never came to ${String(name)}`);
    };
    await heading(page, /in Zahlung/);
    await tabTo(/^Nein$/);
    await press('Enter');
    for (const step of ['Angebote', 'Zubehör', 'Services', 'Reparaturkosten', 'Versicherung']) {
      await heading(page, new RegExp(step));
      await tabTo(/^Weiter$/);
      await press('Enter');
    }
    await heading(page, HAND_OVER);
    await tabTo(/^Lieferung|^Abholung/);
    await press('Space');
    await press('ArrowDown', 2);
    await tabTo(/\d\d\.\d\d\.$/);
    await press('Enter');
    await tabTo(/^Weiter$/);
    await press('Enter');
    await heading(page, PAYMENT);
    await tabTo(/Überweisung/);
    await press('ArrowUp');
    await tabTo(/\d\d\.\d\d\.$/);
    await press('Enter');
    await tabTo(/^Uhrzeit/);
    await press('ArrowDown');
    await tabTo(/^Weiter$/);
    await press('Enter');
    await heading(page, SUMMARY);
    await tabTo(/^Anrede/);
    await press('ArrowDown');
    for (const text of [
      'Anna',
      'Weber',
      'anna.weber@beispiel.de',
      '+49 221 9876543',
      'Lindenallee',
      '12a',
      '76133',
      'Karlsruhe',
    ]) {
      await press('Tab');
      await page.keyboard.type(text);
    }
    await tabTo(/AGB/);
    if (!(await page.getByRole('checkbox', { name: /AGB/ }).isChecked())) await press('Space');
    await tabTo(/Widerrufsbelehrung/);
    await press('Space');
    await tabTo(/^Unverbindlich anfragen/);
    await press('Enter');
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    expect(orders()).toHaveLength(1);
  });
});
