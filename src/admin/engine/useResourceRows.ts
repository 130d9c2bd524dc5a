import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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

/**
 * The rows of a resource in its own order. What is old is read anew when the page is opened. A long list that comes in its order has
 * its first rows (`isPartial`) before all are read.
 */
export function useResourceRows<Row extends Entry, Write>({ queryName, calls, isShown, order }: Listed<Row, Write>) {
  const platform = usePlatform();
  const [first, setFirst] = useState<readonly Row[]>();
  const query = useQuery({
    queryKey: [queryName, 'admin'],
    queryFn: ({ signal }) => calls.list(platform, signal, order === undefined ? setFirst : undefined),
    staleTime: 0,
  });
  const isPartial = query.isPending && first !== undefined;
  const data = isPartial ? first : query.data;
  const rows = useMemo(() => {
    if (data === undefined) return NO_ROWS;
    const shown = isShown ? data.filter(isShown) : [...data];
    return order ? shown.sort(order) : shown;
  }, [data, isShown, order]);
  return { query, rows, isPartial, failure: useQueryFailure(query) };
}
