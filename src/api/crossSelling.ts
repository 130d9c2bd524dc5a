import { listOf } from '../lib/schema';
import { crossSellingProductSchema, type CrossSellingProduct } from '../domain/products/product';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { ask, call } from './call';
import type { Platform } from './platform';

export const productsCall = call('GET', '/v2/vehicleDealer/{a}/crosssellingproducts', {
  query: [
    'orderBy',
    'manufacturer',
    'model',
    'carId',
    'minEnginePower',
    'maxEnginePower',
    'initialRegistration',
    'isRelatedToAllCars',
    'isFromAccessoriesNav',
    'vehicleType',
    'pageNumber',
    'pageSize',
  ],
  answer: listOf(crossSellingProductSchema),
});

/** All products in one page. */
const PAGE_SIZE = 2500;

/** Also products for all vehicles, and of the accessories navigator. */
export function fetchCrossSellingProducts(
  platform: Platform,
  vehicle: Vehicle,
  signal?: AbortSignal,
): Promise<CrossSellingProduct[]> {
  return ask(platform, productsCall, {
    query: {
      orderBy: 'price desc',
      manufacturer: vehicle.manufacturer,
      model: vehicle.model,
      carId: vehicle.id,
      minEnginePower: vehicle.enginePower,
      maxEnginePower: vehicle.enginePower,
      initialRegistration: vehicle.initialRegistration?.slice(0, 10),
      isRelatedToAllCars: false,
      isFromAccessoriesNav: true,
      vehicleType: vehicle.carType,
      pageNumber: 1,
      pageSize: PAGE_SIZE,
    },
    signal,
  });
}
