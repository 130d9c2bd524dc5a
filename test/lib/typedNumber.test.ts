import { describe, expect, it } from 'vitest';
import { readAmount } from '../../src/domain/finance/amountEntry';
import { amountProblem, readTypedNumber } from '../../src/lib/typedNumber';

describe('a number as it is typed', () => {
  it.each([
    ['49,-', 49],
    ['49,– €', 49],
    ['49.-', 49],
    ['2.000,--', 2000],
    ['49 EUR', 49],
    ['€ 2.500', 2500],
    ['1.299,00 Euro', 1299],
    ['12’500 €', 12_500],
    ['2\u00A0500', 2500],
    ['−5', -5],
    ['– 5 €', -5],
    ['0,5', 0.5],
    ['1 2', 12],
    ['16k', 16_000],
    ['17 tsd', 17_000],
    ['17,5 Tsd. €', 17_500],
    ['3 tausend Euro', 3000],
    ['1,1 tsd', 1100],
    ['20 T€', 20_000],
    ['10 %', 10],
    // As stored values are shown.
    ['19,999', 19.999],
    ['0.005', 0.005],
    ...['', 'x', '1.23.4', '--1', '20 t', '85 km', '5 Jahre', '1e5', ',5', '1.2345,6'].map((typed) => [typed] as const),
  ] as const)('reads %s', (typed, number?) => expect(readTypedNumber(typed)).toBe(number));

  it.each([
    ['85 tkm', 85_000],
    ['85 Tsd. km', 85_000],
    ['128.000 Kilometer', 128_000],
    ['12,5 km', 12.5],
    ['85 €'],
    ['85 t'],
  ] as const)('reads %s as a distance', (typed, km?) => expect(readTypedNumber(typed, 'distance')).toBe(km));

  it('asks what an amount of more than two decimals means', () => {
    for (const typed of ['1,299', '12,345', '0,005', '0.005', '1234.567', '1.299,005 €', '-1,299'])
      expect([typed, amountProblem(typed)]).toEqual([
        typed,
        'höchstens zwei Stellen nach dem Komma, Tausender mit Punkt (1.299)',
      ]);
    for (const typed of ['1.299', '12.345,67', '49,-', '1299.5', '1,299 tsd', 'viel', ''])
      expect([typed, amountProblem(typed)]).toEqual([typed, undefined]);
  });

  it('by a visitor has no decimal point, no sign, and no third decimal', () => {
    for (const typed of ['2.50', '25.00', '-500', '1,299'])
      expect([typed, readAmount(typed)]).toEqual([typed, undefined]);
    expect(['', '2.000,-', '3.000 EUR', '18.000,–'].map((typed) => readAmount(typed))).toEqual([0, 2000, 3000, 18_000]);
  });
});
