import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchNavigatorSettings, type NavigatorSettings } from '../api/navigator';
import type { Platform } from '../api/platform';
import { hasTab } from '../domain/tenant/vehicleTabs';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { usePlatform, useTenant } from './shopContext';

const spelling = (brand: string | undefined) => brand?.toLocaleLowerCase('de').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The navigator of the vehicle's brand. Settings of other brands only are none: their accessories do not fit. One without a brand is
 * for every vehicle.
 */
export function navigatorFor(
  settings: readonly NavigatorSettings[],
  { manufacturer }: Pick<Vehicle, 'manufacturer'>,
): NavigatorSettings | undefined {
  const brand = spelling(manufacturer);
  return (
    settings.find((entry) => entry.brand !== undefined && spelling(entry.brand) === brand) ??
    settings.find((entry) => entry.brand === undefined)
  );
}

function navigatorQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['navigator'],
    queryFn: ({ signal }) => fetchNavigatorSettings(platform, signal),
  });
}

/** The accessories navigator of a vehicle, for its tab; asked for only where the tenant has the tab (storefront 2.4). A failure is as none. */
export function useVehicleNavigator(vehicle: Vehicle): NavigatorSettings | 'loading' | undefined {
  const settings = useNavigatorSettings();
  return settings === 'loading' ? settings : navigatorFor(settings, vehicle);
}

/** Whether the dealer has the navigator at all, of whichever brand: the checkout offers accessories then (checkout 2). */
export function useHasNavigator(): boolean | 'loading' {
  const settings = useNavigatorSettings();
  return settings === 'loading' ? settings : settings.length > 0;
}

const NONE: readonly NavigatorSettings[] = [];

function useNavigatorSettings(): readonly NavigatorSettings[] | 'loading' {
  const platform = usePlatform();
  const { settings } = useTenant();
  const enabled = hasTab(settings, 'zubehoer');
  // Pending before it is even on its way: nobody is led away from an address that may be right.
  const { data, isPending } = useQuery({ ...navigatorQuery(platform), enabled });
  return enabled && isPending ? 'loading' : (data ?? NONE);
}
