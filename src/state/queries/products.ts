import { queryOptions } from '@tanstack/react-query';
import { fetchCrossSellingProducts } from '../../api/crossSelling';
import type { Platform } from '../../api/platform';
import type { Vehicle } from '../../domain/vehicle/vehicle';

/** Unfiltered; `catalogueOf` selects what can be ordered with the vehicle. */
export function productsQuery(platform: Platform, vehicle: Vehicle) {
  return queryOptions({
    queryKey: ['products', vehicle.id],
    queryFn: ({ signal }) => fetchCrossSellingProducts(platform, vehicle, signal),
  });
}
