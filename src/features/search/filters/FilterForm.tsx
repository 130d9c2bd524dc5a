import { memo, useDeferredValue, useState } from 'react';
import { useShallow } from 'zustand/shallow';
import { useStyles } from '../../../ui/styles';
import { only, without, type Filter, type FilterPlace } from './filter';
import css from './FilterForm.css?inline';
import { filterOf, type FilterKey } from './filters';
import { useOptions, useSearch, useSearchStore, useShownFilters } from '../SearchProvider';

interface FilterFormProps {
  placement: FilterPlace['placement'];
  /** Restricts the form to these filters. */
  keys?: readonly FilterKey[];
}

/** Controls of the filters of one placement, or of `keys`, for the chosen type of vehicle. */
export function FilterForm({ placement, keys }: FilterFormProps) {
  useStyles(css);
  const shown = useShownFilters(placement);
  const filters = keys === undefined ? shown : keys.filter((key) => shown.includes(key));
  return (
    <div className={`filter-form filter-form--${placement}`}>
      {filters.map((key) => (
        <div key={key} className="filter-form__field" data-filter={key}>
          <FilterField filterKey={key} />
        </div>
      ))}
    </div>
  );
}

/** One filter; memoised, so that it renders only when its values, options or note change. */
const FilterField = memo(function FilterField({ filterKey }: { filterKey: FilterKey }) {
  const store = useSearchStore();
  const filter = filterOf(filterKey);
  const { names } = filter;
  const values = useSearch(useShallow((state) => only(state.criteria.values, names)));
  // Deferred, so that the cards of an answer render before the counts.
  const options = useDeferredValue(useOptions(filterKey));
  const note = useNote(filter);
  const control = (shown: typeof options) => (
    <filter.Control
      values={values}
      options={shown}
      now={store.now()}
      note={note}
      onChange={(own) => store.change(filterKey, { ...without(store.getState().criteria.values, names), ...own })}
    />
  );
  return filter.Frame ? <filter.Frame options={options}>{control}</filter.Frame> : control(options);
});

/** Note under a filter about the listed vehicles. Stays when nothing is found, so that the layout does not jump. */
function useNote({ noteOf }: Filter): string | undefined {
  const { exampleOf } = useSearchStore();
  const latest = useSearch(({ status, totalCount, vehicles }) =>
    totalCount === undefined && status !== 'failed' ? '' : noteOf?.(vehicles, exampleOf),
  );
  const [shown, setShown] = useState<string>();
  if (latest === undefined || latest === '') return shown ?? latest;
  if (latest !== shown) setShown(latest);
  return latest;
}
