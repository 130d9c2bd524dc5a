import { HttpError } from '../../lib/http/errors';

/** What a call that failed means for who waits for it, in a second line; the first says what did not work. */
export function failureHint(error: Error): string {
  const failure = error instanceof HttpError ? error.failure : undefined;
  if (failure === 'network') return 'Keine Verbindung zum Server. Prüfen Sie Ihre Internetverbindung.';
  if (failure === 'forbidden') return 'Dafür fehlt Ihnen die Berechtigung.';
  if (failure === 'not-found') return 'Den Eintrag gibt es nicht mehr.';
  if (failure === 'rejected' || failure === 'conflict') return 'Die Änderung wurde nicht gespeichert.';
  return 'Der Server antwortet nicht. Ihre Daten sind davon nicht betroffen.';
}

export const isForbidden = (error: Error) => error instanceof HttpError && error.failure === 'forbidden';
export const isGone = (error: Error) => error instanceof HttpError && error.failure === 'not-found';

/** Where a role may look at what only another may change. */
export const MAY_NOT_CHANGE = 'Für Änderungen fehlt Ihnen die Berechtigung.';

/** What was sent and refused (admin 8). */
export const SAVE_FAILED = 'Vorgang fehlgeschlagen. Bitte erneut versuchen.';
