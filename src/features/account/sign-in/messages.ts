import { HttpError, refusedStatus, type HttpFailure } from '../../../lib/http/errors';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ClockError } from './useFinishLogIn';

export const FAILED = 'Es ist ein Fehler aufgetreten.';
const TRY_AGAIN = 'Bitte versuchen Sie es erneut. Ihre Eingaben sind noch da.';

export const tryAgainText = (error: Error | null) => busyTextOf(error) ?? TRY_AGAIN;

export const failedText = (error: Error | null) => `${FAILED} ${tryAgainText(error)}`;

export const TAKEN = 'Diese E-Mail ist bereits vergeben.';
const WRONG_LOGIN = 'E-Mail oder Passwort ist falsch.';
const UNCONFIRMED =
  'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: mit dem Link in der E-Mail, die wir Ihnen geschickt haben.';
const LINK_OVER = 'Dieser Link ist nicht mehr gültig oder wurde schon benutzt.';
const CLOCK =
  'Die Anmeldung gilt nach der Uhr Ihres Geräts schon als abgelaufen. Bitte prüfen Sie Datum und Uhrzeit und versuchen Sie es erneut.';

export const OPEN_LINK = 'Bitte öffnen Sie den Link aus der E-Mail, die wir Ihnen geschickt haben.';
export const RESET_BY_LINK = 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.';

export function loginMessage(error: Error): string {
  if (error instanceof ClockError) return CLOCK;
  const failure = error instanceof HttpError ? error.failure : undefined;
  if (failure === 'unauthorized') return WRONG_LOGIN;
  if (failure === 'forbidden') return UNCONFIRMED;
  return failedText(error);
}

export function registrationMessage(error: Error): string {
  if (error instanceof ClockError) return CLOCK;
  return refusedStatus(error) === 400 ? TAKEN : failedText(error);
}

export function linkMessage(error: Error): string {
  return isLinkOver(error) ? LINK_OVER : failedText(error);
}

const OVER: readonly HttpFailure[] = ['unauthorized', 'forbidden', 'not-found', 'conflict', 'rejected'];

/** A retry would fail again. */
export const isLinkOver = (error: Error) => error instanceof HttpError && OVER.includes(error.failure);
