import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchManufacturers } from '../api/admin/manufacturers';
import { fetchStock } from '../api/admin/stock';
import type { Platform } from '../api/platform';
import { usePlatform } from '../state/shopContext';

/** The dealer's whole stock as the shop shows it, for counts and relations. */
export function stockQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['stock'],
    queryFn: ({ signal }) => fetchStock(platform, signal),
  });
}

/** Makes with their models, for filters and relations (rules/admin: makes in admin forms). */
export function manufacturersQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['manufacturers'],
    queryFn: ({ signal }) => fetchManufacturers(platform, signal),
  });
}

/** `undefined` until it is known. */
export const useStock = () => useQuery(stockQuery(usePlatform())).data;

/** `undefined` until they are known. */
export const useManufacturers = () => useQuery(manufacturersQuery(usePlatform())).data;
