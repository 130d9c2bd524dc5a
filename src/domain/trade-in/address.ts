/** Where the shop's own valuation lives (decisions 2); the layout of the shop follows from it. */
export const TRADE_IN_PATH = '/cars/trade-in';

/** In the address of the valuation: the place that the visitor came from, and comes back to. */
export const RETURN_TO = 'returnTo';

/** First step of the valuation, as a link from a place of the shop. */
export function tradeInStart(from: string): string {
  return `${TRADE_IN_PATH}/1-fahrzeugdaten?${RETURN_TO}=${encodeURIComponent(from)}`;
}

/** Whether a path is one of the valuation's screens. */
export function isInTradeIn(pathname: string): boolean {
  return pathname.startsWith(`${TRADE_IN_PATH}/`);
}
