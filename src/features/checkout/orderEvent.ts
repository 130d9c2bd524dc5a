import type { Order } from '../../domain/order/order';
import { eventItemOfExtra, vehicleDetailOf, type EventItem, type VehicleDetail } from '../../domain/vehicle/eventItem';
import { sumOf } from '../../lib/money';

/** Detail of events about an order: vehicle, extras and the sum of their prices. */
export function orderEventOf(order: Order): VehicleDetail & { items: EventItem[] } {
  const { vehicle, products, accessories = [], handOver } = order;
  const extras = [
    ...products,
    ...accessories.flatMap(({ product }) => product ?? []),
    ...(handOver ? [handOver.product] : []),
  ];
  const detail = vehicleDetailOf(vehicle);
  const items = [detail.item, ...extras.map(eventItemOfExtra)];
  return { ...detail, value: sumOf(items.map(({ price = 0 }) => price)), items };
}
