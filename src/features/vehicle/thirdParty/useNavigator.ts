import type { NavigatorSettings } from '../../../api/navigator';
import type { VehicleTabSlug } from '../../../domain/tenant/vehicleTabs';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useVehicleNavigator } from '../../../state/navigator';

export const ACCESSORIES_TAB = 'zubehoer' satisfies VehicleTabSlug;

/**
 * The accessories navigator of a vehicle for its tab.
 *
 * @param slug of the tab in the address: whoever came to the accessories waits for them there, nobody else sees a tab come and go
 */
export function useNavigator(vehicle: Vehicle, slug: string | undefined): NavigatorSettings | 'loading' | undefined {
  const navigator = useVehicleNavigator(vehicle);
  return navigator === 'loading' && slug !== ACCESSORIES_TAB ? undefined : navigator;
}
