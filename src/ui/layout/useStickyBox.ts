import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStyles } from '../styles';
import css from './StickyBox.css?inline';

/**
 * Ref for a `.sticky-box` beside the content from 1024 px, below the host's header (`--offset-top`). A box that is taller than the
 * window scrolls with the page until its lower end is in view, so that nothing is cut off.
 */
export function useStickyBox(): RefObject<HTMLDivElement | null> {
  useStyles(css, 'ui');
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    box.dataset.sticks = 'top';
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => box.style.setProperty('--box-height', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return ref;
}
