import { fetchNavigatorSettings, type NavigatorSettings } from '../../../api/navigator';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePlatform, useTenant } from '../../../state/shopContext';
import { useQuery } from '../../../state/useQuery';
import { navigatorFor } from './accessories';

export const ACCESSORIES_TAB = 'zubehoer';

/**
 * The accessories navigator of a vehicle; asked for only where the tenant has the tab (storefront 2.4). A failure is as none.
 *
 * @param slug of the tab in the address: whoever came to the accessories waits for them there, nobody else sees a tab come and go
 */
export function useNavigator(vehicle: Vehicle, slug: string | undefined): NavigatorSettings | 'loading' | undefined {
  const platform = usePlatform();
  const { settings } = useTenant();
  const enabled = settings.uiVehicleDetailsAvailableChildRoutes.includes(ACCESSORIES_TAB);
  // Pending before it is even on its way: nobody is led away from an address that may be right.
  const { data, isPending } = useQuery({
    queryKey: ['accessories-navigator'],
    queryFn: ({ signal }) => fetchNavigatorSettings(platform, signal),
    enabled,
  });
  if (enabled && isPending) return slug === ACCESSORIES_TAB ? 'loading' : undefined;
  return navigatorFor(data ?? [], vehicle);
}
