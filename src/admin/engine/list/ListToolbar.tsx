import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { MultiSelect } from '../../../ui/fields/MultiSelect';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { ChosenFilters } from './ChosenFilters';
import { ExportButton } from '../export/ExportButton';
import type { ListParts } from './listTypes';
import { TABLE_WIDTH } from './listWidth';
import type { Entry } from '../resource';
import { MobileFilterSheets } from './MobileFilterSheets';
import { SearchField } from './SearchField';
import { useFilterChoices } from './useFilteredRows';

type ToolbarProps<Row extends Entry, Related> = Pick<
  ListParts<Row, Related>,
  'resource' | 'list' | 'table' | 'filtered' | 'related' | 'rows'
> & {
  isLoading: boolean;
  /** Further buttons after the export. */
  more: ReactNode;
};

/** Search, filters, segments and export of a list; above cards also the sorting. */
export function ListToolbar<Row extends Entry, Related>(props: ToolbarProps<Row, Related>) {
  const { resource, list, table, filtered, related, rows, isLoading, more } = props;
  const { state, change } = list;
  const isTable = useIsAtLeast(TABLE_WIDTH);
  const { segments = [] } = resource;
  const filters = useFilterChoices(resource, rows, related);
  const choose = (id: string, values: readonly string[]) =>
    change({ filters: { ...state.filters, [id]: values }, page: 1 });
  const reset = () =>
    change({ filters: { ...state.filters, ...Object.fromEntries(filters.map(({ id }) => [id, []])) }, page: 1 });
  return (
    <div className="list-toolbar">
      {segments.length === 0 ? null : (
        <div className="list-toolbar__segments" role="group" aria-label="Ansicht">
          {segments.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="list-toolbar__segment"
              aria-pressed={filtered.segment === id}
              onClick={() => choose('ansicht', [id])}
            >
              <span>{`${label} `}</span>
              {isLoading ? null : <span className="list-toolbar__count">{formatNumber(filtered.counts[id] ?? 0)}</span>}
            </button>
          ))}
        </div>
      )}
      <div className="list-toolbar__row">
        <SearchField
          label={`Suchen in ${resource.searchedIn}`}
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
        {isTable ? null : <MobileFilterSheets {...{ resource, list, table, filters, choose }} onReset={reset} />}
        {isLoading || rows.length === 0 ? null : (
          <>
            <ExportButton resource={resource} rows={table.hits} related={related} />
            {more}
          </>
        )}
      </div>
      <ChosenFilters {...{ filters, chosen: state.filters, choose }} onReset={reset} />
    </div>
  );
}
