import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';
import { lazy } from '../../lib/lazy';
import { classNames } from '../classNames';
import css from './DataTable.css?inline';
import { IconButton } from '../actions/IconButton';
import { useStyles } from '../styles';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column<Row> {
  id: string;
  /** Shown as header; read only where `isHeaderHidden` (columns of buttons). */
  header: string;
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable: texts in German order, numbers by size, missing values last. */
  sortBy?: (row: Row) => string | number | undefined;
  align?: 'start' | 'end';
  /** Names the row for screen readers. */
  isRowHeader?: boolean;
}

interface DataTableProps<Row> {
  /** What the table holds; read first. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows on one page. */
  pageSize?: number;
  emptyText?: string;
}

interface Sorting {
  column: string;
  direction: 'ascending' | 'descending';
}

const german = lazy(() => new Intl.Collator('de-DE', { numeric: true }));

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === sorting?.column)?.sortBy;
  if (!sorting || !valueOf) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : german().compare(String(a), String(b)));
  });
}

/** Rows in pages of 7 with the footer 'shown / total' (storefront, generic pieces). Scrolls sideways where it is narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  useStyles(css, 'ui');
  const { caption, columns, rows, rowKey, pageSize = 7, emptyText = 'Keine Einträge gefunden.' } = props;
  const [sorting, setSorting] = useState<Sorting>();
  const [wantedPage, setPage] = useState(0);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  // Rows may have become fewer since the page was turned.
  const page = Math.min(wantedPage, pageCount - 1);
  const shown = sorted(rows, columns, sorting).slice(page * pageSize, (page + 1) * pageSize);

  const sortBy = (column: string) => {
    const isReversed = sorting?.column === column && sorting.direction === 'ascending';
    setSorting({ column, direction: isReversed ? 'descending' : 'ascending' });
    setPage(0);
  };

  return (
    <div className="data-table">
      <div className="data-table__scroll">
        <table className="data-table__table">
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Header key={column.id} column={column} sorting={sorting} onSort={sortBy} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => {
                  const className = classNames('data-table__cell', column.align === 'end' && 'is-end');
                  return column.isRowHeader ? (
                    <th key={column.id} scope="row" className={className}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} className={className}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 ? <p className="data-table__empty">{emptyText}</p> : null}
      <div className="data-table__foot">
        <p role="status">
          <VisuallyHidden>Angezeigte und alle Einträge: </VisuallyHidden>
          {shown.length} / {rows.length}
        </p>
        {pageCount > 1 ? (
          <div className="data-table__pages">
            <IconButton
              label="Vorherige Seite"
              icon={<ChevronLeft />}
              aria-disabled={page === 0}
              onClick={() => {
                setPage(Math.max(page - 1, 0));
              }}
            />
            <span>
              Seite {page + 1} von {pageCount}
            </span>
            <IconButton
              label="Nächste Seite"
              icon={<ChevronRight />}
              aria-disabled={page === pageCount - 1}
              onClick={() => {
                setPage(Math.min(page + 1, pageCount - 1));
              }}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: (column: string) => void;
}

function Header<Row>({ column, sorting, onSort }: HeaderProps<Row>) {
  const direction = sorting?.column === column.id ? sorting.direction : undefined;
  const className = classNames('data-table__head', column.align === 'end' && 'is-end');
  if (!column.sortBy) {
    return (
      <th scope="col" className={className}>
        {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="data-table__sort"
        onClick={() => {
          onSort(column.id);
        }}
      >
        {column.header}
        {direction === 'ascending' ? <ArrowUp /> : direction === 'descending' ? <ArrowDown /> : <ArrowUpDown />}
      </button>
    </th>
  );
}
