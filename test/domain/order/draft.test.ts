import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderDraftSchema } from '../../../src/domain/order/draft';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';
import { anOrderDraft, aTradeIn, unansweredState } from '../../builders/order';

const read = (kept: unknown) => z.safeParse(orderDraftSchema, kept).data;
const wire = (draft: object) => JSON.parse(JSON.stringify(draft)) as Record<string, unknown>;

describe('kept draft', () => {
  it('comes back as it was, with every decision and what was typed', () => {
    const draft = anOrderDraft({
      wantsTradeIn: true,
      productIds: ['mats'],
      handOver: { productId: 'pickup', day: '2026-12-01' },
      paymentOptionId: 'at-car-dealer',
      appointment: { day: '2026-11-24', hour: 15 },
      carAccessories: ['5G0-061'],
      customer: { ...EMPTY_CUSTOMER, firstName: 'Anna', acceptsTerms: true },
      state: unansweredState(),
    });
    expect(read(wire(draft))).toEqual(draft);
  });

  it('comes back with the trade-in that was loaded', () => {
    const draft = anOrderDraft({ tradeIns: [aTradeIn()], tradeInId: aTradeIn().id });
    expect(read(wire(draft))?.tradeIns).toMatchObject([
      { manufacturer: 'OPEL', customerPrice: 8_960, calculationResultType: 'normal' },
    ]);
  });

  it('has empty fields for entries that are missing or of another kind', () => {
    const kept = {
      ...wire(anOrderDraft()),
      customer: { firstName: 'Anna', lastName: 7, acceptsTerms: 'true', hacked: 1 },
    };
    expect(read(kept)?.customer).toEqual({ ...EMPTY_CUSTOMER, firstName: 'Anna' });
  });

  it.each([
    ['orderId', 'nope'],
    ['vehicleId', ''],
    ['productIds', 'mats'],
    ['handOver', { productId: 'pickup', day: '2026-02-30' }],
    ['appointment', { day: 'morgen' }],
    ['customer', null],
    ['state', { order: { stage: 'lost' }, payment: { stage: 'none' } }],
    ['changedAt', 'now'],
    ['wantsTradeIn', 'ja'],
  ])('is dropped when its %s is %j', (name, value) => {
    expect(read({ ...wire(anOrderDraft()), [name]: value })).toBeUndefined();
  });
});
