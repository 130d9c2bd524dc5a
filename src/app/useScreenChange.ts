import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { Host } from '../state/environment';
import { useHost } from '../state/shopContext';

interface ScreenChanges {
  /** Gets the focus after a change of screen; returns cleanup. */
  attach: (region: HTMLElement | null) => () => void;
  change: (screen: string, restoresOwnScroll: boolean, host: Pick<Host, 'scrollToTop'>) => void;
}

const INPUTS = ['keydown', 'pointerdown'] as const;

/** The last screen; one per mount: screens unmount. */
export function createScreenChanges(): ScreenChanges {
  let region: HTMLElement | null = null;
  let lastScreen: string | undefined;
  /** Last input into the shop. Browsers show a focus set by script before any input like one by keyboard. */
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
      // The first Tab then leads past the links above it.
      const heading = region?.querySelector<HTMLElement>('h1[tabindex]');
      const target = heading ?? region;
      target?.toggleAttribute('data-quiet-focus', !isByKeyboard);
      target?.focus({ preventScroll: true });
    },
  };
}

export const ScreenChangeContext = createContext<ScreenChanges | undefined>(undefined);

/** Scrolls to the top and moves the focus; not for the first screen: the page's focus stays. */
export function useScreenChange(screen: string, restoresOwnScroll = () => false): void {
  const host = useHost();
  const screenChanges = useContext(ScreenChangeContext);
  const isRestored = useEffectEvent(restoresOwnScroll);
  useLayoutEffect(() => screenChanges?.change(screen, isRestored(), host), [screenChanges, host, screen]);
}
