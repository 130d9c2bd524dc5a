import type { EndReason } from '../../state/session';

export function loginEndText(reason: EndReason): string {
  return reason === 'logged-out-elsewhere'
    ? 'Sie wurden in einem anderen Fenster abgemeldet.'
    : 'Ihre Anmeldung ist abgelaufen.';
}
