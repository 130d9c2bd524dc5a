import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchNavigatorSettings, type NavigatorSettings } from '../../api/navigator';
import type { Platform } from '../../api/platform';
import { hasTab } from '../../domain/vehicle/vehicleTabs';
import { makeKey } from '../../domain/vehicle/make';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform, useTenant } from '../shopContext';

/** Settings of the brand, else those without one; other brands' accessories do not fit. */
export function navigatorFor(
  settings: readonly NavigatorSettings[],
  { manufacturer }: Pick<Vehicle, 'manufacturer'>,
): NavigatorSettings | undefined {
  const make = makeKey(manufacturer ?? '');
  return (
    settings.find(({ brand }) => brand !== undefined && makeKey(brand) === make) ??
    settings.find((entry) => entry.brand === undefined)
  );
}

function navigatorQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['navigator'],
    queryFn: ({ signal }) => fetchNavigatorSettings(platform, signal),
  });
}

/** Requested only if the tenant has the tab. A failure counts as none. */
export function useVehicleNavigator(vehicle: Vehicle): NavigatorSettings | 'loading' | undefined {
  const settings = useNavigatorSettings();
  return settings === 'loading' ? settings : navigatorFor(settings, vehicle);
}

/** True for any brand: then the checkout offers accessories (rules/checkout: step order). */
export function useHasNavigator(): boolean | 'loading' {
  const settings = useNavigatorSettings();
  return settings === 'loading' ? settings : settings.length > 0;
}

const NONE: readonly NavigatorSettings[] = [];

function useNavigatorSettings(): readonly NavigatorSettings[] | 'loading' {
  const platform = usePlatform();
  const { settings } = useTenant();
  const enabled = hasTab(settings, 'zubehoer');
  // 'loading' also before the request starts: a valid address must not redirect.
  const { data, isPending } = useQuery({ ...navigatorQuery(platform), enabled });
  return enabled && isPending ? 'loading' : (data ?? NONE);
}
