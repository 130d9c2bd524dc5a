import type { ReactElement, ReactNode } from 'react';
import css from './Badge.css?inline';
import { useStyles } from '../styles';

interface BadgeProps {
  tone?: 'neutral' | 'warning';
  icon?: ReactElement;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  useStyles(css, 'ui');
  return (
    <span className={`badge badge--${tone}`}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
