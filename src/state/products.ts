import { queryOptions } from '@tanstack/react-query';
import { fetchCrossSellingProducts } from '../api/crossSelling';
import type { Platform } from '../api/platform';
import type { Vehicle } from '../domain/vehicle/vehicle';

/** The dealer's products for a vehicle, as the platform sends them: `catalogueOf` says which can be ordered with it. */
export function productsQuery(platform: Platform, vehicle: Vehicle) {
  return queryOptions({
    queryKey: ['products', vehicle.id],
    queryFn: ({ signal }) => fetchCrossSellingProducts(platform, vehicle, signal),
  });
}
