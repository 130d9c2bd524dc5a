import { usePriceDisplay } from '../../../state/shopContext';
import { useShownFilters } from '../SearchProvider';
import { FilterForm } from './FilterForm';
import { NewVehiclesFilter } from './NewVehiclesFilter';

/** Basic filters of the shop; the monthly rate stands first while rates lead (rules/search: cash price or rate). */
export function BasicFilters() {
  const shown = useShownFilters('basic');
  const { display } = usePriceDisplay();
  const keys = display === 'rate' ? (['monthlyRate', ...shown.filter((key) => key !== 'monthlyRate')] as const) : shown;
  return (
    <>
      <FilterForm placement="basic" keys={keys} />
      <NewVehiclesFilter />
    </>
  );
}
