import { asSchema } from '../lib/http/http';
import { tradeInSchema, type TradeIn } from '../domain/trade-in/tradeIn';
import type { Platform } from './platform';

/**
 * A valued trade-in by the code and e-mail that its owner was sent.
 *
 * @throws {HttpError} 'not-found' when there is none
 */
export function redeemTradeIn(
  platform: Platform,
  { code, email, vehicleDealerId }: { code: string; email: string; vehicleDealerId: string },
  signal?: AbortSignal,
): Promise<TradeIn> {
  return platform.http.request('GET', '/v2/trade-ins/redeem', {
    query: { code, email, vehicleDealerId },
    signal,
    read: asSchema(tradeInSchema),
  });
}
