import { Select } from '../../../ui/fields/Select';
import { useSearch, useSearchStore, useShownFilters } from '../SearchProvider';
import { FilterForm } from './FilterForm';
import type { FilterKey } from '../filters/filters';
import { tabLabel } from '../filters/vehicleTypes';
import { useNewVehicles } from '../../../state/vehicles/newVehicles';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { withoutFilters } from '../filters/filter';

/** Most people know where and for how much. */
const FIRST: readonly FilterKey[] = ['location', 'price'];

/** Place and price first. */
export function BasicFilters() {
  const basic = useShownFilters('basic');
  const keys = [...FIRST, ...basic.filter((key) => !FIRST.includes(key))];
  return (
    <>
      <FilterForm placement="basic" keys={keys} />
      <NewVehiclesFilter />
      <TypeFilter />
    </>
  );
}

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

/** (rules/search: new since the last visit) */
function NewVehiclesFilter() {
  const store = useSearchStore();
  const { ids, label, isWhole } = useNewVehicles();
  const chosen = useSearch((state) => state.criteria.values.carIds);
  const isChosen = chosen !== undefined && chosen.length === ids.size && chosen.every((id) => ids.has(id));
  if (ids.size === 0 || !isWhole || (chosen !== undefined && !isChosen)) return null;
  return (
    <Checkbox
      label={`${label} (${ids.size})`}
      checked={isChosen}
      onChange={({ currentTarget: { checked } }) => {
        const others = withoutFilters(store.getState().criteria.values, ['carIds']);
        store.change('vehicles', checked ? { ...others, carIds: [...ids] } : others);
      }}
    />
  );
}
