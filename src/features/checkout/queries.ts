import { useMemo } from 'react';
import { fetchCrossSellingProducts } from '../../api/crossSelling';
import { fetchHolidays, fetchLocality } from '../../api/holidays';
import { calendarYears, earliestHandOverDay } from '../../domain/handover/handOverDay';
import { computedHolidays, type Holidays } from '../../domain/handover/holidays';
import { catalogueOf, handOverProducts, type Catalogue } from '../../domain/order/catalogue';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useVehicleNavigator } from '../../state/navigator';
import { usePlatform, useTenant } from '../../state/shopContext';
import { useQuery } from '../../state/useQuery';

const NO_PRODUCTS: Catalogue = [];

/** What is offered with a vehicle. A load that fails leaves the checkout without it (checkout 8); it can be tried again. */
export function useOffer(vehicle: Vehicle) {
  const platform = usePlatform();
  const products = useQuery({
    queryKey: ['cross-selling', vehicle.id],
    queryFn: ({ signal }) => fetchCrossSellingProducts(platform, vehicle, signal),
  });
  const navigator = useVehicleNavigator(vehicle);
  const catalogue = useMemo(
    () => (products.data ? catalogueOf(products.data, vehicle) : NO_PRODUCTS),
    [products.data, vehicle],
  );
  const navigatorProducts = useMemo(
    () => (products.data ?? NO_PRODUCTS).filter(({ isFromNavigator }) => isFromNavigator),
    [products.data],
  );
  return {
    catalogue,
    navigatorProducts,
    hasAccessoriesNavigator: navigator !== undefined && navigator !== 'loading',
    isPending: products.isPending || navigator === 'loading',
    hasFailed: products.isError,
    isRetrying: products.isRefetching,
    retry: () => void products.refetch(),
  };
}

/**
 * Holidays where the dealer is, for every year that a calendar reaches into. Until the services have answered, those of
 * all states hold: a day that is free then stays free.
 */
export function useHolidays(vehicle: Vehicle, catalogue: Catalogue, now: Date): Holidays {
  const platform = usePlatform();
  const { settings } = useTenant();
  const zipCode = vehicle.location?.address?.zipCode;
  const earliest = handOverProducts(catalogue).map((product) => earliestHandOverDay(product, vehicle, settings, now));
  const years = calendarYears(earliest, now);
  const answered = useQuery({
    queryKey: ['holidays', zipCode ?? null, ...years],
    queryFn: ({ signal }) => fetchHolidays(platform, { zipCode, years }, signal),
    staleTime: Infinity,
  });
  return answered.data ?? new Map(years.flatMap((year) => [...computedHolidays(year)]));
}

/** City of a postal code, to help with the address. Nothing while the code is incomplete or unknown. */
export function useCityOf(zipCode: string): string | undefined {
  const platform = usePlatform();
  const locality = useQuery({
    queryKey: ['locality', zipCode],
    queryFn: async ({ signal }) => (await fetchLocality(platform, zipCode, signal)) ?? null,
    enabled: /^\d{5}$/.test(zipCode),
    staleTime: Infinity,
  });
  return locality.data?.city;
}
