import * as z from 'zod/mini';
import { DRAFT_VERSION } from '../domain/order/draftVersion';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

const paidSchema = z.object({ paypalOrderId: z.string() });

/**
 * Removes what is kept of a started order: on leaving the checkout and on entering a vehicle's page (checkout 4). One that was paid
 * and not yet taken stays: reading drops all but such a one.
 */
export function removeCheckoutDraft(storage: ShopStorage, adminId: string): void {
  storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, paidSchema, adminId).read();
}

/** Removes both drafts: when the search is opened (storefront 4). */
export function removeDrafts(storage: ShopStorage, adminId: string): void {
  removeCheckoutDraft(storage, adminId);
  storage.slot(STORAGE_KEYS.tradeInDraft, 0, z.unknown(), '').remove();
}
