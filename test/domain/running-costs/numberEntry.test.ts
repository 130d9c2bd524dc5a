import { expect, it } from 'vitest';
import { ASSUMPTIONS } from '../../../src/domain/running-costs/assumptions';
import { formatAssumption, readAssumption } from '../../../src/domain/running-costs/numberEntry';

const KM = { min: 0, max: 200_000 };
const PRICE = { min: 0, max: 10 };

it.each([
  ['15000', KM, 15_000],
  ['15.000', KM, 15_000],
  ['15 000', KM, 15_000],
  ['1,688', PRICE, 1.688],
  ['1.688', PRICE, 1.688],
  ['1.688,5', KM, 1688.5],
  ['-5', { min: -20, max: 50 }, -5],
  ['11', PRICE, undefined],
  ['viel', KM, undefined],
  ['', KM, undefined],
  ['1,', PRICE, 1],
  ['15 tkm', KM, 15_000],
  ['12.500 km', KM, 12_500],
  ['2.000,-', KM, 2_000],
  ['3.000 EUR', KM, 3_000],
  ['1,69 €', PRICE, 1.69],
])('reads "%s"', (text, bounds, value) => {
  expect(readAssumption(text, bounds)).toBe(value);
});

it.each(['homeShare', 'electricShare'] as const)('takes none and all as a share: %s', (name) => {
  for (const [text, value] of [
    ['-1', undefined],
    ['0', 0],
    ['100', 100],
    ['101', undefined],
  ] as const)
    expect(readAssumption(text, ASSUMPTIONS[name])).toBe(value);
});

it('writes three decimals at most', () => {
  expect(formatAssumption(15_000)).toBe('15.000');
  expect(formatAssumption(1.688)).toBe('1,688');
  expect(formatAssumption(0.6, '€/kWh')).toBe('0,60');
  expect(formatAssumption(115, '€/t')).toBe('115');
});
