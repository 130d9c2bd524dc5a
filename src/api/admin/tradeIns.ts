import { listOf } from '../../lib/schema';
import { tradeInResultTypes, tradeInSchema, type TradeIn, type TradeInResult } from '../../domain/trade-in/tradeIn';
import { ask, call } from '../call';
import type { Platform } from '../platform';
import { fetchAllPages } from './crud';

export const tradeInsCall = call('GET', '/v2/trade-ins', {
  query: ['pageNumber', 'pageSize', 'isCustomerIncluded', 'vehicleDealerId'],
  answer: listOf(tradeInSchema),
  isAuthorized: true,
  isPaged: true,
});
export const updateTradeInCall = call('PUT', '/v2/trade-ins/{id}', { sends: 'tradeInBody', isAuthorized: true });

/** With their customers, 1,000 per page. */
export function fetchTradeIns(platform: Platform, signal?: AbortSignal): Promise<TradeIn[]> {
  return fetchAllPages(platform, tradeInsCall, {
    query: { pageNumber: 1, pageSize: 1000, isCustomerIncluded: true, vehicleDealerId: platform.adminId },
    signal,
  });
}

/** Value in EUR. The result `normal` releases the trade-in, which is final. */
export function updateTradeIn(
  platform: Platform,
  id: string,
  { result, customerPrice }: { result: TradeInResult; customerPrice: number },
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, updateTradeInCall, {
    parts: { id },
    body: { vehicleDealerId: platform.adminId, id, resultType: tradeInResultTypes.toWire(result), customerPrice },
    signal,
  });
}
