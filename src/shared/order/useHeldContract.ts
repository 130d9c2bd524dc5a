import { useState } from 'react';
import { orderNumber } from '../../domain/order/orderNumber';
import { confirmationSchema } from '../../domain/order/orderConfirmation';
import { isBinding } from '../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../domain/order/paymentOption/paymentOptions';
import { agedOrder } from '../../domain/order/placedAge';
import type { Withdrawal } from '../../domain/order/withdrawal';
import { ordersSlot } from '../../state/drafts';
import { useKnownPerson } from '../../state/knownPerson';
import { useNow, useShopStorage, useTenant } from '../../state/shopContext';
import type { ShopStorage } from '../../lib/storage';

/** Entries of a withdrawal from the latest contract whose confirmation this browser holds; `undefined` without one. */
export function useHeldContract(): Withdrawal | undefined {
  const storage = useShopStorage();
  const { adminId } = useTenant();
  const now = useNow();
  const { firstName = '', lastName = '' } = useKnownPerson();
  const [placed] = useState(() =>
    (ordersSlot(storage, adminId).read()?.placedOrders ?? [])
      .flatMap((order) => confirmationSchema.safeParse(order).data ?? [])
      .flatMap((placed) => agedOrder(placed, now()) ?? [])
      .filter(({ withdrawnAt }) => withdrawnAt === undefined)
      .findLast(({ paymentOptionId }) => {
        const option = paymentOptionById(paymentOptionId);
        return option !== undefined && isBinding(option);
      }),
  );
  if (placed === undefined) return undefined;
  return { firstName, lastName, email: placed.email ?? '', order: `${orderNumber(placed.orderId)}, ${placed.vehicle}` };
}

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
