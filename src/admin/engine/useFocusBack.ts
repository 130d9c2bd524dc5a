import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../../ui/display/passFocus';

/**
 * Gives the focus back after a form was `inert` while it was sent, and after what had it has gone: to where it was, else to the
 * heading of the page. Where somebody went on meanwhile it stays there.
 *
 * @param isBusy while this holds, the focus may get lost
 */
export function useFocusBack(container: RefObject<HTMLElement | null>, isBusy: boolean) {
  const last = useRef<HTMLElement>(null);
  // Before the browser takes the focus out of what has become inert.
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
