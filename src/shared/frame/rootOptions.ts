import type { RootOptions } from 'react-dom/client';
import { HttpError } from '../../lib/http/errors';
import type { Environment } from '../../state/environment';
import { crashDetail } from '../../state/errorDetail';

/** Options of every React root: errors while rendering go to the console and, as the event `error`, to the page. */
export function rootOptions({ emit, history }: Environment): RootOptions {
  const report = (error: unknown) => {
    // A failed call has already been reported by `createHttp`.
    if (!(error instanceof HttpError)) emit('error', crashDetail(error, history.current.location.pathname));
  };
  return {
    onCaughtError(error) {
      console.error(error);
      report(error);
    },
    onUncaughtError(error) {
      reportError(error);
      report(error);
    },
  };
}
