import * as z from 'zod/mini';
import { DRAFT_VERSION } from '../domain/order/draftVersion';
import { TRADE_IN_DRAFT_VERSION } from '../domain/trade-in/draftVersion';
import { toJson } from '../lib/json';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

/** As much of the drafts as the list and a vehicle's page need: the code of an order is not loaded for it. */
const list = z.array(z.unknown());
const slotSchema = z.object({ drafts: list, placedOrders: list, messages: list });

/** Stages of an order that was sent or paid for; quotes in what was typed are escaped. */
const OPEN = /"stage":"(sen|una|capt|unc|str)/;

/** Whether a draft is of an order that was paid for or sent, and that the platform has not confirmed. */
export const isOpenDraft = (draft: unknown) => OPEN.test(toJson(draft) ?? '');

/** The orders of a tenant, read loosely. */
export const ordersSlot = (storage: ShopStorage, adminId: string) =>
  storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, slotSchema, adminId);

export function hasOpenDrafts(storage: ShopStorage, adminId: string): boolean {
  return ordersSlot(storage, adminId).read()?.drafts.some(isOpenDraft) ?? false;
}

/**
 * Removes the drafts of orders that are neither paid nor sent: on leaving the checkout and on opening a vehicle's page. A tab that shows
 * such an order keeps it again. Placed orders stay: the checkout drops them after 24 hours.
 */
export function removeCheckoutDrafts(storage: ShopStorage, adminId: string): void {
  const slot = ordersSlot(storage, adminId);
  const kept = slot.read();
  const drafts = kept?.drafts.filter(isOpenDraft) ?? [];
  if (kept && drafts.length !== kept.drafts.length) slot.write({ ...kept, drafts });
}

/** Removes the drafts of order and trade-in, when the search is opened. */
export function removeDrafts(storage: ShopStorage, adminId: string): void {
  removeCheckoutDrafts(storage, adminId);
  storage.slot(STORAGE_KEYS.tradeInDraft, TRADE_IN_DRAFT_VERSION, z.unknown(), adminId).remove();
}
