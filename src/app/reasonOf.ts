import { HttpError } from '../lib/http/errors';
import { busyTextOf } from '../ui/feedback/busyText';
import { OUT_OF_REACH, type StartReason } from './startError';

const UNKNOWN_TENANT: StartReason = {
  code: 'unknown-tenant',
  title: 'Dieser Fahrzeugshop ist nicht eingerichtet.',
  advice: 'Zu der angegebenen Händlerkennung gibt es keinen Shop. Bitte wenden Sie sich direkt an das Autohaus.',
  isPassing: false,
};
/** Not to this page, or not for this dealer. */
const NOT_ALLOWED: StartReason = {
  title: 'Der Fahrzeugshop ist für diese Seite nicht freigegeben.',
  advice: 'An Ihrer Internetverbindung liegt es nicht. Bitte wenden Sie sich direkt an das Autohaus.',
  isPassing: true,
};
const UNENCRYPTED: StartReason = {
  ...NOT_ALLOWED,
  title: 'Der Fahrzeugshop ist auf dieser Seite nicht erreichbar.',
  isPassing: false,
};
const WRONG_ANSWER: StartReason = {
  ...OUT_OF_REACH,
  advice:
    'Der Server des Shops antwortet gerade nicht richtig. An Ihrer Internetverbindung liegt es nicht. Bitte versuchen Sie es in einem Moment erneut.',
};

export async function reasonOf(error: unknown, address: string, signal: AbortSignal): Promise<StartReason> {
  const { failure, status } = error instanceof HttpError ? error : {};
  if (failure === 'not-found') return UNKNOWN_TENANT;
  if (failure === 'unauthorized' || failure === 'forbidden') return NOT_ALLOWED;
  if (failure === 'network' && isMixed(address)) return UNENCRYPTED;
  if (failure === 'network' && (await answers(address, signal))) return NOT_ALLOWED;
  const busy = busyTextOf(error);
  if (busy !== undefined) return { ...OUT_OF_REACH, advice: busy };
  return status === undefined ? OUT_OF_REACH : WRONG_ANSWER;
}

/** An encrypted page, an unencrypted platform elsewhere. */
function isMixed(address: string): boolean {
  const { protocol, hostname } = new URL(address, location.href);
  return location.protocol === 'https:' && protocol === 'http:' && !/^(?:localhost$|127\.|\[::1\])/.test(hostname);
}

/** A page without permission gets the same error as one without a connection. */
const answers = (address: string, signal: AbortSignal) =>
  navigator.onLine
    ? fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
