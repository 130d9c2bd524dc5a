import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchManufacturers } from '../api/admin/manufacturers';
import { fetchStock, fetchStockPages } from '../api/admin/stock';
import type { Platform } from '../api/platform';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { usePlatform } from '../state/shopContext';

export function stockQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['stock'],
    queryFn: ({ signal }) => fetchStock(platform, signal),
  });
}

/** A vehicle with pictures, for previews, by as few pages as needed. `null`: there is none. */
export function exampleVehicleQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['stock', 'example'],
    queryFn: async ({ signal }) => {
      for await (const { rows } of fetchStockPages(platform, signal)) {
        const withPicture = rows.find(({ images }) => images.length > 0);
        if (withPicture) return withPicture;
      }
      return null;
    },
  });
}

export function manufacturersQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['manufacturers'],
    queryFn: ({ signal }) => fetchManufacturers(platform, signal),
  });
}

/** The vehicles that the shop offers; `undefined` while loading, and where they are not needed. */
export type Stock = readonly Vehicle[] | undefined;

export const useStock = (isNeeded = true): Stock => useQuery({ ...stockQuery(usePlatform()), enabled: isNeeded }).data;

export const useManufacturers = () => useQuery(manufacturersQuery(usePlatform())).data;
