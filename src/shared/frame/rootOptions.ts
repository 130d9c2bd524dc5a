import type { RootOptions } from 'react-dom/client';
import { HttpError } from '../../lib/http/errors';
import type { Environment } from '../../state/environment';
import { crashDetail } from '../../state/errorDetail';

/** Rendering errors go to the console and, as event `error`, to the page. */
export function rootOptions({ emit, history }: Environment): RootOptions {
  const report = (error: unknown) => {
    // `createHttp` has reported failed calls.
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
