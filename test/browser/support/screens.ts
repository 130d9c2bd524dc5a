import type { Page } from 'playwright-core';
import type { ScreenName } from '../../../src/domain/addresses';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { atCarDealer, financingAtCarDealer } from '../../../src/domain/order/paymentOption/atCarDealer';
import { advanceTransfer, reservationFeeOnline } from '../../../src/domain/order/paymentOption/bankTransfer';
import { vehicleTabs } from '../../../src/features/vehicle/tabs';
import { customerEntries } from '../../builders/order';
import type { Platform } from '../../platform/platform';
import { tokenFor } from '../../platform/rules/login';
import { SPECIAL } from '../../platform/stock/specials';
import { TRADE_IN_CODES } from '../../platform/state';
import { anOrder } from '../../platform/testPlatform';
import { keptText } from '../../builders/kept';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { byModel, keptTradeInText } from '../../builders/tradeIn';
import { openKept } from './order';
import { searchIsShown } from './shop';
import type { Visit } from './stage';

/** Screen of the shop of tenant 1, with the steps to reach it. */
export interface Screen {
  name: string;
  address?: (platform: Platform) => string;
  /** Steps from the loaded page until the screen is complete. */
  open: (visit: Visit, platform: Platform) => Promise<void>;
  /** Only widths at which the screen exists. */
  from?: number;
  upTo?: number;
  /** Checked in the overlay layout as well. */
  isInOverlay?: boolean;
}

export const isAt = ({ from = 0, upTo = Infinity }: Screen, width: number) => width >= from && width <= upTo;

/** Initial width. */
export const widestOf = ({ upTo = 1280 }: Screen) => Math.min(upTo, 1280);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const gate = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Electric Volkswagen with bank, lessor and all third-party content. */
function theCar(platform: Platform) {
  const car = platform
    .tenant(1)
    .vehicles.find(
      ({ manufacturer, fuelType, carType, publicPrice }) =>
        manufacturer === 'Volkswagen' && fuelType === 'Elektro' && carType === 'PKW' && publicPrice > 0,
    );
  if (!car) throw new Error('no electric Volkswagen in the stock');
  return Object.assign(car, {
    publicPrice: 24_900,
    mileAge: 20_000,
    reservedUntil: undefined,
    availableFromDate: undefined,
    financingCalculationProviderType: 'VW',
    leasingCalculationProviderType: 'VW',
    impelSpinUrl: `https://spins.impel.io/${car.id}`,
  } as const);
}

const tabOf = (slug: string) => (platform: Platform) => `#/angebote-x/${theCar(platform).id}/${slug}`;
const special = (vehicle: string) => () => `#/angebote-x/${vehicle}`;

async function vehicleIsThere({ page }: Visit): Promise<void> {
  await button(page, 'Anfrage senden').waitFor();
  await page.getByRole('tabpanel').waitFor();
}

/** Opens the disclosures one after the other, because their content is part of the screen. */
async function openLines(page: Page): Promise<void> {
  for (const line of await page.locator('details:not([open]) > summary').all()) {
    if (await line.isVisible()) await line.click();
  }
}

const PANELS: Record<string, (visit: Visit) => Promise<void>> = {
  finanzierung: async ({ page }) => {
    await page.locator('.calculator__result .price__amount').waitFor();
    await page.getByRole('checkbox', { name: 'Beispiel mit Ratenschutz' }).click();
    await page.getByText('pro Monat mit Ratenschutz, nur als Beispiel').waitFor();
    await openLines(page);
  },
  leasing: async ({ page }) => {
    await page.locator('.calculator__result .price__amount').waitFor();
    await page.getByRole('img', { name: /^Zahlungen über/ }).waitFor();
    await openLines(page);
  },
  zubehoer: ({ page }) => gate(page, 'Passendes Zubehör anzeigen').waitFor(),
  emobilitaet: ({ page }) => gate(page, 'Beratung zum Laden anzeigen').waitFor(),
};

/** Vehicle and dealer with the data of every tab, because the URL of a missing tab redirects to another one. */
function withEveryTab(platform: Platform): void {
  Object.assign(theCar(platform), {
    usedConditionType: 'Gebrauchtwagen',
    descriptionHtml: '<p>Scheckheftgepflegt, aus erster Hand.</p>',
  });
  Object.assign(platform.tenant(1).settings, {
    uiVehicleDetailsAvailableChildRoutes: vehicleTabs.map(({ slug }) => slug),
    uiEmobilioClientId: 'demo-emobilio',
  });
}

const TABS: Screen[] = vehicleTabs.map(({ slug, label }) => ({
  name: `vehicle, ${slug}`,
  address: (platform) => {
    withEveryTab(platform);
    return tabOf(slug)(platform);
  },
  open: async (visit) => {
    await vehicleIsThere(visit);
    await visit.page.getByRole('tab', { name: label, selected: true }).waitFor();
    await PANELS[slug]?.(visit);
  },
}));

/** Lightest page, as the starting point. */
const plain = () => '#/widerruf';

/** Steps of an order that is complete except for the shown step. */
const step =
  (slug: string, title: string | RegExp, draft: Partial<OrderDraft> = {}): Screen['open'] =>
  async ({ page }, platform) => {
    await page.locator('.legal-footer').waitFor();
    await openKept(page, platform, 1, { vehicleId: theCar(platform).id, ...draft }, slug);
    await heading(page, title);
    await page.getByText('wird berechnet ...').first().waitFor({ state: 'detached' });
  };

/** Step of the valuation with complete entries; `press` submits it. */
const valuation =
  (slug: string, entries: Parameters<typeof keptTradeInText>[0], press?: RegExp): Screen['open'] =>
  async ({ page }) => {
    await page.locator('.legal-footer').waitFor();
    await page.evaluate(
      ([key, text, hash]) => {
        localStorage.setItem(key, text);
        location.hash = hash;
      },
      [STORAGE_KEYS.tradeInDraft, keptTradeInText(entries), `#/cars/trade-in/${slug}`] as const,
    );
    await button(page, 'Speichern und weiter').waitFor();
    if (!press) return;
    await button(page, 'Speichern und weiter').click();
    await page.getByText(press).first().waitFor();
  };
const signs = { hadAnyAccident: 'yes', isAccidentRepaired: 'no', hasSignsOfUsage: true } as const;
const TRADE_IN: Screen[] = [
  ['vehicle', valuation('1-fahrzeugdaten', { vin: '', mileage: 'viel' }, /ungültig, ganze Zahl/)] as const,
  ['model', valuation('1-fahrzeugdaten', byModel)] as const,
  ['locked questions', valuation('2-zusaetzliche-informationen', { exteriorColour: '', interiorColour: '' })] as const,
  ['condition', valuation('3-zustand', signs, /^Bitte wählen Sie etwas aus/)] as const,
  ['customer', valuation('4-wert-ermitteln', { ...byModel, firstName: '' }, /^Vorname: erforderlich/)] as const,
  ['failure', valuation('4-wert-ermitteln', { vin: 'UNBEKANNT' }, /^Ups!/)] as const,
  ['result', valuation('4-wert-ermitteln', {}, /^Wie geht es weiter/)] as const,
].map(([name, open]) => ({ name: `valuation, ${name}`, address: plain, open }));

/** Logged-in customer of the first dealer, with an order, a trade-in and all data. */
async function openAsCustomer({ page }: Visit, platform: Platform, address: string): Promise<void> {
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
  platform.state.orders.push({
    order,
    tenantId: tenant.settings.adminId,
    createdAt: new Date().toISOString(),
    received: 1,
  });
  for (const tradeIn of tenant.tradeIns) tradeIn.usedEmail = user.email;
  const value = { id: user.id, email: user.email, roles: user.roles, accessToken: tokenFor(user, new Date()) };
  await page.locator('.legal-footer').waitFor();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEYS.currentUser,
    keptText(1, value, tenant.settings.adminId),
  ] as const);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.reload();
}

/** Screens of login and account; without a login unless stated. */
const ACCOUNT: Screen[] = [
  {
    name: 'account',
    address: plain,
    open: async (visit, platform) => {
      await openAsCustomer(visit, platform, '#/account');
      await visit.page.getByRole('heading', { level: 2, name: 'Newsletter und Werbung' }).waitFor();
    },
  },
  {
    name: 'account, logout',
    address: plain,
    isInOverlay: true,
    open: async (visit, platform) => {
      await openAsCustomer(visit, platform, '#/merkliste');
      await visit.page.getByRole('button', { name: 'Logout' }).click();
      await visit.page
        .getByRole('dialog', { name: 'Möchten Sie sich ausloggen?' })
        .getByText(/^Angemeldet als/)
        .waitFor();
    },
  },
  {
    name: 'account, settings',
    address: plain,
    open: async (visit, platform) => {
      await openAsCustomer(visit, platform, '#/account');
      await button(visit.page, 'Account-Einstellungen').click();
      await button(visit.page, 'Account & alle Daten löschen').waitFor();
    },
  },
  {
    name: 'account, login',
    address: () => '#/account/login',
    isInOverlay: true,
    open: async ({ page }) => {
      await page.getByRole('textbox', { name: /^E-Mail/ }).fill('kunde@autohaus-bergmann.test');
      await button(page, 'Weiter').click();
      await page.locator('[name="password"]').fill('falsch');
      await button(page, 'Passwort anzeigen').click();
    },
  },
  {
    name: 'account, registration with errors',
    address: () => '#/account/registration',
    open: async ({ page }) => {
      await page.getByRole('textbox', { name: /^E-Mail/ }).fill('neu@example.com');
      await button(page, 'Weiter').click();
      await page.locator('[name="password"]').fill('kurz');
      await button(page, 'Konto anlegen').click();
      await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    },
  },
  {
    name: 'account, forgotten password',
    address: () => '#/account/password-forget',
    open: ({ page }) => heading(page, 'Passwort vergessen'),
  },
  {
    name: 'account, new password',
    address: () => '#/account/password-reset?token=alt&email=kunde%40autohaus-bergmann.test',
    open: ({ page }) => heading(page, 'Neues Passwort vergeben'),
  },
  {
    name: 'account, confirmation',
    address: () => '#/account/confirm-email',
    open: ({ page }) => heading(page, 'E-Mail bestätigen'),
  },
  {
    name: 'valuation, login',
    address: () => '#/cars/trade-in/auth/login',
    open: ({ page }) => heading(page, 'Anmelden'),
  },
];

const atDealer = { paymentOptionId: atCarDealer.id };
const financing = { paymentOptionId: financingAtCarDealer.id };
const tradeIn = { wantsTradeIn: true };
const NOTHING_CHOSEN = { handOver: undefined, appointment: undefined };
const SUMMARY = 'Prüfen und absenden';
const PAYMENT = 'Wie möchten Sie bezahlen?';
const HAND_OVER = 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?';

/** The dealer of the screens takes a reservation fee by PayPal. */
async function openPaypal(visit: Visit, platform: Platform): Promise<void> {
  const { settings } = platform.tenant(1);
  Object.assign(settings, {
    orderAvailablePaymentOptionTypes: [4, 1, 3, 7],
    orderReservationFee: 250,
    carDealerPaypalApiClientId: 'demo-paypal-client',
  });
  await visit.page.reload();
  await step('9-summary', SUMMARY, { paymentOptionId: reservationFeeOnline.id })(visit, platform);
  await button(visit.page, 'Zahlungspflichtig reservieren').click();
  await dialog(visit.page, 'Reservierungsgebühr').waitFor();
}

const compared = (platform: Platform) =>
  platform
    .tenant(1)
    .vehicles.slice(0, 4)
    .map(({ id }) => id)
    .join();

export const SCREENS: readonly Screen[] = [
  { name: 'search', isInOverlay: true, open: ({ page }) => searchIsShown(page) },
  {
    name: 'search with rates',
    address: () => '#/?carQueryParams=prices%3Drate',
    open: async ({ page }) => {
      await searchIsShown(page);
      await page
        .getByText(/^Finanzierung .* mtl\./)
        .first()
        .waitFor();
    },
  },
  {
    name: 'search with filters and vehicles to compare',
    address: () => '#/?carQueryParams=carType%3DPKW%26manufacturer%3DVOLKSWAGEN%26maxPrice%3D30000',
    open: async ({ page }) => {
      await searchIsShown(page);
      for (const index of [0, 1])
        await page
          .getByRole('button', { name: /vergleichen$/ })
          .nth(index)
          .click();
      await page.getByText('2 von 4 Fahrzeugen im Vergleich').waitFor();
    },
  },
  {
    name: 'no result',
    address: () => '#/?carQueryParams=carType%3DPKW%26fuelTypes%3DElektro%26maxMileAge%3D100%26searchTerm%3Dxylophon',
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^Ohne „/ })
        .first()
        .waitFor(),
  },
  {
    name: 'filter dialog',
    upTo: 768,
    open: async ({ page }) => {
      await searchIsShown(page);
      await button(page, 'Filter').click();
      const { getByRole, getByText } = dialogParts(page, 'Filter');
      await getByText('Mehr').click();
      await getByRole('button', /^Außenfarbe/).click();
      await getByRole('checkbox', /^Blau/).waitFor();
    },
  },
  {
    name: 'detail filter dialog',
    from: 1024,
    open: async ({ page }) => {
      await searchIsShown(page);
      await button(page, /^Detailfilter/).click();
      await dialog(page, 'Detailfilter').waitFor();
      await openLines(page);
    },
  },
  ...TABS,
  {
    name: 'vehicle with long names',
    isInOverlay: true,
    address: () => `#/angebote-x/${SPECIAL.longNames}/beschreibung`,
    open: vehicleIsThere,
  },
  { name: 'vehicle with the least data', address: special(SPECIAL.sparse), open: vehicleIsThere },
  { name: 'vehicle with a price on request', address: special(SPECIAL.priceOnRequest), open: vehicleIsThere },
  { name: 'vehicle that is reserved', address: special(SPECIAL.reserved), open: vehicleIsThere },
  {
    name: 'vehicle with forty pictures',
    address: () => `#/angebote-x/${SPECIAL.manyPictures}/ausstattung`,
    open: vehicleIsThere,
  },
  { name: 'vehicle that was damaged', address: () => `#/angebote-x/${SPECIAL.damaged}/zustand`, open: vehicleIsThere },
  {
    name: 'trade-in of a third party',
    address: tabOf('inzahlungnahme'),
    open: async (visit, platform) => {
      platform.tenant(1).settings.tradeInSourceTypeToString = 'AutoUncle';
      await visit.page.reload();
      await gate(visit.page, 'Ihr Fahrzeug bewerten').waitFor();
    },
  },
  {
    name: 'consent for the 360° view',
    address: tabOf('technische-daten'),
    open: async (visit) => {
      await vehicleIsThere(visit);
      await button(visit.page, '360°-Ansicht').click();
      await gate(visit.page, '360°-Ansicht anzeigen').waitFor();
    },
  },
  {
    name: '360° view',
    address: tabOf('technische-daten'),
    open: async (visit) => {
      visit.expect(/third party: https:\/\/spins\.impel\.io/);
      await vehicleIsThere(visit);
      await button(visit.page, '360°-Ansicht').click();
      await gate(visit.page, '360°-Ansicht anzeigen').getByRole('button', { name: 'Einmal laden' }).click();
      await visit.page.frameLocator('iframe').getByRole('slider', { name: 'Fahrzeug drehen' }).waitFor();
      await visit.page.getByText('Die 360°-Ansicht wird geladen …').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'gallery in full screen',
    address: special(SPECIAL.manyPictures),
    open: async ({ page }) => {
      await button(page, 'Vollbild').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Bild vergrößern' }).waitFor();
    },
  },
  {
    name: 'contact dialog with errors',
    isInOverlay: true,
    open: async ({ page }) => {
      await searchIsShown(page);
      await button(page, 'Etwas unklar?').click();
      await dialog(page, 'Kontakt').getByRole('button', { name: 'Anfrage senden' }).click();
      await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    },
  },
  {
    name: 'settings of privacy',
    open: async ({ page }) => {
      await searchIsShown(page);
      await button(page, 'Datenschutz-Einstellungen').click();
      await dialog(page, 'Datenschutz-Einstellungen').waitFor();
    },
  },
  { name: 'marked vehicles, none', address: () => '#/merkliste', open: ({ page }) => heading(page, 'Merkliste') },
  {
    name: 'marked vehicles',
    open: async ({ page }) => {
      await searchIsShown(page);
      for (const index of [0, 1, 2])
        await page
          .getByRole('button', { name: /merken$/ })
          .nth(index)
          .click();
      await page.getByRole('link', { name: 'Merkliste 3 Fahrzeuge' }).click();
      await page.getByRole('list', { name: 'Gemerkte Fahrzeuge' }).getByRole('article').nth(2).waitFor();
    },
  },
  {
    name: 'comparison, none',
    address: () => '#/vergleich',
    open: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'comparison of four',
    address: (platform) => `#/vergleich?fahrzeuge=${compared(platform)}`,
    open: ({ page }) => page.getByRole('table').waitFor(),
  },
  { name: 'checkout, question', address: plain, open: step('1-trade-in', /in Zahlung/) },
  {
    name: 'checkout, trade-in',
    address: plain,
    open: step('2-trade-in-selection', 'Welches Fahrzeug geben Sie in Zahlung?', tradeIn),
  },
  {
    name: 'checkout, code of a trade-in',
    address: plain,
    open: async (visit, platform) => {
      const { page } = visit;
      await step('2-trade-in-selection', 'Welches Fahrzeug geben Sie in Zahlung?', tradeIn)(visit, platform);
      await button(page, 'Bewertung laden').click();
      await dialog(page, 'Bewertung laden').getByRole('button', { name: 'Laden', exact: true }).click();
      await page
        .getByText(/erforderlich/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'checkout, loaded trade-in',
    address: plain,
    open: async (visit, platform) => {
      const { page } = visit;
      await step('2-trade-in-selection', 'Welches Fahrzeug geben Sie in Zahlung?', { ...tradeIn, ...financing })(
        visit,
        platform,
      );
      await button(page, 'Bewertung laden').click();
      const { getByRole } = dialogParts(page, 'Bewertung laden');
      await getByRole('textbox', /^Code/).fill(TRADE_IN_CODES.normal);
      await getByRole('textbox', /^E-Mail/).fill(TRADE_IN_CODES.email);
      await getByRole('button', /^Laden$/).click();
      await dialog(page, 'Bewertung laden').waitFor({ state: 'hidden' });
      await page.getByRole('checkbox', { name: 'Opel Astra' }).waitFor();
    },
  },
  ...TRADE_IN,
  { name: 'checkout, offers', address: plain, open: step('3-offer', /Angebote/) },
  { name: 'checkout, accessories', address: plain, open: step('3-physical-product', 'Zubehör für Ihr Fahrzeug') },
  { name: 'checkout, services', address: plain, open: step('4-services', /Services/) },
  { name: 'checkout, warranty', address: plain, open: step('5-warranty', /Reparaturkosten/) },
  { name: 'checkout, insurance', address: plain, open: step('6-insurance', /Versicherung/) },
  { name: 'checkout, hand-over', address: plain, open: step('7-hand-over', HAND_OVER) },
  { name: 'checkout, hand-over, nothing chosen', address: plain, open: step('7-hand-over', HAND_OVER, NOTHING_CHOSEN) },
  {
    name: 'checkout, payment, nothing chosen',
    address: plain,
    open: step('8-reservation', PAYMENT, { appointment: undefined }),
  },
  {
    name: 'checkout, payment at the dealer',
    address: plain,
    open: async (visit, platform) => {
      await step('8-reservation', PAYMENT, atDealer)(visit, platform);
      await visit.page.getByRole('button', { name: 'Anderer Tag' }).click();
      await visit.page.getByRole('grid').waitFor();
      await visit.page.getByRole('combobox', { name: /Uhrzeit/ }).waitFor();
    },
  },
  {
    name: 'checkout, payment by financing',
    address: plain,
    open: async (visit, platform) => {
      await step('8-reservation', PAYMENT, financing)(visit, platform);
      await button(visit.page, 'Rate anpassen').waitFor();
    },
  },
  {
    name: 'checkout, rate',
    address: plain,
    open: async (visit, platform) => {
      await step('8-reservation', PAYMENT, financing)(visit, platform);
      await button(visit.page, 'Rate anpassen').click();
      await dialog(visit.page, 'Rate anpassen').getByRole('button', { name: 'Rate übernehmen' }).waitFor();
    },
  },
  { name: 'checkout, summary', address: plain, open: step('9-summary', SUMMARY, financing) },
  {
    name: 'checkout, summary with errors',
    address: plain,
    isInOverlay: true,
    open: async (visit, platform) => {
      await step('9-summary', SUMMARY, {
        paymentOptionId: advanceTransfer.id,
        customer: { ...customerEntries, email: '', zipCode: '' },
      })(visit, platform);
      await button(visit.page, 'Zahlungspflichtig bestellen').click();
      await visit.page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    },
  },
  { name: 'PayPal, consent', open: openPaypal },
  {
    name: 'PayPal, buttons',
    address: plain,
    open: async (visit, platform) => {
      visit.expect(/third party: https:\/\/www\.paypal\.com\/sdk\/js/);
      await openPaypal(visit, platform);
      await dialog(visit.page, 'Reservierungsgebühr').getByRole('button', { name: 'Einmal laden' }).click();
      await button(visit.page, 'Mit PayPal bezahlen').waitFor();
    },
  },
  {
    name: 'leaving the checkout',
    address: plain,
    open: async (visit, platform) => {
      await step('7-hand-over', HAND_OVER)(visit, platform);
      await visit.page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
      await dialog(visit.page, 'Checkout verlassen?').waitFor();
    },
  },
  {
    name: 'leaving the checkout with a form',
    address: plain,
    open: async (visit, platform) => {
      await step('7-hand-over', HAND_OVER)(visit, platform);
      await visit.page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
      await button(visit.page, 'Speichern und Link zum Fortsetzen senden').click();
      await visit.page.getByRole('textbox', { name: /^E-Mail/ }).fill('');
      await button(visit.page, 'Speichern und senden').click();
      await visit.page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    },
  },
  {
    name: 'thanks',
    address: plain,
    open: async (visit, platform) => {
      await step('9-summary', SUMMARY, { paymentOptionId: advanceTransfer.id })(visit, platform);
      await button(visit.page, 'Zahlungspflichtig bestellen').click();
      await heading(visit.page, /^Vielen Dank/);
    },
  },
  ...ACCOUNT,
  { name: 'withdrawal', address: () => '#/widerruf', open: ({ page }) => heading(page, /widerrufen|Widerruf/) },
  {
    name: 'admin area, not logged in',
    address: () => '#/admin',
    open: ({ page }) => heading(page, 'Anmeldung'),
  },
  {
    name: 'error page',
    address: () => '#/gibt-es-nicht/hier',
    open: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
];

/** One row per route; a missing one fails the type check. */
export const ROW_OF: Record<ScreenName, string> = {
  search: 'search',
  vehicle: 'vehicle with long names',
  checkout: 'checkout, summary',
  tradeInAuth: 'valuation, login',
  tradeIn: 'valuation, vehicle',
  favourites: 'marked vehicles',
  comparison: 'comparison of four',
  withdrawal: 'withdrawal',
  account: 'account',
  admin: 'admin area, not logged in',
};

function dialogParts(page: Page, name: string) {
  const place = dialog(page, name);
  return {
    getByRole: (role: 'button' | 'checkbox' | 'textbox', label: RegExp) => place.getByRole(role, { name: label }),
    getByText: (text: string) => place.getByText(text),
  };
}
