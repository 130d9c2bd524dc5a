import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchSalesContracts } from '../api/admin/salesContracts';
import { fetchTradeIns } from '../api/admin/tradeIns';
import type { Platform } from '../api/platform';
import { hasDeliveryProblem, listedContracts } from '../domain/dealer/salesContract';
import { formatNumber } from '../lib/format';
import { usePlatform } from '../state/shopContext';

/** Refetch interval of the counts in the menu, ms; an opened list refetches by itself. */
const STALE_MS = 300_000;

/** Query of the listed contracts, shared by list, menu and the dialogs about a customer. */
export function contractsQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['sales-contracts', 'admin'],
    queryFn: async ({ signal }) => listedContracts(await fetchSalesContracts(platform, signal)),
    staleTime: STALE_MS,
  });
}

/** Number of trade-ins to be checked. */
export function PendingTradeIns() {
  const platform = usePlatform();
  const { data = [] } = useQuery({
    queryKey: ['trade-ins', 'admin'],
    queryFn: ({ signal }) => fetchTradeIns(platform, signal),
    staleTime: STALE_MS,
  });
  const count = data.filter(({ calculationResultType: type }) => type === 'nonDigital').length;
  return <Count count={count} meaning="zu prüfen" />;
}

/** Number of contracts whose invitation to sign was not delivered. */
export function PendingContracts() {
  const { data = [] } = useQuery(contractsQuery(usePlatform()));
  return <Count count={data.filter(hasDeliveryProblem).length} meaning="nicht zugestellt" />;
}

/** Badge of a menu entry with the number of pending tasks; nothing for 0. */
export function Count({ count, meaning }: { count: number; meaning: string }) {
  if (count === 0) return null;
  return (
    <span className="admin-sidebar__count" title={`${formatNumber(count)} ${meaning}`}>
      {formatNumber(count)}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
