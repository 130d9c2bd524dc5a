import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { useStyles } from '../../ui/styles';
import css from './ActiveFilters.css?inline';
import { useChips, useSearchStore } from './SearchProvider';

/** Everything chosen, each part removable, above the list. */
export function ActiveFilters() {
  useStyles(css);
  const store = useSearchStore();
  const chips = useChips();
  const group = useRef<HTMLDivElement>(null);
  // The pressed button is gone afterwards; the focus stays with its siblings.
  const keepFocus = () => group.current?.focus({ preventScroll: true });

  return (
    <div ref={group} className="active-filters" role="group" aria-label="Aktive Filter" tabIndex={-1}>
      {chips.map((chip) => (
        <Chip
          key={chip.id}
          label={chip.label}
          onRemove={() => {
            keepFocus();
            store.change(chip.key, chip.without);
          }}
        />
      ))}
      {chips.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            keepFocus();
            store.reset();
          }}
        >
          Alle Filter zurücksetzen
        </Button>
      ) : null}
    </div>
  );
}
