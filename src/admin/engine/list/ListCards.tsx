import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { classNames } from '../../../ui/classNames';
import { CellText } from './CellText';
import { EntryLink } from './EntryLink';
import { ListNote } from './ListNote';
import type { ListBodyProps } from './listTypes';
import { RowActions } from './RowActions';
import type { Entry } from '../resource';
import { SelectRow } from './selection';

/** List as cards on narrow screens. Not a restyled table: `display: block` would remove its semantics for screen readers. */
export function ListCards<Row extends Entry, Related>(props: ListBodyProps<Row, Related>) {
  const { resource, list, table, related, isReading, changedId, isNew } = props;
  const [name, ...others] = resource.columns;
  const facts = others.filter(({ priority }) => priority <= 3);
  const [isSelecting, setSelecting] = useState(false);
  const isSelectable = resource.hasSelection && (isSelecting || Object.values(table.selection).some(Boolean));
  return (
    <>
      {resource.hasSelection && !isSelectable ? (
        <Button size="small" variant="quiet" onClick={() => setSelecting(true)}>
          Auswählen
        </Button>
      ) : null}
      <ul className={classNames('list-cards', isReading && 'is-reading')} aria-label={resource.title}>
        {table.pageRows.map((row) => (
          <li key={row.id} className={classNames('list-card', changedId === row.id && 'is-changed')}>
            <div className="list-card__head">
              {isSelectable ? <SelectRow table={table} row={row} name={resource.nameOf(row)} /> : null}
              <h2 className="list-card__name">
                <EntryLink row={row} list={list}>
                  {name.cell?.(row, related) ?? <CellText text={name.text(row, related) ?? '–'} />}
                  {isNew(row) ? <span className="list-new">neu</span> : null}
                </EntryLink>
                <ListNote text={name.note?.(row, related)} />
              </h2>
            </div>
            <dl className="list-card__facts">
              {facts.map((column) => {
                const text = column.text(row, related);
                const cell = column.cell?.(row, related);
                if (cell === undefined && (text === undefined || text === '')) return null;
                return (
                  <div key={column.id} className="list-card__fact">
                    <dt>{column.header}</dt>
                    <dd>
                      {cell ?? <CellText text={text} />}
                      <ListNote text={column.note?.(row, related)} />
                    </dd>
                  </div>
                );
              })}
            </dl>
            <RowActions {...props} row={row} isCard />
          </li>
        ))}
      </ul>
    </>
  );
}
