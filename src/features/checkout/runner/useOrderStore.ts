import { useEffect, useState } from 'react';
import { isTradeInSelectable, tradeInValidityOf } from '../../../domain/trade-in/tradeIn';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { hasTab } from '../../../domain/vehicle/vehicleTabs';
import { useAppliedCalculations } from '../../../state/vehicles/appliedCalculation';
import { articlesOf, useChosenAccessoriesStore } from '../../../state/vehicles/chosenAccessories';
import { usePersonChange } from '../../../state/usePersonChange';
import { useDevice, useSession, useTenant } from '../../../state/shopContext';
import { useOldCar, useValuedTradeIn } from '../../../state/valuedTradeIn';
import { createOrderStore, type OrderStore } from './orderStore';
import { tabChoices } from './tabChoices';

/** The stored draft, or a new one with the rate and accessories of the vehicle's page (rules/checkout: entry). */
export function useOrderStore(vehicle: Vehicle, now: () => Date): OrderStore {
  const { adminId, settings } = useTenant();
  const { storage, visitor, since } = useDevice();
  const accessories = useChosenAccessoriesStore();
  const calculations = useAppliedCalculations();
  const { tradeIn } = useValuedTradeIn();
  const { oldCar } = useOldCar();
  const [store] = useState(() => {
    const created = createOrderStore({
      storage,
      adminId,
      vehicleId: vehicle.id,
      isB2BShop: settings.isB2BShop,
      applied: calculations.get(vehicle.id),
      carAccessories: articlesOf(accessories.getState(), vehicle.id),
      tab: tabChoices(adminId, vehicle.id),
      userId: visitor().userId,
      now,
    });
    // What was deducted from the price is deducted here, once: by the trade-in of the order. A link's car is none of the customer.
    if (created.isFresh && oldCar?.isDeducted && oldCar.until && tradeIn && hasTab(settings, 'inzahlungnahme')) {
      created.actions.answerTradeIn(true);
      created.actions.addTradeIn(tradeIn, isTradeInSelectable(tradeIn, tradeInValidityOf(settings, now())));
    }
    return created;
  });
  // Once: later checkouts have their draft's calculation.
  useEffect(() => void calculations.delete(vehicle.id), [calculations, vehicle.id]);
  const userId = useSession().user?.id;
  useEffect(() => store.raise({ type: 'loggedIn', userId, since: since() }), [store, userId, since]);
  usePersonChange((change) => store.raise({ type: change === 'left' ? 'personLeft' : 'loggedIn', userId: undefined }));
  return store;
}
