import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useMemo, useRef, type MouseEvent } from 'react';
import { classNames } from '../../../ui/classNames';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import type { Entry, Column } from '../entry';
import { unbrokenParts } from '../Hyphenated';
import { CellContent } from './CellContent';
import { nextSort } from './listAddress';
import { useFittingColumns } from './listWidth';
import { RowButtons, RowMenu, type ListBodyProps } from './RowActions';
import { SelectPage, SelectRow } from './selection';

const isFigure = (text: string | undefined) => text !== undefined && /^[\d\s.,:+€%/()-]+$/.test(text);

const LONG_PART = 14;
const hasShortParts = (text = '') => unbrokenParts(text).every((part) => part.length <= LONG_PART);

/** Rows have room for words, px. */
const WIDE = 900;

const PRESSABLE = 'a, button, input, label, select';

/** A press anywhere in a row opens its entry. */
export function ListTable<Row extends Entry>({ list, actions }: ListBodyProps<Row>) {
  const { state, change, table, source, all, seenColumns: declared, page, isReading } = list.rows;
  const { changedId } = list.deeds.after;
  const filled = useMemo(
    () =>
      declared.filter(
        ({ text, cell, mark }, at) =>
          at === 0 || cell !== undefined || mark !== undefined || all.some((row) => (text(row) ?? '') !== ''),
      ),
    [declared, all],
  );
  /** Width of the box: what stands above the rows wraps by it. */
  const measuredAt = useRef(0);
  const { columns, dropped, isTight, box } = useFittingColumns(filled, table.pageRows, (element) => {
    const width = element.parentElement?.clientWidth ?? 0;
    if (width !== measuredAt.current) list.rows.measureRows(element);
    measuredAt.current = width;
  });
  const isWide = useIsAtLeast(WIDE);
  const press = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    // Selecting text opens nothing.
    if (isOnControl || (getSelection()?.toString() ?? '') !== '') return;
    list.entry.open(row.id);
  };
  return (
    <div className={classNames('list-table', isReading && 'is-reading', isTight && 'is-tight')} ref={box}>
      <div className="list-table__ruler" />
      <table>
        <caption>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {source.hasSelection ? (
              <th scope="col" className="list-table__select">
                <SelectPage table={table} />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                sort={state.sort}
                onSort={() => change({ sort: nextSort(state.sort, column.id), page: 1 })}
              />
            ))}
            <th scope="col" className="list-table__actions">
              <VisuallyHidden>Aktionen</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.pageRows.map((row) => (
            // No role, no tab stop: keyboard and screen readers use the row's link.

            <tr key={row.id} className={classNames(changedId === row.id && 'is-changed')} onClick={press(row)}>
              {source.hasSelection ? (
                <td className="list-table__select">
                  <SelectRow table={table} row={row} name={source.nameOf(row)} />
                </td>
              ) : null}
              {columns.map((column, at) => {
                const text = column.text(row);
                return (
                  <td
                    key={column.id}
                    className={classNames(
                      column.isEnd && 'is-end',
                      column.mark && 'is-mark',
                      at === 0 && 'is-name',
                      isFigure(text) && 'is-figure',
                      hasShortParts(text) && 'is-whole',
                    )}
                  >
                    <CellContent {...{ list, row, column }} isName={at === 0} />
                  </td>
                );
              })}
              <td className="list-table__actions">
                <div className="row-actions flex justify-end">
                  <RowButtons {...{ row, actions, isWide }} />
                  <RowMenu {...{ list, row, actions }} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {dropped.length === 0 ? null : (
        <p className="list-note">{`In einem breiteren Fenster auch: ${dropped.map(({ header }) => header).join(', ')}`}</p>
      )}
    </div>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface HeadProps<Row> {
  column: Column<Row>;
  sort: { id: string; isDescending: boolean } | undefined;
  onSort: () => void;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { id, header, isEnd, mark } = column;
  const className = classNames(isEnd && 'is-end', mark && 'is-mark');
  if (column.sort === undefined)
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  const direction = sort?.id === id ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  const Icon = sortIcons[direction ?? 'none'];
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className="list-table__sort" onClick={onSort}>
        <span>{header}</span>
        <Icon />
      </button>
    </th>
  );
}
