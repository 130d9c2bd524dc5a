import type { NavigatorSettings } from '../../../api/navigator';
import type { VehicleTabSlug } from '../../../domain/vehicle/vehicleTabs';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useVehicleNavigator } from '../../../state/queries/navigator';

export const ACCESSORIES_TAB = 'zubehoer' satisfies VehicleTabSlug;

/** 'loading' only on the accessories tab: elsewhere it would appear and disappear. */
export function useNavigator(vehicle: Vehicle, slug: string | undefined): NavigatorSettings | 'loading' | undefined {
  const navigator = useVehicleNavigator(vehicle);
  return navigator === 'loading' && slug !== ACCESSORIES_TAB ? undefined : navigator;
}
