import { describe, expect, it } from 'vitest';
import { failureHint, failureMessage, outcomeOf } from '../../../src/admin/engine/failure';
import { HttpError, type HttpFailure } from '../../../src/lib/http/errors';
import { createHttp, ignoreBody } from '../../../src/lib/http/http';
import type { HttpMethod } from '../../../src/lib/http/transport';

const UNSURE = 'Ob die Änderung angekommen ist, ist nicht sicher.';

function hintOf(failure: HttpFailure, status?: number, method = 'PUT', retryAfterMs?: number): string {
  const error = new HttpError(failure, status, { retryAfterMs });
  error.method = method;
  return failureHint(error);
}

// rules/admin: outcome of a write.
it.each<[outcome: string, method: HttpMethod, statuses: readonly number[]]>([
  ['done', 'PUT', [200, 204]],
  ['refused', 'PUT', [400, 401, 403, 404, 409, 410, 413, 422, 425, 429]],
  ['unknown', 'PUT', [0, 408, 500, 502, 503, 504]],
  ['unknown', 'POST', [0, 408, 500, 503]],
  ['unknown', 'DELETE', [0, 408, 500, 503]],
  ['refused', 'GET', [0, 400, 404, 408, 425, 429, 500, 503]],
])('a call is %s: %s that is answered with one of %j, 0 for no answer', async (outcome, method, statuses) => {
  for (const status of statuses) {
    const http = createHttp({
      baseUrl: 'https://platform.test',
      pause: () => Promise.resolve(),
      transport: () =>
        status === 0
          ? Promise.reject(new HttpError('network'))
          : Promise.resolve({ status, data: '', header: () => undefined }),
    });
    const error = await http.request(method, '/a', { read: ignoreBody }).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect([status, outcomeOf(error as Error | null)]).toEqual([status, outcome]);
  }
});

it('an error that is no answer leaves a write unknown', () => {
  expect(outcomeOf(new Error('anything'))).toBe('unknown');
});

describe('what a failed call has done, and what to do', () => {
  it.each<[HttpFailure, number | undefined, string]>([
    ['rejected', 400, 'Die Änderung wurde nicht gespeichert.'],
    [
      'conflict',
      409,
      'Die Änderung wurde nicht gespeichert: Der Eintrag wurde inzwischen geändert, wird noch gebraucht, oder es gibt ihn schon. Sehen Sie in der Liste nach.',
    ],
    [
      'rejected',
      413,
      'Die Änderung wurde nicht gespeichert: Sie ist der Plattform zu groß. Nehmen Sie kleinere Dateien oder kürzere Texte.',
    ],
    [
      'rejected',
      422,
      'Die Änderung wurde nicht gespeichert: Die Plattform lehnt eine Angabe ab. Prüfen Sie Ihre Eingaben.',
    ],
    [
      'busy',
      429,
      'Die Änderung wurde nicht gespeichert: Der Server des Shops ist gerade ausgelastet. Bitte versuchen Sie es in einer Minute noch einmal.',
    ],
    [
      'busy',
      503,
      `Der Server des Shops ist gerade ausgelastet. ${UNSURE} Sehen Sie nach, bevor Sie es noch einmal versuchen.`,
    ],
    ['server', 500, `Der Server meldet einen Fehler. ${UNSURE} Sehen Sie nach, bevor Sie es noch einmal versuchen.`],
  ])('a write, %s %d', (failure, status, hint) => {
    expect(hintOf(failure, status)).toBe(hint);
  });

  it.each<[HttpFailure, number, string]>([
    ['rejected', 400, 'Der Server lehnt die Anfrage ab. Ihre Daten sind davon nicht betroffen.'],
    ['busy', 503, 'Der Server des Shops ist gerade ausgelastet. Bitte versuchen Sie es in einer Minute noch einmal.'],
    ['server', 500, 'Der Server antwortet nicht. Ihre Daten sind davon nicht betroffen.'],
  ])('a read, %s %d, says nothing of a change', (failure, status, hint) => {
    expect(hintOf(failure, status, 'GET')).toBe(hint);
  });

  it.each<[HttpFailure, number | undefined, string]>([
    ['network', undefined, 'Vorgang fehlgeschlagen. Bitte erneut versuchen.'],
    ['server', 502, 'Vorgang fehlgeschlagen. Bitte erneut versuchen.'],
    ['busy', 503, 'Der Server des Shops ist gerade ausgelastet.'],
    ['busy', 429, 'Die Änderung wurde nicht gespeichert: Der Server des Shops ist gerade ausgelastet.'],
    ['forbidden', 403, 'Dafür fehlt Ihnen die Berechtigung.'],
    ['rejected', 413, 'Die Änderung wurde nicht gespeichert: Sie ist der Plattform zu groß.'],
    ['rejected', 400, 'Die Änderung wurde nicht gespeichert.'],
  ])('has its cause for a title where pressing again would not help: %s %d', (failure, status, title) => {
    const error = new HttpError(failure, status);
    error.method = 'PUT';
    const message = failureMessage(error);
    expect(message.title).toBe(title);
    expect(`${message.title} ${message.text}`).not.toMatch(/\s\s|\. \./);
  });

  it('names the wait that the platform asks for', () => {
    expect(hintOf('busy', 429, 'POST', 150_000)).toMatch(/in 3 Minuten noch einmal\.$/);
  });
});
