import { describe, expect, it, vi } from 'vitest';
import { FileBesideError } from '../../../embed/load/fileBeside';
import { loadFailureOf } from '../../../embed/load/loadFailure';

const failed = new TypeError('Failed to fetch dynamically imported module: https://cdn.test/esm/chunks/shop-abc.js');

const answerWith = (answer: () => Promise<object>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('an application that could not be loaded', () => {
  it('is told from a shop that was updated meanwhile', async () => {
    answerWith(() => Promise.resolve({ type: 'basic', status: 404 }));
    expect(await loadFailureOf(failed, 'shop')).toEqual({
      code: 'outdated',
      title: 'Die Seite wurde aktualisiert.',
      text: 'Bitte laden Sie die Seite neu.',
      hint: undefined,
    });
  });

  it.each([
    ['shop', 'Der Fahrzeugshop konnte nicht geladen werden.'],
    ['search', 'Der Fahrzeugshop konnte nicht geladen werden.'],
    ['admin', 'Der Händlerbereich konnte nicht geladen werden.'],
  ] as const)('is named: %s', async (application, title) => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadFailureOf(failed, application)).toMatchObject({ code: 'load-failed', title, hint: undefined });
  });

  it('is of an older script where the admin file has arrived and its chunk is gone', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const address = 'https://cdn.test/esm/webshop-admin.js';
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
      Object.assign(Object.create(null) as PerformanceEntry, { responseStatus: 200 }),
    ]);
    const cause = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    const failure = await loadFailureOf(new FileBesideError('webshop-admin', address, { cause }), 'admin');
    expect(failure).toMatchObject({ code: 'outdated', title: 'Die Seite wurde aktualisiert.', hint: undefined });
  });

  it('tells the dealer where the single script expects its area, and asks no server', async () => {
    answerWith(() => Promise.resolve({ type: 'basic', status: 404 }));
    const failure = await loadFailureOf(
      new FileBesideError('webshop-admin', 'https://cdn.test/esm/webshop-admin.js'),
      'admin',
    );
    expect(failure.code).toBe('load-failed');
    expect(failure.hint).toContain('Die Datei https://cdn.test/esm/webshop-admin.js konnte nicht geladen werden.');
    expect(fetch).not.toHaveBeenCalled();
  });
});
