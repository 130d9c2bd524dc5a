import { ToggleButton } from '../../../ui/fields/ToggleButton';
import { isQuickConditionOn, quickConditions } from '../filters/quickConditions';
import { useSearch, useSearchStore } from '../SearchProvider';

/** For one tenant. */
export function QuickConditions() {
  const store = useSearchStore();
  const values = useSearch((state) => state.criteria.values);
  return (
    <div className="chip-list print:hidden" role="group" aria-label="Fahrzeugzustand">
      {quickConditions.map(({ id, label }) => (
        <ToggleButton key={id} isPressed={isQuickConditionOn(id, values)} onToggle={() => store.toggleQuick(id)}>
          {label}
        </ToggleButton>
      ))}
    </div>
  );
}
