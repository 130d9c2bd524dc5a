import { HttpError, type HttpFailure } from '../../lib/http/errors';

/** Failures by which the platform says that it has changed nothing. */
const REFUSALS: readonly HttpFailure[] = ['unauthorized', 'forbidden', 'not-found', 'conflict', 'rejected'];

/**
 * How a write ended. After an answer of 500, an answer that violates the contract, or none at all it is `unknown`: the change may
 * have arrived. A read that fails before the write leaves everything as it was, like a refusal.
 */
export type WriteOutcome = 'done' | 'refused' | 'unknown';

export function outcomeOf(error: Error | null | undefined): WriteOutcome {
  if (error === null || error === undefined) return 'done';
  if (!(error instanceof HttpError)) return 'unknown';
  return error.method === 'GET' || REFUSALS.includes(error.failure) ? 'refused' : 'unknown';
}

/** Of a write whose outcome is unknown. */
export const MAY_HAVE_ARRIVED = 'Ob die Änderung angekommen ist, ist nicht sicher.';

/** Result of reading again after such a write. */
export const HAS_NOT_ARRIVED = 'Die Änderung ist nicht angekommen. Speichern Sie noch einmal.';

/** Consequence of a failed request, as a second line; the first line says what did not work. */
export function failureHint(error: Error): string {
  const failure = error instanceof HttpError ? error.failure : undefined;
  const isUnknown = outcomeOf(error) === 'unknown';
  if (failure === 'network') {
    const text = 'Keine Verbindung zum Server. Prüfen Sie Ihre Internetverbindung.';
    return isUnknown ? `${text} ${MAY_HAVE_ARRIVED}` : text;
  }
  if (failure === 'forbidden') return 'Dafür fehlt Ihnen die Berechtigung.';
  if (failure === 'not-found') return 'Den Eintrag gibt es nicht mehr.';
  if (failure === 'rejected' || failure === 'conflict') return 'Die Änderung wurde nicht gespeichert.';
  return isUnknown ? MAY_HAVE_ARRIVED : 'Der Server antwortet nicht. Ihre Daten sind davon nicht betroffen.';
}

export const isForbidden = (error: Error) => error instanceof HttpError && error.failure === 'forbidden';
export const isGone = (error: Error) => error instanceof HttpError && error.failure === 'not-found';

/** Where a role may look at what only another may change. */
export const MAY_NOT_CHANGE = 'Für Änderungen fehlt Ihnen die Berechtigung.';

/** Title of a write that failed. */
export const SAVE_FAILED = 'Vorgang fehlgeschlagen. Bitte erneut versuchen.';
