import { ignoreBody } from '../../lib/http/http';
import { tradeInResultTypes, tradeInSchema, type TradeIn, type TradeInResult } from '../../domain/trade-in/tradeIn';
import type { Platform } from '../platform';
import { fetchAllPages } from './crud';

/** All trade-ins with their customers, 1,000 per page (rules/admin: how much is read). */
export function fetchTradeIns(platform: Platform, signal?: AbortSignal): Promise<TradeIn[]> {
  return fetchAllPages(platform, '/v2/trade-ins', tradeInSchema, {
    query: { pageNumber: 1, pageSize: 1000, isCustomerIncluded: true, vehicleDealerId: platform.adminId },
    signal,
    isAuthorized: true,
  });
}

/** Sets result and value (EUR). The result `normal` releases the trade-in, which is final (rules/admin: released trade-in). */
export function updateTradeIn(
  platform: Platform,
  id: string,
  { result, customerPrice }: { result: TradeInResult; customerPrice: number },
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('PUT', `/v2/trade-ins/${encodeURIComponent(id)}`, {
    body: { vehicleDealerId: platform.adminId, id, resultType: tradeInResultTypes.toWire(result), customerPrice },
    signal,
    isAuthorized: true,
    read: ignoreBody,
  });
}
