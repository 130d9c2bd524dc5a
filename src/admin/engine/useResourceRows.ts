import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Platform } from '../../api/platform';
import { idle } from '../../lib/whenIdle';
import type { ResourceName } from '../../state/queryClient';
import { usePlatform } from '../../state/shopContext';
import { useQueryFailure } from '../../state/useQueryFailure';
import type { DerivedRows } from './derivedRows';
import type { Calls, Entry } from './resource';

interface Listed<Row extends Entry, Write> {
  queryName: ResourceName;
  calls: Pick<Calls<Row, Write>, 'list'>;
  order?: (one: Row, other: Row) => number;
}

const NO_ROWS: readonly never[] = [];

/** So long an answer is new: one that was asked for with the press on the menu is not asked for once more by its page. ms */
const NEW_MS = 1000;

/** The first rows of a long list that comes in its order, while the others are still being read. */
const firstRows = <Row extends Entry>(queryName: ResourceName) =>
  queryOptions<Row[]>({ queryKey: [queryName, 'admin', 'first'], queryFn: skipToken });

/** The rows of a resource, as its page and the menu ask for them. */
export function rowsQuery<Row extends Entry, Write>(
  { queryName, calls, order }: Pick<Listed<Row, Write>, 'queryName' | 'calls' | 'order'>,
  platform: Platform,
) {
  return queryOptions({
    queryKey: [queryName, 'admin'],
    queryFn: async ({ client, queryKey, signal }) => {
      // Rows that are there are drawn first.
      if (client.getQueryData(queryKey) !== undefined) await idle();
      const { queryKey: firstKey } = firstRows<Row>(queryName);
      const onFirst = (rows: Row[]) => void client.setQueryData(firstKey, rows);
      return calls.list(platform, signal, order === undefined ? onFirst : undefined);
    },
    staleTime: NEW_MS,
  });
}

/**
 * The rows of a resource in its own order. What is old is read anew when the page is opened. A long list that comes in its order has
 * its first rows (`isPartial`) before all are read.
 */
export function useResourceRows<Row extends Entry, Write>(resource: Listed<Row, Write>, { shown }: DerivedRows<Row>) {
  const { queryName } = resource;
  const query = useQuery(rowsQuery(resource, usePlatform()));
  const { data: first } = useQuery(firstRows<Row>(queryName));
  const isPartial = query.isPending && first !== undefined;
  const data = isPartial ? first : query.data;
  const rows = shown(data ?? NO_ROWS);
  return { query, rows, isPartial, failure: useQueryFailure(query) };
}
