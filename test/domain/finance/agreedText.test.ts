import { expect, it } from 'vitest';
import { depositText } from '../../../src/domain/finance/agreedText';

it.each([
  [{ deposit: 4_000, isNet: false }, '4.000 €'],
  [{ deposit: 1_588.37, isNet: false }, '1.588,37 €'],
  [{ deposit: 2_380, isNet: true }, '2.000 € netto'],
])('what is paid with a rate is never rounded, and of its kind: %j', (rate, text) => {
  expect(depositText(rate).replaceAll('\u00A0', ' ')).toBe(text);
});
