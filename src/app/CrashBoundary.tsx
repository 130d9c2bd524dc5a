import type { ReactNode } from 'react';
import { refusedStatus } from '../lib/http/errors';
import { ErrorPage } from '../ui/display/ErrorPage';
import { ErrorState } from '../ui/display/ErrorState';
import { CrashNet } from './CrashNet';

/** Checkout and trade-in: their drafts live in local storage and outlast a crash. */
const keepsEntries = (place: string) => place.startsWith('/cars/');

/** The net under the screens: an answer of the platform that ended one is shown by its status. */
export function CrashBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <CrashNet
      place={place}
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
    </CrashNet>
  );
}
