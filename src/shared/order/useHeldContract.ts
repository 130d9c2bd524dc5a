import { useState } from 'react';
import { orderNumber } from '../../domain/order/orderNumber';
import { confirmationSchema, type OrderConfirmation } from '../../domain/order/orderConfirmation';
import { isBinding } from '../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../domain/order/paymentOption/paymentOptions';
import type { Withdrawal } from '../../domain/order/withdrawal';
import { looseOrders, type Device } from '../../state/device-data/ownOrders';
import { useKnownPerson } from '../../state/knownPerson';
import { useDevice } from '../../state/shopContext';

/** Contracts and requests of this login, not withdrawn. */
const heldOrders = (device: Device): OrderConfirmation[] =>
  looseOrders(device)
    .read()
    .placedOrders.flatMap((order) => confirmationSchema.safeParse(order).data ?? [])
    .filter(({ withdrawnAt }) => withdrawnAt === undefined);

/** Of the latest contract with a confirmation in this browser. */
export function useHeldContract(): Withdrawal | undefined {
  const device = useDevice();
  const { firstName = '', lastName = '' } = useKnownPerson();
  const [placed] = useState(() =>
    heldOrders(device).findLast(({ paymentOptionId }) => {
      const option = paymentOptionById(paymentOptionId);
      return option !== undefined && isBinding(option);
    }),
  );
  if (placed === undefined) return undefined;
  return { firstName, lastName, email: placed.email ?? '', order: `${orderNumber(placed.orderId)}, ${placed.vehicle}` };
}

const ORDER_NUMBER = /\b[\da-f]{8}\b/i;

/** By number; without one by vehicle, if it is the only one. */
export function withdrawnOrder(
  orders: readonly Pick<OrderConfirmation, 'orderId' | 'vehicle'>[],
  contract: string,
): string | undefined {
  const declared = contract.toLowerCase();
  const isNamed = (name: string) => declared.includes(name.toLowerCase());
  if (ORDER_NUMBER.test(contract)) return orders.find(({ orderId }) => isNamed(orderNumber(orderId)))?.orderId;
  const fitting = orders.filter(({ vehicle }) => isNamed(vehicle));
  // 'VW Golf Variant' does not name 'VW Golf'.
  const isPart = (vehicle: string) =>
    fitting.some((other) => other.vehicle !== vehicle && other.vehicle.includes(vehicle));
  const [only, ...others] = fitting.filter(({ vehicle }) => !isPart(vehicle));
  return others.length === 0 ? only?.orderId : undefined;
}

/** Its confirmation does not thank. @param contract number or vehicle, as declared @returns what it was */
export function markWithdrawn(device: Device, contract: string, at: Date): OrderConfirmation | undefined {
  const orders = heldOrders(device);
  const id = withdrawnOrder(orders, contract);
  if (id === undefined) return undefined;
  looseOrders(device).update((slot) => ({
    ...slot,
    placedOrders: slot.placedOrders.map((order) => {
      const placed = confirmationSchema.safeParse(order).data;
      return placed?.orderId === id ? { ...placed, withdrawnAt: at.toISOString() } : order;
    }),
  }));
  return orders.find(({ orderId }) => orderId === id);
}
