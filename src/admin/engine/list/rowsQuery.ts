import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Platform } from '../../../api/platform';
import { formatNumber } from '../../../lib/format';
import { unreadableOf } from '../../../lib/schema';
import type { Entry, Rows } from '../entry';

type Source<Row extends Entry> = Pick<Rows<Row>, 'queryName' | 'complete'> & {
  calls: Pick<Rows<Row>['calls'], 'list'>;
};

interface ReadRows<Row> {
  rows: Row[];
  unreadable: readonly string[];
}

function readQuery<Row extends Entry, Part>(
  { queryName, calls, complete }: Source<Row>,
  platform: Platform,
  select: (read: ReadRows<Row>) => Part,
) {
  return queryOptions({
    queryKey: [queryName, 'admin'],
    queryFn: async ({ signal, client }): Promise<ReadRows<Row>> => {
      const reading = calls.list(platform, signal);
      const rows = await (complete?.(reading, platform, client) ?? reading);
      return { rows, unreadable: unreadableOf(rows) };
    },
    select,
  });
}

const rowsOf = <Row>({ rows }: ReadRows<Row>) => rows;
const unreadableIn = ({ unreadable }: ReadRows<unknown>) => unreadable;

export const rowsQuery = <Row extends Entry>(source: Source<Row>, platform: Platform) =>
  readQuery<Row, Row[]>(source, platform, rowsOf);

/** What could not be read: no list or count may look complete without it (rules/admin: unreadable entries). */
export const unreadableQuery = <Row extends Entry>(source: Source<Row>, platform: Platform) =>
  readQuery<Row, readonly string[]>(source, platform, unreadableIn);

/** Reads resources again, also for screens of visitors. */
export const reloadRows = (client: QueryClient, ...names: readonly string[]): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== undefined && names.includes(name) });

export const TELL_THE_PLATFORM = 'Bitte melden Sie das der Plattform.';

const NAMED = 5;

export function unreadableText(names: readonly string[] | undefined = []): string | undefined {
  if (names.length === 0) return undefined;
  const rest = names.length - NAMED;
  const list = [...names.slice(0, NAMED), ...(rest > 0 ? [`und ${formatNumber(rest)} weitere`] : [])].join(', ');
  return `${names.length === 1 ? '1 Eintrag ist' : `${formatNumber(names.length)} Einträge sind`} nicht lesbar (${list})`;
}
