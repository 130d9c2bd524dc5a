import type { Vehicle } from '../../domain/vehicle/vehicle';
import { withoutBulk } from '../../domain/vehicle/withoutBulk';
import { DEFAULT_QUERY } from '../firstPaths';
import type { Platform } from '../platform';
import { vehicleListCall } from '../vehicleList';
import { fetchPages } from './crud';

const STOCK_PAGE = 500;

export const fetchStockPages = (platform: Platform, signal?: AbortSignal) =>
  fetchPages(platform, vehicleListCall, {
    query: { ...DEFAULT_QUERY, pageNumber: 1, pageSize: STOCK_PAGE },
    signal,
  });

/** Without descriptions, equipment and further pictures. */
export async function fetchStock(platform: Platform, signal?: AbortSignal): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = [];
  for await (const { rows } of fetchStockPages(platform, signal)) vehicles.push(...rows.map(withoutBulk));
  return vehicles;
}
