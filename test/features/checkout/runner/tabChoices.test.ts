import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabChoices, withOwnChoices } from '../../../../src/features/checkout/runner/tabChoices';
import { anOrderDraft, aTradeIn, paidState } from '../../../builders/order';

const tab = new Map<string, string>();
beforeEach(() => {
  tab.clear();
  const sessionStorage = { getItem: (key: string) => tab.get(key) ?? null, setItem: tab.set.bind(tab) };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

const stored = anOrderDraft({ paymentOptionId: 'advance-transfer' });
const afterReload = (own: typeof stored, of = stored) => {
  tabChoices('dealer', 'car').write(own);
  return withOwnChoices(of, tabChoices('dealer', 'car').read())?.paymentOptionId;
};

// rules/checkout: draft in two tabs.
describe('the choices of a tab', () => {
  it('come before those that another tab has stored, for the same order of the same dealer', () => {
    const own = { ...stored, paymentOptionId: 'at-car-dealer' };
    expect(afterReload(own)).toBe('at-car-dealer');
    expect(afterReload({ ...own, orderId: 'another' })).toBe('advance-transfer');
    expect(tabChoices('another dealer', 'car').read()).toBeUndefined();
  });

  it('change nothing in an order that was paid for', () => {
    const paid = { ...stored, state: paidState() };
    expect(afterReload({ ...paid, paymentOptionId: 'at-car-dealer' }, paid)).toBe('advance-transfer');
  });

  it('hold nothing of the customer', () => {
    const tradeIns = [aTradeIn({ code: 'CODE-1', usedEmail: 'erika@beispiel.de' })];
    afterReload({ ...stored, tradeIns, person: { userId: 'erika', filled: [] } });
    expect(JSON.stringify([...tab])).not.toMatch(/erika|CODE-1/);
  });
});
