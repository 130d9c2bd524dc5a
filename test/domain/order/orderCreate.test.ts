import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order';
import { orderCreateOf, type OrderParts } from '../../../src/domain/order/orderCreate';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';
import { orderTotals } from '../../../src/domain/order/orderTotals';
import { PAYMENT_OPTIONS, paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { ADMIN_ID } from '../../builders/tenant';
import {
  aCustomer,
  anOrder,
  anOrderDraft,
  aPickup,
  aProduct,
  aTradeIn,
  FINANCING,
  ORDER_ID,
  paidState,
  SENT_CUSTOMER,
} from '../../builders/order';

const create = (order: Order, parts: Partial<OrderParts> = {}) =>
  orderCreateOf({
    draft: anOrderDraft(),
    vehicleDealerId: ADMIN_ID,
    order,
    totals: orderTotals(order, { orderReservationFee: 250 }),
    customer: aCustomer(),
    sourceUrl: 'https://haendler.test/#/cars/1/checkout/9-summary',
    ...parts,
  });

const paidBy = (id: string, order: Partial<Order> = {}) => anOrder({ paymentOption: paymentOptionById(id), ...order });

/** Numbers of the groups on the wire (rules/order-and-payment: two numberings). */
const GROUPS = { bankTransfer: 1, personalConsultation: 2, financing: 3, leasing: 4 };

describe('order as it is sent', () => {
  it.each(PAYMENT_OPTIONS.map((option) => [option.id, option] as const))('names %s, and its group', (id, option) => {
    expect(create(paidBy(id))).toMatchObject({
      orderPaymentType: option.orderPaymentType,
      paymentMethod: option.method,
      paymentOptionSubType: option.method,
      paymentOptionType: GROUPS[option.group],
    });
  });

  it('for a consultation with appointment and pickup, whole', () => {
    const order = paidBy('at-car-dealer', {
      products: [aProduct({ id: 'mats', price: 89 })],
      handOver: { product: aPickup({ id: 'pickup' }), day: '2026-12-01' },
      appointment: { day: '2026-11-24', hour: 15 },
    });
    expect(create(order)).toEqual({
      id: ORDER_ID,
      vehicleDealerId: ADMIN_ID,
      vehicleId: '11111111-1111-4111-8111-111111111111',
      crossSellingProductIds: ['mats', 'pickup'],
      handoverDate: '2026-12-01T11:00:00Z',
      salesAppointmentAt: '2026-11-24T14:00:00Z',
      vehicleDealerCustomer: SENT_CUSTOMER,
      paymentMethod: 'AtCarDealer',
      oneTimePayment: 22_579,
      monthlyPayment: 0,
      paymentOptionType: 2,
      paymentOptionSubType: 'AtCarDealer',
      orderPaymentType: 1,
      sourceUrl: 'https://haendler.test/#/cars/1/checkout/9-summary',
    });
  });

  it('for an advance transfer in summer, with accessories of the navigator and a trade-in', () => {
    const order = paidBy('advance-transfer', {
      handOver: { product: aPickup({ id: 'pickup' }), day: '2027-07-01' },
      tradeIn: aTradeIn(),
    });
    expect(create(order, { draft: anOrderDraft({ carAccessories: ['5G0-061'] }) })).toMatchObject({
      handoverDate: '2027-07-01T10:00:00Z',
      carAccessories: ['5G0-061'],
      tradeInId: '55555555-5555-4555-8555-555555555555',
      paymentMethod: 'AdvanceTransfer',
      paymentOptionType: 1,
      orderPaymentType: 2,
      oneTimePayment: 13_590,
    });
  });

  it('for a commercial customer with an account', () => {
    const customer = aCustomer({
      customerType: 'commercial',
      companyName: ' Weber GmbH ',
      vatId: 'de 123456789',
      allowsPhone: true,
    });
    const order = create(paidBy('one-time-transfer'), { customer, account: { id: 'u1', authType: 2 } });
    expect(order.vehicleDealerCustomer).toEqual({
      ...SENT_CUSTOMER,
      id: 'u1',
      companyName: 'Weber GmbH',
      companyUstId: 'DE123456789',
      customerType: 2,
      authType: 2,
      isMarketingPhoneAllowed: true,
    });
    expect(order).toMatchObject({ orderPaymentType: 5, paymentMethod: 'OneTimeTransfer' });
  });

  it('for a financing with what the bank answered and the birth date', () => {
    const financing = { ...FINANCING, calculationId: 'c-1', legalTextHtml: '<p>Beispiel</p>' };
    const order = create(paidBy('financing-at-car-dealer', { financing }), {
      customer: aCustomer({ birthDate: '1988-02-29' }),
    });
    expect(order).toMatchObject({
      paymentOptionType: 3,
      paymentMethod: 'AtCarDealer',
      orderPaymentType: 6,
      oneTimePayment: 2_200,
      monthlyPayment: 289.45,
      vehicleDealerCustomer: { birthDate: '1988-02-29' },
    });
    expect(order.financing).toEqual({
      finalInstallment: 7_400,
      fundingDeposit: 2_200,
      fundingDuration: 48,
      monthlyInstallment: 289.45,
      calculationId: 'c-1',
      legalTextHtml: '<p>Beispiel</p>',
    });
  });

  it('for a leasing with instalment and duration only', () => {
    const leasing = {
      monthlyInstallment: 249.99,
      fundingDuration: 36,
      downPayment: 0,
      downPaymentSurplus: 0,
      legalTextHtml: 'x',
    };
    const order = create(paidBy('leasing-at-car-dealer', { leasing }));
    expect(order.financing).toEqual({ fundingDuration: 36, monthlyInstallment: 249.99 });
    expect(order).toMatchObject({ paymentOptionType: 4, orderPaymentType: 9 });
  });

  it('with the payment that was captured', () => {
    expect(
      create(paidBy('reservation-fee-online'), { draft: anOrderDraft({ state: paidState('PP-1') }) }),
    ).toMatchObject({
      paypalOrderId: 'PP-1',
      orderPaymentType: 3,
      paymentMethod: 'AdvanceTransfer',
    });
  });

  it('holds every entry of the customer but the confirmations, for which the contract has no field', () => {
    const financing = { monthlyInstallment: 289, fundingDuration: 48, fundingDeposit: 0, depositSurplus: 0 };
    const order = paidBy('financing-at-car-dealer', { financing: { ...financing, finalInstallment: 0 } });
    const customer = aCustomer({ customerType: 'commercial', companyName: 'Weber GmbH', vatId: 'DE123456789' });
    const others: Record<string, unknown> = { customerType: 'private', salutation: 'divers' };
    const sentWith = (name: string, value: unknown) => create(order, { customer: { ...customer, [name]: value } });
    const unsent = Object.entries(customer).filter(([name, value]) => {
      const other = typeof value === 'boolean' ? !value : (others[name] ?? 'anders');
      return isDeepStrictEqual(sentWith(name, other), sentWith(name, value));
    });
    expect(unsent.map(([name]) => name)).toEqual(['acceptsTerms', 'acceptsRevocation', 'acceptsShortWarranty']);
    expect(Object.keys(customer).sort()).toEqual(Object.keys(EMPTY_CUSTOMER).sort());
  });

  it('is not made without a payment option', () => {
    expect(() => create(anOrder())).toThrow('an order needs a payment option');
  });
});
