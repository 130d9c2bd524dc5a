import { describe, expect, it } from 'vitest';
import { formatCarQueryParams, matchFacetKey, parseCarQueryParams } from '../../../../src/domain/vehicle/search/query';

describe('the query in an address', () => {
  it.each([
    ['manufacturer=Volkswagen&model=golf', { manufacturer: 'VOLKSWAGEN', model: 'GOLF' }],
    ['carType=pkw', { carType: 'PKW' }],
    ['carTypes=PKW,unbekannt,zweirad', { carTypes: ['PKW', 'ZWEIRAD'] }],
    ['fuelTypes=Benzin,Hybrid%20Diesel', { fuelTypes: ['Benzin', 'Hybrid Diesel'] }],
    ['fuelType=Benzin&term=golf', { fuelTypes: ['Benzin'], searchTerm: 'golf' }],
    ['minPrice=5000&maxPrice=abc&minSeats=-1', { minPrice: 5000 }],
    ['minInitialRegistration=2020-01-01&maxInitialRegistration=2020', { minInitialRegistration: '2020-01-01' }],
    [
      'minInitialRegistration=2020-1-1&maxInitialRegistration=2021-12-5',
      { minInitialRegistration: '2020-01-01', maxInitialRegistration: '2021-12-05' },
    ],
    ['minInitialRegistration=2020-2-30&maxInitialRegistration=2020-13-1', {}],
    ['minInitialRegistration=2020-02-31&maxInitialRegistration=20-1-1', {}],
    ['isValidForSale=false', {}],
    [
      'isVatDeductable=TRUE&isAvailableInstantly=false&hasImages=ja',
      { isVatDeductable: true, isAvailableInstantly: false },
    ],
    ['orderBy=price%20desc', { orderBy: 'price desc' }],
    ['orderBy=name', {}],
    ['doorCountType=4/5', { doorCountType: '4/5' }],
    ['equipmentIds=,,abs,%20esp%20', { equipmentIds: ['abs', 'esp'] }],
    ['__proto__=1&constructor=2&x=3', {}],
    ['manufacturer=&model=%20', {}],
    ['%E0%A4%A', {}],
    ['', {}],
  ])('"%s" asks for %o', (written, query) => {
    expect(parseCarQueryParams(written)).toEqual(query);
  });

  it('comes back as it was written', () => {
    const query = {
      manufacturer: 'VOLKSWAGEN',
      carType: 'PKW',
      fuelTypes: ['Benzin', 'Hybrid Diesel'],
      minPrice: 0,
      maxPrice: 25_000,
      isVatDeductable: false,
      orderBy: 'price desc',
      doorCountType: '4/5',
    } as const;
    const written = formatCarQueryParams({ ...query, fuelTypes: [...query.fuelTypes] });
    expect(written).toBe(
      'manufacturer=VOLKSWAGEN&carType=PKW&fuelTypes=Benzin%2CHybrid%20Diesel&minPrice=0&maxPrice=25000&isVatDeductable=false&orderBy=price%20desc&doorCountType=4%2F5',
    );
    expect(parseCarQueryParams(written)).toEqual(query);
  });

  it('leaves out what is empty', () => {
    expect(formatCarQueryParams({ manufacturer: '', fuelTypes: [], minPrice: undefined })).toBe('');
  });
});

describe('matching a value from an address to a facet', () => {
  const options = [
    { key: 'Volkswagen', label: 'VW' },
    { key: 'MERCEDES_BENZ', label: 'Mercedes-Benz' },
  ];

  it.each([
    ['VOLKSWAGEN', 'Volkswagen'],
    ['vw', 'Volkswagen'],
    ['mercedes-benz', 'MERCEDES_BENZ'],
    ['TESLA', 'TESLA'],
  ])('"%s" is sent as "%s"', (value, key) => {
    expect(matchFacetKey(value, options)).toBe(key);
  });
});
