import { EMPTY_SLOT, type OrderSlot } from '../../src/domain/order/orderSlot';
import { ADMIN_ID } from './tenant';

/** Value of a local storage key, with one entry per tenant (rules/storage-and-privacy: one entry per dealer). */
export function keptText(version: number, value: unknown, adminId: string = ADMIN_ID): string {
  return JSON.stringify({ [adminId]: { version, value } });
}

/** Reads such a value; of several tenants, that of the last one. */
export function keptValue(text: string | null): unknown {
  if (text === null) return undefined;
  return Object.values(JSON.parse(text) as Record<string, { value: unknown }>).at(-1)?.value;
}

export function keptOrders(version: number, slot: Partial<OrderSlot>, adminId?: string): string {
  return keptText(version, { ...EMPTY_SLOT, ...slot }, adminId);
}
