import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../../ui/feedback/moveFocus';

/**
 * Restores the focus that a form lost while it was `inert`: to the same element, else to the heading of the page. A focus that
 * moved elsewhere stays.
 *
 * @param isBusy whether the form is inert
 */
export function useFocusBack(container: RefObject<HTMLElement | null>, isBusy: boolean) {
  const last = useRef<HTMLElement>(null);
  // Before the browser removes the focus from the inert form.
  useLayoutEffect(() => {
    if (isBusy) last.current = container.current?.querySelector<HTMLElement>(':focus') ?? null;
  }, [container, isBusy]);
  useEffect(() => {
    const box = container.current;
    if (!isBusy || box === null) return;
    return () => {
      if (box.closest('.shop')?.querySelector(':focus') !== null) return;
      if (last.current?.isConnected) last.current.focus({ preventScroll: true });
      else focusPage(box);
    };
  }, [container, isBusy]);
}
