import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/actions/Button';
import { focusSearch } from './focusSearch';
import type { ListState } from './listAddress';
import type { FilterChoices } from './useFilteredRows';

interface ChosenFiltersProps {
  filters: readonly FilterChoices[];
  chosen: ListState['filters'];
  choose: (id: string, values: readonly string[]) => void;
  onReset: () => void;
}

/** Chosen filter values, each as a button that removes it. */
export function ChosenFilters({ filters, chosen, choose, onReset }: ChosenFiltersProps) {
  const chips = filters.flatMap(({ id, label, options }) => {
    const values = chosen[id] ?? [];
    return values.map((value) => ({
      key: `${id} ${value}`,
      filter: label,
      name: options.find((option) => option.value === value)?.label ?? value,
      onRemove: () =>
        choose(
          id,
          values.filter((each) => each !== value),
        ),
    }));
  });
  if (chips.length === 0) return null;
  /** The pressed button disappears with its value. */
  const leaving =
    (remove: () => void) =>
    ({ currentTarget }: MouseEvent) => {
      focusSearch(currentTarget);
      remove();
    };
  return (
    <ul className="list-toolbar__chips" aria-label="Aktive Filter">
      {chips.map(({ key, filter, name, onRemove }) => (
        <li key={key}>
          <Button
            size="small"
            iconAfter={<X />}
            aria-label={`Filter ${filter}: ${name} entfernen`}
            onClick={leaving(onRemove)}
          >
            {`${filter}: ${name}`}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onClick={leaving(onReset)}>
          Alle zurücksetzen
        </Button>
      </li>
    </ul>
  );
}
