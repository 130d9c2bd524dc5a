import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { ExportButton } from '../export/ExportButton';
import type { ListParts } from './listTypes';
import type { Entry } from '../resource';
import { withRows } from './selection';

type SelectionBarProps<Row extends Entry, Related> = Pick<
  ListParts<Row, Related>,
  'resource' | 'table' | 'rows' | 'related' | 'canRemove' | 'lockOf'
> & {
  onRemove: (rows: readonly Row[]) => void;
  onClear: () => void;
  /** Opens the change of the selected rows; absent where there is none. */
  onChange: ((rows: readonly Row[]) => void) | undefined;
};

/** Toolbar while rows are selected, with the number of selected rows. The selection survives paging, sorting and search. */
export function SelectionBar<Row extends Entry, Related>(props: SelectionBarProps<Row, Related>) {
  const { resource, table, rows, related, canRemove, lockOf, onRemove, onClear, onChange } = props;
  const selected = rows.filter(({ id }) => table.selection[id]);
  const hidden = selected.length - table.hits.filter(({ id }) => table.selection[id]).length;
  const removable = selected.filter((row) => lockOf(row) === undefined);
  const locked = selected.length - removable.length;
  return (
    <div className="list-toolbar list-toolbar--selection" role="group" aria-label="Auswahl">
      <p className="list-toolbar__selected" role="status">
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
          onClick={() => removable.length > 0 && onRemove(removable)}
        >
          Löschen
        </Button>
      ) : null}
      <ExportButton resource={resource} rows={selected} related={related} />
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
      <Button variant="quiet" onClick={onClear}>
        Auswahl aufheben
      </Button>
    </div>
  );
}
