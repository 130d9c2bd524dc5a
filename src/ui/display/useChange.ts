import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Motion of a changed value, unless the visitor wants none.
 * @param show starts it; returns what ends it, if needed
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
