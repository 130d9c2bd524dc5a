import { useEffect, useRef, useState } from 'react';

/** Ref of the inputs; focuses a line after the next render, without one the button behind the list. */
export function useFocusLine<List extends HTMLElement>() {
  const list = useRef<List>(null);
  /** A new object per request: the same line may be meant twice. */
  const [focused, setFocused] = useState<{ at: number }>();
  useEffect(() => {
    if (focused === undefined) return;
    const line = list.current?.children[focused.at]?.querySelector<HTMLElement>('input, textarea');
    const target = line ?? list.current?.nextElementSibling;
    if (target instanceof HTMLElement) target.focus();
  }, [focused]);
  return { list, focusLine: (at: number) => setFocused({ at }) };
}
