import { expect, it } from 'vitest';
import { compareGerman } from '../../../src/lib/text/foldedText';

it('sorts models by the value of their figures, and umlauts beside their letter', () => {
  const names = ['850', '1er M', 'Zoe', '2002', 'Über', '116', 'Up', '320'];
  const sorted = ['1er M', '116', '320', '850', '2002', 'Über', 'Up', 'Zoe'];
  expect([...names].sort(compareGerman)).toEqual(sorted);
  // As the filters of the search sort.
  expect([...names].sort(new Intl.Collator('de', { numeric: true }).compare)).toEqual(sorted);
});
