import { HttpError, isTurnedAway, type HttpFailure } from '../../lib/http/errors';
import { BUSY, busyText } from '../../ui/feedback/busyText';

const REFUSALS: readonly HttpFailure[] = ['unauthorized', 'forbidden', 'not-found', 'conflict', 'rejected'];

/**
 * `unknown` after status 500, a broken contract, or no answer (rules/admin: outcome of a write). A failed read before
 * the write is `refused`.
 */
type WriteOutcome = 'done' | 'refused' | 'unknown';

export function outcomeOf(error: Error | null | undefined): WriteOutcome {
  if (error === null || error === undefined) return 'done';
  if (!(error instanceof HttpError)) return 'unknown';
  const isUndone = error.method === 'GET' || REFUSALS.includes(error.failure) || isTurnedAway(error);
  return isUndone ? 'refused' : 'unknown';
}

export const MAY_HAVE_ARRIVED =
  'Ob die Änderung angekommen ist, ist nicht sicher. Sehen Sie nach, bevor Sie es noch einmal versuchen.';

export const HAS_NOT_ARRIVED = 'Die Änderung ist nicht angekommen. Speichern Sie noch einmal.';

const NOT_SAVED = 'Die Änderung wurde nicht gespeichert';

const REASONS: Readonly<Partial<Record<number, string>>> = {
  409: 'Der Eintrag wurde inzwischen geändert, wird noch gebraucht, oder es gibt ihn schon. Sehen Sie in der Liste nach.',
  413: 'Sie ist der Plattform zu groß. Nehmen Sie kleinere Dateien oder kürzere Texte.',
  422: 'Die Plattform lehnt eine Angabe ab. Prüfen Sie Ihre Eingaben.',
};

export function failureHint(error: Error): string {
  if (!(error instanceof HttpError)) return MAY_HAVE_ARRIVED;
  const isUnknown = outcomeOf(error) === 'unknown';
  const { failure, status = 0, method } = error;
  if (failure === 'network') {
    const text = 'Keine Verbindung zum Server. Prüfen Sie Ihre Internetverbindung.';
    return isUnknown ? `${text} ${MAY_HAVE_ARRIVED}` : text;
  }
  if (failure === 'forbidden') return 'Dafür fehlt Ihnen die Berechtigung.';
  if (failure === 'not-found') return 'Den Eintrag gibt es nicht mehr.';
  if (failure === 'busy') {
    if (isUnknown) return `${BUSY} ${MAY_HAVE_ARRIVED}`;
    return method === 'GET' ? busyText(error.retryAfterMs) : `${NOT_SAVED}: ${busyText(error.retryAfterMs)}`;
  }
  if (failure === 'rejected' || failure === 'conflict') {
    if (method === 'GET') return 'Der Server lehnt die Anfrage ab. Ihre Daten sind davon nicht betroffen.';
    const reason = REASONS[status];
    return reason === undefined ? `${NOT_SAVED}.` : `${NOT_SAVED}: ${reason}`;
  }
  if (!isUnknown) return 'Der Server antwortet nicht. Ihre Daten sind davon nicht betroffen.';
  return failure === 'server' ? `Der Server meldet einen Fehler. ${MAY_HAVE_ARRIVED}` : MAY_HAVE_ARRIVED;
}

export const isForbidden = (error: Error) => error instanceof HttpError && error.failure === 'forbidden';
export const isGone = (error: unknown) => error instanceof HttpError && error.failure === 'not-found';

export const MAY_NOT_CHANGE = 'Für Änderungen fehlt Ihnen die Berechtigung.';

const SAVE_FAILED = 'Vorgang fehlgeschlagen. Bitte erneut versuchen.';

/** A known cause is the title: pressing again would not help. */
export function failureMessage(error: Error): { title: string; text: string } {
  const hint = failureHint(error);
  const failure = error instanceof HttpError ? error.failure : undefined;
  const mayHelp =
    failure !== 'busy' && (outcomeOf(error) === 'unknown' || failure === 'network' || failure === 'server');
  if (mayHelp) return { title: SAVE_FAILED, text: hint };
  const [title = hint] = /^.*?\.(?= |$)/.exec(hint) ?? [];
  return { title, text: hint.slice(title.length).trim() };
}
