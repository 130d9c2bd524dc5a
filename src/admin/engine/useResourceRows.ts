import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../state/shopContext';
import { useQueryFailure } from '../../state/useQueryFailure';
import type { Calls, Entry } from './resource';
import type { ResourceName } from '../../state/queryClient';

interface Listed<Row extends Entry, Write> {
  queryName: ResourceName;
  calls: Pick<Calls<Row, Write>, 'list'>;
  isShown?: (row: Row) => boolean;
  order?: (one: Row, other: Row) => number;
}

const NO_ROWS: readonly never[] = [];

/** The rows of a resource in its own order. What is old is read anew when the page is opened. */
export function useResourceRows<Row extends Entry, Write>({ queryName, calls, isShown, order }: Listed<Row, Write>) {
  const platform = usePlatform();
  const query = useQuery({
    queryKey: [queryName, 'admin'],
    queryFn: ({ signal }) => calls.list(platform, signal),
    staleTime: 0,
  });
  const { data } = query;
  const rows = useMemo(() => {
    if (data === undefined) return NO_ROWS;
    const shown = isShown ? data.filter(isShown) : [...data];
    return order ? shown.sort(order) : shown;
  }, [data, isShown, order]);
  return { query, rows, failure: useQueryFailure(query) };
}
