import { describe, expect, it } from 'vitest';
import { OPTION_LISTS } from '../../src/domain/vehicle/search/facets';
import type { PropertyValues } from './contract';
import { FACETS } from './rules/vehicleFilter';
import { aPlatform, call, search } from './testPlatform';

describe('the counts of the demo platform', () => {
  it('are there for every facet that the shop reads', () => {
    expect(Object.keys(FACETS)).toEqual(expect.arrayContaining([...OPTION_LISTS]));
  });

  it('count each option under all other filters but its own', async () => {
    const platform = aPlatform();
    const { propertyValues, pagination } = await search(platform, 'fuelTypes=Diesel&carType=PKW');
    const fuel = (key: string) => propertyValues.fuelTypes?.find((option) => option.key === key)?.count;
    expect(fuel('Diesel')).toBe(pagination?.TotalCount);
    expect(fuel('Benzin')).toBe((await search(platform, 'fuelTypes=Benzin&carType=PKW')).pagination?.TotalCount);
    const automatic = propertyValues.gearBoxTypes?.find(({ key }) => key === 'Automatik')?.count;
    expect(automatic).toBe(
      (await search(platform, 'fuelTypes=Diesel&carType=PKW&gearBoxTypes=Automatik')).pagination?.TotalCount,
    );
    expect(propertyValues.manufacturers?.find(({ key }) => key === 'TESLA')?.count).toBe(0);
  });

  it('of models add up to those of their makes', async () => {
    const { propertyValues } = await search(aPlatform(), 'manufacturer=VOLKSWAGEN&model=GOLF&maxPrice=30000');
    for (const make of propertyValues.manufacturers ?? [])
      expect(make.models?.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(make.count);
  });

  it('are told for each type of vehicle that is there, and for no other', async () => {
    const path =
      '/cardealeradmin/00000000-0000-4000-8000-000000000006/cars/available-property-values-extended-by-cartypes';
    const { data } = await call(aPlatform(), 'GET', path);
    expect(Object.keys(data as Record<string, PropertyValues>).toSorted()).toEqual(['NUTZFAHRZEUG', 'PKW']);
  });
});
