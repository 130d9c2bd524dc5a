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

/** With the HTTP status, if a failed call ended the screen. */
export function ScreenErrorBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={place}
      fallback={(error, retry) => {
        const status = refusedStatus(error);
        if (status !== undefined)
          return (
            <Suspense>
              <ErrorPage status={status} onRetry={retry} />
            </Suspense>
          );
        return (
          <div className="crash">
            <ErrorState title="Diese Seite konnte nicht angezeigt werden." onRetry={retry}>
              {keepsEntries(place)
                ? 'Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.'
                : 'Bitte versuchen Sie es erneut oder laden Sie die Seite neu.'}
            </ErrorState>
          </div>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
