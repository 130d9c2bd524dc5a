import * as z from 'zod/mini';
import { DRAFT_VERSION } from '../../domain/order/draftVersion';
import { openOrders, visibleOrders, withOthers, type AnyOrders } from '../../domain/order/ownOrders';
import { isOpenDraft, SLOT_PARTS } from '../../domain/order/slotParts';
import type { Visitor } from '../../domain/person/owner';
import { isSameJson } from '../../lib/isSameJson';
import { STORAGE_KEYS, type ShopStorage, type StorageSlot } from '../../lib/storage';
import { writeTabStorage } from '../../lib/tabStorage';

/** Storage of a mount, and who is there. */
export interface Device {
  storage: ShopStorage;
  adminId: string;
  visitor: () => Visitor;
  /** Entries of nobody since then belong to who logs in. */
  since: () => Date;
}

/** Others' orders are neither read nor lost. Writes update the stored value, because other tabs write too. */
export interface OwnOrdersStore<Orders> {
  read: () => Orders;
  /** @returns false if the browser refused */
  update: (change: (orders: Orders) => Orders) => boolean;
  updateSoon: (change: (orders: Orders) => Orders) => void;
  flush: () => void;
  onForeignChange: (listener: (orders: Orders) => void) => () => void;
}

export function ownOrdersIn<Orders extends AnyOrders>(
  slot: StorageSlot<Orders>,
  empty: Orders,
  visitor: () => Visitor,
): OwnOrdersStore<Orders> {
  const seen = (stored: Orders | undefined) => visibleOrders(stored ?? empty, visitor());
  const changed = (change: (orders: Orders) => Orders) => {
    const stored = slot.read() ?? empty;
    // A change may name the order's visitor.
    const orders = change(visibleOrders(stored, visitor()));
    return withOthers(orders, stored, visitor());
  };
  return {
    read: () => seen(slot.read()),
    update: (change) => {
      slot.flush();
      return writeOrders(slot, changed(change));
    },
    updateSoon: (change) => slot.writeSoon(() => changed(change)),
    flush: () => slot.flush(),
    onForeignChange: (listener) => slot.onForeignChange((stored) => listener(seen(stored))),
  };
}

function writeOrders<Orders extends AnyOrders>(slot: StorageSlot<Orders>, orders: Orders): boolean {
  const { drafts, placedOrders, messages } = orders;
  if (drafts.length + placedOrders.length + messages.length > 0) return slot.write(orders);
  slot.remove();
  return true;
}

/** Loose, for list and vehicle page, which do not load the code of orders. */
const list = z.array(z.unknown());
const slotSchema = z.object({ drafts: list, placedOrders: list, messages: list });

/** Reads of another version only what was paid for or sent (rules/storage-and-privacy: versions). */
const openSlotSchema = z.pipe(
  slotSchema,
  z.transform((slot) => ({ ...slot, drafts: slot.drafts.filter(isOpenDraft) })),
);

const looseSlot = ({ storage, adminId }: Device) =>
  storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, slotSchema, adminId, {
    ofOtherVersion: openSlotSchema,
    parts: SLOT_PARTS,
  });

/** Unchecked. */
export const looseOrders = (device: Device) =>
  ownOrdersIn(looseSlot(device), { drafts: [], placedOrders: [], messages: [] }, device.visitor);

/** Changes everybody's orders; written only if something changes. */
export function changeOrders(device: Device, change: (orders: AnyOrders) => AnyOrders): void {
  const slot = looseSlot(device);
  const stored = slot.read();
  if (stored === undefined) return;
  const { drafts, placedOrders, messages } = change(stored);
  const changed = { drafts: [...drafts], placedOrders: [...placedOrders], messages: [...messages] };
  if (!isSameJson(changed, stored)) writeOrders(slot, changed);
}

/**
 * Removes drafts neither paid nor sent, on leaving the checkout and on opening a vehicle. A tab that shows such an order stores it again.
 */
export function removeCheckoutDrafts(device: Device): void {
  writeTabStorage('webshop-widget-choices', '{}');
  changeOrders(device, openOrders);
}

export const hasOpenDrafts = (device: Device): boolean => looseOrders(device).read().drafts.some(isOpenDraft);

export const hasMessages = (device: Device): boolean => looseOrders(device).read().messages.length > 0;

/** May have arrived, was paid for or placed. */
export function hasOrders(device: Device): boolean {
  const { drafts, placedOrders } = looseOrders(device).read();
  return placedOrders.length > 0 || drafts.some(isOpenDraft);
}
