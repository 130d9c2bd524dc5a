import * as z from 'zod/mini';
import { EMPTY_CUSTOMER, orderCustomerSchema, type OrderCustomer } from '../../src/domain/order/orderCustomer';
import { confirmationSchema, type OrderConfirmation } from '../../src/domain/order/orderConfirmation';
import type { OrderCreate } from '../../src/domain/bodies';
import type { OrderStage, OrderState, PaymentStage, SentOrder } from '../../src/domain/order/orderState';
import { newOrderDraft, type OrderDraft } from '../../src/domain/order/draft';
import { crossSellingProductSchema, type CrossSellingProduct } from '../../src/domain/products/product';
import type { Order } from '../../src/domain/order/order';
import type { OrderFinancing } from '../../src/domain/finance/financing';
import { leasingQuoteSchema, type LeasingQuote, type OrderLeasing } from '../../src/domain/finance/leasing';
import { tradeInSchema, type TradeIn } from '../../src/domain/trade-in/tradeIn';
import { aVehicle } from './vehicle';
import { FINANCING_TERMS, LEASING_TERMS } from './terms';

export const ORDER_ID = '44444444-4444-4444-8444-444444444444';

/** Product for all vehicles, parsed by the schema; tests override relevant fields. */
export function aProduct(overrides: Partial<CrossSellingProduct> = {}): CrossSellingProduct {
  const product = z.parse(crossSellingProductSchema, {
    id: 'p-mats',
    name: 'Fußmatten-Set',
    price: 89,
    productType: 2,
    paymentType: 1,
    isRelatedToAllCars: true,
  });
  return { ...product, ...overrides };
}

export const aPickup = (overrides: Partial<CrossSellingProduct> = {}): CrossSellingProduct =>
  aProduct({ id: 'p-pickup', name: 'Abholung im Autohaus', price: 0, type: 'pickup', ...overrides });

export function aTradeIn(overrides: Partial<TradeIn> = {}): TradeIn {
  const tradeIn = z.parse(tradeInSchema, {
    id: '55555555-5555-4555-8555-555555555555',
    customerPrice: 8_960,
    createdAt: '2026-11-10T08:00:00Z',
    manufacturer: 'OPEL',
    model: 'CORSA',
    mileAge: 81_000,
    firstRegistration: '2017-06-01',
    calculationResultType: 1,
  });
  return { ...tradeIn, ...overrides };
}

/** Calculation of a bank, without its terms. */
export const FINANCING: OrderFinancing = {
  monthlyInstallment: 289.45,
  fundingDuration: 48,
  fundingDeposit: 2_200,
  depositSurplus: 0,
  finalInstallment: 7_400,
};

/** Calculation of a bank for a vehicle of 22,490 EUR. */
export const BALLOON_FINANCING = {
  terms: { ...FINANCING_TERMS, provider: 'BANK11', effectiveInterestRate: 7.99 },
  monthlyInstallment: 364.56,
  fundingDuration: 48,
  fundingDeposit: 2_200,
  depositSurplus: 0,
  finalInstallment: 6_700,
} as const satisfies OrderFinancing;

export const MILEAGE_LEASING = {
  terms: { ...LEASING_TERMS, carPrice: 22_490, durationInMonth: 36 },
  monthlyInstallment: 249.99,
  fundingDuration: 36,
  downPayment: 0,
  downPaymentSurplus: 0,
} as const satisfies OrderLeasing;

export function aLeasingQuote(): LeasingQuote {
  return z.parse(leasingQuoteSchema, { durationInMonth: 48, kmPerYear: 10_000, monthlyRateGross: 99 });
}

export function anOrderDraft(overrides: Partial<OrderDraft> = {}): OrderDraft {
  return { ...newOrderDraft(ORDER_ID, aVehicle().id), ...overrides };
}

const isState = (order: OrderStage, payment: PaymentStage): OrderState => ({ order, payment });

/** The fee was paid, the order was not sent. */
export const paidState = (paypalOrderId = 'PAY-1', amount = 250): OrderState =>
  isState({ stage: 'draft' }, { stage: 'captured', paypalOrderId, amount });

/** PayPal did not confirm the capture of the fee. */
export const unconfirmedState = (paypalOrderId = 'PAY-1', amount = 250): OrderState =>
  isState({ stage: 'draft' }, { stage: 'unconfirmed', paypalOrderId, amount });

/** PayPal's order of a fee, with its captures; without any, it has the given status itself. */
export const aPaypalOrder = (captures: readonly (string | object)[] = ['COMPLETED'], status = 'COMPLETED') => ({
  id: 'PAY-1',
  status,
  purchase_units: [
    {
      reference_id: ORDER_ID,
      ...(captures.length > 0 && {
        payments: {
          captures: captures.map((capture, at) => ({
            id: `CAPTURE-${at}`,
            status: 'COMPLETED',
            amount: { currency_code: 'EUR', value: '250.00' },
            custom_id: ORDER_ID,
            invoice_id: ORDER_ID,
            ...(typeof capture === 'string' ? { status: capture } : capture),
          })),
        },
      }),
    },
  ],
});

/** `customerEntries` on the wire. */
export const SENT_CUSTOMER: OrderCreate['vehicleDealerCustomer'] = {
  gender: 2,
  salutationType: 2,
  firstName: 'Anna',
  lastName: 'Weber',
  email: 'anna.weber@beispiel.de',
  phoneNumber: '+49 221 9876543',
  customerType: 1,
  authType: 1,
  address: { street: 'Lindenallee', houseNumber: '12a', zipCode: '50674', city: 'Köln' },
  isMarketingEmailAllowed: false,
  isMarketingLetterAllowed: false,
  isMarketingAppAllowed: false,
  isMarketingPhoneAllowed: false,
};

/** Sent order; tests override relevant fields. */
export function aSentOrder(
  body: Partial<OrderCreate> = {},
  confirmation: Partial<OrderConfirmation> = {},
  application?: SentOrder['application'],
): SentOrder {
  const { id = ORDER_ID, vehicleId = aVehicle().id, ...rest } = body;
  return {
    body: {
      id,
      vehicleId,
      vehicleDealerId: '00000000-0000-4000-8000-000000000001',
      crossSellingProductIds: [],
      vehicleDealerCustomer: SENT_CUSTOMER,
      paymentMethod: 'AdvanceTransfer',
      oneTimePayment: 22_490,
      monthlyPayment: 0,
      paymentOptionType: 1,
      paymentOptionSubType: 'AdvanceTransfer',
      orderPaymentType: 2,
      sourceUrl: 'https://autohaus.example/',
      ...rest,
    },
    confirmation: z.parse(confirmationSchema, {
      orderId: id,
      vehicleId,
      placedAt: '2026-05-04T08:00:00.000Z',
      vehicle: 'Opel Corsa',
      paymentOptionId: 'advance-transfer',
      email: 'anna.weber@beispiel.de',
      bill: { groups: [], due: [{ label: 'Bis zur Übergabe', amount: '22.490 €' }], wishes: [] },
      ...confirmation,
    }),
    application,
  };
}

/** Sent without a response. */
export const unansweredState = (sent = aSentOrder()): OrderState =>
  isState({ stage: 'unanswered', sent }, { stage: 'none' });

export function anOrder(overrides: Partial<Order> = {}): Order {
  return { vehicle: aVehicle(), products: [], ...overrides };
}

export const customerEntries = {
  ...EMPTY_CUSTOMER,
  customerType: 'private',
  salutation: 'female',
  firstName: 'Anna',
  lastName: 'Weber',
  email: 'anna.weber@beispiel.de',
  phone: '+49 221 9876543',
  street: 'Lindenallee',
  houseNumber: '12a',
  zipCode: '50674',
  city: 'Köln',
  acceptsTerms: true,
  acceptsRevocation: true,
} as const;

export function aCustomer(overrides: Partial<OrderCustomer> = {}): OrderCustomer {
  const rules = { customerType: 'private', needsBirthDate: false, now: new Date('2026-11-21T09:00:00Z') } as const;
  return { ...z.parse(orderCustomerSchema(rules), customerEntries), ...overrides };
}
