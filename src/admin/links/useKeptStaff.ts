import { useStore } from 'zustand';
import { createStaffStore, NO_STAFF, type KeptStaff } from '../../state/device-data/keptStaff';
import { useSession, useShop } from '../../state/shopContext';

/** What this login keeps on this device. */
export function useKeptStaff() {
  const store = useShop().lazyStore(createStaffStore);
  const userId = useSession().user?.id ?? '';
  const { byLogin, isKept } = useStore(store);
  const staff: KeptStaff = byLogin[userId] ?? NO_STAFF;
  return { staff, isKept, change: store.change };
}
