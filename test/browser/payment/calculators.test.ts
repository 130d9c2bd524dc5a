import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keptValue } from '../../builders/kept';
import type { Car } from '../../platform/contract';
import { SPECIAL } from '../../platform/stock/specials';
import { typeWithoutPause } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const rate = (page: Page) => page.locator('.calculator__result .price__amount');
const bodiesOf = (path: RegExp) => stage.platform.record.filter((call) => path.test(call.path)).map(({ body }) => body);

/** Types into the one field of this name, and confirms it. */
async function enter(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await typeWithoutPause(field, value);
  await field.press('Enter');
}

/** The page of a vehicle that both calculators can calculate, for 24,900 € and without figures of the dealer's own. */
async function openCalculator(tab: 'finanzierung' | 'leasing'): Promise<Page> {
  const { vehicles } = stage.platform.tenant(1);
  const vehicle = vehicles.find(({ internalId }) => internalId === SPECIAL.financeVw) ?? expect.fail('no such vehicle');
  Object.assign(vehicle, {
    publicPrice: 24_900,
    mileAge: 20_000,
    reservedUntil: undefined,
    leasingCalculationProviderType: 'VW',
    virtualFinancingDeposit: undefined,
    virtualFinancingDuration: undefined,
    virtualFinancingFinalInstallment: undefined,
  } satisfies Partial<Car>);
  const { page } = await stage.visit({ address: `#/angebote-x/${SPECIAL.financeVw}/${tab}` });
  await rate(page).waitFor();
  return page;
}

/** Takes the rate into the checkout, which shows it, after a reload too. @returns the draft as the browser keeps it */
async function takeRate(page: Page): Promise<unknown> {
  const chosen = (await atRest(page, () => rate(page).textContent())) ?? '';
  await page.locator('.calculator').getByRole('link', { name: 'Mit dieser Rate weiter' }).click();
  const order = page.getByRole('complementary').getByText(chosen).first();
  await order.waitFor();
  await page.reload();
  await order.waitFor();
  return keptValue(await page.evaluate(() => localStorage.getItem('webshop-widget-checkout-draft')));
}

it('a financing is calculated once after the last key, and the checkout takes its rate over', async () => {
  const page = await openCalculator('finanzierung');
  await page.getByRole('radio', { name: 'Ohne Schlussrate' }).check();
  await enter(page, 'Laufzeit', '60');
  // 22,500 € over 60 months at 3.99 %.
  await expect.poll(() => rate(page).textContent()).toBe('413,55\u00A0€');
  const calculated = () => bodiesOf(/\/carfinancings\/result$/);
  const before = calculated().length;
  await enter(page, 'Anzahlung in €', '3900');
  // 21,000 € over 60 months at 3.99 %: 413.55 × 21,000 ÷ 22,500 = 385.98.
  await expect.poll(() => rate(page).textContent()).toBe('385,98\u00A0€');
  expect(calculated().slice(before)).toEqual([
    expect.objectContaining({
      bank: 'VW',
      roundedPurchasePrice: 24_900,
      deposit: 3900,
      balloon: 0,
      durationInMonth: 60,
      rsv: 1,
      isInitialCalculation: false,
    }),
  ]);
  await stage.screenshot(page, 'financing');
  expect(await takeRate(page)).toHaveProperty(
    'drafts.0.financing',
    expect.objectContaining({
      monthlyInstallment: 385.98,
      fundingDuration: 60,
      fundingDeposit: 3900,
      finalInstallment: 0,
      calculationId: 'VW-60-21000-0',
      terms: expect.objectContaining({ type: 'withoutBalloon', deposit: 3900, durationInMonth: 60 }) as unknown,
    }),
  );
});

it('a leasing takes other terms from the first answer, asks once for another special payment, and goes into the checkout', async () => {
  const page = await openCalculator('leasing');
  const first = await atRest(page, () => rate(page).textContent());
  expect(bodiesOf(/\/leasing\/calculate\/fast$/)).toHaveLength(1);
  await enter(page, 'Kilometer im Jahr', '20000');
  await enter(page, 'Laufzeit', '36');
  await expect.poll(() => rate(page).textContent()).not.toBe(first);
  const listed = await atRest(page, () => rate(page).textContent());
  const calculated = () => bodiesOf(/\/leasing\/calculate$/);
  expect(calculated()).toHaveLength(0);

  await enter(page, 'Sonderzahlung in €', '2040');
  await expect.poll(() => rate(page).textContent()).not.toBe(listed);
  await page
    .getByText(/2\.000\s€ statt 2\.040\./)
    .first()
    .waitFor();
  expect(calculated()).toEqual([
    expect.objectContaining({ deposit: 2000, kmPerYear: 20_000, durationInMonth: 36, customerType: 1 }),
  ]);
  expect(await takeRate(page)).toHaveProperty(
    'drafts.0.leasing',
    expect.objectContaining({
      fundingDuration: 36,
      downPayment: 2380,
      terms: expect.objectContaining({ downPaymentNet: 2000, kmPerYear: 20_000, durationInMonth: 36 }) as unknown,
    }),
  );
});
