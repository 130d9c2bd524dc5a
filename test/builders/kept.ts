import { EMPTY_SLOT, type OrderSlot } from '../../src/domain/order/orderSlot';
import { ADMIN_ID } from './tenant';

/** A value as local storage holds it under its key: one entry for each tenant (rules/storage-and-privacy: one entry per dealer). */
export function keptText(version: number, value: unknown, adminId: string = ADMIN_ID): string {
  return JSON.stringify({ [adminId]: { version, value } });
}

/** The value in such a text; where several tenants have one, that of the last. */
export function keptValue(text: string | null): unknown {
  if (text === null) return undefined;
  return Object.values(JSON.parse(text) as Record<string, { value: unknown }>).at(-1)?.value;
}

/** A tenant's orders as local storage holds them. */
export function keptOrders(version: number, slot: Partial<OrderSlot>, adminId?: string): string {
  return keptText(version, { ...EMPTY_SLOT, ...slot }, adminId);
}
