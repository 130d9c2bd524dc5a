import { useMemo, useState } from 'react';
import type { OrderDraft } from '../../domain/order/draft';
import { draftIn } from '../../domain/order/orderSlot';
import { isOpenState } from '../../domain/order/orderState';
import { placedOrderOf, type OrderConfirmation } from '../../domain/order/orderConfirmation';
import { useNow, useShopStorage, useTenant } from '../../state/shopContext';
import { draftSlot } from './draftSlot';

/**
 * The order of this vehicle that was placed in the last 24 hours: a reload shows its confirmation, never an empty order (rules/order-and-payment: confirmation survives a reload).
 * Read once for an address, before the first request.
 *
 * @param addressId id or stock number, as the address names the vehicle
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
    draftSlot(storage, adminId, now).update((slot) => ({
      ...slot,
      placedOrders: slot.placedOrders.filter(({ orderId }) => orderId !== placed?.orderId),
    }));
    setForgotten(placed?.orderId);
  };
  return { placed: placed?.orderId === forgottenId ? undefined : placed, forget };
}

/** The order of a vehicle that was paid for or sent, and is not confirmed; as it was kept when the checkout was opened. */
export function useOpenOrder(vehicleId: string): OrderDraft | undefined {
  const storage = useShopStorage();
  const { adminId } = useTenant();
  const now = useNow();
  return useMemo(() => {
    const draft = draftIn(draftSlot(storage, adminId, now).read(), vehicleId);
    return draft && isOpenState(draft.state) ? draft : undefined;
  }, [storage, adminId, vehicleId, now]);
}
