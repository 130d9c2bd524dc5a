import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FinanceRequest } from '../../platform/contract';
import { SPECIAL } from '../../platform/stock/specials';
import { axeFindings } from '../support/axe';
import { keyboardOn } from '../support/journey';
import { typeWithoutPause } from '../support/shop';
import { setUpStage } from '../support/stage';
import { keptValue } from '../../builders/kept';

const stage = setUpStage();

const address = `#/angebote-x/${SPECIAL.financeVw}/finanzierung`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Anzahlung in €' });
const rate = (page: Page) => page.locator('.calculator__result .price__amount');
const calculated = () =>
  stage.platform.record.filter(({ path }) => path.endsWith('/carfinancings/result')).map(({ body }) => body);

/** For 24,900 €, without figures of the dealer's own. */
function makeFinanceable() {
  const vehicle = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.financeVw);
  if (!vehicle) throw new Error('no such vehicle in stock');
  Object.assign(vehicle, {
    publicPrice: 24_900,
    reservedUntil: undefined,
    virtualFinancingDeposit: undefined,
    virtualFinancingDuration: undefined,
    virtualFinancingFinalInstallment: undefined,
  });
}

describe('the financing calculator', () => {
  it('calculates once after the last key, and the checkout shows that rate, after a reload too', async () => {
    makeFinanceable();
    const { page } = await stage.visit({ address });
    await rate(page).waitFor();
    await page.getByText('Ohne Schlussrate').click();
    await page.getByLabel('Laufzeit').selectOption('60');
    // 22,500 € over 60 months at 3.99 %.
    await expect.poll(() => rate(page).textContent()).toBe('413,55\u00A0€');
    const before = calculated().length;

    await typeWithoutPause(field(page), '3900');
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
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'financing');

    await page.locator('.calculator').getByRole('link', { name: 'Mit dieser Rate weiter' }).click();
    const order = page.getByRole('complementary').getByText('385,98\u00A0€').first();
    await order.waitFor();
    await page.reload();
    await order.waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('webshop-widget-checkout-draft'));
    expect(keptValue(kept)).toHaveProperty(
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

  it('survives a platform that fails in the middle, and loses nothing typed', async () => {
    makeFinanceable();
    const {
      page,
      context,
      expect: expectLine,
    } = await stage.visit({ address }, { width: 360, height: 740, isTouch: true });
    await rate(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'financing');
    expectLine(/500/);
    const repair = stage.platform.fail('/carfinancings/result', 500);
    await field(page).fill('5000');
    await page.getByText('Die Finanzierungsrate konnte nicht berechnet werden.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    repair();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await rate(page).waitFor();
    await expect.poll(() => field(page).inputValue()).toMatch(/^5\.?000$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // A bank that tells no limit beforehand and counts with a smaller final instalment: said at its field, which keeps what was typed.
    await context.route('**/carfinancings/result', async (route) => {
      const asked = route.request().postDataJSON() as FinanceRequest;
      await route.continue({ postData: JSON.stringify({ ...asked, balloon: Math.min(asked.balloon, 7_000) }) });
    });
    const balloon = page.getByRole('textbox', { name: 'Schlussrate in €' });
    await balloon.fill('9000');
    await page.getByText(/^Höchstens 7\.000\s€ bei diesen Angaben: Damit rechnet die Bank\.$/).waitFor();
    await expect.poll(() => balloon.inputValue()).toMatch(/^9\.?000$/);
  });

  it('is used by keyboard alone', async () => {
    makeFinanceable();
    const { page } = await stage.visit({ address }, { width: 768, height: 1000 });
    await rate(page).waitFor();
    const hand = keyboardOn(page);
    await hand.choose(page.getByLabel('Fahrleistung pro Jahr'), '15.000');
    await expect.poll(() => calculated().at(-1)).toMatchObject({ mileage: 15_000 });
    await hand.type(field(page), '99999');
    await page.keyboard.press('Tab');
    await page
      .getByText(/^Möglich sind höchstens 12\.400/)
      .first()
      .waitFor();
    await hand.press(page.getByRole('checkbox', { name: 'Beispiel mit Ratenschutz' }));
    await page.getByText('pro Monat mit Ratenschutz, nur als Beispiel').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'financing');
  });
});
