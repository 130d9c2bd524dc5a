import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

/** Props for the `form` element. */
export interface PressGuard {
  ref: RefObject<HTMLFormElement | null>;
  /** Blur bubbles in React, so the handlers of the fields have run before. */
  onBlur: (event: FocusEvent) => void;
}

/** Maximum duration of a press, ms, because a release outside the shop is not reported. */
const MAX_PRESS_MS = 1000;

/**
 * Checks fields on blur, but never during a pointer press: an error message that appears or disappears would move the layout, and
 * the press would miss its target.
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
    const onPress = () => {
      isPressing.current = true;
      clearTimeout(timer);
      timer = setTimeout(finish, MAX_PRESS_MS);
    };
    // The click follows right after the release and must still hit its target.
    const onRelease = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, 0);
    };
    const listeners = [
      ['pointerdown', onPress],
      ['mousedown', onPress],
      ['pointerup', onRelease],
      ['mouseup', onRelease],
      ['pointercancel', onRelease],
    ] as const;
    for (const [type, listener] of listeners) root.addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) root.removeEventListener(type, listener, true);
    };
  }, []);

  return {
    ref,
    onBlur: ({ target }) => {
      if (!('name' in target) || typeof target.name !== 'string') return;
      if (isPressing.current) waiting.current.add(target.name);
      else check(target.name);
    },
  };
}
