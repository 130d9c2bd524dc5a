import { expect, it } from 'vitest';
import { HttpError } from '../../../src/lib/http/errors';
import { adviceOn } from '../../../src/ui/feedback/ErrorState';

it.each([
  [new HttpError('network'), true],
  [new HttpError('timeout'), true],
  [new HttpError('server', 500), false],
  [new HttpError('rejected', 429), false],
  [new HttpError('unreadable', 200), false],
  [new HttpError('unreadable', 204), false],
])('names the connection only where nothing has answered: %s', (error, isNamed) => {
  expect(adviceOn(error).includes('Internetverbindung')).toBe(isNamed);
});
