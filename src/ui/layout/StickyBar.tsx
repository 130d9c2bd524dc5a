import type { ReactNode } from 'react';
import css from './StickyBar.css?inline';
import { useStyles } from '../styles';

interface StickyBarProps {
  children: ReactNode;
  /** Stays at the bottom of the view on every width; by default only below 1024 px. */
  isAlwaysShown?: boolean;
}

/** The bar at the bottom of a phone with price and main button. Comes last in the part of the page that it belongs to. */
export function StickyBar({ children, isAlwaysShown }: StickyBarProps) {
  useStyles(css, 'ui');
  return <div className={isAlwaysShown ? 'sticky-bar sticky-bar--always' : 'sticky-bar'}>{children}</div>;
}
