import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchSalesContracts } from '../api/admin/salesContracts';
import { fetchTradeIns } from '../api/admin/tradeIns';
import type { Platform } from '../api/platform';
import { hasDeliveryProblem, listedContracts } from '../domain/dealer/salesContract';
import { formatNumber } from '../lib/format';
import { usePlatform } from '../state/shopContext';

/** The menu counts anew after so long, ms; a list that is opened brings its own newer answer. */
const STALE_MS = 300_000;

/** Contracts as their page lists them: the same answer serves list, menu and the questions about a customer. */
export function contractsQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['sales-contracts', 'admin'],
    queryFn: async ({ signal }) => listedContracts(await fetchSalesContracts(platform, signal)),
    staleTime: STALE_MS,
  });
}

/** How many trade-ins wait for a decision. */
export function WaitingTradeIns() {
  const platform = usePlatform();
  const { data = [] } = useQuery({
    queryKey: ['trade-ins', 'admin'],
    queryFn: ({ signal }) => fetchTradeIns(platform, signal),
    staleTime: STALE_MS,
  });
  const count = data.filter(({ calculationResultType: type }) => type === 'nonDigital').length;
  return <Count count={count} meaning="zu prüfen" />;
}

/** How many contracts did not reach who is to sign them. */
export function WaitingContracts() {
  const { data = [] } = useQuery(contractsQuery(usePlatform()));
  return <Count count={data.filter(hasDeliveryProblem).length} meaning="nicht zugestellt" />;
}

/** A number beside an entry of the menu: work that waits, never mere size. */
export function Count({ count, meaning }: { count: number; meaning: string }) {
  if (count === 0) return null;
  return (
    <span className="admin-sidebar__count" title={`${formatNumber(count)} ${meaning}`}>
      {formatNumber(count)}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
