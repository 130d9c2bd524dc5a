import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfTaxed, formatTaxedAmount, type TaxedAmount } from '../../../src/domain/tax/taxedAmount';
import type { Order } from '../../../src/domain/order/order';
import { extrasOf, orderTotals, taxedPrice, taxedTotals } from '../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { productTypes } from '../../../src/domain/products/productType';
import { aPickup, aProduct, aTradeIn, anOrder } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

// Amounts as whole cents, so that the tests add up without any rounding.
const cents = (amount: number) => Math.round(amount * 100);
const amount = (max: number, min = 0) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

const product = fc.record({
  price: amount(5_000),
  type: fc.constantFrom(...productTypes.keys),
  frequency: fc.constantFrom('once' as const, 'monthly' as const),
});
const vehicle = fc
  .record({ publicPrice: amount(900_000), isVatDeductible: fc.boolean() })
  .map((parts) => aVehicle(parts));
const tradeIn = fc.option(
  amount(60_000).map((customerPrice) => aTradeIn({ customerPrice })),
  { nil: undefined },
);
const begun = fc.record({
  vehicle,
  products: fc
    .array(product, { maxLength: 5 })
    .map((all) => all.map((parts, index) => aProduct({ id: `p${index}`, ...parts }))),
  handOver: fc.option(
    amount(900).map((price) => ({ product: aPickup({ type: 'delivery', price }) })),
    { nil: undefined },
  ),
  tradeIn,
  paid: fc.constantFrom(undefined, 250),
});

/** A deposit or special payment that holds a part of a trade-in, as banks cap it. */
const start = fc.tuple(amount(100_000), amount(60_000)).map(([own, credit]) => ({ start: own + credit, credit }));
const paidAtOnce = fc.constantFrom(
  'at-car-dealer',
  'advance-transfer',
  'one-time-transfer',
  'bezahl-de',
  'reservation-fee-online',
);
const cash = fc
  .tuple(begun, paidAtOnce)
  .map(([order, id]): Order => anOrder({ ...order, paymentOption: paymentOptionById(id) }));
const financed = fc
  .tuple(begun, start, amount(3_000, 1))
  .map(([order, { start: fundingDeposit, credit }, rate]): Order =>
    anOrder({
      ...order,
      paymentOption: paymentOptionById('bank11'),
      financing: {
        monthlyInstallment: rate,
        fundingDuration: 48,
        fundingDeposit,
        depositSurplus: 0,
        finalInstallment: 0,
        tradeInValue: credit,
      },
    }),
  );
const leased = fc.tuple(begun, start, amount(3_000, 1)).map(([order, { start: downPayment, credit }, rate]): Order =>
  anOrder({
    ...order,
    paymentOption: paymentOptionById('leasing-at-car-dealer'),
    leasing: {
      monthlyInstallment: rate,
      fundingDuration: 36,
      downPayment,
      downPaymentSurplus: 0,
      tradeInValue: credit,
    },
  }),
);
const order = fc.oneof(cash, financed, leased);

const settings = { orderReservationFee: 250 };
const addsUp = ({ gross, net, vat, premium }: TaxedAmount) => cents(net) + cents(vat) + cents(premium) === cents(gross);

describe('any mix of products, trade-in, financing and leasing', () => {
  it('adds up to the cent: net, tax and premiums are the gross amount', () => {
    fc.assert(
      fc.property(order, (any) => {
        const { once, monthly } = taxedTotals(any);
        expect([addsUp(once), addsUp(monthly)]).toEqual([true, true]);
      }),
    );
  });

  it('is the sum of its parts', () => {
    fc.assert(
      fc.property(order, (any) => {
        const { once, monthly } = taxedTotals(any);
        const extras = (frequency: string) => extrasOf(any).filter((extra) => extra.frequency === frequency);
        const sum = (prices: readonly { price: number }[]) =>
          prices.reduce((whole, { price }) => whole + cents(price), 0);
        const start = any.financing?.fundingDeposit ?? any.leasing?.downPayment ?? any.vehicle.publicPrice ?? 0;
        const rate = any.financing?.monthlyInstallment ?? any.leasing?.monthlyInstallment ?? 0;
        expect(cents(once.gross)).toBe(cents(start) + sum(extras('once')));
        expect(cents(monthly.gross)).toBe(cents(rate) + sum(extras('monthly')));
        expect(cents(once.premium)).toBe(cents(sumOfTaxed(extras('once').map(taxedPrice)).premium));
      }),
    );
  });

  it('is paid in full: today, before and at hand-over make the total, what is left of a trade-in is the credit', () => {
    fc.assert(
      fc.property(order, (any) => {
        const totals = orderTotals(any, settings);
        const { once } = taxedTotals(any);
        const paid = cents(totals.today) + cents(totals.paid) + cents(totals.atHandOver);
        expect(paid - cents(totals.credit)).toBe(cents(once.gross) - cents(totals.tradeIn));
        expect(cents(totals.monthly)).toBe(cents(taxedTotals(any).monthly.gross));
      }),
    );
  });

  it('has nothing negative', () => {
    fc.assert(
      fc.property(order, (any) => {
        const { once, monthly } = taxedTotals(any);
        const amounts = [orderTotals(any, settings), once, monthly].flatMap((all) => Object.entries(all));
        expect(amounts.filter(([, one]) => one < 0)).toEqual([]);
      }),
    );
  });

  it('is told with its net amount first for companies, and never with one for a premium alone', () => {
    fc.assert(
      fc.property(order, (any) => {
        const { once, hasNet } = taxedTotals(any);
        const told = formatTaxedAmount(once, hasNet ? 'netFirst' : 'gross');
        expect(told.amount.endsWith(' netto')).toBe(hasNet && once.vat > 0);
        expect(told.note.includes('Versicherung')).toBe(once.premium > 0);
      }),
    );
  });
});
