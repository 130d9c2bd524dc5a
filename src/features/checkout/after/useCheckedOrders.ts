import { useMemo } from 'react';
import { EMPTY_SLOT, orderSlotOf, type OrderSlot } from '../../../domain/order/orderSlot';
import { ownOrdersIn, type OwnOrdersStore } from '../../../state/device-data/ownOrders';
import { useDevice, useSession } from '../../../state/shopContext';

export function useCheckedOrders(): OwnOrdersStore<OrderSlot> {
  const { storage, adminId, visitor } = useDevice();
  const userId = useSession().user?.id;
  return useMemo(
    () => ownOrdersIn(orderSlotOf(storage, adminId), EMPTY_SLOT, () => ({ userId, now: visitor().now })),
    [storage, adminId, visitor, userId],
  );
}
