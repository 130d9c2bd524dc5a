import { EMPTY_SLOT, isEmptySlot, orderSlotOf, recentSlot, type OrderSlot } from '../../domain/order/orderSlot';
import type { ShopStorage } from '../../lib/storage';

/** Orders of a tenant in local storage. Every write updates the stored value, because other tabs write too. */
export interface DraftSlot {
  read: () => OrderSlot;
  /** @returns false if the browser refused */
  update: (change: (slot: OrderSlot) => OrderSlot) => boolean;
  /** Debounced `update`. */
  updateSoon: (change: (slot: OrderSlot) => OrderSlot) => void;
  /** Carries out a pending `updateSoon`. */
  flush: () => void;
  onForeignChange: (listener: (slot: OrderSlot) => void) => () => void;
}

export function draftSlot(storage: ShopStorage, adminId: string, now: () => Date): DraftSlot {
  const slot = orderSlotOf(storage, adminId);
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
    onForeignChange: (listener) => slot.onForeignChange((stored) => listener(stored ?? EMPTY_SLOT)),
  };
}
