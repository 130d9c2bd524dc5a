import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { EmptyState } from './EmptyState';

/** What the visitor can do. */
export const TRY_AGAIN = 'Bitte versuchen Sie es erneut.';
/** The same where nothing was answered. */
export const CHECK_CONNECTION = 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  level?: 1 | 2 | 3;
  /** What the visitor can do. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  actions?: ReactNode;
}

/** Error message: what happened, what to do, and a retry button if a retry helps. */
export function ErrorState({ title, level, children, onRetry, isRetrying, actions }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        title={title}
        level={level}
        actions={
          <>
            {onRetry ? (
              <Button variant="primary" icon={<RotateCw />} isBusy={isRetrying} onClick={onRetry}>
                Erneut versuchen
              </Button>
            ) : null}
            {actions}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
