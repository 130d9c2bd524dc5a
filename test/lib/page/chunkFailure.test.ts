import { describe, expect, it, vi } from 'vitest';
import { chunkFailureOf } from '../../../src/lib/page/chunkFailure';

const ADDRESS = 'https://cdn.test/esm/chunks/VehiclePage-abc.js';
const failed = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);

/** What the browser knows of the request, and what the server says when it is asked once more. */
function browser({ status = 0, answer, isOnline = true }: { status?: number; answer?: object; isOnline?: boolean }) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    Object.assign(Object.create(null) as PerformanceEntry, { responseStatus: status }),
  ]);
  const ask = vi.fn(() => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))));
  vi.stubGlobal('fetch', ask);
  return ask;
}

describe('a part of the shop that did not arrive', () => {
  it('is gone where the browser knows an answer of 404, without asking again', async () => {
    const ask = browser({ status: 404 });
    expect(await chunkFailureOf(failed)).toBe('outdated');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['a server that answers and may not say what', { type: 'opaque', status: 0 }, 'outdated'],
    ['a server that says 410', { type: 'basic', status: 410 }, 'outdated'],
    ['a server that has the file', { type: 'basic', status: 200 }, 'unreachable'],
    ['no server', undefined, 'unreachable'],
  ])('is asked for where the browser does not know: %s', async (_, answer, failure) => {
    browser({ answer });
    expect(await chunkFailureOf(failed)).toBe(failure);
  });

  it('is a matter of the connection while the browser is offline, and where no file is named', async () => {
    browser({ status: 404, isOnline: false });
    expect(await chunkFailureOf(failed)).toBe('unreachable');
    const ask = browser({ answer: { type: 'opaque' } });
    expect(await chunkFailureOf(new TypeError('Importing a module script failed.'))).toBe('unreachable');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is none of the connection where its code has failed', async () => {
    const ask = browser({ isOnline: false });
    expect(await chunkFailureOf(new TypeError('Getter must be a function: lateAddition'))).toBe('broken');
    expect(ask).not.toHaveBeenCalled();
  });
});
