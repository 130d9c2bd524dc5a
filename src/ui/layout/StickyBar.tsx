import type { ReactNode } from 'react';
import css from './StickyBar.css?inline';
import { useStyles } from '../styles';

interface StickyBarProps {
  children: ReactNode;
  /** Shown at every width; by default only below 1024 px. */
  isAlwaysShown?: boolean;
}

/** Sticky bar at the bottom of a phone with price and main button. Must be the last child of its part of the page. Kept in the window by `embed/page/stickyParts` where the page lets nothing stick. */
export function StickyBar({ children, isAlwaysShown }: StickyBarProps) {
  useStyles(css, 'ui');
  return (
    <div data-sticks="bottom" className={isAlwaysShown ? 'sticky-bar sticky-bar--always' : 'sticky-bar'}>
      {children}
    </div>
  );
}
