import { describe, expect, it } from 'vitest';
import {
  isTradeInExpired,
  isTradeInListed,
  isTradeInSelectable,
  lastDayOf,
  tradeInValidityOf,
  tradeInValue,
} from '../../../src/domain/trade-in/tradeIn';
import { aTradeIn } from '../../builders/order';

describe('trade-in in an order', () => {
  it.each([
    [8_960, 8_900],
    [8_900, 8_900],
    [99, 0],
    [-50, 0],
    [undefined, 0],
  ])('worth %s € counts %d €', (customerPrice, value) => {
    expect(tradeInValue({ customerPrice })).toBe(value);
  });

  it.each([
    ['a normal one', {}, true, true],
    ['one in review', { calculationResultType: 'nonDigital' }, true, false],
    ['one without a value', { calculationResultType: 'nonCalculable' }, false, false],
    ['one of an unknown kind', { calculationResultType: undefined }, false, false],
    ['a redeemed one', { redeemedAt: '2026-11-11T08:00:00Z' }, false, false],
  ] as const)('%s: shown or hidden, clickable or not', (_, overrides, isListed, isSelectable) => {
    const tradeIn = aTradeIn(overrides);
    expect([isTradeInListed(tradeIn), isTradeInSelectable(tradeIn, { days: 14, today: '2026-11-21' })]).toEqual([
      isListed,
      isSelectable,
    ]);
  });

  it.each([
    [undefined, '2026-11-24', '2026-11-24', false],
    [undefined, '2026-11-25', '2026-11-24', true],
    [7, '2026-11-18', '2026-11-17', true],
    [0, '2026-11-24', '2026-11-24', false],
  ])('with %s days of the dealer, asked on %s, holds until %s', (tradeInValidityInDays, today, last, isExpired) => {
    const validity = { ...tradeInValidityOf({ tradeInValidityInDays }, new Date('2026-11-21T09:00:00Z')), today };
    expect(lastDayOf(aTradeIn(), validity)).toBe(last);
    expect(isTradeInExpired(aTradeIn(), validity)).toBe(isExpired);
  });
});
