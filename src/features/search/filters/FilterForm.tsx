import { useState } from 'react';
import { useStyles } from '../../../ui/styles';
import type { Filter, FilterPlace } from './filter';
import css from './FilterForm.css?inline';
import { shownFilters } from './filterRules';
import { filterOf, type FilterKey } from './filters';
import { useOptions, useSearch, useSearchStore } from '../SearchProvider';

/** The controls of one placement, or of the given filters, for the chosen type of vehicle. */
export function FilterForm({ placement, only }: { placement: FilterPlace['placement']; only?: readonly FilterKey[] }) {
  useStyles(css);
  const tab = useSearch((state) => state.criteria.tab);
  const values = useSearch((state) => state.criteria.values);
  const sources = useSearch((state) => state.sources);
  const shown = shownFilters(placement, tab, values, sources);
  const keys = only === undefined ? shown : only.filter((key) => shown.includes(key));
  return (
    <div className={`filter-form filter-form--${placement}`}>
      {keys.map((key) => (
        <div key={key} className="filter-form__field" data-filter={key}>
          <FilterField filterKey={key} />
        </div>
      ))}
    </div>
  );
}

function FilterField({ filterKey }: { filterKey: FilterKey }) {
  const store = useSearchStore();
  const values = useSearch((state) => state.criteria.values);
  const options = useOptions(filterKey);
  const filter = filterOf(filterKey);
  const note = useNote(filter);
  return (
    <filter.Control
      values={values}
      options={options}
      now={store.now()}
      note={note}
      onChange={(next) => store.change(filterKey, next)}
    />
  );
}

/** What stands under a filter, of the listed vehicles. What was said once is not taken back where nothing is found: no filter jumps. */
function useNote({ noteOf }: Filter): string | undefined {
  const said = useSearch(({ status, totalCount, vehicles }) =>
    totalCount === undefined && status !== 'failed' ? '' : noteOf?.(vehicles),
  );
  const [kept, setKept] = useState<string>();
  if (said === undefined || said === '') return kept ?? said;
  if (said !== kept) setKept(said);
  return said;
}
