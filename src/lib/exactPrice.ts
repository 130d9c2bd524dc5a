import { formatAmount, formatPrice } from './format';

/** EUR, "5.000 €", with decimals only if the amount has cents, "289,50 €" (rules/vehicle: cents where they exist). */
export function exactPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPrice(amount) : formatAmount(amount);
}
