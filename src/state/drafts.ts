import * as z from 'zod/mini';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

/** Removes what is kept of a started order: on leaving the checkout and on entering a vehicle's page (checkout 4). */
export function removeCheckoutDraft(storage: ShopStorage): void {
  storage.slot(STORAGE_KEYS.checkoutDraft, 0, z.unknown(), '').remove();
}

/** Removes both drafts: when the search is opened (storefront 4). */
export function removeDrafts(storage: ShopStorage): void {
  removeCheckoutDraft(storage);
  storage.slot(STORAGE_KEYS.tradeInDraft, 0, z.unknown(), '').remove();
}
