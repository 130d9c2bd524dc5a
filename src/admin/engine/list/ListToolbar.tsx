import { classNames } from '../../../ui/classNames';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { MultiSelect } from '../../../ui/fields/MultiSelect';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import type { Entry } from '../entry';
import { COLUMN_CHOICE, type ListState } from './listAddress';
import { TABLE_WIDTH } from './listWidth';
import { MobileFilterSheets } from './MobileFilterSheets';
import { focusSearch, SearchField } from './SearchField';
import { useFilterChoices, type FilterChoices } from './useFilteredRows';
import type { ListRows } from './useListRows';

/** The menu takes 240 px. */
const WIDE = 1280;

interface ToolbarProps<Row extends Entry> {
  listed: ListRows<Row>;
  tools: ReactNode;
}

export function ListToolbar<Row extends Entry>({ listed, tools }: ToolbarProps<Row>) {
  const { state, change, source, all, table, filtered, columnChoices } = listed;
  const isLoading = listed.query.isPending;
  const isTable = useIsAtLeast(TABLE_WIDTH);
  const isWide = useIsAtLeast(WIDE);
  const { segments = [] } = source;
  const label = `Suchen in ${source.searchedIn}`;
  const filters = useFilterChoices(source, all);
  const choose = (id: string, values: readonly string[]) =>
    change({ filters: { ...state.filters, [id]: values }, page: 1 });
  const reset = () =>
    change({ filters: { ...state.filters, ...Object.fromEntries(filters.map(({ id }) => [id, []])) }, page: 1 });
  return (
    <div className="list-toolbar flex flex-wrap items-start gap-8">
      {segments.length === 0 ? null : (
        <div
          className={classNames(
            'list-toolbar__segments flex flex-wrap gap-8',
            'below-small:flex-nowrap below-small:overflow-x-auto below-small:scrollbar-none',
          )}
          role="group"
          aria-label="Ansicht"
        >
          {segments.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={classNames(
                'list-toolbar__segment min-h-44 py-8 px-16 text-14 font-600',
                'border-control rounded-control below-small:flex-none',
              )}
              aria-pressed={filtered.segment?.id === id}
              onClick={() => choose('ansicht', [id])}
            >
              <span>{`${label} `}</span>
              {isLoading ? null : (
                <span className="text-muted font-400 tabular-nums">{formatNumber(filtered.counts[id] ?? 0)}</span>
              )}
            </button>
          ))}
        </div>
      )}
      <div className="list-toolbar__row">
        <SearchField
          label={label}
          placeholder={isWide ? label : 'Suchen'}
          value={state.search}
          hits={table.hits.length}
          onSearch={(search) => change({ search, page: 1 })}
        />
        {(isTable ? filters : []).map((filter) => (
          <div key={filter.id} className="list-toolbar__filter">
            <MultiSelect
              label={filter.label}
              isLabelHidden
              placeholder={filter.label}
              options={filter.options}
              value={state.filters[filter.id] ?? []}
              onChange={(values) => choose(filter.id, values)}
            />
          </div>
        ))}
        {isTable && columnChoices.length > 0 ? (
          <div className="flex-112 max-w-200">
            <MultiSelect
              label="Spalten"
              isLabelHidden
              placeholder="Alle Spalten"
              options={columnChoices}
              value={state.filters[COLUMN_CHOICE] ?? []}
              onChange={(values) => choose(COLUMN_CHOICE, values)}
            />
          </div>
        ) : null}
        {isTable ? tools : <MobileFilterSheets {...{ listed, filters, choose }} onReset={reset} />}
      </div>
      <ChosenFilters {...{ filters, chosen: state.filters, choose }} onReset={reset} />
    </div>
  );
}

interface ChosenFiltersProps {
  filters: readonly FilterChoices[];
  chosen: ListState['filters'];
  choose: (id: string, values: readonly string[]) => void;
  onReset: () => void;
}

function ChosenFilters({ filters, chosen, choose, onReset }: ChosenFiltersProps) {
  const chips = filters.flatMap(({ id, label, options }) => {
    const values = chosen[id] ?? [];
    return values.map((value) => ({
      key: `${id} ${value}`,
      filter: label,
      name: options.find((option) => option.value === value)?.label ?? value,
      onRemove: () =>
        choose(
          id,
          values.filter((each) => each !== value),
        ),
    }));
  });
  if (chips.length === 0) return null;
  const leaving =
    (remove: () => void) =>
    ({ currentTarget }: MouseEvent) => {
      focusSearch(currentTarget);
      remove();
    };
  return (
    <ul className="flex flex-wrap gap-8 basis-full" aria-label="Aktive Filter">
      {chips.map(({ key, filter, name, onRemove }) => (
        <li key={key}>
          <Button
            size="small"
            iconAfter={<X />}
            aria-label={`Filter ${filter}: ${name} entfernen`}
            onClick={leaving(onRemove)}
          >
            {`${filter}: ${name}`}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onClick={leaving(onReset)}>
          Alle zurücksetzen
        </Button>
      </li>
    </ul>
  );
}
