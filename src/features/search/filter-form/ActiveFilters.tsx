import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Chip } from '../../../ui/actions/Chip';
import { useAnnounce } from '../../../ui/display/Announcer';
import { useStyles } from '../../../ui/styles';
import { formatSearch } from '../state/searchAddress';
import { useChips, useSearch, useSearchStore } from '../SearchProvider';
import css from './ActiveFilters.css?inline';

export function ActiveFilters() {
  useStyles(css);
  const store = useSearchStore();
  const chips = useChips();
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  // The pressed chip disappears: the group is focused; an effect moves the focus to the next chip.
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
    <div className="active-filters">
      <div ref={group} className="active-filters__chips" role="group" aria-label="Aktive Filter" tabIndex={-1}>
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
      <PhraseText />
    </div>
  );
}

function PhraseText() {
  const store = useSearchStore();
  const announce = useAnnounce();
  const phrase = useSearch((state) => state.phrase);
  const criteria = useSearch((state) => state.criteria);
  const box = useRef<HTMLParagraphElement>(null);
  const frame = useSearch((state) => state.frame);
  if (phrase === undefined || formatSearch(phrase.after) !== formatSearch(criteria)) return null;
  if (phrase.frame && phrase.frame !== frame) return null;
  return (
    <p ref={box} className="active-filters__phrase">
      <span>{phrase.text}</span>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          box.current?.closest('.search')?.querySelector('input')?.focus();
          store.undoPhrase();
          announce('Die Suche ist wieder wie zuvor.');
        }}
      >
        Rückgängig
      </Button>
    </p>
  );
}
