import type { OrderLeasing } from '../../../domain/finance/leasing';
import { taxedLeasing } from '../../../domain/order/orderTotals';

/** Special payment and rate, for companies. */
export function netOfLeasing(leasing: OrderLeasing): { deposit: number; monthly: number } {
  const { downPayment, monthlyInstallment } = taxedLeasing(leasing);
  return { deposit: downPayment.net, monthly: monthlyInstallment.net };
}
