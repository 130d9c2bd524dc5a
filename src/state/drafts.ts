import * as z from 'zod/mini';
import { DRAFT_VERSION, slotOfPlacedOrders } from '../domain/order/draftVersion';
import { TRADE_IN_DRAFT_VERSION } from '../domain/trade-in/draftVersion';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

const paidSchema = z.object({ paypalOrderId: z.string() });
const isPaid = (draft: unknown) => z.safeParse(paidSchema, draft).success;
const placedSchema = z.object({ placedOrders: z.array(z.unknown()) });
const placedOrdersIn = (draft: unknown) => z.safeParse(placedSchema, draft).data?.placedOrders ?? [];

/**
 * Removes the draft of an order unless it is paid and not yet sent: on leaving the checkout and on opening a
 * vehicle's page (checkout 4). Placed orders stay: the checkout drops them after 24 hours (decisions 3).
 */
export function removeCheckoutDraft(storage: ShopStorage, adminId: string): void {
  const slot = storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, z.unknown(), adminId);
  const kept = slot.read();
  if (kept === undefined || isPaid(kept)) return;
  const placedOrders = placedOrdersIn(kept);
  if (placedOrders.length > 0) slot.write(slotOfPlacedOrders(placedOrders));
  else slot.remove();
}

/** Removes the drafts of order and trade-in, when the search is opened (storefront 4). */
export function removeDrafts(storage: ShopStorage, adminId: string): void {
  removeCheckoutDraft(storage, adminId);
  storage.slot(STORAGE_KEYS.tradeInDraft, TRADE_IN_DRAFT_VERSION, z.unknown(), adminId).remove();
}
