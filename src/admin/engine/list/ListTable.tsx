import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { MouseEvent } from 'react';
import { classNames } from '../../../ui/classNames';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import type { Entry } from '../entry';
import { CellContent } from './CellContent';
import type { Column } from './columns';
import { nextSort } from './listAddress';
import { useShownPriority } from './listWidth';
import { RowActions, type ListBodyProps } from './RowActions';
import { SelectPage, SelectRow } from './selection';

/** Whether a text is a day, an amount or a phone number, which must not wrap. */
const isFigure = (text: string | undefined) => text !== undefined && /^[\d\s.,:+€%/()-]+$/.test(text);

/** Maximum length of a word that must not be broken, letters. */
const LONG_WORD = 14;
const hasShortWords = (text = '') => text.split(/[\s@-]/).every((word) => word.length <= LONG_WORD);

const PRESSABLE = 'a, button, input, label, select';

/** List as a table. A click anywhere in a row opens its entry, like its link. */
export function ListTable<Row extends Entry>({ list, actions }: ListBodyProps<Row>) {
  const { state, change, open, table, source } = list;
  const { changedId } = list.after;
  const lowestPriority = useShownPriority();
  const columns = list.options.columns.filter(({ priority }) => priority <= lowestPriority);
  const press = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    // Selecting text does not open the entry.
    if (isOnControl || (getSelection()?.toString() ?? '') !== '') return;
    open(row.id);
  };
  return (
    <div className={classNames('list-table', list.isReading && 'is-reading')}>
      <table>
        <caption>
          <VisuallyHidden>{list.page.title}</VisuallyHidden>
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
            // No role and no tab stop: keyboard and screen readers use the link of the row.

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
                      at === 0 && 'is-name',
                      isFigure(text) && 'is-figure',
                      hasShortWords(text) && 'is-whole',
                    )}
                  >
                    <CellContent {...{ list, row, column }} isName={at === 0} />
                  </td>
                );
              })}
              <td className="list-table__actions">
                <RowActions {...{ list, row, actions }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
  const { id, header, isEnd } = column;
  const className = classNames(isEnd && 'is-end');
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
