import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../../src/domain/vehicle/phrase/vocabulary';
import { interpretPhrase } from '../../../../src/features/search/phrase/interpretPhrase';
import { EQUIPMENT, STOCK } from '../../../domain/vehicle/phrase/stock';
import { NOW } from '../../../now';

const PAYMENT = { frame: {}, kinds: ['financing', 'leasing'] } as const;

const interpret = (sentence: string) =>
  interpretPhrase(
    sentence,
    { tab: 'PKW', values: {}, orderBy: undefined },
    {
      vocabulary: vocabularyOf({ stock: STOCK, equipment: EQUIPMENT }),
      types: [...STOCK.keys()],
      now: NOW,
      ...PAYMENT,
    },
    () => ({ stock: STOCK.get('PKW'), result: undefined, frozenCounts: undefined, equipmentLabels: EQUIPMENT }),
  ).chips.map(({ label, sentence: rest }) => [label, rest]);

it.each([
  [
    'Kombi nicht rot bis 20.000',
    [
      ['Kombi', 'nicht rot bis 20.000'],
      ['Preis: bis 20.000\u00A0€', 'Kombi nicht rot'],
      ['nicht Rot', 'Kombi bis 20.000'],
    ],
  ],
  // What is left out narrows what is asked for: it stays when something else is struck.
  [
    'kein SUV, Kombi bis 20.000',
    [
      ['Kombi', ', bis 20.000'],
      ['Preis: bis 20.000\u00A0€', 'kein SUV, Kombi'],
    ],
  ],
])('a chip takes its words with it, and no others: %s', (sentence, chips) => {
  expect(interpret(sentence)).toEqual(chips);
});

describe('a radius', () => {
  const context = {
    vocabulary: vocabularyOf({ stock: STOCK, equipment: EQUIPMENT }),
    types: [...STOCK.keys()],
    now: NOW,
    ...PAYMENT,
  };
  const sentence = 'Kombi im Umkreis von 50 km um 74076 bis 20.000';
  const read = (ids: readonly string[]) =>
    interpretPhrase(
      sentence,
      { tab: 'PKW', values: {}, orderBy: undefined },
      context,
      () => ({ stock: STOCK.get('PKW'), result: undefined, frozenCounts: undefined, equipmentLabels: EQUIPMENT }),
      { from: 6, to: 35, postcode: '74076', kilometres: 50, ids },
    );

  it('is a filter of the locations within it, beside the other words', () => {
    const { chips, criteria, unsearched } = read(['heilbronn', 'stuttgart']);
    expect(criteria.values).toMatchObject({ vehicleDealerLocationIds: ['heilbronn', 'stuttgart'], maxPrice: 20_000 });
    expect(unsearched).toEqual([]);
    expect(chips.map(({ label, sentence: rest }) => [label, rest])).toEqual([
      ['Kombi', 'bis 20.000 im Umkreis von 50 km um 74076'],
      ['Preis: bis 20.000\u00A0€', 'Kombi im Umkreis von 50 km um 74076'],
      ['50 km um 74076', 'Kombi bis 20.000'],
    ]);
  });

  it('without a location in it is told, and the other words are searched for', () => {
    const { criteria, unsearched } = read([]);
    expect(criteria.values).not.toHaveProperty('vehicleDealerLocationIds');
    expect(unsearched).toMatchObject([{ text: 'im Umkreis von 50 km um 74076', reason: 'noLocation' }]);
  });
});
