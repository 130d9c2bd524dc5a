import { queryOptions } from '@tanstack/react-query';
import { fetchCrossSellingProducts } from '../../api/crossSelling';
import type { Platform } from '../../api/platform';
import type { Vehicle } from '../../domain/vehicle/vehicle';

/** Query of the dealer's products for a vehicle, unfiltered; `catalogueOf` selects those that can be ordered with it. */
export function productsQuery(platform: Platform, vehicle: Vehicle) {
  return queryOptions({
    queryKey: ['products', vehicle.id],
    queryFn: ({ signal }) => fetchCrossSellingProducts(platform, vehicle, signal),
  });
}
