import { describe, expect, it } from 'vitest';
import { paidValue, tradeInFormSchema } from '../../../src/domain/dealer/forms/tradeIn';
import { checkBy } from '../../../src/lib/check';

// What each form refuses, and with which words: test/admin/forms/formCases.ts.

describe('a trade-in', () => {
  const check = checkBy(tradeInFormSchema);

  it('asks for a value, but for one that cannot be valued', () => {
    expect(check({ result: 'nonCalculable', customerPrice: '' }).values).toEqual({
      result: 'nonCalculable',
      customerPrice: 0,
    });
    expect(check({ result: 'normal', customerPrice: '12.350' }).values?.customerPrice).toBe(12_350);
  });

  it('pays full hundreds', () => {
    expect([12_399, 12_400, 99, 0].map(paidValue)).toEqual([12_300, 12_400, 0, 0]);
  });
});
