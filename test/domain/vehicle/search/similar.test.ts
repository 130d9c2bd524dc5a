import { describe, expect, it } from 'vitest';
import { mostSimilar, similarQueries } from '../../../../src/domain/vehicle/search/similar';
import { aVehicle } from '../../../builders/vehicle';

const NOW = new Date('2026-05-04T08:00:00Z');
const golf = aVehicle();

describe('Similar vehicles', () => {
  it('are asked for in two questions: the same model, the same kind at a similar price', () => {
    expect(similarQueries(golf)).toEqual([
      { carType: 'PKW', pageNumber: 1, pageSize: 12, manufacturer: 'VOLKSWAGEN', model: 'GOLF' },
      {
        carType: 'PKW',
        pageNumber: 1,
        pageSize: 12,
        minPrice: 15_743,
        maxPrice: 29_237,
        vehicleSubTypes: ['LIMOUSINE'],
      },
    ]);
  });

  it('are not asked for by what nobody knows', () => {
    const bare = aVehicle({ manufacturer: undefined, vehicleSubType: undefined, publicPrice: undefined });
    expect(similarQueries(bare)).toEqual([]);
  });

  it('come best first, without the vehicle itself, doubles and reserved ones', () => {
    const found = [
      aVehicle({ id: 'far', manufacturer: 'BMW', model: 'X5', vehicleSubType: 'SUV', publicPrice: 80_000 }),
      aVehicle({ id: 'twin' }),
      golf,
      aVehicle({ id: 'reserved', reservedUntil: '2099-01-01T00:00:00Z' }),
      aVehicle({ id: 'polo', model: 'POLO', publicPrice: 19_000 }),
      aVehicle({ id: 'twin' }),
    ];
    expect(mostSimilar(golf, found, 4, NOW).map(({ id }) => id)).toEqual(['twin', 'polo', 'far']);
    expect(mostSimilar(golf, found, 1, NOW)).toHaveLength(1);
  });
});
