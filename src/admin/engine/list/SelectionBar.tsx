import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { ExportButton } from './export/ExportButton';
import type { Entry } from '../entry';
import { withRows } from './selection';
import type { ListDeeds } from './useListDeeds';
import type { ListRows } from './useListRows';

interface SelectionBarProps<Row extends Entry> {
  listed: ListRows<Row>;
  deeds: ListDeeds<Row>;
  onChange: ((rows: readonly Row[]) => void) | undefined;
}

/** The selection survives paging, sorting and search. */
export function SelectionBar<Row extends Entry>({ listed, deeds, onChange }: SelectionBarProps<Row>) {
  const { table, all, box } = listed;
  const { canRemove, lockOf, removal } = deeds;
  const selected = all.filter(({ id }) => table.selection[id]);
  const hidden = selected.length - table.hits.filter(({ id }) => table.selection[id]).length;
  const removable = selected.filter((row) => lockOf(row) === undefined);
  const locked = selected.length - removable.length;
  return (
    <div
      className="list-toolbar list-toolbar--selection flex flex-wrap items-start gap-8"
      role="group"
      aria-label="Auswahl"
    >
      <p className="font-600" role="status">
        {[
          `${formatNumber(selected.length)} ausgewählt`,
          ...(hidden === 0 ? [] : [`${hidden} davon nicht in der Ansicht`]),
          ...(locked === 0 || !canRemove ? [] : [`${locked} davon ohne Löschen`]),
        ].join(', ')}
      </p>
      {onChange === undefined ? null : (
        <Button icon={<Pencil />} onClick={() => onChange(selected)}>
          Ändern
        </Button>
      )}
      {canRemove ? (
        <Button
          icon={<Trash2 />}
          aria-disabled={removable.length === 0 || undefined}
          onClick={() => removable.length > 0 && removal.ask(removable)}
        >
          Löschen
        </Button>
      ) : null}
      <ExportButton listed={listed} rows={selected} />
      {selected.length < table.hits.length ? (
        <Button
          variant="quiet"
          onClick={() =>
            table.setSelection((selection) =>
              withRows(
                selection,
                table.hits.map(({ id }) => id),
                true,
              ),
            )
          }
        >
          {`Alle ${formatNumber(table.hits.length)} Treffer auswählen`}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        onClick={() => {
          table.setSelection(() => ({}));
          box.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
        }}
      >
        Auswahl aufheben
      </Button>
    </div>
  );
}
