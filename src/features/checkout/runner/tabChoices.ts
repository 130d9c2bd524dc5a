import * as z from 'zod/mini';
import { orderDraftSchema, type OrderDecisions, type OrderDraft } from '../../../domain/order/draft';
import { isOpenState, NEW_ORDER } from '../../../domain/order/orderState';
import { readTabStorage, writeTabStorage } from '../../../lib/tabStorage';

/** This tab's choices, without the customer and their trade-ins (rules/checkout: draft in two tabs). */
export interface TabChoices {
  read: () => unknown;
  write: (draft: OrderDecisions) => void;
}

const CHOICES = 'webshop-widget-choices';

/** A reload finds them, whatever another tab has chosen. */
export function tabChoices(adminId: string, vehicleId: string): TabChoices {
  const name = `${adminId} ${vehicleId}`;
  return {
    read: () => readTabStorage(CHOICES)[name],
    write: (draft) =>
      writeTabStorage(
        CHOICES,
        JSON.stringify({ [name]: { ...draft, state: undefined, person: undefined, tradeIns: [] } }),
      ),
  };
}

/** Not in a draft that was sent or paid for, or of another order. */
export function withOwnChoices(stored: OrderDraft | undefined, ofTab: unknown): OrderDraft | undefined {
  if (stored === undefined || isOpenState(stored.state)) return stored;
  const choices = z.safeParse(orderDraftSchema, {
    ...(ofTab as object | undefined),
    state: NEW_ORDER,
    customer: {},
  }).data;
  if (choices?.orderId !== stored.orderId || choices.vehicleId !== stored.vehicleId) return stored;
  const { changedAt, state, replaces, customer, person, tradeIns } = stored;
  return { ...choices, changedAt, state, replaces, customer, person, tradeIns };
}
