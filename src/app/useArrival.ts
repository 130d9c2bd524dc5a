import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';
import { useHost } from '../state/shopContext';

interface Arrivals {
  /** Where a screen reader goes on reading. */
  region: RefObject<HTMLElement | null>;
  /** Name of the screen shown last; undefined while the shop shows its first one. */
  lastScreen: RefObject<string | undefined>;
}

/** Given by the shell, so that it outlives the screens. */
export const ArrivalContext = createContext<Arrivals | undefined>(undefined);

/**
 * Brings the visitor to the top of a new screen, and the focus with her. The first screen leaves both alone: the shop is a guest,
 * and the host's page was just opened.
 */
export function useArrival(screen: string, isRestoredByItself: boolean): void {
  const host = useHost();
  const arrivals = useContext(ArrivalContext);

  useLayoutEffect(() => {
    if (arrivals === undefined) return;
    const { region, lastScreen } = arrivals;
    const isFirst = lastScreen.current === undefined;
    const isSame = lastScreen.current === screen;
    lastScreen.current = screen;
    if (isFirst || isSame || isRestoredByItself) return;
    host.scrollToTop();
    region.current?.focus({ preventScroll: true });
  }, [arrivals, host, isRestoredByItself, screen]);
}
