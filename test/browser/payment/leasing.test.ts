import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SPECIAL } from '../../platform/stock/specials';
import { axeFindings } from '../support/axe';
import { keyboardOn } from '../support/journey';
import { typeWithoutPause } from '../support/shop';
import { setUpStage } from '../support/stage';
import { keptValue } from '../../builders/kept';

const stage = setUpStage();

const address = `#/angebote-x/${SPECIAL.financeVw}/leasing`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Sonderzahlung in €' });
const rate = (page: Page) => page.locator('.calculator__result .price__amount');
const calls = (path: string) => stage.platform.record.filter((call) => call.path === path);
const calculated = () => calls('/leasing/calculate');

/** A vehicle that can be leased, whatever the stock made of it. */
function makeLeasable(overrides: object = {}) {
  const vehicle = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.financeVw);
  if (!vehicle) throw new Error('no such vehicle in stock');
  Object.assign(vehicle, {
    leasingCalculationProviderType: 'VW',
    mileAge: 20_000,
    reservedUntil: undefined,
    ...overrides,
  });
  return vehicle;
}

describe('the leasing calculator', () => {
  it('calculates other terms, and takes its rate into the checkout', async () => {
    makeLeasable();
    const { page } = await stage.visit({ address });
    await rate(page).waitFor();
    const first = await rate(page).textContent();
    expect(calls('/leasing/calculate/fast')).toHaveLength(1);

    await page.getByLabel('Fahrleistung pro Jahr').selectOption({ label: '20.000\u00A0km' });
    await page.getByLabel('Laufzeit').selectOption({ label: '36\u00A0Monate' });
    await expect.poll(() => rate(page).textContent()).not.toBe(first);
    const listed = await rate(page).textContent();
    // All of these were in the first answer.
    expect(calculated()).toHaveLength(0);

    await typeWithoutPause(field(page), '2050');
    await expect.poll(() => rate(page).textContent()).not.toBe(listed);
    await field(page).blur();
    await expect.poll(() => field(page).inputValue()).toBe('2.000');
    await page.getByText('Auf volle 100 € abgerundet').first().waitFor();
    expect(calculated().map(({ body }) => body)).toEqual([
      expect.objectContaining({ deposit: 2000, kmPerYear: 20_000, durationInMonth: 36, customerType: 1 }),
    ]);
    const chosen = (await rate(page).textContent()) ?? '';
    expect(await axeFindings(page)).toEqual([]);

    await page.locator('.calculator').getByRole('link', { name: 'Mit dieser Rate weiter' }).click();
    await page.getByRole('complementary').getByText(chosen).first().waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('webshop-widget-checkout-draft'));
    expect(keptValue(kept)).toHaveProperty(
      'drafts.0.leasing',
      expect.objectContaining({
        fundingDuration: 36,
        downPayment: 2380,
        terms: expect.objectContaining({ downPaymentNet: 2000, kmPerYear: 20_000, durationInMonth: 36 }) as unknown,
      }),
    );
  });

  it('says what is not possible, survives a failure, and loses nothing typed', async () => {
    // 170,000 km and four years of 10,000 km are more than a lessor takes back.
    makeLeasable({ mileAge: 170_000 });
    const { page, expect: expectLine } = await stage.visit({ address }, { width: 360, height: 740, isTouch: true });
    await rate(page).waitFor();
    await page.getByLabel('Fahrleistung pro Jahr').selectOption({ label: '40.000\u00A0km' });
    await page.getByText('Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.').waitFor();
    await expect
      .poll(() => page.locator('.calculator').getByRole('link', { name: 'Mit dieser Rate weiter' }).count())
      .toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('Fahrleistung pro Jahr').selectOption({ label: '10.000\u00A0km' });
    await rate(page).waitFor();
    expectLine(/500/);
    const repair = stage.platform.fail(/leasing\/calculate$/, 500);
    await page.getByRole('button', { name: 'Sonderzahlung in € um 100 € erhöhen' }).click();
    await page.getByText('Die Leasingrate konnte nicht berechnet werden.').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('100');
    expect(await axeFindings(page)).toEqual([]);
    repair();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await rate(page).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('100');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('is used by keyboard alone, and shows the costs as picture and as table', async () => {
    makeLeasable();
    const { page } = await stage.visit({ address }, { width: 768, height: 1000 });
    await rate(page).waitFor();
    const hand = keyboardOn(page);
    await hand.choose(page.getByLabel('Fahrleistung pro Jahr'), '15.000');
    await hand.type(field(page), '99999');
    await page.keyboard.press('Tab');
    await page
      .getByText(/^Möglich sind höchstens/)
      .first()
      .waitFor();
    await page.getByRole('img', { name: /^Zahlungen über 48.Monate: .* Sonderzahlung, 48 Raten zu/ }).waitFor();
    await hand.press(page.locator('summary', { hasText: 'Zahlungen als Tabelle' }));
    await page.getByRole('row', { name: /^2\. Jahr 12 ×/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('heading', { name: 'Barkauf, Finanzierung und Leasing im Vergleich' }).waitFor();
  });
});
