import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { MouseEvent } from 'react';
import { classNames } from '../../../ui/classNames';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { CellText } from './CellText';
import { EntryLink } from './EntryLink';
import { ListNote } from './ListNote';
import { nextSort } from './listAddress';
import type { ListBodyProps } from './listTypes';
import { useShownPriority } from './listWidth';
import { RowActions } from './RowActions';
import type { Column, Entry } from '../resource';
import { SelectPage, SelectRow } from './selection';

/** Whether a text is a day, an amount or a phone number, which must not wrap. */
const isFigure = (text: string | undefined) => text !== undefined && /^[\d\s.,:+€%/()-]+$/.test(text);

/** Maximum length of a word that must not be broken, letters. */
const LONG_WORD = 14;
const hasShortWords = (text = '') => text.split(/[\s@-]/).every((word) => word.length <= LONG_WORD);

const PRESSABLE = 'a, button, input, label, select';

/** List as a table. A click anywhere in a row opens its entry, like its link. */
export function ListTable<Row extends Entry, Related>(props: ListBodyProps<Row, Related>) {
  const { resource, list, table, related, isReading, changedId, isNew } = props;
  const { state, change, open } = list;
  const lowestPriority = useShownPriority();
  const columns = resource.columns.filter(({ priority }) => priority <= lowestPriority);
  const press = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    // Selecting text does not open the entry.
    if (isOnControl || (getSelection()?.toString() ?? '') !== '') return;
    open(row.id);
  };
  return (
    <div className={classNames('list-table', isReading && 'is-reading')}>
      <table>
        <caption>
          <VisuallyHidden>{resource.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {resource.hasSelection ? (
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
              {resource.hasSelection ? (
                <td className="list-table__select">
                  <SelectRow table={table} row={row} name={resource.nameOf(row)} />
                </td>
              ) : null}
              {columns.map((column, at) => {
                const text = column.text(row, related);
                const content = column.cell?.(row, related);
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
                    {at === 0 ? (
                      <EntryLink row={row} list={list}>
                        {content ?? <CellText text={text ?? '–'} />}
                        {isNew(row) ? <span className="list-new">neu</span> : null}
                      </EntryLink>
                    ) : (
                      (content ?? <CellText text={text} />)
                    )}
                    <ListNote text={column.note?.(row, related)} />
                  </td>
                );
              })}
              <td className="list-table__actions">
                <RowActions {...props} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface HeadProps<Row, Related> {
  column: Column<Row, Related>;
  sort: { id: string; isDescending: boolean } | undefined;
  onSort: () => void;
}

function Head<Row, Related>({ column, sort, onSort }: HeadProps<Row, Related>) {
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
