import { useEffect, useState } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useCustomer } from '../../state/account';
import { useAppliedCalculations } from '../../state/appliedCalculation';
import { articlesOf, useChosenAccessoriesStore } from '../../state/chosenAccessories';
import { usePersonChange } from '../../state/usePersonChange';
import { useShopStorage, useTenant } from '../../state/shopContext';
import { tabChoices } from './tabChoices';
import { createCheckoutStore, type CheckoutStore } from './checkoutStore';

/**
 * Store of a vehicle's order (rules/checkout: entry): the stored draft, or a new one with the rate and accessories of the vehicle's page.
 */
export function useCheckoutStore(vehicle: Vehicle, now: () => Date): CheckoutStore {
  const { adminId, settings } = useTenant();
  const storage = useShopStorage();
  const accessories = useChosenAccessoriesStore();
  const calculations = useAppliedCalculations();
  const [store] = useState(() =>
    createCheckoutStore({
      storage,
      adminId,
      vehicleId: vehicle.id,
      isB2BShop: settings.isB2BShop,
      applied: calculations.get(vehicle.id),
      carAccessories: articlesOf(accessories.getState(), vehicle.id),
      tab: tabChoices(adminId, vehicle.id),
      now,
    }),
  );
  // Applied once: a checkout that is opened later has the calculation of its draft.
  useEffect(() => void calculations.delete(vehicle.id), [calculations, vehicle.id]);
  useEffect(() => store.listen(), [store]);
  const userId = useCustomer()?.id;
  useEffect(() => store.actions.belongTo(userId), [store, userId]);
  usePersonChange((change) => store.actions.belongTo(undefined, change === 'left'));
  return store;
}
