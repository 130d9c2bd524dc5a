import { vehicleSchema, type Vehicle } from '../../domain/vehicle/vehicle';
import { DEFAULT_QUERY } from '../firstReads';
import { dealerAdminPath, type Platform } from '../platform';
import { fetchAllPages, fetchPages } from './crud';

/** Vehicles per request. */
const STOCK_PAGE = 500;

const listOfStock = (platform: Platform, signal?: AbortSignal) =>
  [
    platform,
    dealerAdminPath(platform, 'cars'),
    vehicleSchema,
    { query: { ...DEFAULT_QUERY, pageNumber: 1, pageSize: STOCK_PAGE }, signal },
  ] as const;

/** All vehicles that the shop offers. */
export const fetchStock = (platform: Platform, signal?: AbortSignal): Promise<Vehicle[]> =>
  fetchAllPages(...listOfStock(platform, signal));

/** The same page by page, for what need not hold all vehicles at once. */
export const fetchStockPages = (platform: Platform, signal?: AbortSignal) =>
  fetchPages(...listOfStock(platform, signal));
