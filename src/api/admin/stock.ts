import { vehicleSchema, type Vehicle } from '../../domain/vehicle/vehicle';
import { DEFAULT_QUERY } from '../firstReads';
import { dealerAdminPath, type Platform } from '../platform';
import { fetchAllPages } from './crud';

/** Vehicles per request. */
const STOCK_PAGE = 500;

/** All vehicles that the shop offers, page by page. */
export function fetchStock(platform: Platform, signal?: AbortSignal): Promise<Vehicle[]> {
  return fetchAllPages(platform, dealerAdminPath(platform, 'cars'), vehicleSchema, {
    query: { ...DEFAULT_QUERY, pageNumber: 1, pageSize: STOCK_PAGE },
    signal,
  });
}
