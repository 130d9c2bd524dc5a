import { queryOptions } from '@tanstack/react-query';
import { fetchManufacturers } from '../api/admin/manufacturers';
import type { Platform } from '../api/platform';
import { listVehicles } from '../api/vehicleList';
import type { Vehicle } from '../domain/vehicle/vehicle';

/** Vehicles of one request, and pages at the most: no dealer has so many, and a platform that never ends does end here. */
const STOCK_PAGE = 500;
const MOST_PAGES = 20;

/** The dealer's whole stock as the shop shows it, for counts and relations. */
export function stockQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['stock'],
    queryFn: async ({ signal }) => {
      const stock: Vehicle[] = [];
      for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber += 1) {
        const { vehicles, pagination } = await listVehicles(platform, { pageNumber, pageSize: STOCK_PAGE }, signal);
        stock.push(...vehicles);
        if (!pagination.hasNext || vehicles.length === 0) break;
      }
      return stock;
    },
  });
}

/** Makes with their models, for filters and relations (decisions 6). */
export function manufacturersQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['manufacturers'],
    queryFn: ({ signal }) => fetchManufacturers(platform, signal),
  });
}
