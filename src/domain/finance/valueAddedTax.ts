import { roundToCents } from '../../lib/money';

/** Percent; for a quote that does not name its tax. */
const VAT_RATE = 19;

/** EUR net as EUR gross, with a tax in percent. */
export function grossOf(net: number, taxRate = VAT_RATE): number {
  return roundToCents((net * (100 + taxRate)) / 100);
}

/** EUR gross as EUR net: a trade-in is worth what it is worth with its tax, while a leasing counts without. */
export function netOf(gross: number, taxRate = VAT_RATE): number {
  return roundToCents((gross * 100) / (100 + taxRate));
}
