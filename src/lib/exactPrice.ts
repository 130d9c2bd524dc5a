import { formatAmount, formatPrice } from './format';

/** EUR without decimals (checkout 9), "5.000 €", but for an amount that has some: "289,50 €". */
export function exactPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPrice(amount) : formatAmount(amount);
}
