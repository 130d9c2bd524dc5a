import { expect, it, vi } from 'vitest';
import { reloadPage } from '../../../src/lib/page/reloadPage';

const ENTRY = 'https://cdn.test/webshop-widget-0.1.0.js';

// A browser that keeps the entry would ask for the chunks of the release before.
it('the entry is read past the cache before the page is reloaded, from a server without CORS, too', async () => {
  const resources = [ENTRY, ENTRY, 'https://cdn.test/esm/chunks/shop-abc.js', 'https://dealer.test/site.js'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    resources.map((name) => Object.assign(Object.create(null) as PerformanceEntry, { name })),
  );
  const steps: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { cache, mode }: RequestInit) => {
    steps.push([address, cache, mode]);
    return mode === 'cors' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  });
  vi.stubGlobal('location', { reload: () => steps.push('reload') });
  await reloadPage();
  expect(steps).toEqual([[ENTRY, 'reload', 'cors'], [ENTRY, 'reload', 'no-cors'], 'reload']);
});
