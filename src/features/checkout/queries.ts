import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchHolidays, fetchLocality } from '../../api/holidays';
import type { Platform } from '../../api/platform';
import { calendarYears, earliestHandOverDay } from '../../domain/handover/handOverDay';
import { computedHolidays, type Holidays } from '../../domain/handover/holidays';
import { federalStatesOf } from '../../domain/postcodes/federalStates';
import { catalogueOf, handOverProducts, type Catalogue } from '../../domain/products/catalogue';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useHasNavigator } from '../../state/queries/navigator';
import { productsQuery } from '../../state/queries/products';
import { useConsent, usePlatform, useTenant } from '../../state/shopContext';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { isZipCode } from '../../domain/person/zipCode';

const NO_PRODUCTS: Catalogue = [];

function holidaysQuery(platform: Platform, zipCode: string | undefined, years: readonly number[]) {
  return queryOptions({
    queryKey: ['holidays', zipCode ?? null, ...years],
    queryFn: ({ signal }) => fetchHolidays(platform, { zipCode, years }, signal),
    staleTime: Infinity,
  });
}

/** `null` for an unknown postal code. */
function localityQuery(platform: Platform, zipCode: string) {
  return queryOptions({
    queryKey: ['localities', zipCode],
    queryFn: async ({ signal }) => (await fetchLocality(platform, zipCode, signal)) ?? null,
    staleTime: Infinity,
  });
}

/** (rules/checkout: products fail softly) */
export function useOffer(vehicle: Vehicle) {
  const platform = usePlatform();
  const products = useQuery(productsQuery(platform, vehicle));
  const navigator = useHasNavigator();
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
    hasAccessoriesNavigator: navigator === true,
    isPending: !products.isFetched || navigator === 'loading',
    failure: useQueryFailure(products),
  };
}

/** The public calendar services receive the IP address (rules/platform-and-wire: holidays without a service). */
const useHasCalendarConsent = () => useConsent().granted.includes('calendar');

/** Computed, or with consent from the services (rules/platform-and-wire: holidays without a service). */
export function useHolidays(vehicle: Vehicle, catalogue: Catalogue, now: Date): Holidays {
  const platform = usePlatform();
  const { settings } = useTenant();
  const zipCode = vehicle.location?.address?.zipCode;
  const earliest = handOverProducts(catalogue).map((product) => earliestHandOverDay(product, vehicle, settings, now));
  const years = calendarYears(earliest, now);
  const { data } = useQuery({ ...holidaysQuery(platform, zipCode, years), enabled: useHasCalendarConsent() });
  const states = federalStatesOf(zipCode ?? '');
  return data ?? new Map(years.flatMap((year) => [...computedHolidays(year, ...states)]));
}

/** `undefined`: incomplete or unknown code, or no consent. */
export function useCityOf(zipCode: string): string | undefined {
  const enabled = useHasCalendarConsent() && isZipCode(zipCode);
  return useQuery({ ...localityQuery(usePlatform(), zipCode), enabled }).data?.city;
}
