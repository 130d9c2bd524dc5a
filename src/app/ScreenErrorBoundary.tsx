import type { ReactNode } from 'react';
import { refusedStatus } from '../lib/http/errors';
import { ErrorPage } from '../ui/display/ErrorPage';
import { ErrorState } from '../ui/display/ErrorState';
import { ErrorBoundary } from './ErrorBoundary';

/** Checkout and trade-in: their drafts live in local storage and outlast a crash. */
const keepsEntries = (pathname: string) => pathname.startsWith('/cars/');

/** The net under the screens: an answer of the platform that ended one is shown by its status. */
export function ScreenErrorBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={place}
      fallback={(error, retry) => {
        const status = refusedStatus(error);
        if (status !== undefined) return <ErrorPage status={status} onRetry={retry} />;
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
