import type { ReactElement, ReactNode } from 'react';
import css from './Badge.css?inline';
import { useStyles } from '../styles';

interface BadgeProps {
  tone?: 'neutral' | 'warning' | 'picture';
  icon?: ReactElement;
  children: ReactNode;
}

/** A short status ('Reserviert'). Tone `picture`: on a photo. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  useStyles(css, 'ui');
  return (
    <span className={`badge badge--${tone}`}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
