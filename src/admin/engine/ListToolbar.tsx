import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';
import { useAnnounce } from '../../ui/display/Announcer';
import { MultiSelect } from '../../ui/fields/MultiSelect';
import { TextInput } from '../../ui/fields/TextInput';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { ExportButton } from './ExportButton';
import type { ListParts } from './listTypes';
import type { Entry } from './resource';
import { TABLE_WIDTH } from './ListBody';
import { NarrowingSheets } from './NarrowingSheets';
import { useFilterChoices } from './useFilteredRows';

/** Typing rests for so long before the list follows, and before the number of hits is read out. */
const SEARCH_MS = 150;
const ANNOUNCE_MS = 500;

type ToolbarProps<Row extends Entry, Related> = Pick<
  ListParts<Row, Related>,
  'resource' | 'list' | 'table' | 'filtered' | 'related' | 'rows'
> & { isLoading: boolean };

/** Search, filters, segments and export of a list; on cards the sorting, too. */
export function ListToolbar<Row extends Entry, Related>(props: ToolbarProps<Row, Related>) {
  const { resource, list, table, filtered, related, rows, isLoading } = props;
  const { state, change } = list;
  const isTable = useIsAtLeast(TABLE_WIDTH);
  const { segments = [] } = resource;
  const filters = useFilterChoices(resource, rows, related);
  const chosen = filters.flatMap((filter) => {
    const labels = new Map(filter.options.map(({ value, label }) => [value, label]));
    return (state.filters[filter.id] ?? []).map((value) => ({ filter, value, label: labels.get(value) ?? value }));
  });
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
              {label} <span className="list-toolbar__count">{formatNumber(filtered.counts[id] ?? 0)}</span>
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
        {isTable ? null : <NarrowingSheets {...{ resource, list, table, filters, choose }} onReset={reset} />}
        {isLoading || rows.length === 0 ? null : (
          <ExportButton resource={resource} rows={table.hits} related={related} />
        )}
      </div>
      {chosen.length === 0 ? null : (
        <ul className="list-toolbar__chips" aria-label="Aktive Filter">
          {chosen.map(({ filter, value, label }) => (
            <li key={`${filter.id} ${value}`}>
              <Button
                size="small"
                iconAfter={<X />}
                aria-label={`Filter ${filter.label}: ${label} entfernen`}
                onClick={() =>
                  choose(
                    filter.id,
                    (state.filters[filter.id] ?? []).filter((each) => each !== value),
                  )
                }
              >
                {`${filter.label}: ${label}`}
              </Button>
            </li>
          ))}
          <li>
            <Button size="small" variant="quiet" onClick={reset}>
              Alle zurücksetzen
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  hits: number;
  onSearch: (text: string) => void;
}

/** Follows what is typed after a short rest; the address may change it from outside (Back). */
function SearchField({ label, value, hits, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const announce = useAnnounce();
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(() => announce(hits === 1 ? '1 Eintrag' : `${formatNumber(hits)} Einträge`), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, hits, announce]);
  return (
    <div className="list-toolbar__search">
      <TextInput
        label={label}
        isLabelHidden
        placeholder={label}
        type="search"
        icon={<Search />}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Escape clears the search first; the next one is the page's.
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          event.stopPropagation();
          setTyped('');
        }}
      />
      {typed === '' ? null : (
        <IconButton className="list-toolbar__clear" label="Suche leeren" icon={<X />} onClick={() => setTyped('')} />
      )}
    </div>
  );
}
