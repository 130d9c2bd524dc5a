import { confirmationSchema } from '../../domain/order/orderConfirmation';
import { orderNumber } from '../../domain/order/orderNumber';
import type { ShopStorage } from '../../lib/storage';
import { ordersSlot } from '../../state/drafts';

/**
 * Marks the kept confirmations of a contract that was withdrawn, so that none of them thanks for it.
 *
 * @param contract number or vehicle, as it was declared
 */
export function markWithdrawn(storage: ShopStorage, adminId: string, contract: string, at: Date): void {
  const slot = ordersSlot(storage, adminId);
  const stored = slot.read();
  if (stored === undefined) return;
  const declared = contract.toLowerCase();
  const placedOrders = stored.placedOrders.map((order) => {
    const placed = confirmationSchema.safeParse(order).data;
    const names = placed ? [orderNumber(placed.orderId), placed.vehicle] : [];
    return names.some((name) => declared.includes(name.toLowerCase()))
      ? { ...placed, withdrawnAt: at.toISOString() }
      : order;
  });
  slot.write({ ...stored, placedOrders });
}
