import { expect, it } from 'vitest';
import { priceDisplayOf, withPriceDisplay } from '../../../../src/domain/vehicle/search/priceDisplay';
import { parseCarQueryParams } from '../../../../src/domain/vehicle/search/query';

it.each([
  ['prices=rate', 'rate'],
  ['carType=PKW&prices=cash&view=list', 'cash'],
  ['carType=PKW', undefined],
  ['prices=raten', undefined],
  ['', undefined],
])('the search of an address may state how prices are named: %s', (carQueryParams, display) => {
  expect(priceDisplayOf(carQueryParams)).toBe(display);
});

it.each([
  ['', 'rate', 'prices=rate'],
  ['carType=PKW&view=list', 'rate', 'carType=PKW&view=list&prices=rate'],
  ['prices=rate&carType=PKW', 'cash', 'carType=PKW'],
  ['prices=cash', 'rate', 'prices=rate'],
  ['searchTerm=Golf%20%26%20mehr', 'rate', 'searchTerm=Golf%20%26%20mehr&prices=rate'],
] as const)('is written beside the search, the cash price by leaving it out: %s, %s', (before, display, after) => {
  expect(withPriceDisplay(before, display)).toBe(after);
});

it('is no criterion of the search', () => {
  expect(parseCarQueryParams('carType=PKW&prices=rate')).toEqual({ carType: 'PKW' });
});
