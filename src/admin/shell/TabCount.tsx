import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { formatNumber } from '../../lib/format';
import { titleOfPage } from '../../lib/page/titleOfPage';
import { useHost, useNow, usePlatform } from '../../state/shopContext';
import { dayInGermany } from '../../lib/dates/germanClock';
import { useAllowedPages } from '../allowedPages';
import { contractsQuery, tradeInsQuery } from '../links/queries';
import { COUNTED } from '../pendingCounts';
import { usePersonalMemory } from '../personalMemory';
import { dueCases } from '../links/dueCases';

/** Number of customers who wait before the title of the tab, where the page lets the shop change its head (rules/admin: count in the tab). */
export function TabCount() {
  const platform = usePlatform();
  const host = useHost();
  const allowed = useAllowedPages();
  const tradeIns = useQuery({ ...tradeInsQuery(platform), ...COUNTED, enabled: allowed.has('trade-ins') }).data ?? [];
  const contracts =
    useQuery({ ...contractsQuery(platform), ...COUNTED, enabled: allowed.has('sales-contracts') }).data ?? [];
  const work = useStore(usePersonalMemory().work);
  const count = dueCases(tradeIns, contracts, work, dayInGermany(useNow()()));
  useEffect(() => {
    if (count > 0) return host.showHead({ title: `(${formatNumber(count)}) ${titleOfPage()}` });
    return undefined;
  }, [host, count]);
  return null;
}
