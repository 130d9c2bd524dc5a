import * as z from 'zod/mini';
import { orderDraftSchema, type OrderDraft } from '../../../domain/order/draft';
import { isStorable, type OrderMachine } from '../../../domain/order/orderEvents';
import { draftIn, placedIn, type OrderSlot } from '../../../domain/order/orderSlot';
import { isOpenState, NEW_ORDER } from '../../../domain/order/orderState';
import { isDraftOver } from '../../../domain/person/draftAge';
import type { Visitor } from '../../../domain/person/owner';
import { readTabStorage, writeTabStorage } from '../../../lib/tabStorage';

/** This tab's copy of the order that it shows, until that is sent, paid for or left (rules/checkout: draft in two tabs). */
export interface TabChoices {
  read: () => unknown;
  write: (machine: Pick<OrderMachine, 'draft' | 'customer' | 'version' | 'hasLeft'>) => void;
}

const CHOICES = 'webshop-widget-choices';

/** A reload finds them, whatever another tab has chosen or removed. */
export function tabChoices(adminId: string, vehicleId: string): TabChoices {
  const name = `${adminId} ${vehicleId}`;
  return {
    read: () => readTabStorage(CHOICES)[name],
    write: (machine) => {
      const { draft, customer, version: changedAt } = machine;
      const copy = { ...draft, state: undefined, customer, changedAt, userId: draft.person?.userId };
      const isUnsent = isStorable(machine) && !isOpenState(draft.state);
      writeTabStorage(CHOICES, JSON.stringify(isUnsent ? { [name]: copy } : {}));
    },
  };
}

/** Not in a draft that was sent or paid for, or of another order; alone where another tab has removed the stored one. */
export function withOwnChoices(
  slot: OrderSlot,
  vehicleId: string,
  ofTab: unknown,
  { userId, now }: Visitor,
): OrderDraft | undefined {
  const stored = draftIn(slot, vehicleId);
  const copy = z.safeParse(orderDraftSchema, { ...(ofTab as object | undefined), state: NEW_ORDER }).data;
  if (copy?.vehicleId !== vehicleId || (stored && isOpenState(stored.state))) return stored;
  if (stored === undefined) {
    const isOver = placedIn(slot, copy.orderId) !== undefined || isDraftOver(copy.changedAt, now);
    return isOver || copy.person?.userId !== userId ? undefined : copy;
  }
  const { orderId, changedAt, state, replaces, customer, person, tradeIns } = stored;
  return copy.orderId === orderId ? { ...copy, changedAt, state, replaces, customer, person, tradeIns } : stored;
}
