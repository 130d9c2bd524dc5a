import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ListChecks from 'lucide-react/icons/list-checks';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { CheckList } from '../../../ui/fields/CheckList';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Entry } from '../entry';
import type { FilterChoices } from './useFilteredRows';
import type { ListRows } from './useListRows';

interface MobileFilterProps<Row extends Entry> {
  listed: ListRows<Row>;
  filters: readonly FilterChoices[];
  choose: (id: string, values: readonly string[]) => void;
  onReset: () => void;
}

export function MobileFilterSheets<Row extends Entry>({ listed, filters, choose, onReset }: MobileFilterProps<Row>) {
  const { state, change, table, source, columns } = listed;
  const [open, setOpen] = useState<'filter' | 'sort'>();
  const close = () => setOpen(undefined);
  const count = filters.filter(({ id }) => (state.filters[id] ?? []).length > 0).length;
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const hits = table.hits.length;
  return (
    <div className="list-toolbar__sheets flex flex-auto gap-8">
      {filters.length === 0 ? null : (
        <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={() => setOpen('filter')}>
          {count === 0 ? 'Filter' : `Filter (${count})`}
        </Button>
      )}
      {sortable.length === 0 ? null : (
        <Button icon={<ArrowUpDown />} aria-haspopup="dialog" onClick={() => setOpen('sort')}>
          Sortieren
        </Button>
      )}
      {source.hasSelection ? (
        <Button
          icon={<ListChecks />}
          aria-pressed={table.isSelecting}
          onClick={() => table.setSelecting(!table.isSelecting)}
        >
          Auswählen
        </Button>
      ) : null}
      {open === 'filter' ? (
        <Dialog
          title="Filter"
          size="small"
          onClose={close}
          footer={
            <>
              <Button onClick={onReset}>Alle zurücksetzen</Button>
              <Button variant="primary" onClick={close}>
                {`${formatNumber(hits)} ${hits === 1 ? 'Eintrag' : 'Einträge'} anzeigen`}
              </Button>
            </>
          }
        >
          <div className="entry-sheet">
            {filters.map(({ id, label, options }) => (
              <CheckList
                key={id}
                label={label}
                options={options}
                value={state.filters[id] ?? []}
                onChange={(values) => choose(id, values)}
              />
            ))}
          </div>
        </Dialog>
      ) : null}
      {open === 'sort' ? (
        <Dialog title="Sortieren" size="small" onClose={close}>
          <RadioGroup
            label="Reihenfolge"
            isLabelHidden
            name="sortierung"
            value={state.sort ? `${state.sort.isDescending ? '-' : ''}${state.sort.id}` : ''}
            onChange={(value) => {
              const id = value.replace(/^-/, '');
              change({ sort: id === '' ? undefined : { id, isDescending: value !== id }, page: 1 });
              close();
            }}
            options={[
              { value: '', label: 'Übliche Reihenfolge' },
              ...sortable.flatMap(({ id, header }) => [
                { value: id, label: `${header}, aufsteigend` },
                { value: `-${id}`, label: `${header}, absteigend` },
              ]),
            ]}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
