import type { Order } from '../../../domain/order/order';
import type { PaymentOptionId } from '../../../domain/order/paymentOption/paymentOption';
import {
  eventItemOfExtra,
  vehicleDetailOf,
  type EventItem,
  type VehicleDetail,
} from '../../../domain/vehicle/eventItem';
import { sumOf } from '../../../lib/money';

type OrderDetail = VehicleDetail & { items: EventItem[]; handOver?: EventItem; paymentOption?: PaymentOptionId };

export function orderEventOf(order: Order): OrderDetail {
  const { vehicle, products, accessories = [], paymentOption } = order;
  const extras = [...products, ...accessories.flatMap(({ product }) => product ?? [])];
  const detail = vehicleDetailOf(vehicle);
  const handOver = order.handOver && eventItemOfExtra(order.handOver.product);
  const items = [detail.item, ...extras.map(eventItemOfExtra), ...(handOver ? [handOver] : [])];
  return {
    ...detail,
    value: sumOf(items.map(({ price = 0 }) => price)),
    items,
    ...(handOver && { handOver }),
    ...(paymentOption && { paymentOption: paymentOption.id }),
  };
}
