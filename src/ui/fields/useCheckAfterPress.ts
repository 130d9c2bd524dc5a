import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

export interface PressGuard {
  ref: RefObject<HTMLFormElement | null>;
  onFocus: (event: FocusEvent) => void;
  /** Blur bubbles in React: the fields' handlers have run before. */
  onBlur: (event: FocusEvent) => void;
}

/** A release outside the shop is not reported. */
const MAX_PRESS_MS = 1000;

const valueOf = (field: Element) => ('value' in field ? field.value : undefined);

/**
 * Checks on blur, never during a press: an error message would move the layout, and the press would miss its target. Leaving a field as empty
 * as it was is no mistake yet.
 * @param check checks one field by its name
 */
export function useCheckAfterPress(check: (name: string) => void): PressGuard {
  const ref = useRef<HTMLFormElement>(null);
  const isPressing = useRef(false);
  const waiting = useRef(new Set<string>());
  const checkNow = useEffectEvent(check);
  const enteredValue = useRef<unknown>(undefined);

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
    // The click after the release must still hit its target.
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
    onFocus: ({ target }) => {
      enteredValue.current = valueOf(target);
    },
    onBlur: ({ target }) => {
      if (!('name' in target) || typeof target.name !== 'string') return;
      if (!isPressing.current) check(target.name);
      else if (enteredValue.current !== '' || valueOf(target) !== '') waiting.current.add(target.name);
    },
  };
}
