import { expect, it } from 'vitest';
import { vocabularyOf } from '../../../../src/domain/vehicle/phrase/vocabulary';
import { interpretPhrase } from '../../../../src/features/search/phrase/interpretPhrase';
import { EQUIPMENT, STOCK } from '../../../domain/vehicle/phrase/stock';
import { NOW } from '../../../now';

const interpret = (sentence: string) =>
  interpretPhrase(
    sentence,
    { tab: 'PKW', values: {}, orderBy: undefined },
    { vocabulary: vocabularyOf({ stock: STOCK, equipment: EQUIPMENT }), types: [...STOCK.keys()], now: NOW },
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
