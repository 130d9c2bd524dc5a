import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { customerEntries, ORDER_ID } from '../../builders/order';
import { TRADE_IN_CODES } from '../../platform/state';
import { axeFindings } from '../support/axe';
import { keyboardOn, mouse, type InputDevice } from '../support/journey';
import { BANKED_CAR } from '../../builders/bankedCar';
import { aFreeCar, elevenOf, FREE_DAY, noonOf, openKept } from '../support/order';
import { setUpStage, type Visitor } from '../support/stage';

const stage = setUpStage();

/** A car that a bank finances and leases. */
const aCar = () => Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The visitor stands before the selection, with everything else of the order chosen. */
async function openSelection(draft: Partial<OrderDraft>, visitor?: Visitor) {
  const car = aCar();
  const visit = await stage.visit({}, visitor);
  const customer = { ...customerEntries, birthDate: '1988-02-29' };
  const kept = { ...draft, vehicleId: car.id, wantsTradeIn: true, customer };
  await openKept(visit.page, stage.platform, 1, kept, '2-trade-in-selection');
  await heading(visit.page, 'Welches Fahrzeug geben Sie in Zahlung?');
  return { ...visit, car };
}

async function load(page: Page, hand: InputDevice = mouse, code: string = TRADE_IN_CODES.normal): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Bewertung laden' }));
  const dialog = page.getByRole('dialog', { name: 'Bewertung laden' });
  await hand.type(dialog.getByRole('textbox', { name: /^Code/ }), code);
  await hand.type(dialog.getByRole('textbox', { name: /^E-Mail/ }), TRADE_IN_CODES.email);
  await hand.press(dialog.getByRole('button', { name: 'Laden', exact: true }));
  await dialog.getByText('Erfolgreich geladen').waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** A line of the bill: 'Anzahlung' → '6.400 €'. */
const line = (page: Page, label: string) =>
  page
    .locator('.order-bill__line')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
    .locator('dd')
    .first();

const shows = (page: Page, label: string, amount: string) =>
  expect.poll(async () => (await line(page, label).textContent())?.replace(/\s/g, ' ')).toBe(amount);

async function order(page: Page): Promise<string> {
  await page.evaluate(() => {
    location.hash = location.hash.replace('2-trade-in-selection', '9-summary');
  });
  await heading(page, 'Prüfen und absenden');
  const sourceUrl = page.url();
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
  await heading(page, 'Vielen Dank für Ihre Anfrage!');
  return sourceUrl;
}

const pickup = () => stage.platform.tenant(1).products.find(({ name }) => name.startsWith('Abholung'))?.id;

/** What every order of this file has. */
const common = (vehicleId: string, sourceUrl: string) => ({
  id: ORDER_ID,
  vehicleDealerId: stage.platform.tenant(1).settings.vehicleDealerId,
  vehicleId,
  crossSellingProductIds: [pickup()],
  handoverDate: noonOf(FREE_DAY),
  salesAppointmentAt: elevenOf(FREE_DAY),
  vehicleDealerCustomer: {
    gender: 2,
    salutationType: 2,
    firstName: 'Anna',
    lastName: 'Weber',
    email: 'anna.weber@beispiel.de',
    phoneNumber: '+49 221 9876543',
    customerType: 1,
    birthDate: '1988-02-29',
    authType: 1,
    address: { street: 'Lindenallee', houseNumber: '12a', zipCode: '50674', city: 'Köln' },
    isMarketingEmailAllowed: false,
    isMarketingLetterAllowed: false,
    isMarketingAppAllowed: false,
    isMarketingPhoneAllowed: false,
  },
  paymentMethod: 'AtCarDealer',
  paymentOptionSubType: 'AtCarDealer',
  tradeInId: stage.platform.tenant(1).tradeIns[0]?.id,
  sourceUrl,
});

const placed = () => stage.platform.state.orders.map((each) => each.order);

describe('the value of a trade-in', () => {
  // 2,200 € + 4,200 € down leave 16,090 €; 6,700 € at the end, 72 months, 3.99 % effective: 168.44 €.
  it('pays into the deposit of a financing', async () => {
    const { page, car } = await openSelection({ paymentOptionId: 'financing-at-car-dealer' });
    await shows(page, 'Anzahlung', '2.200 €');
    await load(page);
    await shows(page, 'Anzahlung', '6.400 €');
    await shows(page, 'Finanzierungsrate', '168,44 €');
    await shows(page, 'Inzahlungnahme', '−4.200 €');
    await shows(page, 'Bei Übergabe', '2.200 €');
    const sourceUrl = await order(page);
    expect(placed()).toEqual([
      {
        ...common(car.id, sourceUrl),
        oneTimePayment: 2_200,
        monthlyPayment: 168.44,
        paymentOptionType: 3,
        orderPaymentType: 6,
        financing: {
          finalInstallment: 6_700,
          fundingDeposit: 6_400,
          fundingDuration: 72,
          monthlyInstallment: 168.44,
          calculationId: 'VW-72-16090-6700',
          legalTextHtml: expect.stringContaining('Repräsentatives Beispiel') as string,
        },
      },
    ]);
  });

  // 4,200 € are 3,529.41 € net; 48 months, 10,000 km a year: 195.66 € net, 232.84 € gross.
  it('pays the special payment of a leasing', async () => {
    const { page, car } = await openSelection({ paymentOptionId: 'leasing-at-car-dealer' });
    await shows(page, 'Leasingrate', '327,51 €');
    await load(page);
    await shows(page, 'Sonderzahlung', '4.200 €');
    await shows(page, 'Leasingrate', '232,84 €');
    await shows(page, 'Bei Übergabe', '0 €');
    const sourceUrl = await order(page);
    expect(placed()).toEqual([
      {
        ...common(car.id, sourceUrl),
        oneTimePayment: 0,
        monthlyPayment: 232.84,
        paymentOptionType: 4,
        orderPaymentType: 9,
        financing: { fundingDuration: 48, monthlyInstallment: 232.84 },
      },
    ]);
  });

  // 9,990 € → 9,900 €: with 2,200 € of the customer's own 12,100 €, of which the bank takes 11,200 €: 93.52 € a month.
  it('is replaced and taken back by keyboard, on a phone, and after a reload', async () => {
    const [known, ...others] = stage.platform.tenant(1).tradeIns;
    if (!known) throw new Error('no trade-in on the platform');
    const dear = {
      ...known,
      id: '66666666-6666-4666-8666-666666666666',
      model: 'Corsa',
      code: 'TAUSCH-2',
      customerPrice: 9_990,
    };
    stage.platform.tenant(1).tradeIns = [known, dear, ...others];
    const { page } = await openSelection({ paymentOptionId: 'financing-at-car-dealer' }, { width: 360, height: 740 });
    const hand = keyboardOn(page);
    await load(page, hand);
    await load(page, hand, dear.code);
    await page.locator('.order-line summary').press('Enter');
    await shows(page, 'Anzahlung', '11.200 €');
    await shows(page, 'Finanzierungsrate', '93,52 €');
    await page.reload();
    await heading(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await page.locator('.order-line summary').press('Enter');
    await shows(page, 'Inzahlungnahme', '−9.900 €');
    await shows(page, 'Bei Übergabe', '1.300 €');
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await hand.press(page.getByRole('checkbox', { name: 'Opel Corsa' }));
    await shows(page, 'Anzahlung', '2.200 €');
    await expect.poll(() => line(page, 'Inzahlungnahme').count()).toBe(0);
  });

  it('is told without a finding of axe on a phone, and when the bank is silent', async () => {
    const { page, expect: expecting } = await openSelection(
      { paymentOptionId: 'leasing-at-car-dealer' },
      { width: 360, height: 800, isTouch: true },
    );
    expecting(/answer 500.*leasing/);
    expecting(/console\.error.*500/);
    await page.getByRole('button', { name: 'Bewertung laden' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => stage.platform.record.filter(({ path }) => path.endsWith('/fast')).length).toBe(1);
    const undo = stage.platform.fail('/leasing/calculate/fast', 500);
    await load(page);
    await page.getByText(/^Die Rate konnte nicht neu berechnet werden/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    undo();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByText(/^Die Rate konnte nicht neu berechnet werden/).waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      location.hash = location.hash.replace('2-trade-in-selection', '8-reservation');
    });
    await heading(page, 'Wie möchten Sie bezahlen?');
    const box = page.getByRole('region', { name: 'Ihre monatliche Rate' });
    await box.getByText('232,84 €', { exact: true }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
