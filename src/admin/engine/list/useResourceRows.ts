import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/useQueryFailure';
import type { Entry, Resource } from '../resource';
import { rowsQuery } from './rowsQuery';

const NO_ROWS: readonly never[] = [];

/** Rows of a resource in its own order, refetched whenever its page opens. */
export function useResourceRows<Row extends Entry, Related>({
  queryName,
  calls,
  isShown,
  order,
}: Pick<Resource<Row, never, never, Related>, 'queryName' | 'calls' | 'isShown' | 'order'>) {
  const platform = usePlatform();
  const query = useQuery({ ...rowsQuery({ queryName, calls }, platform), staleTime: 0 });
  const { data = NO_ROWS } = query;
  const rows = useMemo(() => {
    const shown = isShown ? data.filter(isShown) : data;
    return order ? [...shown].sort(order) : shown;
  }, [data, isShown, order]);
  return { query, rows, failure: useQueryFailure(query) };
}
