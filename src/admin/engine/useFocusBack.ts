import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from '../../ui/feedback/moveFocus';

/**
 * Lost while `inert`, or with its button: to that element, else the one before, else the page's heading. A focus elsewhere stays.
 * @param isBusy the form is inert
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
