import { expect, it } from 'vitest';
import { HttpError } from '../../../src/lib/http/errors';
import { adviceOn } from '../../../src/ui/feedback/ErrorState';

it.each([
  [new HttpError('network'), true],
  [new HttpError('timeout'), true],
  [new HttpError('server', 500), false],
  [new HttpError('busy', 429), false],
  [new HttpError('unreadable', 200), false],
  [new HttpError('unreadable', 204), false],
])('names the connection only where nothing has answered: %s', (error, isNamed) => {
  expect(adviceOn(error).includes('Internetverbindung')).toBe(isNamed);
});

// rules/platform-and-wire: not now is not no.
it.each([
  [undefined, 'in einer Minute'],
  [0, 'in einer Sekunde'],
  [1000, 'in einer Sekunde'],
  [29_001, 'in 30 Sekunden'],
  [60_000, 'in einer Minute'],
  [61_000, 'in 2 Minuten'],
  [7_200_000, 'in 120 Minuten'],
  [7_200_001, 'später'],
])('says when a busy platform can be asked again: %s ms', (retryAfterMs, when) => {
  expect(adviceOn(new HttpError('busy', 503, { retryAfterMs }))).toBe(
    `Der Server des Shops ist gerade ausgelastet. Bitte versuchen Sie es ${when} noch einmal.`,
  );
});
