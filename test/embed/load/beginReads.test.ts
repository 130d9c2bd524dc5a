import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importEarly } from '../../../embed/load/earlyImports';
import { firstReads } from '../../../src/api/firstReads';
import type { MountOptions } from '../../../src/domain/integration/mountOptions';

const adminId = '00000000-0000-4000-8000-00000000000d';
const apiUrl = 'https://api.example/v9';

vi.mock('../../../embed/load/renderers', () => {
  const load = () => Promise.reject(new Error('no code'));
  return { importFirstCards: load, importOverlay: load, importSearchWidget: load, importShop: load };
});
vi.mock('../../../embed/page/nearView', () => ({ isNearView: () => true }));

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  document.body.innerHTML = '<div id="shop"></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  delete window.WebshopWidget;
});

function addTag(options: Partial<MountOptions> = {}, type = 'module'): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.type = type;
  const { layout, mode } = options;
  Object.assign(tag.dataset, { target: '#shop', adminId, apiUrl, ...(layout && { layout }), ...(mode && { mode }) });
  for (const name of ['adminId', 'apiUrl'] as const) tag.dataset[name] = options[name] ?? tag.dataset[name];
  document.body.append(tag);
  return tag;
}

/** Addresses that are read at once. */
function begunAt(address: string, ...tag: Parameters<typeof addTag>): string[] {
  window.history.replaceState(null, '', address);
  addTag(...tag);
  return [...importEarly().keys()];
}

describe('what the entry reads before any chunk has arrived', () => {
  const search = firstReads(apiUrl, { adminId }, { carQueryParams: '', isWidget: false });

  it.each(['/', '/?utm_source=x', '/#', '/#/'])('is what the shop reads first at %s', (address) => {
    expect(begunAt(address)).toEqual(search);
  });

  it.each([
    '/#/angebote-x/1',
    '/#/admin',
    '/#kontakt',
    '/#/?carQueryParams=carType%3DPKW',
    '/?carQueryParams=carType%3DPKW',
    '/?vehicleDealerAdminId=00000000-0000-4000-8000-000000000001',
  ])('is nothing at %s, which may name another screen, search or dealer', (address) => {
    expect(begunAt(address)).toEqual([]);
  });

  it('has the address that the shop makes of the attributes', () => {
    expect(begunAt('/', { adminId: adminId.toUpperCase(), apiUrl: 'HTTPS://API.example:443/v9//' })).toEqual(search);
  });

  it.each<[string, ...Parameters<typeof addTag>]>([
    ['without a dealer', { adminId: 'x' }],
    ['with an address that names no scheme', { apiUrl: 'api.example' }],
    ['of a search widget', { mode: 'search' }],
    ['of an overlay', { layout: 'overlay' }],
    ['that a consent tool holds back', {}, 'text/plain'],
  ])('is nothing for a tag %s', (_, ...tag) => {
    expect(begunAt('/', ...tag)).toEqual([]);
  });

  it('is nothing for the tag of another script, or where another has the shops of the page', () => {
    addTag();
    const own = addTag({ mode: 'search' });
    expect(importEarly(own).size).toBe(0);
    Object.assign(window, { WebshopWidget: { mount: () => undefined } });
    expect(importEarly().size).toBe(0);
  });

  it('is asked for once for two tags of a dealer', () => {
    addTag();
    expect(begunAt('/')).toEqual(search);
  });
});
