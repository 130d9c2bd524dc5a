import { Suspense, type ReactNode } from 'react';
import { screenAt } from '../domain/addresses';
import { refusedStatus } from '../lib/http/errors';
import { ErrorState } from '../ui/feedback/ErrorState';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { ErrorBoundary } from '../shared/frame/ErrorBoundary';
import { screens } from './screens';

export const ErrorPage = lazyWithRetry(() => import('../shared/ErrorPage').then((module) => module.ErrorPage));

function keepsEntries(pathname: string): boolean {
  const match = screenAt(pathname);
  return match !== undefined && screens[match.name].keepsEntries === true;
}

export function ScreenErrorBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={place}
      fallback={(error, retry) => {
        const comfort = keepsEntries(place) ? 'Ihre Eingaben sind gesichert.' : undefined;
        if (refusedStatus(error) !== undefined)
          return (
            <Suspense>
              <ErrorPage error={error} comfort={comfort} onRetry={retry} />
            </Suspense>
          );
        return (
          <div className="crash">
            <ErrorState title="Diese Seite konnte nicht angezeigt werden." onRetry={retry}>
              {[comfort, 'Bitte versuchen Sie es erneut oder laden Sie die Seite neu.'].filter(Boolean).join(' ')}
            </ErrorState>
          </div>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
