import { expect, it } from 'vitest';
import { nearTests } from './nearTests';

it.each([
  [
    'a part of a feature: the tests of the feature',
    'src/features/search/filters/filters.ts',
    ['test/features/search/'],
  ],
  ['a room without features: all of its tests', 'src/ui/fields/TextField.tsx', ['test/ui/']],
  ['the contract with the page', 'embed/hostPage/scroll.ts', ['test/embed/']],
  ['a test: itself', 'test/features/checkout/wizard.test.tsx', ['test/features/checkout/wizard.test.tsx']],
  ['a test in a browser: none, it needs a build', 'test/browser/sizes.test.ts', []],
  ['what everything shares: none', 'src/domain/finance/annuity.ts', []],
  ['a document: none', 'docs/testing.md', []],
])('the tests nearest to %s', (_name, changed, expected) => {
  expect(nearTests([changed])).toEqual(expected);
});

it('names each once', () => {
  expect(nearTests(['src/ui/a.ts', 'src/ui/b.ts', 'embed/mount.ts'])).toEqual(['test/embed/', 'test/ui/']);
});
