import * as z from 'zod/mini';
import { EMPTY_CUSTOMER, orderCustomerSchema, type OrderCustomer } from '../../src/domain/order/orderCustomer';
import { newOrderDraft, type OrderDraft } from '../../src/domain/order/draft';
import { crossSellingProductSchema, type CrossSellingProduct } from '../../src/domain/order/product';
import type { Order } from '../../src/domain/order/order';
import { tradeInSchema, type TradeIn } from '../../src/domain/trade-in/tradeIn';
import { aVehicle } from './vehicle';

export const ORDER_ID = '44444444-4444-4444-8444-444444444444';

/** A product for all vehicles, parsed by the schema; tests override what matters to them. */
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

export function anOrderDraft(overrides: Partial<OrderDraft> = {}): OrderDraft {
  return { ...newOrderDraft(ORDER_ID, aVehicle().id), ...overrides };
}

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
