import { describe, expect, it } from 'vitest';
import {
  isTradeInExpired,
  isTradeInListed,
  isTradeInSelectable,
  lastDayOf,
  tradeInValidityOf,
  tradeInValue,
} from '../../../src/domain/trade-in/tradeIn';
import { roundedText } from '../../../src/domain/trade-in/texts';
import { aTradeIn } from '../../builders/order';

describe('trade-in in an order', () => {
  it.each([
    [8_960, 8_900, 'aus 8.960 € auf volle 100 € abgerundet'],
    [8_960.5, 8_900, 'aus 8.960,50 € auf volle 100 € abgerundet'],
    [8_900, 8_900, undefined],
    [99, 0, undefined],
    [-50, 0, undefined],
    [undefined, 0, undefined],
  ])('worth %s € counts %d €, and says so', (customerPrice, value, text) => {
    expect(tradeInValue({ customerPrice })).toBe(value);
    expect(roundedText({ customerPrice })?.replaceAll('\u00A0', ' ')).toBe(text);
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
