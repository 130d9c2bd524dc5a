import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Chip } from '../../../ui/actions/Chip';
import { useStyles } from '../../../ui/styles';
import css from './ActiveFilters.css?inline';
import { useChips, useSearchStore } from '../SearchProvider';

/** Removable chips of everything chosen, above the list. */
export function ActiveFilters() {
  useStyles(css);
  const store = useSearchStore();
  const chips = useChips();
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  // The pressed chip disappears: focuses the group, from which the effect moves the focus to the next chip, if there is one.
  const keepFocus = (at: number) => {
    pressed.current = at;
    group.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    const element = group.current;
    if (!element?.matches(':focus') || chips.length === 0) return;
    element.querySelectorAll('button')[Math.min(pressed.current, chips.length - 1)]?.focus({ preventScroll: true });
  }, [chips]);

  return (
    <div ref={group} className="active-filters" role="group" aria-label="Aktive Filter" tabIndex={-1}>
      {chips.map((chip, at) => (
        <Chip
          key={chip.id}
          label={chip.label}
          onRemove={() => {
            keepFocus(at);
            store.change(chip.key, chip.without);
          }}
        />
      ))}
      {chips.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            keepFocus(0);
            store.reset();
          }}
        >
          Alle Filter zurücksetzen
        </Button>
      ) : null}
    </div>
  );
}
