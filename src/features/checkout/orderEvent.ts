import type { Order } from '../../domain/order/order';
import { eventItemOfExtra, vehicleDetailOf, type EventItem, type VehicleDetail } from '../../domain/vehicle/eventItem';
import { sumOf } from '../../lib/money';

/** What events say of an order: the vehicle, what is ordered with it, and what all of it costs once. */
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
