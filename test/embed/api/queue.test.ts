import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { externalConsent, revokeConsent } from '../../../embed/page/consent';
import { install, mountFromTags } from '../../../embed/api/widget';

// The element stays for all files of a worker; this one has nothing to do with it.
beforeEach(() => void vi.spyOn(customElements, 'define').mockReturnValue());
afterEach(() => {
  Reflect.deleteProperty(window, 'WebshopWidget');
  revokeConsent(['paypal', 'emobilio']);
});

it('runs what a page has queued before the script was there, then tells that it is there, and runs later calls at once', async () => {
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', reported);
  const order: string[] = [];
  const early = vi.fn(() => order.push('early'));
  const broken = () => {
    throw new Error('the page is wrong');
  };
  Object.assign(window, { WebshopWidget: { q: [broken, ['grantConsent', ['paypal', 7]], ['dance'], null, early] } });
  window.addEventListener('webshop:loaded', () => order.push('loaded'), { once: true });
  const api = install();
  expect(early).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(order).toEqual(['early', 'loaded']);
  expect(early).toHaveBeenCalledExactlyOnceWith(api);
  expect(externalConsent.granted()).toEqual(['paypal']);
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual([
    'the page is wrong',
    'WebshopWidget.q: „dance“ ist kein Aufruf des Shops.',
    'WebshopWidget.q: „undefined“ ist kein Aufruf des Shops.',
  ]);
  api.q.push(['grantConsent', ['emobilio']]);
  expect(externalConsent.granted()).toEqual(['paypal', 'emobilio']);
});

it('takes an element of the page with the same name for no queue', async () => {
  Object.assign(window, { WebshopWidget: document.createElement('div') });
  expect(install().version).not.toBe('');
  await Promise.resolve();
});

it('says that nobody has asked for a shop, once where the script is loaded twice', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const tag = document.createElement('script');
  mountFromTags(install(), tag);
  // To a second copy of the script the API of the page is that of the first.
  mountFromTags({ ...install(), mount: vi.fn() }, tag);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/niemand hat einen Shop verlangt/i));
});
