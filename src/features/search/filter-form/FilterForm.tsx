import { memo, useDeferredValue } from 'react';
import { useShallow } from 'zustand/shallow';
import { useStyles } from '../../../ui/styles';
import { only, withoutFilters, type FilterPlace, type FilterValues } from '../filters/filter';
import css from './FilterForm.css?inline';
import { filterOf, type FilterKey } from '../filters/filters';
import { useOptions, useSearch, useSearchStore, useShownFilters } from '../SearchProvider';

interface FilterFormProps {
  placement: FilterPlace['placement'];
  /** Restricts the form to these filters. */
  keys?: readonly FilterKey[];
}

/** Controls of the filters of one placement, or of `keys`, for the chosen type of vehicle. */
export function FilterForm({ placement, keys }: FilterFormProps) {
  useStyles(css);
  const placed = useShownFilters(placement);
  const filters = keys === undefined ? placed : keys.filter((key) => placed.includes(key));
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

/** One filter; memoised, so that it renders only when its values or options change. */
const FilterField = memo(function FilterField({ filterKey }: { filterKey: FilterKey }) {
  const store = useSearchStore();
  const filter = filterOf(filterKey);
  const { names } = filter;
  const values = useSearch(useShallow((state) => only(state.criteria.values, names)));
  // Deferred, so that the cards of an answer render before the counts.
  const options = useDeferredValue(useOptions(filterKey));
  const frame = {
    values,
    onChange: (next: FilterValues, isFurther?: boolean) =>
      store.change(filterKey, { ...withoutFilters(store.getState().criteria.values, names), ...next }, isFurther),
  };
  const control = (visible: typeof options) => <filter.Control {...frame} options={visible} now={store.now()} />;
  return filter.Frame ? (
    <filter.Frame {...frame} options={options}>
      {control}
    </filter.Frame>
  ) : (
    control(options)
  );
});
