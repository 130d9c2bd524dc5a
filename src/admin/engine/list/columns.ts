import type { ReactElement } from 'react';

/**
 * Priority of a column: 1 is always shown, 2 from a list width of 640 px, 3 from 720, 4 from 960 (`useShownPriority`); cards show
 * 1 to 3. The sheet shows everything.
 */
export type Priority = 1 | 2 | 3 | 4;

export interface Column<Row> {
  /** Parameter value in the address. */
  id: string;
  header: string;
  priority: Priority;
  /** Text of a row: rendered, searched and exported. */
  text: (row: Row) => string | undefined;
  /** Rendered instead of the text. */
  cell?: (row: Row) => ReactElement | undefined;
  /** Second line, smaller. */
  note?: (row: Row) => string | undefined;
  /** Sortable by the text, or by the returned key. Rows without a value are last. */
  sort?: true | ((row: Row) => string | number | undefined);
  /** Whether the column is right-aligned, as amounts are. */
  isEnd?: boolean;
  /** `false` for columns that are never exported (personal data beyond the purpose of the file). */
  isExported?: false;
}

export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** Column of the export only. */
export interface CsvColumn<Row> {
  header: string;
  text: (row: Row) => string | number | undefined;
  /** Exported only if ticked: personal data that the list does not show. */
  isOptional?: boolean;
}

/** Columns of an export: list, export-only, and the ticked optional ones. */
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
