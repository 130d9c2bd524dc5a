import { HttpError } from '../../lib/http/errors';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const MOST_MINUTES = 120;

export const BUSY = 'Der Server des Shops ist gerade ausgelastet.';

/** 'in 30 Sekunden'; without a time of the platform 'in einer Minute'. */
function waitText(retryAfterMs = MINUTE_MS): string {
  const isShort = retryAfterMs < MINUTE_MS;
  const unit = isShort ? 'Sekunde' : 'Minute';
  const count = Math.ceil(retryAfterMs / (isShort ? SECOND_MS : MINUTE_MS));
  if (count > MOST_MINUTES) return 'später';
  return count <= 1 ? `in einer ${unit}` : `in ${count} ${unit}n`;
}

/** rules/platform-and-wire: not now is not no */
export const busyText = (retryAfterMs?: number) =>
  `${BUSY} Bitte versuchen Sie es ${waitText(retryAfterMs)} noch einmal.`;

/** Of a failed call; `undefined`: another reason. */
export const busyTextOf = (error: unknown): string | undefined =>
  error instanceof HttpError && error.failure === 'busy' ? busyText(error.retryAfterMs) : undefined;
