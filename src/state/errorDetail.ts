import { screenAt } from '../domain/addresses';
import { unreadablePaths, type HttpError } from '../lib/http/errors';
import { redactCall, redactError } from '../lib/redact';
import { release } from '../lib/release';
import type { ErrorCode, ErrorDetail } from './shopEvents';

function placeOf(pathname: string): string {
  const match = screenAt(pathname);
  if (match === undefined) return 'unknown';
  const { step, page, tab }: Partial<Record<string, string>> = match.params;
  return [match.name, step ?? page ?? tab].filter(Boolean).join(' ');
}

/** @param message in German, for the visitor */
export function errorDetail(code: ErrorCode, message: string, pathname: string): ErrorDetail {
  return { code, message, place: placeOf(pathname), release };
}

export function crashDetail(reason: unknown, pathname: string): ErrorDetail {
  const error = redactError(reason);
  return { ...errorDetail('crash', error.message, pathname), error };
}

export function callFailureDetail(
  error: HttpError,
  method: string,
  path: string,
  pathname: string,
): ErrorDetail & { call: string } {
  const { failure, status } = error;
  return {
    ...errorDetail('call-failed', 'Ein Aufruf der Plattform ist fehlgeschlagen.', pathname),
    call: redactCall(method, path),
    failure,
    ...(status !== undefined && { status }),
    ...(failure === 'unreadable' && { paths: unreadablePaths(error) }),
  };
}
