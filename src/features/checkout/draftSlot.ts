import { EMPTY_SLOT, isEmptySlot, orderSlotOf, recentSlot, type OrderSlot } from '../../domain/order/orderSlot';
import type { ShopStorage } from '../../lib/storage';
import * as z from 'zod/mini';
import { orderDraftSchema, type OrderDecisions, type OrderDraft } from '../../domain/order/draft';
import { isOpenState, NEW_ORDER } from '../../domain/order/orderState';
import { readTabStorage, writeTabStorage } from '../../lib/tabStorage';

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

/** Choices of an order as this tab has made them, without its customer (rules/checkout: draft in two tabs). */
export interface TabChoices {
  read: () => unknown;
  write: (draft: OrderDecisions) => void;
}

const SLOT = 'webshop-widget-choices';

/** Those of the last order of this tab: a reload finds them, whatever another tab has chosen for the same vehicle. */
export function tabChoices(adminId: string, vehicleId: string): TabChoices {
  const name = `${adminId} ${vehicleId}`;
  return {
    read: () => readTabStorage(SLOT)[name],
    write: (draft) =>
      writeTabStorage(SLOT, JSON.stringify({ [name]: { ...draft, state: undefined, person: undefined } })),
  };
}

/** The stored draft with the choices of this tab, unless it was sent or paid for, or is another order. */
export function withOwnChoices(stored: OrderDraft | undefined, ofTab: unknown): OrderDraft | undefined {
  if (stored === undefined || isOpenState(stored.state)) return stored;
  const choices = z.safeParse(orderDraftSchema, {
    ...(ofTab as object | undefined),
    state: NEW_ORDER,
    customer: {},
  }).data;
  if (choices?.orderId !== stored.orderId || choices.vehicleId !== stored.vehicleId) return stored;
  const { changedAt, state, replaces, customer, person } = stored;
  return { ...choices, changedAt, state, replaces, customer, person };
}
