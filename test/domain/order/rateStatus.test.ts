import { describe, expect, it } from 'vitest';
import type { OrderFinancing } from '../../../src/domain/finance/financing';
import type { OrderLeasing } from '../../../src/domain/finance/leasing';
import type { Order } from '../../../src/domain/order/order';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { rateStatusOf } from '../../../src/domain/order/rateStatus';
import { anOrder, aTradeIn, BALLOON_FINANCING, MILEAGE_LEASING } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

const by = (id: string) => ({ paymentOption: paymentOptionById(id) });
const financing: OrderFinancing = BALLOON_FINANCING;
const leasing: OrderLeasing = MILEAGE_LEASING;

// The vehicle costs 22,490 €; the trade-in is worth 8,960 €, 8,900 € count.
describe('rate of an order', () => {
  it.each<[string, Partial<Order>, string]>([
    ['is none without a payment', {}, 'none'],
    ['is none by transfer', by('advance-transfer'), 'none'],
    ['is missing for a financing that nobody calculated', by('bank11'), 'missing'],
    ['is missing for a leasing that nobody calculated', { ...by('leasing-at-car-dealer'), financing }, 'missing'],
    ['is current', { ...by('financing-at-car-dealer'), financing }, 'current'],
    [
      'is current with its trade-in',
      { ...by('bank11'), financing: { ...financing, tradeInValue: 8_900 }, tradeIn: aTradeIn() },
      'current',
    ],
    ['is outdated by a trade-in', { ...by('bank11'), financing, tradeIn: aTradeIn() }, 'outdated'],
    [
      'is outdated by another trade-in',
      { ...by('bank11'), financing: { ...financing, tradeInValue: 4_200 }, tradeIn: aTradeIn() },
      'outdated',
    ],
    [
      'is outdated by a trade-in taken away',
      { ...by('bank11'), financing: { ...financing, tradeInValue: 4_200 } },
      'outdated',
    ],
    [
      'is outdated by another price',
      { ...by('bank11'), financing, vehicle: aVehicle({ publicPrice: 21_990 }) },
      'outdated',
    ],
    [
      'is current at the same price in euros',
      { ...by('bank11'), financing, vehicle: aVehicle({ publicPrice: 22_490.4 }) },
      'current',
    ],
    [
      'is outdated by a price that is a euro higher',
      { ...by('bank11'), financing, vehicle: aVehicle({ publicPrice: 22_491 }) },
      'outdated',
    ],
    ['is outdated where another bank calculated it', { ...by('creditplus'), financing }, 'outdated'],
    [
      'is current at the dealer’s, whichever bank calculated it',
      { ...by('financing-at-car-dealer'), financing },
      'current',
    ],
    ['is current for a leasing', { ...by('leasing-at-car-dealer'), leasing }, 'current'],
    [
      'is outdated by another price of a leased vehicle',
      { ...by('leasing-at-car-dealer'), leasing, vehicle: aVehicle({ publicPrice: 21_990 }) },
      'outdated',
    ],
    [
      'is outdated for a leasing without its price, from before it was kept',
      { ...by('leasing-at-car-dealer'), leasing: { ...leasing, terms: undefined } },
      'outdated',
    ],
    [
      'asks a leasing for its own price, whatever a financing was made for',
      {
        ...by('leasing-at-car-dealer'),
        leasing,
        financing: { ...financing, terms: financing.terms && { ...financing.terms, purchasePrice: 1_000 } },
      },
      'current',
    ],
    [
      'is outdated for a leasing with a trade-in',
      { ...by('leasing-at-car-dealer'), leasing, tradeIn: aTradeIn() },
      'outdated',
    ],
  ])('%s', (_, parts, status) => {
    expect(rateStatusOf(anOrder(parts))).toBe(status);
  });
});
