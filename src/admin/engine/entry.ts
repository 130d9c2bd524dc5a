import type { ReactNode, ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../../api/platform';
import type { ResourceName } from '../../state/queries/queryClient';
import type { Choice } from '../../ui/fields/choice';

export interface Entry {
  id: string;
}

export interface RowCalls<Row> {
  list: (platform: Platform, signal?: AbortSignal) => Promise<Row[]>;
  /** @param row as it was when the user was asked: what others have added to it since stays */
  remove?: (platform: Platform, id: string, signal?: AbortSignal, row?: Row) => Promise<void>;
}

export interface ListFilter<Row> {
  /** Parameter name in the address: German, lower case. */
  id: string;
  label: string;
  options: readonly Choice[];
  valuesOf: (row: Row) => readonly string[];
}

/** View of a list ('Zu prüfen', 'Freigegeben', 'Alle') with its count. One is active; the last one contains all rows. */
export interface Segment<Row> {
  id: string;
  label: string;
  has: (row: Row) => boolean;
  order?: (one: Row, other: Row) => number;
  /** What a view of work says when all of it is done: 'Alles geprüft.' */
  done?: string;
}

/** The rows of a page as data: where they come from, their names, and how they are found. */
export interface Rows<Row extends Entry> {
  /** Of the query; a `ResourceName` where others read or reload these rows. */
  queryName: string;
  /** Further queries to invalidate after a change. */
  invalidates?: readonly ResourceName[];
  calls: RowCalls<Row>;
  /** Adds to the rows of a list what other lists know of them, each read once through the cache; a write reads its own rows alone. */
  complete?: (reading: Promise<Row[]>, platform: Platform, client: QueryClient) => Promise<Row[]>;
  nameOf: (row: Row) => string;
  /** Whether a row is listed (default: yes). */
  isShown?: (row: Row) => boolean;
  order?: (one: Row, other: Row) => number;
  /** Searched fields, for the label: 'Name, E-Mail, Telefon'. */
  searchedIn: string;
  searchTexts?: (row: Row) => readonly (string | undefined)[];
  /** Whether the search text stays out of the address, because names and e-mails would end up in history and statistics of the host. */
  isSearchPrivate?: boolean;
  /** Second line and further searched texts in the search over all pages; absent: not searched there. */
  hit?: (row: Row) => { note?: string; texts: readonly (string | undefined)[] };
  filters?: readonly ListFilter<Row>[];
  segments?: readonly Segment<Row>[];
  hasSelection?: boolean;
  /** Reason why an entry is read-only. It can still be opened. */
  lock?: (row: Row) => string | undefined;
}

export interface Removal<Row> {
  label: string;
  text: (row: Row) => ReactNode;
  /** Message afterwards (default: 'Gelöscht'). */
  done?: string;
  lock?: (row: Row, rows: readonly Row[]) => string | undefined;
  /** Whether a listed entry counts as deleted, such as a vehicle without its documents (default: it leaves the list). */
  isRemoved?: (row: Row) => boolean;
  /** Creates a deleted entry again, for the undo. */
  restore?: (platform: Platform, row: Row) => Promise<unknown>;
}

/**
 * Priority of a column: 1 always stands, the others leave from 4 on where the table is too narrow (`useFittingColumns`); cards show
 * 1 to 3. The sheet shows everything.
 */
type Priority = 1 | 2 | 3 | 4;

export interface Column<Row> {
  id: string;
  header: string;
  priority: Priority;
  text: (row: Row) => string | undefined;
  /** Decorative picture before the text. */
  picture?: (row: Row) => ReactElement | undefined;
  cell?: (row: Row) => ReactElement | undefined;
  note?: (row: Row) => string | undefined;
  /** Sortable by the text, or by the returned key. Rows without a value are last. */
  sort?: true | ((row: Row) => string | number | undefined);
  /** Yes or no: a check in a table, drawn even if no row has it; on a card a chip with the header. */
  mark?: (row: Row) => boolean;
  /** Says by itself what it is: a card shows no label. */
  isSentence?: true;
  /** Whether the column is right-aligned, as amounts are. */
  isEnd?: boolean;
  /** `false` for columns that are never exported (personal data beyond the purpose of the file). */
  isExported?: false;
}

export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

export interface CsvColumn<Row> {
  header: string;
  text: (row: Row) => string | number | undefined;
  /** Exported only if ticked: personal data that the list does not show. */
  isOptional?: boolean;
}

export function exportedColumns<Row>(
  columns: readonly Column<Row>[],
  csv: readonly CsvColumn<Row>[] = [],
  ticked: readonly string[] = [],
): readonly Pick<CsvColumn<Row>, 'header' | 'text'>[] {
  return [
    ...columns.filter(({ isExported }) => isExported ?? true),
    ...csv.filter(({ header, isOptional }) => !isOptional || ticked.includes(header)),
  ];
}
