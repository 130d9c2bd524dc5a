import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStyles } from '../styles';
import css from './StickyBox.css?inline';

/** From 1024 px below the host's header; a taller one scrolls until its lower end is in view. */
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
