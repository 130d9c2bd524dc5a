import { queryOptions } from '@tanstack/react-query';
import type { Platform } from '../../../api/platform';
import type { ResourceName } from '../../../state/queryClient';
import type { Entry, RowCalls } from '../entry';

/** Query of all rows of a resource, shared by its list, the counts of the menu, 'Heute' and the search. */
export function rowsQuery<Row extends Entry>(
  { queryName, calls }: { queryName: ResourceName; calls: Pick<RowCalls<Row>, 'list'> },
  platform: Platform,
) {
  return queryOptions({
    queryKey: [queryName, 'admin'],
    queryFn: ({ signal, client }) => calls.list(platform, signal, client),
  });
}
