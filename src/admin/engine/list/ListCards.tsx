import { classNames } from '../../../ui/classNames';
import { Badge } from '../../../ui/display/Badge';
import type { Entry } from '../entry';
import { CellContent } from './CellContent';
import { CardLinks, RowButtons, RowMenu, type ListBodyProps } from './RowActions';
import { SelectRow } from './selection';

/** On narrow screens. Not a restyled table: `display: block` removes its semantics. */
export function ListCards<Row extends Entry>({ list, actions }: ListBodyProps<Row>) {
  const { table, source, columns, seenColumns, page, isReading } = list.rows;
  const [name] = columns;
  const others = seenColumns.slice(1);
  const facts = others.filter(({ priority, mark }) => priority <= 3 && mark === undefined);
  const marksOf = (row: Row) => others.filter(({ mark }) => mark?.(row));
  return (
    <ul className={classNames('list-cards', isReading && 'is-reading')} aria-label={page.title}>
      {table.pageRows.map((row) => (
        <li key={row.id} className={classNames('list-card', list.deeds.after.changedId === row.id && 'is-changed')}>
          <div className="list-card__head">
            {source.hasSelection && table.isSelecting ? (
              <SelectRow table={table} row={row} name={source.nameOf(row)} />
            ) : null}
            <h2 className="list-card__name">
              <CellContent {...{ list, row }} column={name} isName />
            </h2>
            <div className="list-card__acts flex">
              <CardLinks {...{ row, actions }} />
              <RowMenu {...{ list, row, actions }} isCard />
            </div>
          </div>
          {marksOf(row).length === 0 ? null : (
            <p className="flex flex-wrap gap-4">
              {marksOf(row).map(({ id, header }) => (
                <Badge key={id}>{header}</Badge>
              ))}
            </p>
          )}
          <dl className="list-card__facts">
            {facts.map((column) =>
              column.cell?.(row) === undefined && (column.text(row) ?? '') === '' ? null : (
                <div
                  key={column.id}
                  className={classNames('list-card__fact contents', column.isSentence && 'is-sentence')}
                >
                  <dt>{column.header}</dt>
                  <dd>
                    <CellContent {...{ list, row, column }} />
                  </dd>
                </div>
              ),
            )}
          </dl>
          <div className="row-actions flex justify-end">
            <RowButtons {...{ row, actions }} isCard />
          </div>
        </li>
      ))}
    </ul>
  );
}
