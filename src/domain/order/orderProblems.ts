import type { Order } from './order';
import { rateStatusOf } from './rateStatus';

type OrderProblem = 'vehicle' | 'paymentOption' | 'rate' | 'appointment' | 'handOver';

/** Besides the customer's data (rules/order-and-payment: what an order needs). */
export function orderProblems(order: Order, tenantHasHandOver: boolean): OrderProblem[] {
  const problems: OrderProblem[] = [];
  const option = order.paymentOption;
  if (!order.vehicle.publicPrice || order.vehicle.publicPrice <= 0) problems.push('vehicle');
  if (!option) problems.push('paymentOption');
  if (rateStatusOf(order) === 'missing') problems.push('rate');
  if (option?.details === 'appointment' && !order.appointment) problems.push('appointment');
  if (tenantHasHandOver && option?.needsHandOver !== false && !order.handOver?.day) problems.push('handOver');
  return problems;
}
