import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

export type TenantNumber = Parameters<Platform['tenant']>[0];

/** A car that anybody may order, of this bank where one is named. */
export function aFreeCar(platform: Platform, tenant: TenantNumber, bank?: string) {
  const now = new Date().toISOString();
  const car = platform
    .tenant(tenant)
    .vehicles.find(
      ({ carType, publicPrice, reservedUntil, availableFromDate, financingCalculationProviderType }) =>
        carType === 'PKW' &&
        publicPrice > 0 &&
        !reservedUntil &&
        (availableFromDate ?? '') < now &&
        (bank === undefined || bank === financingCalculationProviderType),
    );
  if (!car) throw new Error(`no free car of ${bank ?? 'any bank'} in the stock`);
  return car;
}

/** Noon and eleven o'clock of a day as the wire has them. */
export const noonOf = (day: string) => germanHour(day, 12);
export const elevenOf = (day: string) => germanHour(day, 11);

/** A weekday in four weeks that is no holiday anywhere: for hand-over and appointment. */
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

/** Puts a started order into the visitor's storage, as a reload would find it, and opens it. */
export async function openKept(
  page: Page,
  platform: Platform,
  tenant: TenantNumber,
  draft: Partial<OrderDraft> & { vehicleId: string },
  step = '9-summary',
): Promise<OrderDraft> {
  const pickup = platform.tenant(tenant).products.find(({ name }) => name.startsWith('Abholung'));
  const kept: OrderDraft = {
    orderId: ORDER_ID,
    wantsTradeIn: false,
    tradeIns: [],
    productIds: [],
    carAccessories: [],
    handOver: pickup && { productId: pickup.id, day: FREE_DAY },
    appointment: { day: FREE_DAY, hour: 11 },
    customer: customerEntries,
    changedAt: 0,
    state: NEW_ORDER,
    ...draft,
  };
  // Opening the search drops what is kept: not after it has been put there.
  if (['', '#/'].includes(new URL(page.url()).hash)) await searchIsShown(page);
  await page.evaluate(
    ([key, value, path]) => {
      localStorage.setItem(key, value);
      location.hash = path;
    },
    [
      STORAGE_KEYS.checkoutDraft,
      keptOrders(DRAFT_VERSION, { drafts: [kept] }, adminIdOf(tenant)),
      `#/cars/${kept.vehicleId}/checkout/${step}`,
    ] as const,
  );
  return kept;
}

/** Sends one order from two tabs at once: neither is answered before both have sent it, however long a press takes. */
export async function sendFromBoth(platform: Platform, presses: readonly (() => Promise<void>)[]): Promise<void> {
  const release = platform.hold('/v2/orders');
  await Promise.all(presses.map((press) => press()));
  const sent = () => platform.record.filter(({ method, path }) => method === 'POST' && path.endsWith('/v2/orders'));
  await expect.poll(() => sent().length).toBe(presses.length);
  release();
}
