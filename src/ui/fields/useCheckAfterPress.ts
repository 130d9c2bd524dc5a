import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

/** For the `form` element. */
export interface PressGuard {
  ref: RefObject<HTMLFormElement | null>;
  /** Blur bubbles in React: the fields' own handlers have run before. */
  onBlur: (event: FocusEvent) => void;
}

/** A press whose end is never seen (released outside of the shop) counts as over after this time. */
const MAX_PRESS_MS = 1000;

/**
 * Checks fields on blur, but never during a pointer press. A message that comes or goes would move what is under the pointer, and
 * the press would miss: the check waits until the press is over.
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
    // The click comes right after the release and must still find its target.
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
