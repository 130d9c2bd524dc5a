import type { EndReason } from '../../state/session';

/** What happened to a login that the visitor did not end themselves, as a sentence. */
export function loginEndText(reason: EndReason): string {
  return reason === 'logged-out-elsewhere'
    ? 'Sie wurden in einem anderen Fenster abgemeldet.'
    : 'Ihre Anmeldung ist abgelaufen.';
}
