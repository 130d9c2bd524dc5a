import { formatAmount, formatPrice } from './format';

/** EUR without decimals (rules/vehicle: cents where they exist), "5.000 €", unless the amount has cents: "289,50 €". */
export function exactPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPrice(amount) : formatAmount(amount);
}
