import { expect, it } from 'vitest';
import { priceChange } from '../../../src/domain/vehicle/priceChange';

const marked = { amount: 22_990, day: '2026-11-12' };

it.each([
  [marked, 22_490, '500\u00A0€ günstiger seit 12. November'],
  [marked, 23_990, '1.000\u00A0€ teurer seit 12. November'],
  [{ ...marked, day: '2025-03-01' }, 22_490, '500\u00A0€ günstiger seit 1. März 2025'],
  [marked, 22_990, undefined],
  [marked, 0, undefined],
  [marked, undefined, undefined],
  [undefined, 22_490, undefined],
])('%o, now %s: %s', (before, price, text) => {
  expect(priceChange(before, price, '2026-11-23')?.text).toBe(text);
});
