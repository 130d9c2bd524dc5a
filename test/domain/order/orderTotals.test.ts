import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leasingQuoteSchema } from '../../../src/domain/finance/leasing';
import type { TaxedAmount } from '../../../src/domain/tax/taxedAmount';
import type { Order } from '../../../src/domain/order/order';
import { orderTotals, taxedTotals, type OrderTotals } from '../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { DEALER_WARRANTY } from '../../../src/domain/products/productType';
import { aPickup, aProduct, aTradeIn, anOrder, FINANCING } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

const option = (id: string) => ({ paymentOption: paymentOptionById(id) });
const mats = aProduct({ id: 'mats', price: 89 });
const insurance = aProduct({ id: 'insurance', price: 19.9, type: 'insurance', frequency: 'monthly' });
const delivery = aPickup({ type: 'delivery', price: 349 });
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
      { ...option('financing-at-car-dealer'), financing: FINANCING, products: [mats, insurance] },
      { oneTime: 2_289, atHandOver: 2_289, monthly: 309.35 },
    ],
    [
      'a financing whose deposit holds the trade-in',
      {
        ...option('bank11'),
        financing: { ...FINANCING, fundingDeposit: 11_100, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
      },
      { oneTime: 2_200, tradeIn: 8_900, credit: 0, monthly: 289.45 },
    ],
    [
      'a financing whose deposit is smaller than the trade-in',
      {
        ...option('bank11'),
        financing: { ...FINANCING, fundingDeposit: 8_000, depositSurplus: 900, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
      },
      { oneTime: 0, credit: 900 },
    ],
    [
      'a surplus that pays for the extras first',
      {
        ...option('bank11'),
        financing: { ...FINANCING, fundingDeposit: 8_000, depositSurplus: 900, tradeInValue: 8_900 },
        tradeIn: aTradeIn(),
        products: [mats],
        handOver: { product: delivery },
      },
      { oneTime: 0, credit: 462 },
    ],
    [
      'a financing whose rate does not know the trade-in yet',
      { ...option('bank11'), financing: FINANCING, tradeIn: aTradeIn() },
      { oneTime: 2_200, tradeIn: 0, credit: 0 },
    ],
    [
      'a trade-in that a financing held until just now',
      { ...option('bank11'), financing: { ...FINANCING, fundingDeposit: 11_100, tradeInValue: 8_900 } },
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
    [
      'a fee for a vehicle with a negative price: none, and nothing is given back',
      { vehicle: aVehicle({ publicPrice: -5 }), ...option('reservation-fee-online') },
      { oneTime: 0, today: 0, atHandOver: 0, credit: 0 },
    ],
  ])('%s', (_, parts, expected) => {
    expect(orderTotals(anOrder(parts), { orderReservationFee: 250 })).toMatchObject(expected);
  });

  it('are exact to the cent', () => {
    const products = [aProduct({ id: 'a', price: 0.1 }), aProduct({ id: 'b', price: 0.2 })];
    const order = anOrder({ products, vehicle: aVehicle({ publicPrice: 10_000 }) });
    expect(orderTotals(order, { orderReservationFee: 0 }).oneTime).toBe(10_000.3);
  });
});

const deductible = aVehicle({ publicPrice: 11_900, isVatDeductible: true });
const mileage = { ...leasing, downPayment: 1_190, monthlyInstallment: 249.99 };

describe('taxes of an order', () => {
  it.each<[string, Partial<Order>, Partial<TaxedAmount>, Partial<TaxedAmount>]>([
    [
      'a vehicle with deductible tax, and what comes with it',
      { vehicle: deductible, products: [aProduct({ price: 119 })] },
      { gross: 12_019, net: 10_100, vat: 1_919, premium: 0 },
      { gross: 0 },
    ],
    [
      'a vehicle taxed on the margin: its price',
      { vehicle: aVehicle({ publicPrice: 11_900, isVatDeductible: false }) },
      { gross: 11_900, net: 11_900, vat: 0 },
      {},
    ],
    [
      'insurances, once and monthly',
      {
        vehicle: deductible,
        products: [aProduct({ id: 'gap', price: 349, type: 'insurance' }), { ...insurance, type: 'warranty' }],
      },
      { gross: 12_249, net: 10_000, vat: 1_900, premium: 349 },
      { gross: 19.9, net: 0, vat: 0, premium: 19.9 },
    ],
    [
      'a warranty of the dealer’s own',
      { vehicle: deductible, products: [aProduct({ price: 238, type: 'warranty', subType: DEALER_WARRANTY })] },
      { gross: 12_138, net: 10_200, premium: 0 },
      {},
    ],
    [
      'a trade-in, which lowers no price',
      { vehicle: deductible, tradeIn: aTradeIn() },
      { gross: 11_900, net: 10_000 },
      {},
    ],
    [
      'a leasing: special payment and rate',
      { ...option('leasing-at-car-dealer'), leasing: mileage, vehicle: deductible, products: [mats, insurance] },
      { gross: 1_279, net: 1_074.79, vat: 204.21 },
      { gross: 269.89, net: 210.08, vat: 39.91, premium: 19.9 },
    ],
  ])('%s', (_, parts, once, monthly) => {
    const taxes = taxedTotals(anOrder(parts));
    expect(taxes).toMatchObject({ once, monthly, hasNet: true });
  });

  it('of a financing have no net amount: deposit and instalments are parts of a loan', () => {
    expect(taxedTotals(anOrder({ ...option('bank11'), financing: FINANCING, vehicle: deductible }))).toMatchObject({
      hasNet: false,
      once: { gross: 2_200, vat: 0 },
      monthly: { gross: 289.45, vat: 0 },
    });
    expect(taxedTotals(anOrder({ ...option('bank11'), vehicle: deductible })).hasNet).toBe(false);
  });

  it('of a leasing are those that its bank names', () => {
    const quote = {
      durationInMonth: 36,
      kmPerYear: 10_000,
      monthlyRateGross: 249.99,
      monthlyRateNet: 210.09,
      taxRate: 19,
    };
    const taxes = taxedTotals(anOrder({ leasing: { ...mileage, quote: z.parse(leasingQuoteSchema, quote) } }));
    expect(taxes.monthly).toMatchObject({ net: 210.09, vat: 39.9 });
  });
});
