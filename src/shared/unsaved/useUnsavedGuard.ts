import { useEffect, useRef, useState } from 'react';
import type { Blocker } from '../../lib/history/shopHistory';
import { askBeforeUnload } from '../../lib/page/beforeUnload';
import { useEnvironment, useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';

/** Waits for the answer to 'Änderungen verwerfen?'. */
export interface HeldExit {
  discard: () => void;
  stay: () => void;
}

interface UnsavedGuard {
  held: HeldExit | undefined;
  /** At once if nothing is unsaved, else with the visitor's consent. */
  leave: (go: () => void) => void;
  /** For another tab of the same form. */
  pass: (go: () => void) => void;
  release: () => void;
}

/** Links, Back, typed addresses and closing the tab; `leave` is for the page's own buttons. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const { history } = useEnvironment();
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  const [exit, setHeld] = useState<HeldExit>();
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    isReleased.current = false;
    const form = Symbol('form');
    unsaved.getState().add(form);
    const release = () => {
      isReleased.current = true;
      setHeld(undefined);
    };
    const hold: Blocker = ({ to, proceed }) => {
      const { pathname, search } = history.current.location;
      const isGivenUp = !unsaved.getState().forms.includes(form);
      if (isReleased.current || isGivenUp || (to?.pathname === pathname && to.search === search)) return false;
      setHeld({
        discard: () => {
          release();
          proceed();
        },
        stay: () => setHeld(undefined),
      });
      return true;
    };
    const stops = [history.block(hold), askBeforeUnload(), () => unsaved.getState().remove(form)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [history, unsaved, isDirty]);

  return {
    held: exit,
    release: () => {
      isReleased.current = true;
    },
    pass: (go) => {
      const wasReleased = isReleased.current;
      isReleased.current = true;
      go();
      isReleased.current = wasReleased;
    },
    leave: (go) => {
      if (!isDirty) {
        go();
        return;
      }
      setHeld({
        discard: () => {
          isReleased.current = true;
          setHeld(undefined);
          go();
        },
        stay: () => setHeld(undefined),
      });
    },
  };
}
