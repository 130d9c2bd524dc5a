import * as z from 'zod/mini';
import { listOf } from '../../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';
import { dealerMessageSchema, type DealerMessage } from './dealerMessage';
import { anyDraftSchema, type OrderDraft } from './draft';
import { DRAFT_VERSION } from './draftVersion';
import { confirmationSchema, type OrderConfirmation } from './orderConfirmation';
import { isOpenState } from './orderState';
import { SLOT_PARTS } from './slotParts';

/** Per tenant, one per vehicle (rules/storage-and-privacy: three drafts); open orders beyond this limit. */
const MAX_DRAFTS = 3;

const orderSlotSchema = z.object({
  drafts: listOf(anyDraftSchema),
  placedOrders: listOf(confirmationSchema),
  messages: listOf(dealerMessageSchema),
});

/** Slot of another version: what was paid for, sent or placed (rules/storage-and-privacy: versions). */
const openSlotSchema = z.pipe(
  orderSlotSchema,
  z.transform((slot) => ({ ...slot, drafts: slot.drafts.filter(({ state }) => isOpenState(state)) })),
);

export type OrderSlot = z.output<typeof orderSlotSchema>;

export const orderSlotOf = (storage: ShopStorage, adminId: string) =>
  storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, orderSlotSchema, adminId, {
    ofOtherVersion: openSlotSchema,
    parts: SLOT_PARTS,
  });

export const EMPTY_SLOT: OrderSlot = { drafts: [], placedOrders: [], messages: [] };

export function draftIn({ drafts }: OrderSlot, vehicleId: string): OrderDraft | undefined {
  const ofVehicle = drafts.filter((draft) => draft.vehicleId === vehicleId);
  return ofVehicle.find(({ state }) => isOpenState(state)) ?? ofVehicle[0];
}

export function placedIn({ placedOrders }: OrderSlot, orderId: string): OrderConfirmation | undefined {
  return placedOrders.find((placed) => placed.orderId === orderId);
}

/** Replaces that of the same vehicle; beyond the limit the oldest goes that is neither paid nor sent. */
export function withDraft(slot: OrderSlot, draft: OrderDraft): OrderSlot {
  const others = slot.drafts.filter((other) => !isReplacedBy(draft, other));
  const dispensable = others.filter(({ state }) => !isOpenState(state)).sort((a, b) => a.changedAt - b.changedAt);
  const tooMany = Math.max(0, others.length + 1 - MAX_DRAFTS);
  const dropped = dispensable.slice(0, tooMany);
  return { ...slot, drafts: [...others.filter((other) => !dropped.includes(other)), draft] };
}

/** An open order only if `replaces` names it. */
function isReplacedBy(draft: OrderDraft, other: OrderDraft): boolean {
  if (other.vehicleId !== draft.vehicleId) return false;
  return other.orderId === draft.orderId || other.orderId === draft.replaces || !isOpenState(other.state);
}

export function withoutDraft(slot: OrderSlot, vehicleId: string): OrderSlot {
  return { ...slot, drafts: slot.drafts.filter((draft) => draft.vehicleId !== vehicleId) };
}

/** The first of an id counts (rules/order-and-payment: other vehicle stays). */
export function withPlaced(slot: OrderSlot, placed: OrderConfirmation): OrderSlot {
  const drafts = slot.drafts.filter(({ orderId }) => orderId !== placed.orderId);
  const isKnown = placedIn(slot, placed.orderId) !== undefined;
  return { ...slot, drafts, placedOrders: isKnown ? slot.placedOrders : [...slot.placedOrders, placed] };
}

export const withoutPlaced = (slot: OrderSlot, orderId: string): OrderSlot => ({
  ...slot,
  placedOrders: slot.placedOrders.filter((placed) => placed.orderId !== orderId),
});

export const withConfirmation = (slot: OrderSlot, placed: OrderConfirmation): OrderSlot => ({
  ...slot,
  placedOrders: slot.placedOrders.map((each) => (each.orderId === placed.orderId ? placed : each)),
});

export function withMessage(slot: OrderSlot, message: DealerMessage): OrderSlot {
  return { ...slot, messages: [...slot.messages.filter(({ orderId }) => orderId !== message.orderId), message] };
}
