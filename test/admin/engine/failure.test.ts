import { describe, expect, it } from 'vitest';
import { failureHint, failureMessage } from '../../../src/admin/engine/failure';
import { HttpError, type HttpFailure } from '../../../src/lib/http/errors';

const UNSURE = 'Ob die Änderung angekommen ist, ist nicht sicher.';

function hintOf(failure: HttpFailure, status?: number, method = 'PUT', retryAfterMs?: number): string {
  const error = new HttpError(failure, status, { retryAfterMs });
  error.method = method;
  return failureHint(error);
}

// rules/admin: outcome of a write.
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
