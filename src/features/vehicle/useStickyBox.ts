import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a box that stays in view below the host's own header (`--offset-top`). One that is taller than the window scrolls with the page
 * until its lower end is in view and stays then: nothing of it is ever cut off. The style sheet reads `--box-height`, px.
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
