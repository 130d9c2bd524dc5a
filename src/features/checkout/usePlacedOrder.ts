import { useMemo, useState } from 'react';
import type { OrderDraft } from '../../domain/order/draft';
import { draftIn, withoutPlaced } from '../../domain/order/orderSlot';
import { isOpenState } from '../../domain/order/orderState';
import { placedOrderOf, type OrderConfirmation } from '../../domain/order/orderConfirmation';
import { useNow, useShopStorage, useTenant } from '../../state/shopContext';
import { draftSlot } from './draftSlot';

/**
 * Confirmation of an order of this vehicle from the last 14 days, for a reload (rules/order-and-payment: confirmation survives a reload).
 * Read once per address, before the first request.
 *
 * @param addressId id or stock number of the vehicle in the address
 */
export function usePlacedOrder(addressId: string): { placed: OrderConfirmation | undefined; forget: () => void } {
  const storage = useShopStorage();
  const { adminId } = useTenant();
  const now = useNow();
  const [forgottenId, setForgotten] = useState<string>();
  const placed = useMemo(
    () => placedOrderOf(draftSlot(storage, adminId, now).read().placedOrders, addressId, now()),
    [storage, adminId, addressId, now],
  );
  const forget = () => {
    if (placed === undefined) return;
    draftSlot(storage, adminId, now).update((slot) => withoutPlaced(slot, placed.orderId));
    setForgotten(placed.orderId);
  };
  return { placed: placed?.orderId === forgottenId ? undefined : placed, forget };
}

/** Unconfirmed order of a vehicle that was paid for or sent, as stored when the checkout was opened. */
export function useOpenOrder(vehicleId: string): OrderDraft | undefined {
  const storage = useShopStorage();
  const { adminId } = useTenant();
  const now = useNow();
  return useMemo(() => {
    const draft = draftIn(draftSlot(storage, adminId, now).read(), vehicleId);
    return draft && isOpenState(draft.state) ? draft : undefined;
  }, [storage, adminId, vehicleId, now]);
}
