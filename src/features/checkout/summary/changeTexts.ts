import { exactPrice } from '../../../lib/exactPrice';
import type { CheckoutView } from '../checkoutView';

/** Sentence about a changed price of the vehicle, EUR; `undefined` where it is the same or not known. */
export function priceChangeText(now: number | undefined, before: number | undefined): string | undefined {
  if (now === undefined || before === undefined || now === before) return undefined;
  return `Der Preis dieses Fahrzeugs hat sich geändert: ${exactPrice(now)} statt ${exactPrice(before)}.`;
}

/** Says that the offer for the chosen trade-in has ended while the order was open; `undefined` where it holds, or none was chosen. */
export function endedOfferText({ draft, order }: Pick<CheckoutView, 'draft' | 'order'>): string | undefined {
  const isEnded = draft.wantsTradeIn === true && draft.tradeInId !== undefined && order.tradeIn === undefined;
  return isEnded ? 'Das Angebot für Ihr Fahrzeug gilt nicht mehr.' : undefined;
}
