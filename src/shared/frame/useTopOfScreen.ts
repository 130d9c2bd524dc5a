import { useEffect, useRef } from 'react';
import { useHost } from '../../state/shopContext';

/** Heading of a screen in a form's place: scrolled to its top and focused. */
export function useTopOfScreen(isGliding = false) {
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    host.scrollToTop(isGliding);
    heading.current?.focus({ preventScroll: true });
  }, [host, isGliding]);
  return heading;
}
