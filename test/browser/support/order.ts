import type { Frame, Locator, Page } from 'playwright-core';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { NEW_ORDER } from '../../../src/domain/order/orderState';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { customerEntries, ORDER_ID } from '../../builders/order';
import type { Platform } from '../../platform/platform';
import { holidaysOf, STATES } from '../../platform/rules/holidays';
import { adminIdOf } from './hostPage';
import { germanHour } from './journey';
import { keptOrders } from '../../builders/kept';
import { searchIsShown } from './shop';
import { atRest } from './place';

export type TenantNumber = Parameters<Platform['tenant']>[0];

/** Orderable cars, optionally of a given bank. */
export function freeCars(platform: Platform, tenant: TenantNumber, bank?: string) {
  const now = new Date().toISOString();
  return platform
    .tenant(tenant)
    .vehicles.filter(
      ({ carType, publicPrice, reservedUntil, availableFromDate, financingCalculationProviderType }) =>
        carType === 'PKW' &&
        publicPrice > 0 &&
        !reservedUntil &&
        (availableFromDate ?? '') < now &&
        (bank === undefined || bank === financingCalculationProviderType),
    );
}

/** The first of them. */
export function aFreeCar(platform: Platform, tenant: TenantNumber, bank?: string) {
  const [car] = freeCars(platform, tenant, bank);
  if (!car) throw new Error(`no free car of ${bank ?? 'any bank'} in the stock`);
  return car;
}

/** ISO date and time of noon and eleven o'clock of a day. */
export const noonOf = (day: string) => germanHour(day, 12);
export const elevenOf = (day: string) => germanHour(day, 11);

/** Weekday in about four weeks that is no holiday in any state, for hand-over and appointment. */
export const FREE_DAY = freeDay();

function freeDay(): string {
  for (let days = 28; ; days += 1) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const isHoliday = STATES.some(([, state]) =>
      Object.values(holidaysOf(state, Number(day.slice(0, 4)))).some(({ datum }) => datum === day),
    );
    if (new Date(day).getUTCDay() > 0 && !isHoliday) return day;
  }
}

export const handOverSection = (page: Page) => page.getByRole('region', { name: /^Wie und wann/ });
export const wishSection = (page: Page) => page.getByRole('region', { name: 'Ihr Wunschtermin' });

/** The first of the next free days, a radio button ('Di 24.11.'). */
export const firstFreeDay = (section: Locator) => section.locator('.day-choice__day').getByRole('radio').first();

/** Chooses FREE_DAY in the calendar behind 'Anderer Tag', some months ahead at most. */
export async function chooseFreeDay(page: Locator): Promise<void> {
  const words = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(FREE_DAY));
  const day = page.getByRole('grid').getByRole('button', { name: new RegExp(`^${words}`) });
  await page.getByRole('button', { name: 'Anderer Tag' }).click();
  await page.getByRole('grid').waitFor();
  for (let months = 0; months < 3 && !(await atRest(day.page(), () => day.isVisible())); months += 1) {
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
  }
  await day.click();
}

/** Fills in who orders, and agrees to the terms. */
export async function enterCustomer(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
  const entries = {
    Vorname: 'Anna',
    Nachname: 'Weber',
    'E-Mail': 'anna.weber@beispiel.de',
    Telefon: '+49 221 9876543',
    Straße: 'Lindenallee',
    Hausnummer: '12a',
    Postleitzahl: '76133',
    Ort: 'Karlsruhe',
  };
  for (const [name, text] of Object.entries(entries)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  }
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  await page.getByRole('checkbox', { name: /Widerrufsbelehrung/ }).check();
}

/** Stores a started order and opens it. @param prefix `data-hash-prefix` of the page, with a slash */
export async function openKept(
  page: Page | Frame,
  platform: Platform,
  tenant: TenantNumber,
  draft: Partial<OrderDraft> & { vehicleId: string },
  step = '9-summary',
  prefix = '',
): Promise<OrderDraft> {
  const pickup = platform.tenant(tenant).products.find(({ name }) => name.startsWith('Abholung'));
  // Of who is logged in, as their own reload finds it.
  const userId = await page.evaluate(
    ([key, adminId]) => {
      const logins = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, { value?: { id?: string } }>;
      return logins[adminId]?.value?.id;
    },
    [STORAGE_KEYS.currentUser, adminIdOf(tenant)] as const,
  );
  const kept: OrderDraft = {
    orderId: ORDER_ID,
    wantsTradeIn: false,
    tradeIns: [],
    productIds: [],
    carAccessories: [],
    handOver: pickup && { productId: pickup.id, day: FREE_DAY },
    appointment: { day: FREE_DAY, hour: 11 },
    customer: customerEntries,
    changedAt: Date.now(),
    typedAt: Date.now(),
    state: NEW_ORDER,
    person: userId === undefined ? undefined : { userId, filled: [] },
    ...draft,
  };
  // Opening the search removes drafts, so it has to be loaded before.
  if (['', '#/'].includes(new URL(page.url()).hash)) await searchIsShown(page);
  await page.evaluate(
    ([key, value, path]) => {
      localStorage.setItem(key, value);
      location.hash = path;
    },
    [
      STORAGE_KEYS.checkoutDraft,
      keptOrders(DRAFT_VERSION, { drafts: [kept] }, adminIdOf(tenant)),
      `#/${prefix}cars/${kept.vehicleId}/checkout/${step}`,
    ] as const,
  );
  return kept;
}
