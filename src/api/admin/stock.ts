import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { Platform } from '../platform';
import { listVehicles } from '../vehicleList';

/** Vehicles per request, and the maximum number of pages in case the platform always announces another one. */
const STOCK_PAGE = 500;
const MAX_PAGES = 20;

/** Reads the dealer's whole stock as the shop shows it, page by page. */
export async function fetchStock(platform: Platform, signal?: AbortSignal): Promise<Vehicle[]> {
  const stock: Vehicle[] = [];
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const { vehicles, pagination } = await listVehicles(platform, { pageNumber, pageSize: STOCK_PAGE }, signal);
    stock.push(...vehicles);
    if (!pagination.hasNext || vehicles.length === 0) break;
  }
  return stock;
}
