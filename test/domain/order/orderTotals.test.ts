import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order';
import { netTotal, orderTotals, type OrderTotals } from '../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { aPickup, aProduct, aTradeIn, anOrder } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

const option = (id: string) => ({ paymentOption: paymentOptionById(id) });
const mats = aProduct({ id: 'mats', price: 89 });
const insurance = aProduct({ id: 'insurance', price: 19.9, type: 'insurance', frequency: 'monthly' });
const delivery = aPickup({ type: 'delivery', price: 349 });
const financing = {
  monthlyInstallment: 289.45,
  fundingDuration: 48,
  fundingDeposit: 2_200,
  depositSurplus: 0,
  finalInstallment: 7_400,
};
const leasing = { monthlyInstallment: 249.99, fundingDuration: 36, downPayment: 1_190, downPaymentSurplus: 0 };

// The vehicle costs 22,490 €, the fee is 250 €, the trade-in is worth 8,960 € → 8,900 €.
describe('sums of an order', () => {
  it.each<[string, Partial<Order>, Partial<OrderTotals>]>([
    ['nothing chosen yet', {}, { oneTime: 22_490, today: 0, atHandOver: 22_490, monthly: 0 }],
    ['consultation: nothing today', option('at-car-dealer'), { oneTime: 22_490, today: 0, atHandOver: 22_490 }],
    [
      'advance transfer: no fee that nobody takes online',
      option('advance-transfer'),
      { oneTime: 22_490, today: 0, atHandOver: 22_490 },
    ],
    ['transfer on hand-over: no fee', option('one-time-transfer'), { today: 0, atHandOver: 22_490 }],
    ['bezahl.de: the fee today', option('bezahl-de'), { today: 250, atHandOver: 22_240 }],
    [
      'products once and monthly',
      { products: [mats, insurance], handOver: { product: delivery } },
      { oneTime: 22_928, atHandOver: 22_928, monthly: 19.9 },
    ],
    [
      'an article of the navigator with its price, and one whose price only the navigator knows',
      { accessories: [{ articleNumber: 'NAV-18', product: mats }, { articleNumber: 'NAV-99' }] },
      { oneTime: 22_579 },
    ],
    ['a trade-in', { tradeIn: aTradeIn() }, { oneTime: 13_590, tradeIn: 8_900, credit: 0 }],
    [
      'a trade-in worth more than the vehicle',
      { tradeIn: aTradeIn({ customerPrice: 30_000 }), ...option('advance-transfer') },
      { oneTime: 0, today: 0, atHandOver: 0, tradeIn: 30_000, credit: 7_510 },
    ],
    [
      'a financing: its deposit, its instalment',
      { ...option('financing-at-car-dealer'), financing, products: [mats, insurance] },
      { oneTime: 2_289, atHandOver: 2_289, monthly: 309.35 },
    ],
    [
      'a financing whose deposit holds the trade-in',
      {
        ...option('bank11'),
        financing: { ...financing, fundingDeposit: 11_100, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
      },
      { oneTime: 2_200, tradeIn: 8_900, credit: 0, monthly: 289.45 },
    ],
    [
      'a financing whose deposit is smaller than the trade-in',
      {
        ...option('bank11'),
        financing: { ...financing, fundingDeposit: 8_000, depositSurplus: 900, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
      },
      { oneTime: 0, credit: 900 },
    ],
    [
      'a surplus that pays for the extras first',
      {
        ...option('bank11'),
        financing: { ...financing, fundingDeposit: 8_000, depositSurplus: 900, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
        products: [mats],
        handOver: { product: delivery },
      },
      { oneTime: 0, credit: 462 },
    ],
    [
      'a financing whose rate does not know the trade-in yet',
      { ...option('bank11'), financing, tradeIn: aTradeIn() },
      { oneTime: 2_200, tradeIn: 0, credit: 0 },
    ],
    [
      'a trade-in that a financing held until just now',
      { ...option('bank11'), financing: { ...financing, fundingDeposit: 11_100, tradeInValue: 8_900 } },
      { oneTime: 2_200, tradeIn: 8_900 },
    ],
    [
      'a leasing whose special payment is the trade-in',
      {
        ...option('leasing-at-car-dealer'),
        leasing: { ...leasing, downPayment: 8_900, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
      },
      { oneTime: 0, tradeIn: 8_900, credit: 0, monthly: 249.99 },
    ],
    [
      'a leasing that takes only a part of the trade-in',
      {
        ...option('leasing-at-car-dealer'),
        leasing: { ...leasing, downPayment: 8_806, downPaymentSurplus: 78.99, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
      },
      { oneTime: 0, credit: 94 },
    ],
    [
      'a fee that reserves the vehicle: in full, though the trade-in is worth more',
      { tradeIn: aTradeIn({ customerPrice: 30_000 }), ...option('reservation-fee-online') },
      { oneTime: 0, today: 250, paid: 0, atHandOver: 0, credit: 7_760 },
    ],
    [
      'the same by bezahl.de',
      { tradeIn: aTradeIn({ customerPrice: 30_000 }), ...option('bezahl-de') },
      { oneTime: 0, today: 250, paid: 0, atHandOver: 0, credit: 7_760 },
    ],
    [
      'a fee above the price: not more than the price',
      { vehicle: aVehicle({ publicPrice: 200 }), ...option('reservation-fee-online') },
      { oneTime: 200, today: 200, atHandOver: 0, credit: 0 },
    ],
    [
      'a fee above the price of the vehicle, but not of the order',
      { vehicle: aVehicle({ publicPrice: 200 }), products: [mats, insurance], ...option('bezahl-de') },
      { oneTime: 289, today: 250, atHandOver: 39, credit: 0 },
    ],
    [
      'a fee that was paid',
      { paid: 250, ...option('reservation-fee-online') },
      { oneTime: 22_490, today: 0, paid: 250, atHandOver: 22_240, credit: 0 },
    ],
    [
      'a fee that was paid before another option was chosen',
      { paid: 250, ...option('one-time-transfer') },
      { today: 0, paid: 250, atHandOver: 22_240 },
    ],
    ['a leasing', { ...option('leasing-at-car-dealer'), leasing }, { oneTime: 1_190, monthly: 249.99 }],
    ['a vehicle without a price', { vehicle: aVehicle({ publicPrice: undefined }) }, { oneTime: 0, atHandOver: 0 }],
  ])('%s', (_, parts, expected) => {
    expect(orderTotals(anOrder(parts), { orderReservationFee: 250 })).toMatchObject(expected);
  });

  it('are exact to the cent', () => {
    const products = [aProduct({ id: 'a', price: 0.1 }), aProduct({ id: 'b', price: 0.2 })];
    const order = anOrder({ products, vehicle: aVehicle({ publicPrice: 10_000 }) });
    expect(orderTotals(order, { orderReservationFee: 0 }).oneTime).toBe(10_000.3);
  });
});

describe('the net price', () => {
  const deductible = aVehicle({ publicPrice: 11_900, isVatDeductible: true });

  it.each([
    [
      'of a vehicle with deductible tax, and of what comes with it',
      anOrder({ vehicle: deductible, products: [aProduct({ price: 119 })] }),
      10_100,
    ],
    [
      'of a vehicle taxed on the margin is its price',
      anOrder({ vehicle: aVehicle({ publicPrice: 11_900, isVatDeductible: false }) }),
      11_900,
    ],
    ['is none with a trade-in', anOrder({ vehicle: deductible, tradeIn: aTradeIn() }), undefined],
  ])('%s', (_, order, net) => {
    expect(netTotal(order)).toBe(net);
  });
});
