import * as z from 'zod/mini';
import { DRAFT_VERSION } from '../domain/order/draftVersion';
import { agedOrder } from '../domain/order/placedAge';
import { isOpenDraft, SLOT_PARTS } from '../domain/order/slotParts';
import { TRADE_IN_DRAFT_VERSION } from '../domain/trade-in/draftVersion';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

/** Loose schema for the list and the vehicle's page, which do not load the code of orders. */
const list = z.array(z.unknown());
const slotSchema = z.object({ drafts: list, placedOrders: list, messages: list });

const unsentSchema = z.object({ state: z.enum(['pending', 'failed']) });

/** Of another version only what was paid for or sent is read (rules/storage-and-privacy: versions). */
const openSlotSchema = z.pipe(
  slotSchema,
  z.transform((slot) => ({ ...slot, drafts: slot.drafts.filter(isOpenDraft) })),
);

/** Slot of a tenant's orders. */
export const ordersSlot = (storage: ShopStorage, adminId: string) =>
  storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, slotSchema, adminId, {
    ofOtherVersion: openSlotSchema,
    parts: SLOT_PARTS,
  });

export function hasOpenDrafts(storage: ShopStorage, adminId: string): boolean {
  return ordersSlot(storage, adminId).read()?.drafts.some(isOpenDraft) ?? false;
}

/** Whether the dealer is still to be sent a message. */
export function hasUnsentMessages(storage: ShopStorage, adminId: string): boolean {
  return (
    ordersSlot(storage, adminId)
      .read()
      ?.messages.some((message) => z.safeParse(unsentSchema, message).success) ?? false
  );
}

/**
 * Removes the drafts of orders that are neither paid nor sent: on leaving the checkout and on opening a vehicle's page. A tab that shows
 * such an order stores it again. Placed orders stay; nothing stays of a slot without any.
 */
export function removeCheckoutDrafts(storage: ShopStorage, adminId: string): void {
  const slot = ordersSlot(storage, adminId);
  const stored = slot.read();
  const drafts = stored?.drafts.filter(isOpenDraft) ?? [];
  if (!stored) return;
  if (drafts.length + stored.placedOrders.length + stored.messages.length === 0) slot.remove();
  else if (drafts.length !== stored.drafts.length) slot.write({ ...stored, drafts });
}

const placedSchema = z.looseObject({ placedAt: z.string() });

/** Takes out of the stored placed orders what is kept no longer. */
export function agePlacedOrders(storage: ShopStorage, adminId: string, now: Date): void {
  const slot = ordersSlot(storage, adminId);
  const stored = slot.read();
  if (!stored || stored.placedOrders.length === 0) return;
  const placedOrders = stored.placedOrders.flatMap((order) => {
    const { data } = z.safeParse(placedSchema, order);
    return data === undefined ? [order] : (agedOrder(data, now) ?? []);
  });
  if (JSON.stringify(placedOrders) !== JSON.stringify(stored.placedOrders)) slot.write({ ...stored, placedOrders });
}

const ownOrderSchema = z.object({
  orderId: z.string(),
  vehicleId: z.string(),
  placedAt: z.string(),
  paymentOptionId: z.string(),
  withdrawnAt: z.optional(z.string()),
});
export type OwnOrder = z.output<typeof ownOrderSchema>;

/** Latest order of a vehicle that was placed in this browser. */
export function ownOrderOf(storage: ShopStorage, adminId: string, vehicleId: string, now: Date): OwnOrder | undefined {
  return (ordersSlot(storage, adminId).read()?.placedOrders ?? [])
    .flatMap((order) => z.safeParse(ownOrderSchema, order).data ?? [])
    .findLast((placed) => placed.vehicleId === vehicleId && agedOrder(placed, now) !== undefined);
}

/** Removes the drafts of order and trade-in, when the search is opened. */
export function removeDrafts(storage: ShopStorage, adminId: string): void {
  removeCheckoutDrafts(storage, adminId);
  storage.slot(STORAGE_KEYS.tradeInDraft, TRADE_IN_DRAFT_VERSION, z.unknown(), adminId).remove();
}
