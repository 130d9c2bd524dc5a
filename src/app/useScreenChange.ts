import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { Host } from '../state/environment';
import { useHost } from '../state/shopContext';

interface ScreenChanges {
  /** Sets the element that gets the focus after a change of screen; returns cleanup. */
  attach: (region: HTMLElement | null) => () => void;
  change: (screen: string, restoresOwnScroll: boolean, host: Pick<Host, 'scrollToTop'>) => void;
}

const INPUTS = ['keydown', 'pointerdown'] as const;

/** Remembers the screen shown last; one per mount, because screens are unmounted. */
export function createScreenChanges(): ScreenChanges {
  let region: HTMLElement | null = null;
  let lastScreen: string | undefined;
  /** Whether the last input into the shop was a key. Browsers show a focus that a script sets before any input like one by the keyboard. */
  let isByKeyboard = false;
  const listen = ({ type }: Event) => {
    isByKeyboard = type === 'keydown';
  };
  return {
    attach: (element) => {
      region = element;
      const root = element?.getRootNode();
      for (const type of INPUTS) root?.addEventListener(type, listen, true);
      return () => {
        for (const type of INPUTS) root?.removeEventListener(type, listen, true);
      };
    },
    change: (screen, isRestoredByItself, host) => {
      const isFirst = lastScreen === undefined;
      const isSame = lastScreen === screen;
      lastScreen = screen;
      if (isFirst || isSame || isRestoredByItself) return;
      host.scrollToTop();
      // A heading that can have it; the first Tab then leads to what it asks, past the links above it.
      const heading = region?.querySelector<HTMLElement>('h1[tabindex]');
      const target = heading ?? region;
      target?.toggleAttribute('data-quiet-focus', !isByKeyboard);
      target?.focus({ preventScroll: true });
    },
  };
}

export const ScreenChangeContext = createContext<ScreenChanges | undefined>(undefined);

/** Scrolls to the top of a new screen and moves the focus there; not for the first one: the shop is a guest. */
export function useScreenChange(screen: string, restoresOwnScroll = () => false): void {
  const host = useHost();
  const screenChanges = useContext(ScreenChangeContext);
  const isRestored = useEffectEvent(restoresOwnScroll);
  useLayoutEffect(() => screenChanges?.change(screen, isRestored(), host), [screenChanges, host, screen]);
}
