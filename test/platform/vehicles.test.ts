import { describe, expect, it } from 'vitest';
import type { Car, PropertyValues } from './contract';
import { vehicleFilter } from './rules/vehicleFilter';
import { SPECIAL } from './stock/specials';
import { ADMIN, aPlatform, call, NOW, search } from './testPlatform';

const car = (overrides: Partial<Car>): Car => ({
  id: 'x',
  manufacturer: 'Volkswagen',
  model: 'Golf',
  carType: 'PKW',
  publicPrice: 20_000,
  ...overrides,
});
const isFound = (query: string, overrides: Partial<Car>) =>
  vehicleFilter(new URLSearchParams(query), NOW).matches(car(overrides));

describe('the filter of the vehicle list', () => {
  it.each<[query: string, vehicle: Partial<Car>, found: boolean]>([
    ['manufacturer=volkswagen', {}, true],
    ['manufacturer=AUDI', {}, false],
    ['model=GOLF', {}, true],
    ['model=GOLF VARIANT', {}, false],
    ['carType=pkw', {}, true],
    ['carTypes=WOHNMOBIL,PKW', {}, true],
    ['carTypes=WOHNMOBIL', {}, false],
    ['minPrice=20000&maxPrice=20000', {}, true],
    ['maxPrice=19999', {}, false],
    ['maxPrice=30000', { publicPrice: 0 }, false],
    ['minEnginePower=110', { enginePower: 110 }, true],
    ['minEnginePower=110', { enginePower: 109 }, false],
    ['maxEnginePower=200', {}, false],
    ['maxMileAge=10000', { mileAge: 10_000 }, true],
    ['maxMileAge=10000', { mileAge: 10_001 }, false],
    [
      'minInitialRegistration=2020-01-01&maxInitialRegistration=2020-12-31',
      { initialRegistration: '2020-12-31' },
      true,
    ],
    ['minInitialRegistration=2020-01-01', { initialRegistration: '2019-12-31' }, false],
    ['minInitialRegistration=2020-01-01', {}, false],
    ['fuelTypes=Benzin', { fuelType: 'Benzin' }, true],
    ['fuelTypes=petrol,5', { fuelType: 'Benzin' }, true],
    ['fuelTypes=ELECTRICITY', { fuelType: 'Elektro' }, true],
    ['fuelTypes=Diesel', { fuelType: 'Benzin' }, false],
    ['gearBoxTypes=2', { gearBoxType: 'Automatik' }, true],
    ['usedConditionTypes=VORFÜHRWAGEN,JAHRESWAGEN', { usedConditionType: 'Vorführwagen' }, true],
    ['driveTypes=PLUG_IN_HYBRID', { isPlugInHybrid: true, driveType: 'ALL_WHEEL' }, true],
    ['doorCountType=4/5', { doorsCount: 5 }, true],
    ['doorCountType=2/3', { doorsCount: 5 }, false],
    ['minSeats=7', { seatsCount: 7 }, true],
    ['varnishBaseColorTypes=SILVER', { varnishColor: 'Florettsilber Metallic', varnishPrimaryColorType: 'GRAY' }, true],
    ['varnishBaseColorTypes=GRAY', { varnishColor: 'Florettsilber Metallic', varnishPrimaryColorType: 'GRAY' }, false],
    ['interiorTypes=Leder', { interiorMaterial: 'Leder' }, true],
    ['isVatDeductable=true', { isVatDeductable: false }, false],
    ['isVatDeductable=false', { isVatDeductable: false }, true],
    ['equipmentIds=abs,esp', { equipments: [{ equipmentKey: 'abs', name: 'ABS' }] }, false],
    ['equipmentIds=abs', { equipments: [{ equipmentKey: 'abs', name: 'ABS' }] }, true],
    ['isAvailableInstantly=true', { availableFromDate: '2026-05-03T00:00:00Z' }, true],
    ['isAvailableInstantly=true', { availableFromDate: '2026-06-03T00:00:00Z' }, false],
    ['hasImages=true', { images: [] }, false],
    ['hasInitialLeasingInstallment=true', { initialLeasingInstallment: 199 }, true],
    [
      'minMonthlyFinancingRateExample=100&maxMonthlyFinancingRateExample=200',
      { initialFinancingInstallment: 200 },
      true,
    ],
    ['minSleepingPlaces=4', { sleepingPlaces: 4 }, true],
    ['searchTerm=golf klima', { equipments: [{ equipmentKey: 'a', name: 'Klimaautomatik' }] }, true],
    ['searchTerm=golf standheizung', {}, false],
    ['', { reservedUntil: '2099-01-01T00:00:00Z' }, true],
  ])('%s on %o: %s', (query, vehicle, found) => {
    expect(isFound(query, vehicle)).toBe(found);
  });

  it.each([
    'minPrice=viel',
    'isVatDeductable=ja',
    'minInitialRegistration=gestern',
    'doorCountType=9',
    'pageSize=-1',
    'orderBy=colour',
  ])('refuses %s with a reason', async (query) => {
    const { status, data } = await call(aPlatform(), 'GET', `/cardealeradmin/${ADMIN}/cars?${query}`);
    expect(status).toBe(400);
    expect(data).toHaveProperty('message', expect.stringContaining(query.split('=')[0] ?? ''));
  });
});

describe('the vehicle list', () => {
  it('comes in pages of twelve with its header', async () => {
    const platform = aPlatform();
    const first = await search(platform, 'isValidForSale=true');
    expect(first.cars).toHaveLength(12);
    expect(first.pagination).toEqual({
      CurrentPage: 1,
      TotalPages: 16,
      PageSize: 12,
      TotalCount: 190,
      HasPrevious: false,
      HasNext: true,
    });
    const last = await search(platform, 'pageNumber=16');
    expect(last.cars).toHaveLength(10);
    expect(last.pagination).toMatchObject({ CurrentPage: 16, HasPrevious: true, HasNext: false });
  });

  it('sorts by price both ways, vehicles without a price last', async () => {
    const platform = aPlatform();
    for (const [order, sign] of [
      ['price', 1],
      ['price desc', -1],
    ] as const) {
      const { cars } = await search(platform, `orderBy=${order}&pageSize=500`);
      const prices = cars.map(({ publicPrice }) => publicPrice);
      expect(prices.at(-1)).toBe(0);
      expect(prices.slice(0, -1)).toEqual(prices.slice(0, -1).toSorted((a, b) => sign * (a - b)));
    }
  });

  it('counts each option under all other filters but its own', async () => {
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

  it('nests the models under their makes, and they add up', async () => {
    const { propertyValues } = await search(aPlatform(), 'manufacturer=VOLKSWAGEN&model=GOLF&maxPrice=30000');
    for (const make of propertyValues.manufacturers ?? []) {
      expect(make.models?.reduce((sum, { count }) => sum + count, 0)).toBe(make.count);
    }
    expect(
      propertyValues.manufacturers?.find(({ key }) => key === 'VOLKSWAGEN')?.models?.map(({ key }) => key),
    ).toContain('TIGUAN');
  });

  it('gives the facets of each type of vehicle that is there, and of no other', async () => {
    const path = (number: number) =>
      `/cardealeradmin/00000000-0000-4000-8000-00000000000${number}/cars/available-property-values-extended-by-cartypes`;
    const ofAll = (await call(aPlatform(), 'GET', path(1))).data as Record<string, PropertyValues>;
    expect(Object.keys(ofAll).toSorted()).toEqual(['ANHAENGER', 'NUTZFAHRZEUG', 'PKW', 'WOHNMOBIL', 'ZWEIRAD']);
    expect(ofAll.ZWEIRAD?.manufacturers?.map(({ label }) => label)).toEqual(['BMW', 'Honda', 'Vespa', 'Yamaha']);
    const ofBusiness = (await call(aPlatform(), 'GET', path(6))).data as Record<string, PropertyValues>;
    expect(Object.keys(ofBusiness).toSorted()).toEqual(['NUTZFAHRZEUG', 'PKW']);
  });
});

describe('one vehicle', () => {
  it('is found by id, VIN and internal id, odd characters included', async () => {
    const platform = aPlatform();
    const base = `/cardealeradmin/${ADMIN}/cars`;
    const odd = platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.oddInternalId);
    for (const path of [
      `/${odd?.id ?? ''}`,
      `/vin/${odd?.vin ?? ''}`,
      `/internal-id/${encodeURIComponent(SPECIAL.oddInternalId)}`,
    ]) {
      expect((await call(platform, 'GET', base + path)).data).toHaveProperty('id', odd?.id);
    }
    expect((await call(platform, 'GET', `${base}/00000000-0000-4000-8000-000000000099`)).status).toBe(404);
  });

  it.each(Object.entries(SPECIAL))('%s is in the stock of tenant 1', (_, internalId) => {
    expect(
      aPlatform()
        .tenant(1)
        .vehicles.filter((vehicle) => vehicle.internalId === internalId),
    ).toHaveLength(1);
  });

  it('has pictures, rates and figures that fit together', () => {
    const { vehicles } = aPlatform().tenant(1);
    const sold = vehicles.filter(({ initialFinancingInstallment }) => initialFinancingInstallment !== undefined);
    expect(sold.length).toBeGreaterThan(100);
    for (const { initialFinancingInstallment: rate = 0, publicPrice } of sold)
      expect(rate).toBeLessThan(publicPrice / 40);
    expect(
      vehicles
        .filter(({ isPlugInHybrid }) => isPlugInHybrid)
        .every(({ co2ClassDischarged }) => co2ClassDischarged !== undefined),
    ).toBe(true);
    expect(vehicles.find(({ internalId }) => internalId === SPECIAL.manyPictures)?.images).toHaveLength(40);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(vehicles.length);
  });
});
