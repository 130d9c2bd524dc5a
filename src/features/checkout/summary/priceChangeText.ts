import { exactPrice } from '../../../lib/exactPrice';

/** Sentence about a changed price of the vehicle, EUR; `undefined` where it is the same or not known. */
export function priceChangeText(now: number | undefined, before: number | undefined): string | undefined {
  if (now === undefined || before === undefined || now === before) return undefined;
  return `Der Preis dieses Fahrzeugs hat sich geändert: ${exactPrice(now)} statt ${exactPrice(before)}.`;
}
