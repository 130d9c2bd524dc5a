import { usePriceDisplay } from '../../../state/shopContext';
import { useShownFilters } from '../SearchProvider';
import { FilterForm } from './FilterForm';
import type { FilterKey } from './filters';
import { NewVehiclesFilter } from './NewVehiclesFilter';

/** What most people know before all else: where and for how much. */
const FIRST: readonly FilterKey[] = ['location', 'price', 'monthlyRate'];

/** Basic filters of the shop: place, price and rate first; the rate before them while rates lead. */
export function BasicFilters() {
  const shown = useShownFilters('basic');
  const { display } = usePriceDisplay();
  const first: readonly FilterKey[] = display === 'rate' ? ['monthlyRate', 'location', 'price'] : FIRST;
  const keys = [...first, ...shown.filter((key) => !first.includes(key))];
  return (
    <>
      <FilterForm placement="basic" keys={keys} />
      <NewVehiclesFilter />
    </>
  );
}
