import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

/** For the `form` element. */
export interface PressGuard {
  ref: RefObject<HTMLFormElement | null>;
  onBlurCapture: (event: FocusEvent) => void;
}

/** A press whose end is never seen (released outside of the shop) counts as over after this time. */
const LONGEST_PRESS_MS = 1000;

/**
 * Fields are checked when they are left. Where a press makes the visitor leave one, a message that comes or goes would move
 * what is under the pointer, and the press would miss: the check then waits until the press is over.
 *
 * @param check checks one field by its name
 */
export function useCheckAfterPress(check: (name: string) => void): PressGuard {
  const ref = useRef<HTMLFormElement>(null);
  const isPressing = useRef(false);
  const waiting = useRef(new Set<string>());
  const checkNow = useEffectEvent(check);

  useEffect(() => {
    const root = ref.current?.getRootNode();
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      isPressing.current = false;
      const names = [...waiting.current];
      waiting.current.clear();
      for (const name of names) checkNow(name);
    };
    const begin = () => {
      isPressing.current = true;
      clearTimeout(timer);
      timer = setTimeout(finish, LONGEST_PRESS_MS);
    };
    // The click comes right after the release: it shall still find its target.
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, 0);
    };
    const listeners = [
      ['pointerdown', begin],
      ['mousedown', begin],
      ['pointerup', end],
      ['mouseup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listener] of listeners) root.addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) root.removeEventListener(type, listener, true);
    };
  }, []);

  return {
    ref,
    onBlurCapture: (event) => {
      if (!isPressing.current || !('name' in event.target) || typeof event.target.name !== 'string') return;
      event.stopPropagation();
      waiting.current.add(event.target.name);
    },
  };
}
