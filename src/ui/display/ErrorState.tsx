import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { EmptyState } from './EmptyState';

/** Advice after a failure. */
export const TRY_AGAIN = 'Bitte versuchen Sie es erneut.';
/** Advice after a failure without an answer. */
export const CHECK_CONNECTION = 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';

interface ErrorStateProps {
  /** The failure, as a German sentence. */
  title: string;
  level?: 1 | 2 | 3;
  /** Advice for the visitor. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  actions?: ReactNode;
}

/** Error message with advice, and a retry button if a retry may help. */
export function ErrorState({ title, level, children, onRetry, isRetrying, actions }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={title}
        level={level}
        actions={
          <>
            {onRetry ? (
              <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
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
