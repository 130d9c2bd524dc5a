import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
import { orderDraftSchema, type OrderDraft } from '../../domain/order/draft';
import { DRAFT_VERSION, slotOfPlacedOrders } from '../../domain/order/draftVersion';
import type { OrderConfirmation } from '../../domain/order/orderConfirmation';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';
import type { CheckoutState } from './checkoutState';

export type DraftSlot = ReturnType<typeof draftSlot>;

/** Where a tenant's draft and its placed orders are kept (decisions 3). */
export function draftSlot(storage: ShopStorage, adminId: string) {
  return storage.slot(STORAGE_KEYS.checkoutDraft, DRAFT_VERSION, orderDraftSchema, adminId);
}

/** Takes the draft out of its slot and leaves what was placed. */
export function keepOnlyPlaced(slot: DraftSlot, placedOrders: readonly OrderConfirmation[]): void {
  if (placedOrders.length === 0) slot.remove();
  else slot.write(z.parse(orderDraftSchema, slotOfPlacedOrders(placedOrders)));
}

/** How the order of a checkout gets into its slot. */
export interface Keeping {
  now: () => void;
  /** When the visitor pauses in typing. */
  soon: () => void;
  /** Takes the order out of the slot, which then holds only what was placed. */
  forget: () => void;
}

/** Keeps the order of a store, but never over a paid order that was not sent yet, and not after it was placed. */
export function keepingOf({ getState }: StoreApi<CheckoutState>, slot: DraftSlot): Keeping {
  const isKeepable = () => getState().openOrder === undefined && getState().placed === undefined;
  const toKeep = (): OrderDraft => ({ ...getState().draft, customer: getState().customer });
  return {
    now: () => {
      if (isKeepable()) slot.write(toKeep());
    },
    soon: () => {
      if (isKeepable()) slot.writeSoon(toKeep);
    },
    forget: () => {
      if (isKeepable()) keepOnlyPlaced(slot, getState().draft.placedOrders ?? []);
    },
  };
}
