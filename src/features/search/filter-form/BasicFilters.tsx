import { usePriceDisplay } from '../../../state/shopContext';
import { Select } from '../../../ui/fields/Select';
import { useSearch, useSearchStore, useShownFilters } from '../SearchProvider';
import { FilterForm } from './FilterForm';
import type { FilterKey } from '../filters/filters';
import { NewVehiclesFilter } from './NewVehiclesFilter';
import { tabLabel } from '../filters/vehicleTypes';

/** What most people know before all else: where and for how much. */
const FIRST: readonly FilterKey[] = ['location', 'price', 'monthlyRate'];

/** Basic filters of the shop: place, price and rate first; the rate before them while rates lead. */
export function BasicFilters() {
  const basic = useShownFilters('basic');
  const { display } = usePriceDisplay();
  const first: readonly FilterKey[] = display === 'rate' ? ['monthlyRate', 'location', 'price'] : FIRST;
  const keys = [...first, ...basic.filter((key) => !first.includes(key))];
  return (
    <>
      <FilterForm placement="basic" keys={keys} />
      <NewVehiclesFilter />
      <TypeFilter />
    </>
  );
}

/** Choice of the type of vehicle where the tabs are left out for it. */
function TypeFilter() {
  const store = useSearchStore();
  const tabs = useSearch((state) => state.tabs);
  const active = useSearch((state) => state.criteria.tab);
  const hasTabs = useSearch((state) => state.mainType === undefined);
  if (hasTabs || tabs.length < 2) return null;
  return (
    <Select
      label="Fahrzeugtyp"
      options={tabs.map((tab) => ({ value: tab, label: tabLabel(tab) }))}
      value={active ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const tab = tabs.find((each) => each === value);
        if (tab !== undefined && tab !== active) store.selectTab(tab);
      }}
    />
  );
}
