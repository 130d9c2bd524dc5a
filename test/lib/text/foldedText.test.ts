import { expect, it } from 'vitest';
import { compareGerman } from '../../../src/lib/text/foldedText';

it('sorts models by the value of their figures, and umlauts beside their letter', () => {
  const sorted = ['850', '1er M', 'Zoe', '2002', 'Über', '116', 'Up', '320'].sort(compareGerman);
  expect(sorted).toEqual(['1er M', '116', '320', '850', '2002', 'Über', 'Up', 'Zoe']);
});
