import type { ReactElement, ReactNode } from 'react';
import css from './EmptyState.css?inline';
import { useStyles } from '../styles';
import { moveFocusToPage } from './moveFocus';

interface EmptyStateProps {
  icon?: ReactElement;
  title: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  useStyles(css, 'ui');
  const Title = `h${level}` as const;
  return (
    <div className="empty-state" ref={moveFocusToPage}>
      {icon ? <span className="empty-state__icon">{icon}</span> : null}
      <Title className="empty-state__title">{title}</Title>
      {children ? <div className="empty-state__text">{children}</div> : null}
      {actions ? <div className="empty-state__actions">{actions}</div> : null}
    </div>
  );
}
