import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Shows by motion that a value has changed, unless the visitor wants none.
 *
 * @param show starts the motion; returns what ends it, if it does not end itself
 * @returns ref of the element that shows the value
 */
export function useChange<Shown extends HTMLElement, Value>(
  value: Value,
  show: (element: Shown, value: Value, before: Value) => (() => void) | undefined,
): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  const last = useRef(value);
  const start = useEffectEvent(() => {
    const before = last.current;
    const element = ref.current;
    last.current = value;
    if (before === value || element === null) return undefined;
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : show(element, value, before);
  });
  useEffect(() => start(), [value]);
  return ref;
}
