import { useRef } from 'react';
import { ChoiceInput } from '../../../ui/fields/ChoiceInput';
import type { Entry } from '../entry';
import type { TableState, Selection } from './useListTable';

export function withRows(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  const others = Object.entries(selection).filter(([id]) => !ids.includes(id));
  return Object.fromEntries([...others, ...(isChosen ? ids.map((id) => [id, true] as const) : [])]);
}

/** Shift also selects up to the nearest selected row above. */
export function SelectRow<Row extends Entry>({ table, row, name }: { table: TableState<Row>; row: Row; name: string }) {
  const isRange = useRef(false);
  return (
    <span className="list-select grid place-items-center w-44 h-44 cursor-pointer">
      <ChoiceInput
        type="checkbox"
        aria-label={`„${name}“ auswählen`}
        checked={table.selection[row.id] ?? false}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={({ currentTarget }) => {
          const isChosen = currentTarget.checked;
          const ids = isRange.current ? rangeUpTo(table, row.id) : [row.id];
          table.setSelection((selection) => withRows(selection, ids, isChosen));
        }}
      />
    </span>
  );
}

function rangeUpTo<Row extends Entry>({ pageRows, selection }: TableState<Row>, id: string): string[] {
  const ids = pageRows.map((row) => row.id);
  const end = ids.indexOf(id);
  const start = ids.slice(0, end).findLastIndex((each) => selection[each]);
  return ids.slice(Math.max(0, start), end + 1);
}

export function SelectPage<Row extends Entry>({ table }: { table: TableState<Row> }) {
  const ids = table.pageRows.map(({ id }) => id);
  const chosen = ids.filter((id) => table.selection[id]).length;
  return (
    <span className="list-select grid place-items-center w-44 h-44 cursor-pointer">
      <ChoiceInput
        type="checkbox"
        aria-label="Alle auf dieser Seite auswählen"
        checked={chosen === ids.length && ids.length > 0}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
        }}
        onChange={({ currentTarget }) => {
          const isChosen = currentTarget.checked;
          table.setSelection((selection) => withRows(selection, ids, isChosen));
        }}
      />
    </span>
  );
}
