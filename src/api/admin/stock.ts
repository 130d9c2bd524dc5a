import { vehicleSchema, type Vehicle } from '../../domain/vehicle/vehicle';
import { DEFAULT_QUERY } from '../firstReads';
import { dealerAdminPath, type Platform } from '../platform';
import { fetchAllPages } from './crud';

/** Vehicles per request. */
const STOCK_PAGE = 500;

/** Vehicles parsed in one task, because they have many properties. */
const AT_ONCE = 25;

/** Reads the dealer's whole stock as the shop shows it, page by page; parsing does not block rendering. */
export function fetchStock(platform: Platform, signal?: AbortSignal): Promise<Vehicle[]> {
  return fetchAllPages(platform, dealerAdminPath(platform, 'cars'), vehicleSchema, {
    query: { ...DEFAULT_QUERY, pageNumber: 1, pageSize: STOCK_PAGE },
    signal,
    atOnce: AT_ONCE,
  });
}
