import { HttpError } from '../../lib/http/errors';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export const BUSY = 'Der Server des Shops ist gerade ausgelastet.';

/** 'in 30 Sekunden'; where the platform does not say how long, or says nothing sensible, 'in einer Minute'. */
function waitText(retryAfterMs = MINUTE_MS): string {
  const count = (unit: number, one: string, many: string) => {
    const number = Math.ceil(retryAfterMs / unit);
    return number <= 1 ? `in einer ${one}` : `in ${number} ${many}`;
  };
  if (retryAfterMs < MINUTE_MS) return count(SECOND_MS, 'Sekunde', 'Sekunden');
  if (retryAfterMs < 2 * HOUR_MS) return count(MINUTE_MS, 'Minute', 'Minuten');
  return retryAfterMs <= 24 * HOUR_MS ? count(HOUR_MS, 'Stunde', 'Stunden') : 'später';
}

/** Says that a platform is busy, and when to try again (rules/platform-and-wire: not now is not no). */
export const busyText = (retryAfterMs?: number) =>
  `${BUSY} Bitte versuchen Sie es ${waitText(retryAfterMs)} noch einmal.`;

/** The same about a failed call; `undefined`: it has failed for another reason. */
export const busyTextOf = (error: unknown): string | undefined =>
  error instanceof HttpError && error.failure === 'busy' ? busyText(error.retryAfterMs) : undefined;
