import { useEffect, useRef, type RefObject } from 'react';

interface Snapping {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  onPointerDown: () => void;
  onWheel: () => void;
}

/**
 * Keeps an index and the scrolling of a row the same, both ways. The row's slides are as wide as the row itself.
 *
 * @param onIndex the visitor has scrolled to another slide
 */
export function useSnapping(index: number, onIndex: (index: number) => void): Snapping {
  const ref = useRef<HTMLDivElement>(null);
  /** Where the row is being scrolled to by code: what it passes on the way is not chosen. */
  const target = useRef<number>(undefined);
  const shown = useRef<number>(undefined);

  // Not a layout effect: a dialog around the row gets its size in one of its own.
  useEffect(() => {
    const row = ref.current;
    const from = shown.current;
    shown.current = index;
    if (row === null || from === index || positionOf(row) === index) return;
    target.current = index;
    // A neighbour slides in as the styles say, which follow the visitor's wish for less motion; anything further is there at once.
    const isNeighbour = from !== undefined && Math.abs(from - index) === 1;
    row.scrollTo({ left: index * row.clientWidth, behavior: isNeighbour ? 'auto' : 'instant' });
  }, [index]);

  const release = () => {
    target.current = undefined;
  };

  return {
    ref,
    onPointerDown: release,
    onWheel: release,
    onScroll: () => {
      const position = ref.current ? positionOf(ref.current) : undefined;
      if (position === undefined) return;
      if (target.current !== undefined) {
        if (position === target.current) release();
        return;
      }
      if (position === shown.current) return;
      shown.current = position;
      onIndex(position);
    },
  };
}

/** Index of the slide that fills the row; unknown while the row has no size. */
function positionOf(row: HTMLElement): number | undefined {
  return row.clientWidth === 0 ? undefined : Math.round(row.scrollLeft / row.clientWidth);
}
