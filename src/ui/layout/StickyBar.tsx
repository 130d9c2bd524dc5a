import type { ReactNode } from 'react';
import css from './StickyBar.css?inline';
import { useStyles } from '../styles';

interface StickyBarProps {
  children: ReactNode;
  /** Default: only below 1024 px. */
  isAlwaysShown?: boolean;
}

/** Must be the last child of its part of the page. `embed/page/stickyParts` keeps it in the window where the page lets nothing stick. */
export function StickyBar({ children, isAlwaysShown }: StickyBarProps) {
  useStyles(css, 'ui');
  return (
    <div data-sticks="bottom" className={isAlwaysShown ? 'sticky-bar sticky-bar--always' : 'sticky-bar'}>
      {children}
    </div>
  );
}
