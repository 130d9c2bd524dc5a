import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchHolidays, fetchLocality } from '../../api/holidays';
import type { Platform } from '../../api/platform';
import { calendarYears, earliestHandOverDay } from '../../domain/handover/handOverDay';
import { computedHolidays, type Holidays } from '../../domain/handover/holidays';
import { federalStatesOf } from '../../domain/postcodes/federalStates';
import { catalogueOf, handOverProducts, type Catalogue } from '../../domain/order/catalogue';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useHasNavigator } from '../../state/navigator';
import { productsQuery } from '../../state/products';
import { useConsent, usePlatform, useTenant } from '../../state/shopContext';
import { useQueryFailure } from '../../state/useQueryFailure';

const NO_PRODUCTS: Catalogue = [];

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

/** What is offered with a vehicle. A load that fails leaves the checkout without it (rules/checkout: products fail softly); it can be tried again. */
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
    /** Neither loaded nor failed yet. */
    isPending: !products.isFetched || navigator === 'loading',
    failure: useQueryFailure(products),
  };
}

/** Whether the public services of the calendar may be asked: they learn the visitor's address (rules/platform-and-wire: holidays without a service). */
const useMayAskCalendar = () => useConsent().granted.includes('calendar');

/**
 * Holidays where the dealer is, for every year that a calendar reaches into: computed for the state of its postal code, and asked of the
 * services where the visitor allows it, with the same calendar as a result (rules/platform-and-wire: holidays without a service).
 */
export function useHolidays(vehicle: Vehicle, catalogue: Catalogue, now: Date): Holidays {
  const platform = usePlatform();
  const { settings } = useTenant();
  const zipCode = vehicle.location?.address?.zipCode;
  const earliest = handOverProducts(catalogue).map((product) => earliestHandOverDay(product, vehicle, settings, now));
  const years = calendarYears(earliest, now);
  const { data } = useQuery({ ...holidaysQuery(platform, zipCode, years), enabled: useMayAskCalendar() });
  const states = federalStatesOf(zipCode ?? '');
  return data ?? new Map(years.flatMap((year) => [...computedHolidays(year, ...states)]));
}

/** City of a postal code, to help with the address. Nothing while the code is incomplete or unknown, and without consent. */
export function useCityOf(zipCode: string): string | undefined {
  const enabled = useMayAskCalendar() && /^\d{5}$/.test(zipCode);
  return useQuery({ ...localityQuery(usePlatform(), zipCode), enabled }).data?.city;
}
