import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Car, FinanceResult, OrderCreate } from '../../platform/contract';
import type { RecordedCall } from '../../platform/platform';
import { aFreeCar, chooseFreeDay, elevenOf, FREE_DAY, noonOf, type TenantNumber } from '../support/order';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** One way to pay, as a visitor goes it to the end. */
interface Row {
  option: string;
  tenant: TenantNumber;
  customer: 'private' | 'commercial';
  /** Bank on the vehicle. */
  bank?: string;
  button: 'Zahlungspflichtig bestellen' | 'Zahlungspflichtig reservieren' | 'Unverbindlich anfragen';
  thanks: string;
  /** Part of the payload that the option decides: number of the order, group, name (rules/order-and-payment: two numberings). */
  order: Pick<OrderCreate, 'orderPaymentType' | 'paymentOptionType' | 'paymentMethod'>;
  /** Goes on at a bank or payment service. */
  isRedirected?: boolean;
}

const of = (
  orderPaymentType: OrderCreate['orderPaymentType'],
  paymentOptionType: OrderCreate['paymentOptionType'],
  paymentMethod: string,
) => ({ orderPaymentType, paymentOptionType, paymentMethod });

const bought = { button: 'Zahlungspflichtig bestellen', thanks: 'Vielen Dank für Ihre Bestellung!' } as const;
const asked = { button: 'Unverbindlich anfragen', thanks: 'Vielen Dank für Ihre Anfrage!' } as const;

const transfer = { ...bought, option: 'Vorab-Überweisung', order: of(2, 1, 'AdvanceTransfer') };
const oneTime = { ...bought, option: 'Überweisung bei Übergabe', order: of(5, 1, 'OneTimeTransfer') };
const fee = {
  option: 'Reservierungsgebühr online bezahlen',
  button: 'Zahlungspflichtig reservieren',
  thanks: 'Vielen Dank für Ihre Reservierung!',
  order: of(3, 1, 'AdvanceTransfer'),
} as const;
const consulting = {
  ...asked,
  option: 'Persönliche Beratung im Autohaus',
  order: of(1, 2, 'AtCarDealer'),
};
const santander: Omit<Row, 'tenant' | 'customer'> = {
  ...asked,
  option: 'Finanzierung über Santander',
  order: of(11, 3, 'Santander'),
  bank: 'SANTANDER',
  isRedirected: true,
};

/** One transfer, one bank, one payment in PayPal's window; every way to pay: test/features/checkout/payments.test.tsx. */
const ROWS: Row[] = [
  { ...transfer, tenant: 1, customer: 'private' },
  { ...fee, tenant: 2, customer: 'commercial' },
  { ...santander, tenant: 3, customer: 'private' },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

function pickupOf(tenant: TenantNumber) {
  const product = stage.platform.tenant(tenant).products.find(({ name }) => name.startsWith('Abholung'));
  if (!product) throw new Error('no pickup in the stock');
  return product;
}

/** The link of a dealer: payment option, pickup and its day. */
function addressOf(car: Car, { tenant, order }: Row, step: string): string {
  const query = new URLSearchParams({
    checkoutOrderCrossSellingProductIds: pickupOf(tenant).id,
    checkoutOrderPaymentType: String(order.orderPaymentType),
    checkoutOrderHandOverAt: FREE_DAY,
  });
  return `#/cars/${car.id}/checkout/${step}?${query.toString()}`;
}

/** The day of FREE_DAY in four weeks, then eleven o'clock. */
async function chooseAppointment(page: Page): Promise<void> {
  await chooseFreeDay(page);
  await page.getByRole('combobox', { name: /Uhrzeit/ }).selectOption('11:00 Uhr');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}

/** Fills in the form as Jonas Keller, or for his company. */
async function enterCustomer(page: Page, { customer, order }: Row): Promise<void> {
  const form = page.getByRole('form', { name: 'Ihre Daten' });
  if (customer === 'commercial') {
    await form.getByRole('radio', { name: 'Geschäftskunde' }).check();
    await form.getByLabel(/^Firmenname/).fill('Keller GmbH');
    await form.getByLabel(/^Umsatzsteuer/).fill('DE123456789');
  } else await form.getByRole('radio', { name: 'Privatkunde' }).check();
  await form.getByRole('combobox', { name: /Anrede/ }).selectOption('Herr');
  const entries = {
    Vorname: 'Jonas',
    Nachname: 'Keller',
    'E-Mail': 'jonas.keller@beispiel.de',
    Telefon: '+49 7131 445566',
    Straße: 'Lindenallee',
    Hausnummer: '12a',
    Postleitzahl: '74076',
    Ort: 'Heilbronn',
    ...(order.paymentOptionType > 2 && { Geburtsdatum: '1988-02-29' }),
  };
  for (const [name, text] of Object.entries(entries)) await form.getByLabel(new RegExp(`^${name}`)).fill(text);
  await form.getByRole('checkbox', { name: /AGB/ }).check();
  // rules/order-and-payment: companies in a consumer shop.
  const revocation = form.getByRole('checkbox', { name: /Widerrufsbelehrung/ });
  if (customer === 'private') await revocation.check();
  else await expect.poll(() => revocation.count()).toBe(0);
}

const customerOf = ({ customer, order }: Row) => ({
  gender: 1,
  salutationType: 1,
  firstName: 'Jonas',
  lastName: 'Keller',
  email: 'jonas.keller@beispiel.de',
  phoneNumber: '+49 7131 445566',
  ...(customer === 'commercial' && { companyName: 'Keller GmbH', companyUstId: 'DE123456789' }),
  customerType: customer === 'commercial' ? 2 : 1,
  ...(order.paymentOptionType > 2 && { birthDate: '1988-02-29' }),
  authType: 1,
  address: { street: 'Lindenallee', houseNumber: '12a', zipCode: '74076', city: 'Heilbronn' },
  isMarketingEmailAllowed: false,
  isMarketingLetterAllowed: false,
  isMarketingAppAllowed: false,
  isMarketingPhoneAllowed: false,
});

/** What the bank says when it is asked the shop's last question once more. */
async function answerAgain<Answer>(path: RegExp): Promise<Answer> {
  const call = stage.platform.record.findLast((each: RecordedCall) => path.test(each.path));
  if (!call) throw new Error(`the shop never asked ${String(path)}`);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(call.url, { method: 'POST', headers, body: JSON.stringify(call.body) });
  return (await response.json()) as Answer;
}

/** What is paid once and monthly, and the part about the bank. */
async function pricesOf({ order }: Row, car: Car) {
  if (order.paymentOptionType === 3) {
    const bank = await answerAgain<FinanceResult>(/carfinancings\/result$/);
    return {
      oneTimePayment: bank.deposit,
      monthlyPayment: bank.monthlyInstallmentRate,
      financing: {
        finalInstallment: bank.finalInstallment,
        fundingDeposit: bank.deposit,
        fundingDuration: bank.duration,
        monthlyInstallment: bank.monthlyInstallmentRate,
        calculationId: bank.calculationId,
        legalTextHtml: bank.legalTextHtml,
      },
    };
  }
  return { oneTimePayment: car.publicPrice, monthlyPayment: 0 };
}

/** What is paid once, monthly and at the end stands in groups of its own; the price that is financed in none of their sums. */
async function billAddsUp(page: Page): Promise<void> {
  const review = page.getByRole('region', { name: 'Ihre Anfrage im Überblick' });
  const amountOf = (label: string) =>
    review.locator('.order-bill__line').filter({ hasText: label }).locator('dd').textContent();
  const payment = review.getByRole('region', { name: 'Bezahlung' });
  for (const label of ['Finanzierungsrate', 'Schlussrate']) await payment.getByText(label).first().waitFor();
  await expect.poll(async () => (await amountOf('Gesamt einmalig')) === (await amountOf('Anzahlung'))).toBe(true);
  await review.getByText('wird finanziert').first().waitFor();
}

/** Presses the button, pays where there is something to pay, and comes to the thanks; answers with the address that was sent. */
async function send(page: Page, { button, thanks, order }: Row): Promise<string> {
  const sourceUrl = page.url();
  await page.getByRole('button', { name: button }).click();
  if (order.orderPaymentType === 3) {
    await page.getByRole('button', { name: 'Einmal laden' }).click();
    await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  }
  await heading(page, thanks);
  return sourceUrl;
}

const titleOf = ({ option, tenant, customer, bank }: Row) =>
  [option, `dealer ${tenant}`, customer, bank].filter(Boolean).join(', ');

describe('an order by one way to pay of each kind', () => {
  it.each(ROWS.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    const { tenant, order, isRedirected = false } = row;
    const car = aFreeCar(stage.platform, tenant, row.bank);
    const { page, expect: expecting } = await stage.visit({ tenant, address: addressOf(car, row, '9-summary') });
    if (order.orderPaymentType === 3) expecting(/third party: https:\/\/www\.paypal\.com\/sdk\/js/);
    // The dealer who asks for the payment first has the hand-over next, but not before a consultation.
    await heading(page, 'Prüfen und absenden');
    await page.getByRole('region', { name: 'Bezahlung' }).getByText(row.option).waitFor();
    await enterCustomer(page, row);
    if (order.paymentOptionType === 3) await billAddsUp(page);
    const sourceUrl = await send(page, row);

    const [placed, ...others] = stage.platform.state.orders;
    expect(others).toEqual([]);
    const hasHandOver = tenant !== 3;
    expect(placed?.order).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      vehicleDealerId: stage.platform.tenant(tenant).settings.vehicleDealerId,
      vehicleId: car.id,
      crossSellingProductIds: hasHandOver ? [pickupOf(tenant).id] : [],
      ...(hasHandOver && { handoverDate: noonOf(FREE_DAY) }),
      vehicleDealerCustomer: customerOf(row),
      ...order,
      paymentOptionSubType: order.paymentMethod,
      ...(await pricesOf(row, car)),
      ...(order.orderPaymentType === 3 && { paypalOrderId: 'PAY-1' }),
      sourceUrl,
    });

    const link = page.getByRole('link', { name: 'Hier klicken und Bestellung abschließen' });
    await expect.poll(() => link.count()).toBe(isRedirected ? 1 : 0);
    if (isRedirected) {
      await expect
        .poll(() => link.getAttribute('href'))
        .toBe(`${stage.addresses.platform}/bank/${placed?.order.id ?? ''}`);
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
    }
  });
});

describe('the steps of a dealer', () => {
  const OFFERS = ['3-offer', '3-physical-product', '4-services', '5-warranty', '6-insurance'];

  it.each<[string, Row, string[]]>([
    ['1: all of them', { ...transfer, tenant: 1, customer: 'private' }, ['7-hand-over', '8-reservation']],
    ['4: the payment first', { ...oneTime, tenant: 4, customer: 'private' }, ['8-reservation', '7-hand-over']],
  ])('%s', async (_, row, last) => {
    const car = aFreeCar(stage.platform, row.tenant);
    const { page } = await stage.visit({ tenant: row.tenant, address: addressOf(car, row, '1-trade-in') });
    const slug = () => /checkout\/([\w-]+)$/.exec(page.url())?.[1] ?? '';
    await page.getByRole('button', { name: 'Nein' }).click();
    const gone: string[] = [];
    for (let steps = 0; steps < 9; steps += 1) {
      await expect.poll(slug).not.toBe(gone.at(-1) ?? '1-trade-in');
      const at = slug();
      if (at === '9-summary') break;
      gone.push(at);
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    }
    expect(gone.filter((step) => !OFFERS.includes(step))).toEqual(last);
    await heading(page, 'Prüfen und absenden');
    await enterCustomer(page, row);
    await send(page, row);
    expect(stage.platform.state.orders.map(({ order }) => order.orderPaymentType)).toEqual([
      row.order.orderPaymentType,
    ]);
  });
});

describe('the thanks', () => {
  it.each([
    ['comes with a mark after 727 ms', 'no-preference', '0.727s'],
    ['stands still for those who want less motion', 'reduce', '0s'],
  ] as const)('%s, at its top, with the appointment for the calendar', async (_, motion, delay) => {
    const row: Row = { ...consulting, tenant: 1, customer: 'private' };
    const car = aFreeCar(stage.platform, 1);
    const { page } = await stage.visit({ address: addressOf(car, row, '9-summary') }, { motion });
    await chooseAppointment(page);
    await enterCustomer(page, row);
    await send(page, row);
    const mark = page.locator('.order-success__mark');
    await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).animationDelay)).toBe(delay);
    await expect
      .poll(() =>
        page.getByRole('heading', { level: 1, name: row.thanks }).evaluate((h1) => h1.getBoundingClientRect().top),
      )
      .toBeLessThan(400);
    await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    const file = page.getByRole('link', { name: 'Termin in den Kalender übernehmen' });
    await expect.poll(() => file.getAttribute('download')).toBe('termin.ics');
    const text = decodeURIComponent((await file.getAttribute('href')) ?? '');
    expect(text).toContain(`DTSTART:${elevenOf(FREE_DAY).replace(/[-:]/g, '')}`);
  });
});
