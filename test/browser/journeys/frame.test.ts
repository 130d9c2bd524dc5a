import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goTo, headingIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const PHONE = { width: 360, height: 740, isTouch: true };
const PRICE = /[\d.]+,\d\d\s€/;

/** What the bar says is agreed to, once the bank has answered. */
const agreed = async (page: Page) => {
  const bar = page.locator('.phone-bar__price[aria-busy="false"]').filter({ hasText: /dazu 2\.380\s€ am\sAnfang/ });
  let rate = '';
  await expect
    .poll(async () => (rate = PRICE.exec(await bar.innerText({ timeout: 20_000 }))?.[0] ?? ''), { timeout: 25_000 })
    .toMatch(PRICE);
  return rate;
};

// rules/search: frame.
it('a leasing with own terms is the same on its page, after a reload, on its card, in another browser and in the order', async () => {
  const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' }, PHONE);
  const panel = page.getByRole('region', { name: 'Was kostet er mich im Monat?' });
  await panel.getByRole('radio', { name: 'Leasing' }).check();
  for (const [label, value] of [
    ['Sonderzahlung ohne MwSt.', '2000'],
    ['Laufzeit', '24'],
  ] as const) {
    const field = panel.getByRole('textbox', { name: label });
    await field.fill(value);
    await field.press('Enter');
  }
  const rate = await agreed(page);
  expect(rate).toMatch(PRICE);
  const { hash } = new URL(page.url());
  expect(decodeURIComponent(hash)).toContain('prices=leasing&specialPayment=2000&months=24');

  await page.reload();
  expect(await agreed(page)).toBe(rate);

  const other = await stage.visit({ address: hash }, { ...PHONE, isFresh: true });
  expect(await agreed(other.page)).toBe(rate);
  await other.page.close();

  await goTo(page, `#/?carQueryParams=${encodeURIComponent('searchTerm=BE-VW-BANK')}`);
  await page.getByText(/2\.380\s€ Sonderzahlung\s· 24\sMonate/).waitFor();
  await expect.poll(() => page.locator('.vehicle-card__rate').first().textContent()).toContain(rate);
  await page.locator('.vehicle-card a').first().click();
  expect(await agreed(page)).toBe(rate);

  await page.getByRole('link', { name: 'Online kaufen' }).last().click();
  await headingIsShown(page, 'Extras');
  await expect.poll(() => page.locator('.order-total').textContent()).toMatch(/dazu 2\.380\s€ am\sAnfang/);
  await expect.poll(() => page.locator('.order-total').textContent()).toContain(rate);
});
