import { expect, it } from 'vitest';
import { paymentOptionById } from '../../../../src/domain/order/paymentOption/paymentOptions';
import { orderEventOf } from '../../../../src/features/checkout/runner/orderEvent';
import { aPickup, aProduct } from '../../../builders/order';
import { aVehicle } from '../../../builders/vehicle';

it('tells the hand-over and the way to pay as soon as they are chosen, and the sum of everything', () => {
  const vehicle = aVehicle({ publicPrice: 20_000 });
  const extra = aProduct({ price: 100 });
  expect(orderEventOf({ vehicle, products: [extra] })).toMatchObject({ value: 20_100, items: [{}, { price: 100 }] });
  expect(orderEventOf({ vehicle, products: [] })).not.toHaveProperty('handOver');
  const product = aPickup({ price: 300 });
  const paymentOption = paymentOptionById('one-time-transfer');
  expect(
    orderEventOf({ vehicle, products: [], handOver: { product }, ...(paymentOption && { paymentOption }) }),
  ).toMatchObject({
    value: 20_300,
    handOver: { id: product.id, price: 300 },
    items: [{ id: vehicle.id }, { id: product.id }],
    paymentOption: 'one-time-transfer',
  });
});
