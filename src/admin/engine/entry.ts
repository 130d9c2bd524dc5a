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
  /** @param row as when the user was asked: later additions of others stay */
  remove?: (platform: Platform, id: string, signal?: AbortSignal, row?: Row) => Promise<void>;
}

export interface ListFilter<Row> {
  /** In the address: German, lower case. */
  id: string;
  label: string;
  options: readonly Choice[] | ((rows: readonly Row[]) => readonly Choice[]);
  valuesOf: (row: Row) => readonly string[];
}

/** View of a list ('Zu prüfen', 'Freigegeben', 'Alle'). One is active; the last has all rows. */
export interface Segment<Row> {
  id: string;
  label: string;
  has: (row: Row) => boolean;
  order?: (one: Row, other: Row) => number;
  /** When all is done: 'Alles geprüft.' */
  done?: string;
}

export interface Rows<Row extends Entry> {
  /** A `ResourceName` where others read or reload these rows. */
  queryName: string;
  /** Invalidated after a change. */
  invalidates?: readonly ResourceName[];
  calls: RowCalls<Row>;
  /** Adds what other lists know, each read once through the cache; a write reads only its own rows. */
  complete?: (reading: Promise<Row[]>, platform: Platform, client: QueryClient) => Promise<Row[]>;
  nameOf: (row: Row) => string;
  /** Default: yes. */
  isShown?: (row: Row) => boolean;
  order?: (one: Row, other: Row) => number;
  /** For the label: 'Name, E-Mail, Telefon'. */
  searchedIn: string;
  searchTexts?: (row: Row) => readonly (string | undefined)[];
  /** Names and e-mails would reach history and statistics of the host. */
  isSearchPrivate?: boolean;
  /** Second line and further texts in the search over all pages; absent: not searched there. */
  hit?: (row: Row) => { note?: string; texts: readonly (string | undefined)[] };
  filters?: readonly ListFilter<Row>[];
  segments?: readonly Segment<Row>[];
  hasSelection?: boolean;
  /** Why it is read-only; it can still be opened. */
  lock?: (row: Row) => string | undefined;
}

export interface Removal<Row> {
  label: string;
  text: (row: Row) => ReactNode;
  /** Message afterwards (default: 'Gelöscht'). */
  done?: string;
  lock?: (row: Row, rows: readonly Row[]) => string | undefined;
  /** Counts as deleted while listed, such as a vehicle without its documents (default: it leaves the list). */
  isRemoved?: (row: Row) => boolean;
  restore?: (platform: Platform, row: Row) => Promise<unknown>;
}

/** 1 always stands; from 4 on columns leave a table too narrow (`useFittingColumns`). Cards show 1 to 3, the sheet all. */
type Priority = 1 | 2 | 3 | 4;

export interface Column<Row> {
  id: string;
  header: string;
  priority: Priority;
  text: (row: Row) => string | undefined;
  /** Decorative. */
  picture?: (row: Row) => ReactElement | undefined;
  cell?: (row: Row) => ReactElement | undefined;
  note?: (row: Row) => string | undefined;
  /** By the text, or the returned key. Rows without a value are last. */
  sort?: true | ((row: Row) => string | number | undefined);
  /** A check in a table, even if no row has it; on a card a chip with the header. */
  mark?: (row: Row) => boolean;
  /** Needs no label on a card. */
  isSentence?: true;
  /** The pressed view says it already, where all of its rows say the same. */
  isSaidByView?: true;
  /** Right-aligned, as amounts. */
  isEnd?: boolean;
  /** Never exported: personal data beyond the purpose of the file. */
  isExported?: false;
}

export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

export interface CsvColumn<Row> {
  header: string;
  text: (row: Row) => string | number | undefined;
  /** Only if ticked: personal data not in the list. */
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
