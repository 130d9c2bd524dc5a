import type { Order } from './order';
import { rateStatusOf } from './rateStatus';

/** What an order still lacks before the customer's own data, in the words of checkout 5. */
export type OrderProblem =
  | 'Fahrzeug erforderlich'
  | 'Reservierungsoption erforderlich'
  | 'Rate erforderlich'
  | 'Termin erforderlich'
  | 'Übergabe erforderlich';

/**
 * Rules of the order (checkout 5): a vehicle with a price, a payment option with the rate of its bank, an appointment for personal
 * consultation, else a hand-over with its day, unless the tenant has no hand-overs.
 */
export function orderProblems(order: Order, tenantHasHandOver: boolean): OrderProblem[] {
  const problems: OrderProblem[] = [];
  const option = order.paymentOption;
  if (!order.vehicle.publicPrice || order.vehicle.publicPrice <= 0) problems.push('Fahrzeug erforderlich');
  if (!option) problems.push('Reservierungsoption erforderlich');
  if (rateStatusOf(order) === 'missing') problems.push('Rate erforderlich');
  if (option?.details === 'appointment' && !order.appointment) problems.push('Termin erforderlich');
  if (tenantHasHandOver && option?.needsHandOver !== false && !order.handOver?.day)
    problems.push('Übergabe erforderlich');
  return problems;
}
