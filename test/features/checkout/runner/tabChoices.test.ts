import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabChoices, withOwnChoices } from '../../../../src/features/checkout/runner/tabChoices';
import { anOrderDraft, aSentOrder, customerEntries, paidState } from '../../../builders/order';
import { NOW } from '../../../now';
import type { OrderDraft } from '../../../../src/domain/order/draft';
import { EMPTY_SLOT, type OrderSlot } from '../../../../src/domain/order/orderSlot';

const OTHER_ID = '99999999-9999-4999-8999-999999999999';

const tab = new Map<string, string>();
beforeEach(() => {
  tab.clear();
  const sessionStorage = { getItem: (key: string) => tab.get(key) ?? null, setItem: tab.set.bind(tab) };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

const stored = anOrderDraft({ paymentOptionId: 'advance-transfer', customer: { ...customerEntries, city: 'Ulm' } });
const VEHICLE = stored.vehicleId;
const ANNA = { ...stored, person: { userId: 'anna', filled: [] } };

/** What the tab finds that has shown `own`. */
function afterReload(own: OrderDraft, slot: Partial<OrderSlot>, { userId, hours = 1, hasLeft = false } = {} as Later) {
  const { customer, ...draft } = own;
  tabChoices('dealer', VEHICLE).write({ draft, customer, version: NOW.getTime(), hasLeft });
  const now = new Date(NOW.getTime() + hours * 3_600_000);
  return withOwnChoices({ ...EMPTY_SLOT, ...slot }, VEHICLE, tabChoices('dealer', VEHICLE).read(), { userId, now });
}
interface Later {
  userId?: string;
  hours?: number;
  hasLeft?: boolean;
}

// rules/checkout: draft in two tabs.
describe('the choices of a tab', () => {
  it('come before those that another tab has stored, for the same order of the same dealer; the customer is shared', () => {
    const own = { ...stored, paymentOptionId: 'at-car-dealer', customer: customerEntries };
    const drafts = [stored];
    expect(afterReload(own, { drafts })).toMatchObject({ paymentOptionId: 'at-car-dealer', customer: { city: 'Ulm' } });
    expect(afterReload({ ...own, orderId: OTHER_ID }, { drafts })?.paymentOptionId).toBe('advance-transfer');
    expect(tabChoices('another dealer', VEHICLE).read()).toBeUndefined();
  });

  it('change nothing in an order that was paid for', () => {
    const drafts = [{ ...stored, state: paidState() }];
    expect(afterReload({ ...stored, paymentOptionId: 'at-car-dealer' }, { drafts })?.paymentOptionId).toBe(
      'advance-transfer',
    );
  });

  it.each<[string, OrderDraft | undefined, Parameters<typeof afterReload>]>([
    ['by nobody', stored, [stored, {}]],
    ['by the login that is there', ANNA, [ANNA, {}, { userId: 'anna' }]],
    ['by a login that is gone', undefined, [ANNA, {}]],
    ['by another login', undefined, [ANNA, {}, { userId: 'erika' }]],
    ['a day ago', undefined, [stored, {}, { hours: 24 }]],
    ['and then left', undefined, [stored, {}, { hasLeft: true }]],
    ['and then paid for', undefined, [{ ...stored, state: paidState() }, {}]],
    [
      'and sent in another tab',
      undefined,
      [stored, { placedOrders: [aSentOrder({ id: stored.orderId }).confirmation] }],
    ],
    ['for another vehicle', undefined, [{ ...stored, vehicleId: 'another' }, {}]],
  ])('stand alone where another tab has removed what was typed, %s', (_, found, parts) => {
    expect(afterReload(...parts)?.customer).toEqual(found?.customer);
  });
});
