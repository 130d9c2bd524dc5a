import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHost } from '../../state/shopContext';

/**
 * For a box that stays in view below the host's own header. One that is taller than the window scrolls with the page until its lower
 * end is in view and stays then: nothing of it is ever cut off. The style sheet reads `--host-header` and `--box-height`, px.
 */
export function useStickyBox(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const host = useHost();
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const stopWatching = host.watchHeader((height) => box.style.setProperty('--host-header', `${height}px`));
    if (typeof ResizeObserver === 'undefined') return stopWatching;
    const observer = new ResizeObserver(() => box.style.setProperty('--box-height', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => {
      stopWatching();
      observer.disconnect();
    };
  }, [host]);
  return ref;
}
