import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { HttpError } from '../../lib/http/errors';
import { Button } from '../actions/Button';
import { BUSY, busyTextOf } from './busyText';
import { EmptyState } from './EmptyState';

export const TRY_AGAIN = 'Bitte versuchen Sie es erneut.';

/** Names the visitor's connection only where nothing has answered. */
export function causeOf(error: unknown): string {
  if (busyTextOf(error)) return BUSY;
  const hasAnswer = error instanceof HttpError && error.status !== undefined;
  return hasAnswer
    ? 'Der Server des Shops antwortet gerade nicht richtig.'
    : 'Bitte prüfen Sie Ihre Internetverbindung.';
}

export const adviceOn = (error: unknown) => busyTextOf(error) ?? `${causeOf(error)} ${TRY_AGAIN}`;

interface ErrorStateProps {
  title: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  actions?: ReactNode;
}

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
