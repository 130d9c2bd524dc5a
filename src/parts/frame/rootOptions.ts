import type { RootOptions } from 'react-dom/client';
import { HttpError } from '../../lib/http/errors';
import type { Environment } from '../../state/environment';
import { crashDetail } from '../../state/errorDetail';

/** Of every root of React: what fails to render stands on the console, and is told to the page and its error tracker. */
export function rootOptions({ emit, history }: Environment): RootOptions {
  const tell = (error: unknown) => {
    // A call that failed has been told already.
    if (!(error instanceof HttpError)) emit('error', crashDetail(error, history.current.location.pathname));
  };
  return {
    onCaughtError(error) {
      console.error(error);
      tell(error);
    },
    onUncaughtError(error) {
      reportError(error);
      tell(error);
    },
  };
}
