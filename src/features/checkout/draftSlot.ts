import { DRAFT_VERSION } from '../../domain/order/draftVersion';
import { EMPTY_SLOT, isEmptySlot, orderSlotSchema, recentSlot, type OrderSlot } from '../../domain/order/orderSlot';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';

/** A tenant's orders in local storage. Every write is a change of what stands there now, because other tabs write there too. */
export interface DraftSlot {
  read: () => OrderSlot;
  /** @returns false if the browser refused */
  update: (change: (slot: OrderSlot) => OrderSlot) => boolean;
  /** When the visitor pauses in typing. */
  updateSoon: (change: (slot: OrderSlot) => OrderSlot) => void;
  /** Carries out a pending `updateSoon`. */
  flush: () => void;
  onForeignChange: (listener: (slot: OrderSlot) => void) => () => void;
}

export function draftSlot(storage: ShopStorage, adminId: string, now: () => Date): DraftSlot {
  const slot = storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, orderSlotSchema, adminId);
  const read = () => slot.read() ?? EMPTY_SLOT;
  return {
    read,
    update: (change) => {
      slot.flush();
      const changed = recentSlot(change(read()), now());
      if (!isEmptySlot(changed)) return slot.write(changed);
      slot.remove();
      return true;
    },
    updateSoon: (change) => slot.writeSoon(() => recentSlot(change(read()), now())),
    flush: () => slot.flush(),
    onForeignChange: (listener) => slot.onForeignChange((kept) => listener(kept ?? EMPTY_SLOT)),
  };
}
