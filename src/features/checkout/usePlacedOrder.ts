import { useMemo, useState } from 'react';
import { placedOrderOf, type OrderConfirmation } from '../../domain/order/orderConfirmation';
import { useNow, useShopStorage, useTenant } from '../../state/shopContext';
import { draftSlot } from './draftSlot';

/**
 * The order of this vehicle that was placed in the last 24 hours: a reload shows its confirmation, never an empty order (decisions 3).
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
    () => placedOrderOf(draftSlot(storage, adminId).read()?.placedOrders ?? [], addressId, now()),
    [storage, adminId, addressId, now],
  );
  const forget = () => {
    const slot = draftSlot(storage, adminId);
    const kept = slot.read();
    const placedOrders = kept?.placedOrders?.filter(({ orderId }) => orderId !== placed?.orderId);
    if (kept) slot.write({ ...kept, placedOrders });
    setForgotten(placed?.orderId);
  };
  return { placed: placed?.orderId === forgottenId ? undefined : placed, forget };
}
