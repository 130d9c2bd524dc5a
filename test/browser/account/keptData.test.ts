import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { cancellationMessage } from '../../../src/domain/order/dealerMessage';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import { TRADE_IN_DRAFT_VERSION } from '../../../src/domain/trade-in/draftVersion';
import { atCarDealer } from '../../../src/domain/order/paymentOption/atCarDealer';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptOrders, keptText } from '../../builders/kept';
import { anOrderDraft, aSentOrder, customerEntries, ORDER_ID, paidState } from '../../builders/order';
import { tokenFor } from '../../platform/rules/login';
import { DEMO_PASSWORD, TRADE_IN_CODES, type Account } from '../../platform/state';
import { idFor } from '../../platform/stock/random';
import { adminIdOf } from '../support/hostPage';
import { firstFreeDay, FREE_DAY, freeCars, handOverSection, wishSection } from '../support/order';
import { goTo, headingIsShown, searchIsShown, sectionIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();
const OTHER_ID = ORDER_ID.replace(/^4/, '5');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** All that the shop keeps for its visitor, as one text: both storages, and this entry of the history. */
const keptOn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));

const store = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);

const stored = (slot: Partial<OrderSlot>) => keptOrders(DRAFT_VERSION, slot, adminIdOf(1));

function twoCars() {
  const [one, other] = freeCars(stage.platform, 1);
  if (!one || !other) throw new Error('two free cars are needed');
  return [one, other] as const;
}

/** Complete order of a vehicle, not sent. */
function aDraft(overrides: Partial<OrderDraft>): OrderDraft {
  const pickup = stage.platform.tenant(1).products.find(({ name }) => name.startsWith('Abholung'));
  return anOrderDraft({
    wantsTradeIn: false,
    paymentOptionId: 'advance-transfer',
    handOver: pickup && { productId: pickup.id, day: FREE_DAY },
    customer: customerEntries,
    ...overrides,
  });
}

function aCustomer(firstName: string, lastName: string): Account {
  const { accounts } = stage.platform.tenant(1);
  const one = accounts.find(({ user }) => user.email.startsWith('kunde'));
  if (!one) throw new Error('no customer');
  const account: Account = {
    ...one,
    user: {
      ...one.user,
      id: idFor(`user ${firstName}`),
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      firstName,
      lastName,
      salutationType: 2,
      phoneNumber: '+49721480111',
      address: { street: 'Kriegsstraße', houseNumber: '7', zipCode: '76133', city: 'Karlsruhe' },
    },
  };
  accounts.push(account);
  return account;
}

function loginOf({ user }: Account, seconds?: number): string {
  const { id, email, roles } = user;
  return keptText(1, { id, email, roles, accessToken: tokenFor(user, new Date(), seconds) }, adminIdOf(1));
}

async function loadTradeIn(page: Page): Promise<void> {
  await button(page, 'Code einlösen').click();
  const dialog = page.getByRole('dialog', { name: 'Code einlösen' });
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(TRADE_IN_CODES.normal);
  await dialog.getByRole('textbox', { name: /^E-Mail/ }).fill(TRADE_IN_CODES.email);
  await dialog.getByRole('button', { name: 'Einlösen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const tradeInLine = (page: Page) => page.locator('.order-bill__line dt', { hasText: /^Inzahlungnahme/ });

// rules/account: data of one person.
describe('who logs in where the login of somebody else has ended', () => {
  it('orders without their trade-in, finds none of their orders, and leaves nothing personal behind with the logout', async () => {
    const [before, after] = [aCustomer('Anke', 'Altmann'), aCustomer('Bea', 'Braun')];
    const [bought, wanted] = twoCars();
    const person = { userId: before.user.id, filled: [] };
    const { confirmation } = aSentOrder({ id: OTHER_ID, vehicleId: bought.id }, { email: before.user.email });
    const placedOrders = [{ ...confirmation, placedAt: new Date().toISOString(), person }];
    const drafts = [aDraft({ vehicleId: wanted.id, wantsTradeIn: true, paymentOptionId: atCarDealer.id, person })];
    const { page } = await stage.visit(
      { address: `#/cars/${wanted.id}/checkout/2-trade-in-selection` },
      {
        stored: {
          [STORAGE_KEYS.currentUser]: loginOf(before),
          [STORAGE_KEYS.checkoutDraft]: stored({ drafts, placedOrders }),
        },
      },
    );
    await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await loadTradeIn(page);
    await tradeInLine(page).waitFor();
    await expect.poll(() => keptOn(page)).toContain(TRADE_IN_CODES.normal);

    await store(page, STORAGE_KEYS.currentUser, loginOf(before, -1));
    const typed = { lastName: 'Altmann', userId: before.user.id };
    await store(page, STORAGE_KEYS.tradeInDraft, keptText(TRADE_IN_DRAFT_VERSION, typed, adminIdOf(1)));
    await page.evaluate(
      ([name, form]) => sessionStorage.setItem('webshop-widget-forms', JSON.stringify({ [name]: form })),
      [`${adminIdOf(1)} Anfrage`, { typed, userId: before.user.id }] as const,
    );
    await page.goto(stage.publish({ address: '#/account/login' }));
    await field(page, /^E-Mail/).fill(after.user.email);
    await button(page, 'Weiter').click();
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await headingIsShown(page, 'Mein Konto');
    await expect.poll(() => keptOn(page)).not.toMatch(/altmann|weber|9876543|tausch/i);
    await goTo(page, `#/angebote-x/${bought.id}`);
    await page.getByRole('heading', { level: 2, name: 'Ihre Anfrage zu diesem Fahrzeug' }).waitFor();
    await expect.poll(() => page.getByText(/^Von Ihnen/).count()).toBe(0);
    await goTo(page, '#/widerruf');
    await headingIsShown(page, 'Vertrag widerrufen');
    await expect.poll(() => field(page, /^Bestellnummer/).inputValue()).toBe('');

    await goTo(page, `#/cars/${wanted.id}/checkout/1-trade-in`);
    await button(page, 'Ja').click();
    await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await expect.poll(() => tradeInLine(page).count()).toBe(0);
    await loadTradeIn(page);
    await button(page, 'Weiter').click();
    await firstFreeDay(handOverSection(page)).click();
    await page.getByRole('radio', { name: /^Persönliche Beratung im Autohaus/ }).check();
    await firstFreeDay(wishSection(page)).click();
    await page.getByRole('combobox', { name: /Uhrzeit/ }).selectOption('11:00 Uhr');
    await button(page, 'Weiter').click();
    await headingIsShown(page, 'Zusammenfassung');
    await page.getByRole('checkbox', { name: /AGB/ }).check();
    await page.getByRole('checkbox', { name: /Widerrufsbelehrung/ }).check();
    await button(page, 'Unverbindlich anfragen').click();
    await headingIsShown(page, /^Vielen Dank/);
    await expect.poll(() => keptOn(page)).toContain(after.user.email);

    await goTo(page, '#/account');
    await button(page, 'Logout').first().click();
    await button(page, 'Jetzt ausloggen').click();
    await searchIsShown(page);
    for (let entries = 0; entries < 4; entries += 1) {
      await settle(page);
      expect(await keptOn(page)).not.toMatch(/altmann|weber|9876543|tausch|\bbea\b|braun|480111/i);
      await page.goBack();
    }
  });
});

describe('a device without a login', () => {
  // rules/storage-and-privacy: storage may fail.
  it('loses no payment of another vehicle by a refused write, and forgets everything personal when asked to', async () => {
    const [car, other] = twoCars();
    const draft = aDraft({ vehicleId: car.id });
    const paid = aDraft({ orderId: OTHER_ID, vehicleId: other.id, state: paidState(), customer: EMPTY_CUSTOMER });
    const messages = [{ ...cancellationMessage(aSentOrder(), OTHER_ID), state: 'sent' as const }];
    const { page, context } = await stage.visit(
      { address: `#/cars/${car.id}/checkout/9-summary` },
      { stored: { [STORAGE_KEYS.checkoutDraft]: stored({ drafts: [draft], messages }) } },
    );
    await headingIsShown(page, 'Zusammenfassung');
    await page.evaluate(() => {
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
      const toSession = sessionStorage.setItem.bind(sessionStorage);
      Storage.prototype.setItem = function (name, value) {
        if (this !== sessionStorage) {
          Object.defineProperty(Storage.prototype, 'setItem', own);
          throw new DOMException('full', 'QuotaExceededError');
        }
        toSession(name, value);
      };
    });
    await field(page, /^Ort/).fill('Erstingen');
    // The tab's copy of the order has it sooner.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('webshop-widget-refused')))
      .toContain('Erstingen');
    // While this tab keeps what was refused, another one has a fee taken.
    const tab = await context.newPage();
    await tab.goto(stage.publish({ build: 'none' }));
    await store(tab, STORAGE_KEYS.checkoutDraft, stored({ drafts: [draft, paid], messages }));
    await tab.close();
    await field(page, /^Ort/).fill('Zweithausen');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Zweithausen');
    await button(page, 'Zahlungspflichtig bestellen').click();
    await headingIsShown(page, /^Vielen Dank/);

    const payment = page.getByText('Ihre Zahlung ist eingegangen, die Bestellung noch nicht.').first();
    await goTo(page, '#/widerruf');
    await field(page, /^Vorname/).fill('Annabell');
    await goTo(page, '#/');
    await payment.waitFor();
    await expect.poll(() => keptOn(page)).toContain(customerEntries.email);
    await button(page, 'Vergessen').click();
    await button(page, 'Alles vergessen').click();
    await page.getByRole('region', { name: 'Auf diesem Gerät gemerkt' }).waitFor({ state: 'detached' });
    const personal = /anna|weber|9876543|lindenallee|erstingen|zweithausen/i;
    expect(await atRest(page, () => keptOn(page))).not.toMatch(personal);
    await goTo(page, '#/widerruf');
    await headingIsShown(page, 'Vertrag widerrufen');
    await expect.poll(() => field(page, /^Vorname/).inputValue()).toBe('');
    await expect.poll(() => field(page, /^Bestellnummer/).inputValue()).toBe('');
    await goTo(page, '#/');
    // Money may be lost with it.
    await payment.waitFor();
    expect(await atRest(page, () => keptOn(page))).not.toMatch(personal);
  });

  it('whose clock is a year fast hands over and reserves by the time of the platform', async () => {
    const [car, reserved] = twoCars();
    const until = new Date(Date.now() + 86_400_000);
    Object.assign(reserved, { reservedUntil: until.toISOString() });
    const { page } = await stage.visit({ address: `#/cars/${car.id}/checkout/1-trade-in` }, { isFresh: true });
    const firstDay = async () => {
      await button(page, 'Weiter').click();
      return atRest(page, () => firstFreeDay(handOverSection(page)).textContent());
    };
    const day = await firstDay();
    await page.clock.install({ time: Date.now() + 365 * 86_400_000 });
    await page.goto(stage.publish({ address: `#/angebote-x/${reserved.id}` }));
    const words = new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }).format(until);
    await button(page, `Reserviert bis ${words} Uhr`).first().waitFor();
    await goTo(page, `#/cars/${car.id}/checkout/1-trade-in`);
    expect(await firstDay()).toBe(day);
  });
});
