import { hrefOf } from '../addresses';
import { RETURN_PARAMETER } from '../queryParameters';

/** First step of the valuation, as a link from a place of the shop. */
export function tradeInStart(from: string): string {
  return `${hrefOf('tradeIn', { step: '1-fahrzeugdaten' })}?${RETURN_PARAMETER}=${encodeURIComponent(from)}`;
}
