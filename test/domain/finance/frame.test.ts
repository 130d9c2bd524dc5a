import { expect, it } from 'vitest';
import { financingTypes } from '../../../src/domain/finance/financing';
import { frameOf, withFrame, type Frame } from '../../../src/domain/finance/frame';
import { leasingTypes } from '../../../src/domain/finance/leasing';
import { parseCarQueryParams } from '../../../src/domain/vehicle/search/query';

const INDIVIDUAL: Frame = { contract: 'individualCredit', finalInstallment: 5_000, lease: 'business' };

it.each<[string, Frame | undefined]>([
  ['prices=rate', { kind: 'financing' }],
  ['prices=leasing&specialPayment=2000&months=24', { kind: 'leasing', specialPayment: 2_000, months: 24 }],
  ['carType=PKW&prices=cash&view=list', {}],
  [
    'prices=rate&deposit=0&months=48&kilometres=10000',
    { kind: 'financing', deposit: 0, months: 48, kilometres: 10_000 },
  ],
  ['months=48', { months: 48 }],
  ['prices=rate&contract=withoutBalloon', { kind: 'financing', contract: 'withoutBalloon' }],
  ['contract=individualCredit&finalInstallment=5000&lease=business', INDIVIDUAL],
  ['contract=leasing&lease=&contract&__proto__=1&constructor=1', undefined],
  ['oldCar=5900&prices=rate', { kind: 'financing', oldCar: 5_900 }],
  ['oldCar=999999', undefined],
  ['oldCar=-1', undefined],
  ['oldCar=0', undefined],
  ['oldCar=abc', undefined],
  ['oldCar=5900.50&oldCar', undefined],
  ['carType=PKW', undefined],
  ['prices=raten', undefined],
  ['prices=rate&deposit=-5&months=4x&kilometres=1e5', { kind: 'financing' }],
  ['deposit=4000.50&months=9999999&kilometres=', undefined],
  ['', undefined],
])('an address may say how somebody wants to pay: %s', (carQueryParams, frame) => {
  expect(frameOf(carQueryParams)).toEqual(frame);
});

it.each<[string, Frame, string]>([
  ['', { kind: 'financing' }, 'prices=rate'],
  ['carType=PKW&view=list', { kind: 'leasing', months: 24 }, 'carType=PKW&view=list&prices=leasing&months=24'],
  ['prices=rate&deposit=4000&carType=PKW', {}, 'carType=PKW'],
  ['deposit=4000', { deposit: 0 }, 'deposit=0'],
  ['oldCar=999999&carType=PKW', {}, 'carType=PKW'],
  ['', { kind: 'financing', oldCar: 5_900 }, 'prices=rate&oldCar=5900'],
  ['searchTerm=Golf%20%26%20mehr', { kind: 'financing' }, 'searchTerm=Golf%20%26%20mehr&prices=rate'],
])('it is written beside the search: %s', (before, frame, after) => {
  expect(withFrame(before, frame)).toBe(after);
});

it('is no criterion of the search', () => {
  expect(parseCarQueryParams('carType=PKW&prices=rate&deposit=4000&months=48')).toEqual({ carType: 'PKW' });
});

it('knows each kind of contract', () => {
  for (const contract of financingTypes.keys) expect(frameOf(withFrame('', { contract }))).toEqual({ contract });
  for (const lease of leasingTypes.keys) expect(frameOf(withFrame('', { lease }))).toEqual({ lease });
});
