import { expect, it } from 'vitest';
import { withdrawnOrder } from '../../src/shared/order/useHeldContract';

const ORDERS = [
  { orderId: 'aaaa1111-1111-4111-8111-111111111111', vehicle: 'VW Golf' },
  { orderId: 'bbbb2222-1111-4111-8111-111111111111', vehicle: 'VW Golf Variant' },
  { orderId: 'cccc3333-1111-4111-8111-111111111111', vehicle: 'Opel Astra' },
  { orderId: 'dddd4444-1111-4111-8111-111111111111', vehicle: 'Opel Astra' },
];

it.each([
  ['BBBB2222, VW Golf Variant', 'bbbb2222'],
  ['Vorgang aaaa1111', 'aaaa1111'],
  ['meinen VW Golf', 'aaaa1111'],
  ['vw golf variant', 'bbbb2222'],
  ['Opel Astra', undefined],
  ['Opel Astra, DDDD4444', 'dddd4444'],
  ['99999999, VW Golf', undefined],
  ['Ford Focus', undefined],
])('a withdrawal from %j is from %s', (contract, id) => {
  expect(withdrawnOrder(ORDERS, contract)?.slice(0, 8)).toBe(id);
});
