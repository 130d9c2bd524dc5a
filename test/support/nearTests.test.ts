import { expect, it } from 'vitest';
import { nearTests } from './nearTests';

it.each([
  [
    'a part of a feature: the tests of the same folder',
    'src/features/search/filters/filters.ts',
    ['test/features/search/filters/'],
  ],
  [
    'a part without a folder of tests: those of the nearest above it',
    'src/features/checkout/summary/bill/Bill.tsx',
    ['test/features/checkout/'],
  ],
  ['a room without features: the tests of the same folder', 'src/ui/fields/TextField.tsx', ['test/ui/fields/']],
  ['the contract with the page', 'embed/page/scroll.ts', ['test/embed/']],
  ['a test: itself', 'test/features/checkout/wizard.test.tsx', ['test/features/checkout/wizard.test.tsx']],
  ['a test in a browser: none, it needs a build', 'test/browser/sizes.test.ts', []],
  ['what everything shares: none', 'src/domain/finance/annuity.ts', []],
  ['a document: none', 'docs/testing.md', []],
])('the tests nearest to %s', (_name, changed, expected) => {
  expect(nearTests([changed])).toEqual(expected);
});

it('names each once', () => {
  expect(nearTests(['src/ui/fields/a.ts', 'src/ui/fields/b.ts', 'embed/api/mount.ts'])).toEqual([
    'test/embed/',
    'test/ui/fields/',
  ]);
});
