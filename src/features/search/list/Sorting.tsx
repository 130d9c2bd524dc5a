import { Select } from '../../../ui/fields/Select';
import { useSearch, useSearchStore } from '../SearchProvider';

/** Values of the wire; '' is the platform's own order (rules/search: sorting). */
const ORDERS = [
  { value: '', label: 'Standardsortierung' },
  { value: 'price', label: 'Preis aufsteigend' },
  { value: 'price desc', label: 'Preis absteigend' },
] as const;

/** Select of the order of the list. In a toolbar the label is visually hidden. */
export function Sorting({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const store = useSearchStore();
  const orderBy = useSearch((state) => state.criteria.orderBy) ?? '';
  return (
    <Select
      label="Sortierung"
      isLabelHidden={isLabelHidden}
      options={ORDERS}
      value={orderBy}
      onChange={({ currentTarget: { value } }) =>
        store.sort(value === 'price' || value === 'price desc' ? value : undefined)
      }
    />
  );
}
