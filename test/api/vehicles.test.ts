import { beforeEach, describe, expect, it } from 'vitest';
import { fetchVehicle, fetchVehicleByNumber, fetchVehicleByRouteId } from '../../src/api/vehicle';
import { searchVehicles } from '../../src/api/vehicles';
import { listVehicles } from '../../src/api/vehicleList';
import { fetchFacetsByCarType } from '../../src/api/vehicleSearch';
import { aPlatform, failureOf } from '../builders/platform';
import { platform as demo } from '../platformServer';

const platform = aPlatform();
const queries = () => demo.record.map(({ path, query }) => [path, query]);
const BASE = '/cardealeradmin/00000000-0000-4000-8000-000000000001/cars';

describe('searching', () => {
  it('brings vehicles, facets and the size of the whole result', async () => {
    const { vehicles, facets, pagination } = await searchVehicles(platform, {
      carType: 'PKW',
      pageSize: 12,
      pageNumber: 1,
    });
    expect(vehicles).toHaveLength(12);
    expect(new Set(vehicles.map(({ carType }) => carType))).toEqual(new Set(['PKW']));
    expect(pagination).toMatchObject({ pageNumber: 1, pageSize: 12, hasPrevious: false, hasNext: true });
    expect(pagination.totalCount).toBeGreaterThan(50);
    expect(facets.manufacturers.length).toBeGreaterThan(5);
    expect(facets.manufacturers.some(({ models }) => models.length > 0)).toBe(true);
  });

  it('asks for what is for sale, with lists joined by commas', async () => {
    await searchVehicles(platform, { fuelTypes: ['Benzin', 'Diesel'], minPrice: 0, model: undefined });
    expect(queries()).toEqual([
      [`${BASE}/property-values-extended`, { isValidForSale: 'true', fuelTypes: 'Benzin,Diesel', minPrice: '0' }],
    ]);
  });

  it('keeps the vehicles of an answer in which everything optional is null', async () => {
    demo.fail('property-values-extended', 'optional-null');
    const { vehicles, facets } = await searchVehicles(platform, {});
    expect(vehicles.length).toBeGreaterThan(0);
    expect(vehicles.every(({ id, images }) => id !== '' && Array.isArray(images))).toBe(true);
    expect(Array.isArray(facets.manufacturers)).toBe(true);
  });

  // The other faults: test/lib/http/faults.test.ts.
  it('reads no answer with values of other types', async () => {
    demo.fail('property-values-extended', 'wrong-types');
    expect(await failureOf(searchVehicles(platform, {}))).toBe('unreadable');
  });

  it('finds nothing without breaking', async () => {
    const { vehicles, pagination } = await searchVehicles(platform, { searchTerm: 'gibtesnicht' });
    expect([vehicles, pagination.totalCount]).toEqual([[], 0]);
  });
});

describe('lists and facets', () => {
  it('lists vehicles without facets', async () => {
    const { vehicles, pagination } = await listVehicles(platform, {
      carIds: demo
        .tenant(1)
        .vehicles.slice(0, 2)
        .map(({ id }) => id),
    });
    expect([vehicles.length, pagination.totalCount]).toEqual([2, 2]);
  });

  it('knows the facets of each type of vehicle', async () => {
    const byType = await fetchFacetsByCarType(platform, {});
    expect([...byType.keys()].sort()).toEqual(['ANHAENGER', 'NUTZFAHRZEUG', 'PKW', 'WOHNMOBIL', 'ZWEIRAD']);
    expect(byType.get('PKW')?.manufacturers.length).toBeGreaterThan(5);
  });
});

describe('one vehicle', () => {
  let wanted = { id: '', vin: '', internalId: '' };
  beforeEach(() => {
    const [car] = demo.tenant(1).vehicles;
    wanted = { id: car?.id ?? '', vin: car?.vin ?? '', internalId: car?.internalId ?? '' };
  });

  it('is found by its id, and by the id of an address, real or not', async () => {
    const found = await Promise.all([
      fetchVehicle(platform, wanted.id),
      fetchVehicleByRouteId(platform, wanted.id),
      fetchVehicleByRouteId(platform, wanted.internalId),
    ]);
    expect(found.map(({ id }) => id)).toEqual([wanted.id, wanted.id, wanted.id]);
    expect(demo.record.map(({ path }) => path).sort()).toEqual(
      [
        `${BASE}/${wanted.id}`,
        `${BASE}/${wanted.id}`,
        `${BASE}/internal-id/${encodeURIComponent(wanted.internalId)}`,
      ].sort(),
    );
  });

  it('is found by its number in any case and grouping, on a platform that is exact about both', async () => {
    const asked = async (number: string) => {
      demo.record.length = 0;
      await failureOf(fetchVehicleByNumber(platform, number));
      return demo.record.map(({ path }) => decodeURIComponent(path.slice(BASE.length + 1)));
    };
    expect(await asked('wvw zzz 1kz-6w\u200B 999999')).toEqual([
      'vin/WVWZZZ1KZ6W999999',
      'internal-id/WVWZZZ1KZ6W999999',
    ]);
    expect(await asked(' b 99120')).toEqual([
      'internal-id/b 99120',
      'internal-id/B 99120',
      'internal-id/B99120',
      'internal-id/B-99120',
    ]);
    expect(await asked('99\u202D120')).toEqual(['internal-id/99120']);
    const found = await Promise.all(
      [wanted.vin.toLowerCase(), wanted.internalId.toLowerCase().replace('-', ' ')].map((number) =>
        fetchVehicleByNumber(platform, number),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual([wanted.id, wanted.id]);
  });

  it('is not found when the dealer does not have it', async () => {
    expect(await failureOf(fetchVehicle(platform, '99999999-9999-4999-8999-999999999999'))).toBe('not-found');
    expect(await failureOf(fetchVehicleByRouteId(platform, '../../secret'))).toBe('not-found');
  });
});
