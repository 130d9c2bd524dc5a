import { memo, useDeferredValue } from 'react';
import { useShallow } from 'zustand/shallow';
import { useStyles } from '../../../ui/styles';
import { only, withoutFilters, type FilterPlace, type FilterValues } from '../filters/filter';
import css from './FilterForm.css?inline';
import { filterOf, type FilterKey } from '../filters/filters';
import { useOptions, useSearch, useSearchStore, useShownFilters } from '../SearchProvider';

interface FilterFormProps {
  placement: FilterPlace['placement'];
  keys?: readonly FilterKey[];
}

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

/** Memoised: renders only with its values or options. */
const FilterField = memo(function FilterField({ filterKey }: { filterKey: FilterKey }) {
  const store = useSearchStore();
  const filter = filterOf(filterKey);
  const { names } = filter;
  const values = useSearch(useShallow((state) => only(state.criteria.values, names)));
  // Deferred: cards render before counts.
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
