/** What a word processor, a mail or a CMS leaves in the values of a page's elements: read as meant, wherever the shop reads one. */
import { afterEach, expect, it, vi } from 'vitest';
import { mountFromTags } from '../../../embed/api/widget';
import { listenToOpenLinks } from '../../../embed/page/pageEvents';
import { checkPage } from '../../../src/tools/embedding/rules';

const ID = '00000000-0000-4000-8000-000000000001';
const SIGNS = [
  ['none', '', ''],
  ['a zero-width space', '\u200B', '\u200B'],
  ['a soft hyphen', '\u00AD', ''],
  ['a byte order mark', '\uFEFF', ''],
  ['protected spaces', '\u00A0', '\u00A0'],
  ['curly quotes', '„', '“'],
] as const;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each(SIGNS)('a tag in the head for an overlay, with %s', (_, before, after) => {
  const value = `${before}over\u2060lay${after}`;
  const html = `<script src="/webshop-start.js" data-admin-id="${ID}" data-layout="${value}"></script>`;
  document.head.innerHTML = html.replace(' src="/webshop-start.js"', '');
  const mount = vi.fn();
  mountFromTags({ mount } as never, document.querySelector('script') ?? undefined);
  expect(mount).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement), { adminId: ID, layout: 'overlay' });
  const page = `<!doctype html><head><meta name="viewport" content="width=device-width">${html}</head><body></body>`;
  expect(checkPage(page)).toMatchObject([{ level: 'ok' }]);
});

it.each(SIGNS)('the target of a tag, with %s', (_, before, after) => {
  document.head.innerHTML = `<script data-admin-id="${ID}" data-target="${before}#webshop${after}"></script>`;
  const mount = vi.fn();
  mountFromTags({ mount } as never, document.querySelector('script') ?? undefined);
  expect(mount).toHaveBeenCalledExactlyOnceWith('#webshop', { adminId: ID });
});

it.each(SIGNS)('a link that opens the shop, with %s', (_, before, after) => {
  document.body.innerHTML = `<a href="#" data-webshop-open="${before}/angebote-x/1${after}">Golf</a><a href="#" data-webshop-open="${before}${after}">Alle</a>`;
  const open = vi.fn();
  const stop = listenToOpenLinks(open);
  for (const link of document.querySelectorAll('a')) link.click();
  stop();
  expect(open.mock.calls).toEqual([['/angebote-x/1'], [undefined]]);
});

it('a tag in the head whose target is empty knows no place', () => {
  const page = `<!doctype html><head><meta name="viewport" content="width=device-width"><script src="/webshop-start.js" data-admin-id="${ID}" data-target="\u200B"></script></head>`;
  expect(checkPage(page)).toMatchObject([{ text: 'Das Skript steht in <head> und nennt kein Ziel.' }]);
});
