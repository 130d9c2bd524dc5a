import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchCrossSellingProducts } from '../../api/crossSelling';
import { fetchHolidays, fetchLocality } from '../../api/holidays';
import type { Platform } from '../../api/platform';
import { calendarYears, earliestHandOverDay } from '../../domain/handover/handOverDay';
import { computedHolidays, type Holidays } from '../../domain/handover/holidays';
import { catalogueOf, handOverProducts, type Catalogue } from '../../domain/order/catalogue';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useVehicleNavigator } from '../../state/navigator';
import { usePlatform, useTenant } from '../../state/shopContext';
import { useQueryFailure } from '../../state/useQueryFailure';

const NO_PRODUCTS: Catalogue = [];

function productsQuery(platform: Platform, vehicle: Vehicle) {
  return queryOptions({
    queryKey: ['products', vehicle.id],
    queryFn: ({ signal }) => fetchCrossSellingProducts(platform, vehicle, signal),
  });
}

function holidaysQuery(platform: Platform, zipCode: string | undefined, years: readonly number[]) {
  return queryOptions({
    queryKey: ['holidays', zipCode ?? null, ...years],
    queryFn: ({ signal }) => fetchHolidays(platform, { zipCode, years }, signal),
    staleTime: Infinity,
  });
}

/** `null`: the service does not know this postal code. */
function localityQuery(platform: Platform, zipCode: string) {
  return queryOptions({
    queryKey: ['localities', zipCode],
    queryFn: async ({ signal }) => (await fetchLocality(platform, zipCode, signal)) ?? null,
    staleTime: Infinity,
  });
}

/** What is offered with a vehicle. A load that fails leaves the checkout without it (checkout 8); it can be tried again. */
export function useOffer(vehicle: Vehicle) {
  const platform = usePlatform();
  const products = useQuery(productsQuery(platform, vehicle));
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
    /** Neither there nor failed yet. */
    isPending: !products.isFetched || navigator === 'loading',
    failure: useQueryFailure(products),
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
  const { data } = useQuery(holidaysQuery(platform, zipCode, years));
  return data ?? new Map(years.flatMap((year) => [...computedHolidays(year)]));
}

/** City of a postal code, to help with the address. Nothing while the code is incomplete or unknown. */
export function useCityOf(zipCode: string): string | undefined {
  const isComplete = /^\d{5}$/.test(zipCode);
  return useQuery({ ...localityQuery(usePlatform(), zipCode), enabled: isComplete }).data?.city;
}
