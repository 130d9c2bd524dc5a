import { useEffect, useRef } from 'react';
import { useHost } from '../../state/shopContext';

/** Ref of the heading of a screen that takes a form's place: the page scrolls to its top, the heading has the focus. */
export function useTopOfScreen(isGliding = false) {
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    host.scrollToTop(isGliding);
    heading.current?.focus({ preventScroll: true });
  }, [host, isGliding]);
  return heading;
}
