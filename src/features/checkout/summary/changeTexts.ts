import { exactPrice } from '../../../lib/exactPrice';
import type { CheckoutView } from '../checkoutView';

/** Sentence about a changed price of the vehicle, EUR; `undefined` without a change. */
export function priceChangeText(now: number | undefined, before: number | undefined): string | undefined {
  if (now === undefined || before === undefined || now === before) return undefined;
  return `Der Preis dieses Fahrzeugs hat sich geändert: ${exactPrice(now)} statt ${exactPrice(before)}.`;
}

/** Sentence about an expired offer for the chosen trade-in; `undefined` for a valid one and without a trade-in. */
export function endedOfferText({ draft, order }: Pick<CheckoutView, 'draft' | 'order'>): string | undefined {
  const isEnded = draft.wantsTradeIn === true && draft.tradeInId !== undefined && order.tradeIn === undefined;
  return isEnded ? 'Das Angebot für Ihr Fahrzeug gilt nicht mehr.' : undefined;
}
