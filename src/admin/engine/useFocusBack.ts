import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../../ui/feedback/moveFocus';

/**
 * Restores the focus that a form lost while it was `inert` or because its button is gone: to the same element, else to the one before,
 * else to the heading of the page. A focus that moved elsewhere stays.
 *
 * @param isBusy whether the form is inert
 */
export function useFocusBack(container: RefObject<HTMLElement | null>, isBusy: boolean) {
  const focused = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const box = container.current;
    if (box === null) return;
    const note = () => {
      const now = box.querySelector<HTMLElement>(':focus');
      if (now !== null && now !== focused.current[0]) focused.current = [now, ...focused.current.slice(0, 1)];
    };
    note();
    box.addEventListener('focusin', note);
    return () => box.removeEventListener('focusin', note);
  }, [container, isBusy]);
  useEffect(() => {
    const box = container.current;
    if (!isBusy || box === null) return;
    return () => {
      if (box.closest('.shop')?.querySelector(':focus') !== null) return;
      const [last, before] = focused.current;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else if (before?.isConnected) before.focus();
      else focusPage(box);
    };
  }, [container, isBusy]);
}
