import type { ReactNode } from 'react';
import css from './VisuallyHidden.css?inline';
import { useStyles } from '../styles';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  useStyles(css, 'ui');
  return <span className="visually-hidden">{children}</span>;
}
