import { roundToCents } from '../../lib/money';

/** Percent, for quotes without one. */
const VAT_RATE = 19;

/** Net to gross, EUR. @param taxRate percent */
export function grossOf(net: number, taxRate = VAT_RATE): number {
  return roundToCents((net * (100 + taxRate)) / 100);
}

/** Gross to net, EUR. @param taxRate percent */
export function netOf(gross: number, taxRate = VAT_RATE): number {
  return roundToCents((gross * 100) / (100 + taxRate));
}
