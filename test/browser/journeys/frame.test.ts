import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keyboardOn } from '../support/journey';
import { atRest } from '../support/place';
import { goTo, headingIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { DEMO_PASSWORD } from '../../platform/state';

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
    ['Sonderzahlung in €', '2000'],
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
  await page.getByText(/2\.380\s€ Sonderzahlung 24\sMonate/).waitFor();
  await expect.poll(() => page.locator('.vehicle-card__rate').first().textContent()).toContain(rate);
  await page.locator('.vehicle-card a').first().click();
  expect(await agreed(page)).toBe(rate);

  await page.getByRole('link', { name: 'Online kaufen' }).last().click();
  await headingIsShown(page, 'Extras');
  await expect.poll(() => page.locator('.order-total').textContent()).toMatch(/dazu 2\.380\s€ am\sAnfang/);
  await expect.poll(() => page.locator('.order-total').textContent()).toContain(rate);
});

const QUESTION = 'Bar kaufen, finanzieren oder leasen?';
const TERMS = String.raw`4\.000\s€\sAnzahlung\s· 48\sMonate\s· ohne\sSchlussrate`;
const lineOf = (page: Page, text: string | RegExp) =>
  page.getByRole('button', { name: text }).filter({ visible: true }).first();
const ownLine = (page: Page, bound = '', terms = TERMS) =>
  lineOf(page, new RegExp(`^Mein Rahmen: Finanzierung\\s· ${bound}${terms}$`));
const BOUND = String.raw`bis\s300\s€\sim\sMonat\s· `;

/** Changes the frame in its sheet. */
async function set(page: Page, line: string | RegExp, fields: Record<string, string>, choices: readonly string[] = []) {
  await lineOf(page, line).click();
  const sheet = page.getByRole('dialog', { name: 'Mein Rahmen' });
  for (const name of choices) await sheet.getByRole('radio', { name }).check();
  for (const [name, value] of Object.entries(fields)) {
    const field = sheet.getByRole('textbox', { name });
    await field.fill(value);
    await field.press('Enter');
  }
  return sheet;
}

const FIELDS = { 'Anzahlung in €': '4000', Laufzeit: '48' };
const CHOICES = ['Finanzierung', 'Ohne Schlussrate'];

// rules/search: frame.
it.each([360, 1366])(
  'own terms that are set once on a list of %i px stay through reload and Back, in a link and in another tab',
  async (width) => {
    const visitor = { width, height: 760, isTouch: width < 640 };
    const { page, context } = await stage.visit({}, visitor);
    const sheet = await set(page, QUESTION, FIELDS, CHOICES);
    await sheet.getByRole('combobox', { name: 'Monatliche Rate bis' }).selectOption('300');
    await sheet.getByRole('button', { name: /Anzeigen$/ }).click();
    await ownLine(page, BOUND).waitFor();
    const car = await atRest(page, () => page.locator('.vehicle-card').first().getAttribute('data-vehicle-id'));
    /** What the card says, once the bank has answered. */
    const rateOn = async (list: Page) => {
      const card = list.locator(`.vehicle-card[data-vehicle-id="${car}"]`);
      await card.scrollIntoViewIfNeeded();
      await card.getByText(/^4\.000\s€ Anzahlung 48\sMonate/).waitFor();
      return card.locator('.vehicle-card__rate strong').textContent();
    };
    const rate = await rateOn(page);

    await page.reload();
    await ownLine(page, BOUND).waitFor();
    expect(await rateOn(page)).toBe(rate);
    await page.locator(`.vehicle-card[data-vehicle-id="${car}"] a`).first().click();
    await page.getByRole('heading', { name: 'Was kostet er mich im Monat?' }).waitFor();
    await expect.poll(() => page.locator('.price-box .month-sum strong').first().textContent()).toBe(rate);
    await page.goBack();
    await ownLine(page, BOUND).waitFor();

    const other = await stage.visit({ address: new URL(page.url()).hash }, { ...visitor, isFresh: true });
    await ownLine(other.page, BOUND).waitFor();
    expect(await rateOn(other.page)).toBe(rate);

    const tab = await context.newPage();
    await tab.goto(stage.publish());
    // A bound is of the search, which a new tab has not.
    await ownLine(tab).waitFor();
    expect(await rateOn(tab)).toBe(rate);
    await set(tab, /^Mein Rahmen/, { 'Anzahlung in €': '6000' });
    await ownLine(page, BOUND, TERMS.replace('4', '6')).waitFor();
    expect(decodeURIComponent(page.url())).toContain('deposit=6000');
  },
);

const hasFocus = (locator: Locator) =>
  expect
    .poll(() => locator.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement))
    .toBe(true);

it('the question is answered by keyboard alone: each field in its turn says its value and bounds, Escape and the button lead back', async () => {
  const { page } = await stage.visit({}, { width: 1280, height: 900 });
  const keyboard = keyboardOn(page);
  const sheet = page.getByRole('dialog', { name: 'Mein Rahmen' });
  const answer = async () => {
    await keyboard.press(lineOf(page, QUESTION));
    await keyboard.press(sheet.getByRole('radio', { name: 'Finanzierung' }));
    await keyboard.choose(sheet.getByRole('combobox', { name: 'Monatliche Rate bis' }), /^300/);
    // Once, in the dialog: what is behind it is silent.
    await sheet
      .getByRole('status')
      .filter({ hasText: /^\d+ Ergebnisse$/ })
      .waitFor();
    for (const [name, value, bounds, said, next] of [
      ['Anzahlung in €', '4000', /^0 bis 50\.000\s€$/, '4.000 €', '4.100 €'],
      ['Laufzeit', '36', /^12 bis 96\sMonate$/, '36 Monate', '48 Monate'],
      ['Kilometer im Jahr', '10000', /^5\.000 bis 50\.000\skm$/, '10.000 km', '12.500 km'],
    ] as const) {
      const field = sheet.getByRole('textbox', { name });
      await keyboard.type(field, value);
      await page.keyboard.press('Tab');
      const slider = sheet.getByRole('slider', { name: `${name}, Regler` });
      await hasFocus(slider);
      expect(await field.evaluate((input) => input.getAttribute('aria-describedby'))).not.toBeNull();
      await sheet.getByText(bounds).waitFor();
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(said);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(next);
    }
  };
  await answer();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await hasFocus(lineOf(page, QUESTION));

  await answer();
  await keyboard.press(sheet.getByRole('button', { name: /Anzeigen$/ }));
  await sheet.waitFor({ state: 'detached' });
  await hasFocus(
    lineOf(
      page,
      /^Mein Rahmen: Finanzierung\s· bis\s300\s€\sim\sMonat\s· 4\.100\s€\sAnzahlung\s· 48\sMonate\s· 12\.500\skm\sim\sJahr$/,
    ),
  );
});

it('own terms stay with who logs in, go with the logout, and are none of another dealer of the same site', async () => {
  const { page, context } = await stage.visit({}, { width: 1366, height: 760 });
  const sheet = await set(page, QUESTION, FIELDS, CHOICES);
  await sheet.getByRole('button', { name: /Anzeigen$/ }).click();
  await ownLine(page).waitFor();

  const dealer = await context.newPage();
  await dealer.goto(stage.publish({ tenant: 6 }));
  await lineOf(dealer, /^Bar kaufen/).waitFor();
  await dealer.close();

  const customer = stage.platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('kunde'));
  await goTo(page, '#/account/login');
  await headingIsShown(page, 'Anmelden');
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(customer?.user.email ?? '');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await headingIsShown(page, 'Mein Konto');
  await goTo(page, '#/');
  await ownLine(page).waitFor();
  await goTo(page, '#/account');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Jetzt ausloggen' }).click();
  await lineOf(page, QUESTION).waitFor();
  expect(page.url()).not.toContain('deposit');
});

it('a link’s old car is deducted in another browser, taken off and forgotten in the address; a wrong one costs nothing', async () => {
  const at = (frame: string) => `#/?carQueryParams=${encodeURIComponent(`carType=PKW&${frame}`)}`;
  const { page } = await stage.visit({ address: at('prices=rate&deposit=4000&oldCar=4000') }, PHONE);
  const deducted = page.getByText(/−\s4\.000 = .* mit Altwagen \(aus dem Link\)$/);
  await deducted.first().waitFor();
  await page.reload();
  await deducted.first().waitFor();
  const sheet = await set(page, /Altwagen \(aus dem Link\) 4\.000\s€$/, {});
  await sheet.getByRole('checkbox', { name: /^Altwagen/ }).uncheck();
  await expect.poll(() => page.url()).not.toContain('oldCar');
  await sheet.getByRole('button', { name: /Anzeigen$/ }).click();
  await expect.poll(() => deducted.count()).toBe(0);
  for (const value of ['999999', '-1', '0', 'abc']) {
    await goTo(page, at(`prices=rate&months=48&oldCar=${value}`));
    await lineOf(page, /^Mein Rahmen: Finanzierung\s· 48\sMonate$/).waitFor();
    await expect.poll(() => page.getByText(/aus dem Link/).count()).toBe(0);
  }
});

it('own terms outlive a reload where the browser keeps nothing', async () => {
  const { page, context } = await stage.visit({}, { ...PHONE, isFresh: true });
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.reload();
  const sheet = await set(page, QUESTION, FIELDS, CHOICES);
  await sheet.getByRole('button', { name: /Anzeigen$/ }).click();
  await ownLine(page).waitFor();
  await page.reload();
  await ownLine(page).waitFor();
});
