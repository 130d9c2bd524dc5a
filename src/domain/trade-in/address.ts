import { hrefOf } from '../addresses';
import { RETURN_PARAMETER } from '../queryParameters';

/** Link to the first step of the valuation. @param from path to return to */
export function tradeInStart(from: string): string {
  return `${hrefOf('tradeIn', { step: '1-fahrzeugdaten' })}?${RETURN_PARAMETER}=${encodeURIComponent(from)}`;
}
