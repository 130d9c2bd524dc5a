import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../../../src/lib/storage';
import { keptText } from '../../../builders/kept';
import type { Platform } from '../../../platform/platform';
import { tokenFor } from '../../../platform/rules/login';
import { anOrder } from '../../../platform/testPlatform';
import { button, closeLayer, errorsAreShown, follow, heading, openLines, reopen, type Flow } from './screen';

/** Login of a customer of the first dealer with an order, a trade-in and all data. */
function storedLogin(platform: Platform): Record<string, string> {
  const tenant = platform.tenant(1);
  const account = tenant.accounts.find(({ user }) => user.email.startsWith('kunde'));
  if (!account) throw new Error('no customer');
  const { user } = account;
  Object.assign(user, {
    salutationType: 2,
    phoneNumber: '+49721480111',
    address: { street: 'Kriegsstraße', houseNumber: '7', zipCode: '76133', city: 'Karlsruhe' },
    isMarketingEmailAllowed: true,
  });
  const order = anOrder(platform);
  order.vehicleDealerCustomer.email = user.email;
  const { adminId } = tenant.settings;
  platform.state.orders.push({ order, tenantId: adminId, createdAt: new Date().toISOString(), received: 1 });
  for (const tradeIn of tenant.tradeIns) tradeIn.usedEmail = user.email;
  const value = { id: user.id, email: user.email, roles: user.roles, accessToken: tokenFor(user, new Date()) };
  return { [STORAGE_KEYS.currentUser]: keptText(1, value, adminId) };
}

export const ACCOUNT_FLOW: Flow = {
  name: 'the account and its dialogs',
  address: () => '#/account',
  stored: storedLogin,
  screens: [
    {
      name: 'account',
      open: async ({ page }) => {
        await page.getByRole('heading', { level: 2, name: 'Newsletter und Werbung' }).waitFor();
        await openLines(page);
      },
    },
    {
      name: 'account, settings',
      open: async ({ page }) => {
        await button(page, 'Account-Einstellungen').click();
        await button(page, 'Account & alle Daten löschen').waitFor();
      },
    },
    {
      name: 'account, logout',
      open: async ({ page }) => {
        await closeLayer(page);
        await page.getByRole('button', { name: 'Logout' }).first().click();
        await page
          .getByRole('dialog', { name: 'Möchten Sie sich ausloggen?' })
          .getByText(/^Angemeldet als/)
          .waitFor();
      },
    },
  ],
};

async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email);
  await button(page, 'Weiter').click();
}

export const LOGIN_FLOW: Flow = {
  name: 'login and registration, and what the links of mails open',
  address: () => '#/account/password-reset?token=alt&email=kunde%40autohaus-bergmann.test',
  screens: [
    { name: 'account, new password', open: ({ page }) => heading(page, 'Neues Passwort vergeben') },
    {
      name: 'account, login',
      open: async ({ page }) => {
        await reopen(page, '#/account/login');
        await enterEmail(page, 'kunde@autohaus-bergmann.test');
        await page.locator('[name="password"]').fill('falsch');
        await button(page, 'Passwort anzeigen').click();
      },
    },
    {
      name: 'account, registration with errors',
      open: async ({ page }) => {
        await reopen(page, '#/account/registration');
        await enterEmail(page, 'neu@example.com');
        await page.locator('[name="password"]').fill('kurz');
        await button(page, 'Konto anlegen').click();
        await errorsAreShown(page);
      },
    },
    {
      name: 'account, forgotten password',
      open: async ({ page }) => {
        await follow(page, '#/account/password-forget');
        await heading(page, 'Passwort vergessen');
      },
    },
    {
      name: 'account, confirmation',
      open: async ({ page }) => {
        await follow(page, '#/account/confirm-email');
        await heading(page, 'E-Mail bestätigen');
      },
    },
    {
      name: 'valuation, login',
      open: async ({ page }) => {
        await follow(page, '#/cars/trade-in/auth/login');
        await heading(page, 'Anmelden');
      },
    },
  ],
};
