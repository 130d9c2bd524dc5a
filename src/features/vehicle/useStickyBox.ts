import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Ref for a sticky box below the host's header (`--offset-top`). A box that is taller than the window scrolls with the page until
 * its lower end is in view, so that nothing is cut off. Sets `--box-height`, px, for the style sheet.
 */
export function useStickyBox(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => box.style.setProperty('--box-height', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return ref;
}
