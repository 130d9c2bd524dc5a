import { expect, it } from 'vitest';
import { isUnmodifiedClick } from '../../../src/lib/page/unmodifiedClick';

const NO_KEY = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('takes a click with a key that means something to the browser for none of the shop', () => {
  expect(isUnmodifiedClick(NO_KEY)).toBe(true);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isUnmodifiedClick({ ...NO_KEY, [key]: true })).toBe(false);
});
