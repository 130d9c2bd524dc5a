import { describe, expect, it } from 'vitest';
import { readDecimal } from '../../src/lib/readDecimal';

describe('a number as people write it', () => {
  it.each([
    ['1234,5', 1234.5],
    ['1234.50', 1234.5],
    ['1.234', 1234],
    ['1.299,00', 1299],
    ['12.345.678,9', 12_345_678.9],
    ['1 299', 1299],
    ['1\u202F299,50 €', 1299.5],
    ['49 €', 49],
    ['€ 49', 49],
    ['49 EUR', 49],
    ['49,- Euro', 49],
    ['49,--', 49],
    ['49,–', 49],
    ['49,', 49],
    ['19 %', 19],
    ['15.000 km', 15_000],
    ['-5', -5],
    ['−5', -5],
    ['– 5 €', -5],
    ['+5', 5],
    ['0,01', 0.01],
  ])('%s is %d', (typed, number) => {
    expect(readDecimal(typed)).toBe(number);
  });

  it.each([
    // 1.299 or 1,30
    '1,299',
    '12,345',
    '0,005',
    '0.005',
    '1234.567',
    '1.299,005',
    '1.234.50',
    '1.23.4',
    '1,2,3',
    '1€50',
    '1 2',
    '12 34,50',
    '--1',
    '-',
    '€',
    '',
    'viel',
    '1e5',
  ])('„%s“ is none, or may be another', (typed) => {
    expect(readDecimal(typed)).toBeUndefined();
  });
});
