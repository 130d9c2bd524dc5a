import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasDeliveryProblem } from '../domain/dealer/salesContract';
import { isTradeInToCheck } from '../domain/trade-in/tradeIn';
import { formatNumber } from '../lib/format';
import { usePlatform } from '../state/shopContext';
import type { Entry } from './engine/entry';
import { unreadableQuery, unreadableText } from './engine/list/rowsQuery';
import { CONTRACTS, contractsQuery, TRADE_INS, tradeInsQuery } from './links/queries';
import { settingsAddress, type WaitingProps } from './page';
import { usePersonalMemory } from './personalMemory';

/** Once a minute while the tab is visible, and when it comes back (rules/admin: counts that follow). */
export const COUNTED = { staleTime: 60_000, refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

export function PendingTradeIns(props: WaitingProps) {
  const platform = usePlatform();
  const { data } = useQuery({ ...tradeInsQuery(platform), ...COUNTED });
  return (
    <CountRows
      {...props}
      page="trade-ins"
      view="zu-pruefen"
      unreadable={useQuery({ ...unreadableQuery(TRADE_INS, platform), enabled: false }).data}
      rows={data}
      isCounted={isTradeInToCheck}
      meaning="zu prüfen"
    />
  );
}

/** Number of contracts whose invitation to sign was not delivered. */
export function PendingContracts(props: WaitingProps) {
  const platform = usePlatform();
  const { data } = useQuery({ ...contractsQuery(platform), ...COUNTED });
  return (
    <CountRows
      {...props}
      page="sales-contracts"
      view="nicht-zugestellt"
      unreadable={useQuery({ ...unreadableQuery(CONTRACTS, platform), enabled: false }).data}
      rows={data}
      isCounted={hasDeliveryProblem}
      meaning="nicht zugestellt"
    />
  );
}

interface CountRowsProps<Row extends Entry> extends WaitingProps {
  page: string;
  view: string;
  /** All rows of the list; `undefined` while loading. */
  rows: readonly Row[] | undefined;
  unreadable: readonly string[] | undefined;
  isCounted: (row: Row) => boolean;
  meaning: string;
}

const NO_ROWS: readonly never[] = [];

function CountRows<Row extends Entry>(props: CountRowsProps<Row>) {
  const { page, view, rows, unreadable = NO_ROWS, isCounted, meaning, children } = props;
  const { seenRows } = usePersonalMemory();
  const before = useStore(seenRows, (byPage) => byPage[page]);
  const isOpen = useLocation().pathname === settingsAddress({ page });
  useEffect(() => {
    if (rows === undefined || (seenRows.getState()[page] !== undefined && !isOpen)) return;
    seenRows.setState({ [page]: new Set(rows.map(({ id }) => id)) });
  }, [seenRows, page, rows, isOpen]);
  const pending = (rows ?? NO_ROWS).filter(isCounted);
  const fresh = before === undefined || isOpen ? 0 : pending.filter(({ id }) => !before.has(id)).length;
  return children(
    <>
      <Count count={pending.length} fresh={fresh} meaning={meaning} />
      {unreadable.length === 0 ? null : (
        <span className="admin-sidebar__count" title={unreadableText(unreadable)}>
          <span aria-hidden="true">+ ?</span>
          <span className="visually-hidden">{` ${formatNumber(unreadable.length)} nicht lesbar`}</span>
        </span>
      )}
    </>,
    pending.length === 0 ? '' : `ansicht=${view}`,
  );
}

interface CountProps {
  count: number;
  fresh?: number;
  meaning: string;
}

/** Badge of a menu entry with the number of pending tasks; nothing for 0. */
export function Count({ count, fresh = 0, meaning }: CountProps) {
  if (count === 0) return null;
  return (
    <>
      {fresh === 0 ? null : (
        <span className="text-accent-text text-12 font-600 whitespace-nowrap">{`${formatNumber(fresh)} neu`}</span>
      )}
      <span className="admin-sidebar__count" title={`${formatNumber(count)} ${meaning}`}>
        <span>{formatNumber(count)}</span>
        <span className="visually-hidden">{` ${meaning}`}</span>
      </span>
    </>
  );
}
