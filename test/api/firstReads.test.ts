import { describe, expect, it } from 'vitest';
import { firstReads } from '../../src/api/firstReads';
import { parseSearch, toCarQuery } from '../../src/features/search/state/searchAddress';
import { parseDisplay } from '../../src/features/search/state/searchText';
import { toQueryString } from '../../src/lib/http/queryString';

const BASE = 'https://platform.test';
const TENANT = { adminId: 'tenant' };
const vehiclesOf = (carQueryParams: string, isWidget = false) => {
  const [, vehicles = ''] = firstReads(BASE, TENANT, { carQueryParams, isWidget });
  return new URL(vehicles).searchParams;
};

describe('what is read before the shop has arrived', () => {
  it('is the tenant alone where the visitor does not land on the search', () => {
    expect(firstReads(BASE, TENANT, undefined)).toEqual([`${BASE}/v2/vehicle-dealer/tenant/vehicle-dealer-settings`]);
  });

  it('is tenant, vehicles and facets on the search, and nothing that its first view does not paint', () => {
    const reads = firstReads(BASE, TENANT, { carQueryParams: '', isWidget: false });
    expect(reads.map((address) => new URL(address).pathname.split('/').at(-1))).toEqual([
      'vehicle-dealer-settings',
      'property-values-extended',
      'available-property-values-extended-by-cartypes',
    ]);
  });

  it('are the passenger cars, where the address names no type', () => {
    expect(Object.fromEntries(vehiclesOf(''))).toEqual({
      isValidForSale: 'true',
      carType: 'PKW',
      pageNumber: '1',
      pageSize: '12',
    });
    expect(vehiclesOf('', true).get('pageSize')).toBe('1');
  });

  it.each([
    'carType=ZWEIRAD',
    'carType=ALLE&maxPrice=20000',
    'carTypes=PKW,WOHNMOBIL',
    'orderBy=price&fuelTypes=Diesel,Elektro&carType=PKW',
    'carType=PKW&manufacturer=volkswagen&pageSize=36&nonsense=1',
  ])('is what the search itself asks the platform for an address with %s', (address) => {
    const criteria = parseSearch(address);
    const tab = criteria.tab ?? 'PKW';
    const asked = toQueryString({
      isValidForSale: true,
      ...toCarQuery({ ...criteria, tab }, []),
      pageNumber: 1,
      pageSize: parseDisplay(address).listed,
    });
    expect(new Set(vehiclesOf(address))).toEqual(new Set(new URLSearchParams(asked)));
  });
});
