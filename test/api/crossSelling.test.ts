import { describe, expect, it } from 'vitest';
import { fetchCrossSellingProducts } from '../../src/api/crossSelling';
import { aPlatform } from '../builders/platform';
import { aVehicle } from '../builders/vehicle';
import { platform as demo } from '../platformServer';

describe('products of a vehicle', () => {
  it('are asked for on one page, by price, for this very vehicle', async () => {
    await fetchCrossSellingProducts(aPlatform(), aVehicle());
    expect(demo.record.map(({ method, path, query }) => [method, path, query])).toEqual([
      [
        'GET',
        '/v2/vehicleDealer/00000000-0000-4000-8000-000000000001/crosssellingproducts',
        {
          orderBy: 'price desc',
          manufacturer: 'VOLKSWAGEN',
          model: 'GOLF',
          carId: '11111111-1111-4111-8111-111111111111',
          minEnginePower: '110',
          maxEnginePower: '110',
          initialRegistration: '2022-03-15',
          isRelatedToAllCars: 'false',
          isFromAccessoriesNav: 'true',
          vehicleType: 'PKW',
          pageNumber: '1',
          pageSize: '2500',
        },
      ],
    ]);
  });
});
