import type { EndReason } from '../../state/session';

/** Sentence about a login that ended without a logout in this tab. */
export function loginEndText(reason: EndReason): string {
  return reason === 'logged-out-elsewhere'
    ? 'Sie wurden in einem anderen Fenster abgemeldet.'
    : 'Ihre Anmeldung ist abgelaufen.';
}
