import { useNewVehicles } from '../../../state/vehicles/newVehicles';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { useSearch, useSearchStore } from '../SearchProvider';
import { without } from '../filters/filter';

/**
 * Filter of the vehicles that were not there at the last visit: their ids, so that the platform counts them (rules/search: new since
 * the last visit). Offered once all of them are known.
 */
export function NewVehiclesFilter() {
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
        const others = without(store.getState().criteria.values, ['carIds']);
        store.change('vehicles', checked ? { ...others, carIds: [...ids] } : others);
      }}
    />
  );
}
