import { HttpError, type HttpFailure } from '../../lib/http/errors';

/** Failures of a write that changed nothing. */
const REFUSALS: readonly HttpFailure[] = ['unauthorized', 'forbidden', 'not-found', 'conflict', 'rejected'];

/**
 * Outcome of a write (rules/admin: outcome of a write). It is `unknown` after a status 500, an answer that violates the contract, or none at all: the change may
 * have arrived. A read that fails before the write counts as refused.
 */
type WriteOutcome = 'done' | 'refused' | 'unknown';

export function outcomeOf(error: Error | null | undefined): WriteOutcome {
  if (error === null || error === undefined) return 'done';
  if (!(error instanceof HttpError)) return 'unknown';
  return error.method === 'GET' || REFUSALS.includes(error.failure) ? 'refused' : 'unknown';
}

/** Hint of a write with an unknown outcome. */
export const MAY_HAVE_ARRIVED = 'Ob die Änderung angekommen ist, ist nicht sicher.';

/** Result of the reload after such a write. */
export const HAS_NOT_ARRIVED = 'Die Änderung ist nicht angekommen. Speichern Sie noch einmal.';

/** Second line of an error message: consequence of the failed request. */
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

/** Notice in the form of a role that may only read. */
export const MAY_NOT_CHANGE = 'Für Änderungen fehlt Ihnen die Berechtigung.';

/** Title of a failed write. */
export const SAVE_FAILED = 'Vorgang fehlgeschlagen. Bitte erneut versuchen.';
