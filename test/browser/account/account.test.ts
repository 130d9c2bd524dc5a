import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atCarDealer } from '../../../src/domain/order/paymentOption/atCarDealer';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptTradeInText } from '../../builders/tradeIn';
import { DEMO_PASSWORD } from '../../platform/state';
import { keyboardOn } from '../support/journey';
import { aFreeCar, openKept } from '../support/order';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';
import { follow } from '../support/screens/screen';

const stage = setUpStage();
const PHONE = { width: 360, height: 740, isTouch: true };
const PASSWORD = 'sieben kleine Zwerge';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const customer = () => {
  const account = stage.platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('kunde'));
  if (!account) throw new Error('no customer');
  return account;
};
const hashOf = (url: string | undefined) => `#${(url ?? '').split('#')[1] ?? ''}`;

async function giveEmail(page: Page, email: string) {
  await field(page, /^E-Mail/).fill(email);
  await button(page, 'Weiter').click();
}

async function logIn(page: Page, password = DEMO_PASSWORD) {
  await page.locator('[name="password"]').fill(password);
  await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Follows a link of a mail in the page that the visitor is on. */

async function order(page: Page, vehicleId: string) {
  await openKept(page, stage.platform, 1, { vehicleId, paymentOptionId: atCarDealer.id, customer: EMPTY_CUSTOMER });
  await heading(page, 'Zusammenfassung');
}

/** A second tab of the same visitor. */
async function newTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

describe('a customer', () => {
  it('registers, confirms by the mail, logs in, orders with the account’s data, finds the order in it and withdraws', async () => {
    const email = 'erika.neu@example.com';
    const visit = await stage.visit({ address: '#/widerruf' });
    const { page } = visit;
    await page.goto(stage.publish({ address: '#/account/registration' }));
    await giveEmail(page, email);
    await page.locator('[name="password"]').fill(PASSWORD);
    await page.locator('[name="passwordConfirm"]').fill(PASSWORD);
    visit.expect(/users\/login|403/);
    await button(page, 'Konto anlegen').click();
    await page.getByText(/Wir haben eine E-Mail an/).waitFor();

    await follow(page, hashOf(stage.platform.state.mails[0]?.link?.url));
    await page.getByText('Ihre E-Mail-Adresse ist bestätigt.').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/account/confirm-email');
    await page.getByRole('link', { name: 'Jetzt anmelden' }).click();
    await button(page, 'Weiter').click();
    await logIn(page, PASSWORD);
    await heading(page, 'Mein Konto');

    await page.getByRole('heading', { name: 'Meine Daten' }).click();
    await field(page, /^Vorname/).fill('Erika');
    await field(page, /^Nachname/).fill('Neu');
    await field(page, /^Telefon/).fill('0721 480111');
    await page.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
    await field(page, /^Straße/).fill('Kriegsstraße');
    await field(page, /^Hausnummer/).fill('7');
    await field(page, /^Postleitzahl/).fill('76133');
    await field(page, /^Ort/).fill('Karlsruhe');
    await button(page, 'Daten speichern').click();
    await page.getByText('Ihre Daten sind gespeichert.').waitFor();

    await order(page, aFreeCar(stage.platform, 1).id);
    await page.waitForFunction(
      () =>
        document.querySelector('#webshop')?.shadowRoot?.querySelector<HTMLInputElement>('[name="city"]')?.value ===
        'Karlsruhe',
    );
    await page.getByRole('checkbox', { name: /AGB/ }).check();
    await page.getByRole('checkbox', { name: /Widerrufsbelehrung/ }).check();
    await button(page, 'Unverbindlich anfragen').click();
    await heading(page, /^Vielen Dank/);
    expect(stage.platform.state.orders[0]?.order.vehicleDealerCustomer).toMatchObject({ email, lastName: 'Neu' });

    // Only a contract can be withdrawn from.
    Object.assign(stage.platform.state.orders[0]?.order ?? {}, { paymentOptionType: 1 });
    // On a slow machine the account has been read before.
    await page.reload();
    await page.getByRole('link', { name: `Angemeldet als ${email}` }).click();
    await heading(page, 'Mein Konto');
    await page
      .getByRole('region', { name: 'Meine Bestellungen und Anfragen' })
      .getByRole('link', { name: 'Vertrag widerrufen' })
      .click();
    await button(page, 'Vertrag widerrufen').click();
    await button(page, 'Widerruf bestätigen').click();
    await page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' }).waitFor();
    expect(stage.platform.state.emails[0]).toMatchObject({ email, lastName: 'Neu' });
  });

  it('who has forgotten the password sets a new one by the mail, on a phone, and both tabs are logged in', async () => {
    const { email } = customer().user;
    const { page, context } = await stage.visit({ address: '#/account/login' }, PHONE);
    await giveEmail(page, email);
    await button(page, 'Passwort vergessen?').tap();
    await button(page, 'Link anfordern').tap();
    await page.getByText(/haben wir Ihnen soeben eine E-Mail geschickt/).waitFor();
    await button(page, 'Zurück zur Anmeldung').tap();

    const tab = await newTab(context, stage.platform.state.mails[0]?.link?.url ?? '');
    await heading(tab, 'Neues Passwort vergeben');
    await expect.poll(() => new URL(tab.url()).hash).toBe('#/account/password-reset');
    await tab.locator('[name="password"]').fill(PASSWORD);
    await tab.locator('[name="passwordConfirm"]').fill(PASSWORD);
    await button(tab, 'Passwort speichern').tap();
    await heading(tab, 'Mein Konto');
    await heading(page, 'Mein Konto');

    await button(tab, 'Logout').first().tap();
    await button(tab, 'Jetzt ausloggen').tap();
    await tab.waitForURL(/#\/$/);
    await heading(page, 'Anmelden');
  });

  it('whose login ends in the middle of an order is told before sending, and loses nothing', async () => {
    const account = customer();
    Object.assign(account.user, { phoneNumber: '+49721480111' });
    const visit = await stage.visit({ address: '#/account/login' });
    const { page } = visit;
    await giveEmail(page, account.user.email);
    await logIn(page);
    await heading(page, 'Mein Konto');
    await order(page, aFreeCar(stage.platform, 1).id);
    // What is still being read for the account must not be refused: the login is to end with the reload.
    await settle(page);
    visit.expect(/users\/|401/);
    const undo = stage.platform.fail({ method: 'GET', path: /\/users\// }, 401);
    await page.reload();
    await page.getByText('Ihre Anmeldung ist abgelaufen.').waitFor();
    await field(page, /^Straße/).fill('Lindenallee');
    undo();
    await button(page, 'Erneut anmelden').click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^E-Mail/ })
      .fill(account.user.email);
    await button(page, 'Weiter').click();
    await logIn(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(
      () =>
        document.querySelector('#webshop')?.shadowRoot?.querySelector<HTMLInputElement>('[name="phone"]')?.value ===
        '+49721480111',
    );
    await expect.poll(() => field(page, /^Straße/).inputValue()).toBe('Lindenallee');
  });

  it('by keyboard alone opens an account in the middle of a valuation, goes on with it, and deletes the account', async () => {
    const visit = await stage.visit({ address: '#/widerruf' });
    const { page, context } = visit;
    const hand = keyboardOn(page);
    const emails = () => stage.platform.tenant(1).accounts.map(({ user }) => user.email);
    await heading(page, 'Vertrag widerrufen');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEYS.tradeInDraft,
      keptTradeInText({ firstName: '', lastName: '', email: '' }),
    ] as const);
    await follow(page, '#/cars/trade-in/4-wert-ermitteln');
    await heading(page, 'Wert ermitteln');
    await hand.type(field(page, /^Vorname/), 'Tanja');
    await hand.press(page.locator('a[href*="/cars/trade-in/auth/login"]'));
    await hand.type(field(page, /^E-Mail/), 'tanja.neu@example.com');
    await page.keyboard.press('Enter');
    await heading(page, 'Konto anlegen');
    await hand.type(page.locator('[name="password"]'), PASSWORD);
    await hand.type(page.locator('[name="passwordConfirm"]'), PASSWORD);
    visit.expect(/users\/login|403/);
    await page.keyboard.press('Enter');
    await page.getByText(/Wir haben eine E-Mail an/).waitFor();

    const tab = await newTab(context, stage.publish({ address: hashOf(stage.platform.state.mails[0]?.link?.url) }));
    await tab.getByText('Ihre E-Mail-Adresse ist bestätigt.').waitFor();
    await tab.close();
    await hand.press(button(page, 'Ich habe bestätigt: jetzt anmelden'));
    await heading(page, 'Wert ermitteln');
    await expect.poll(() => field(page, /^E-Mail/).inputValue()).toBe('tanja.neu@example.com');
    await expect.poll(() => field(page, /^Vorname/).inputValue()).toBe('Tanja');

    await follow(page, '#/account');
    await heading(page, 'Mein Konto');
    expect(emails()).toContain('tanja.neu@example.com');
    await hand.press(button(page, 'Account-Einstellungen'));
    await hand.press(button(page, 'Account & alle Daten löschen'));
    await page.waitForURL(/#\/$/);
    expect(emails()).not.toContain('tanja.neu@example.com');
  });
});
