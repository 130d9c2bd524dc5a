import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { customerEntries, ORDER_ID, SENT_CUSTOMER } from '../../builders/order';
import { TRADE_IN_CODES } from '../../platform/state';
import { BANKED_CAR } from '../../builders/bankedCar';
import { aFreeCar, elevenOf, FREE_DAY, noonOf, openKept } from '../support/order';
import { goTo, headingIsShown, sectionIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const SELECTION = '2-trade-in-selection';
const THANKS = 'Vielen Dank für Ihre Anfrage!';

const aCar = () => Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR);

/** The visitor stands before the selection, with everything else of the order chosen. */
async function openSelection(paymentOptionId: string) {
  const car = aCar();
  const { page } = await stage.visit({ address: '#/widerruf' });
  const customer = { ...customerEntries, birthDate: '1988-02-29' };
  const kept = { paymentOptionId, vehicleId: car.id, wantsTradeIn: true, customer };
  await openKept(page, stage.platform, 1, kept, SELECTION);
  await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
  return { page, car };
}

async function load(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Code einlösen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Code einlösen' });
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(TRADE_IN_CODES.normal);
  await dialog.getByRole('textbox', { name: /^E-Mail/ }).fill(TRADE_IN_CODES.email);
  await dialog.getByRole('button', { name: 'Einlösen', exact: true }).click();
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

/** Opens the summary and sends the order. @returns the address that goes along */
async function order(page: Page): Promise<string> {
  await goTo(page, new URL(page.url()).hash.replace(SELECTION, '9-summary'));
  await headingIsShown(page, 'Zusammenfassung');
  const sourceUrl = page.url();
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
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
  vehicleDealerCustomer: { ...SENT_CUSTOMER, birthDate: '1988-02-29' },
  paymentMethod: 'AtCarDealer',
  paymentOptionSubType: 'AtCarDealer',
  tradeInId: stage.platform.tenant(1).tradeIns[0]?.id,
  sourceUrl,
});

const placed = () => stage.platform.state.orders.map((each) => each.order);

describe('an order with a trade-in', () => {
  // 2,200 € + 4,200 € down leave 16,090 €; 6,700 € at the end, 72 months, 3.99 % effective: 168.44 €.
  it('pays with it into the deposit of a financing, also after a reload', async () => {
    const { page, car } = await openSelection('financing-at-car-dealer');
    await shows(page, 'Anzahlung', '2.200 €');
    await load(page);
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await shows(page, 'Anzahlung', '6.400 €');
      await shows(page, 'Finanzierungsrate', '168,44 €');
      await shows(page, 'Inzahlungnahme', '−4.200 €');
      await shows(page, 'Bei Übergabe', '2.200 €');
    }
    const sourceUrl = await order(page);
    await headingIsShown(page, THANKS);
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
  it('pays with it the special payment of a leasing, applied for once though the page is reloaded while the bank is asked', async () => {
    const { page, car } = await openSelection('leasing-at-car-dealer');
    await shows(page, 'Leasingrate', '327,51 €');
    await load(page);
    await shows(page, 'Sonderzahlung', '4.200 €');
    await shows(page, 'Leasingrate', '232,84 €');
    await shows(page, 'Bei Übergabe', '0 €');
    const applications = () => stage.platform.record.filter(({ path }) => path === '/leasing/apply').length;
    const release = stage.platform.hold('/leasing/apply');
    const sourceUrl = await order(page);
    await expect.poll(applications).toBe(1);
    await page.reload();
    await headingIsShown(page, THANKS);
    await page.getByText(/Ob Ihr Antrag auch bei der Bank angekommen ist, ist nicht bekannt/).waitFor();
    release();
    await expect.poll(() => stage.platform.state.leasingApplications.length).toBe(1);
    expect(applications()).toBe(1);
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
});
