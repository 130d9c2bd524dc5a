import { describe, expect, it } from 'vitest';
import { readQuery } from '../../src/domain/addressQuery';
import { searchOfAddress } from '../../src/domain/vehicle/search/query';
import { shopHash } from '../../src/domain/shopHash';

const PAGE = 'https://autohaus.example/seite?a=1';
const ID = '0a1b2c3d-4000-4000-8000-0123456789ab';
const VEHICLE = `/angebote-vw-golf-heilbronn/${ID}`;
const encoded = encodeURIComponent;
const SEARCH = '/?carQueryParams=carType%3DPKW%26maxPrice%3D20000';
const MAIL = '/account/confirm-email?token=ab%2Bc%3D%3D&email=ada%40lovelace.de';

/** What browsers make of a hash: `new URL` encodes like the address bar. */
const read = (hash: string, prefix?: string) => shopHash(prefix).read(new URL(hash, PAGE).href);

describe('an address of a vehicle is read as meant', () => {
  it.each([
    // As the shop writes it.
    [`#${VEHICLE}`, VEHICLE],
    [`#${VEHICLE}/finanzierung`, `${VEHICLE}/finanzierung`],
    [`#/angebote-x/${ID}`, `/angebote-x/${ID}`],
    [`#/angebote-x/GW-4711`, '/angebote-x/GW-4711'],
    // Encoded by mail programs and routers, once or more often, whole or in part.
    [`#${encoded(VEHICLE)}`, VEHICLE],
    [`#${encoded(encoded(VEHICLE))}`, VEHICLE],
    [`#${encoded(encoded(encoded(VEHICLE)))}`, VEHICLE],
    [`#/${encoded(VEHICLE)}`, VEHICLE],
    [`#/${encoded(`#${VEHICLE}`)}`, VEHICLE],
    [`#!#${encoded(VEHICLE)}`, VEHICLE],
    [`#/angebote-vw-golf-heilbronn%2F${ID}%2Ffinanzierung`, `${VEHICLE}/finanzierung`],
    [`#${encoded(`${VEHICLE}?utm_source=mail`)}`, `${VEHICLE}?utm_source=mail`],
    [`#/angebote-x/${ID}%3Futm%3D%E4`, `/angebote-x/${ID}?utm=%E4`],
    // Appended by trackers and by the protection of links.
    [`#${VEHICLE}&utm_source=news&utm_medium=mail`, `${VEHICLE}?utm_source=news&utm_medium=mail`],
    [`#${VEHICLE}?fbclid=Iw`, `${VEHICLE}?fbclid=Iw`],
    [`#${VEHICLE}#&gclid=1`, `${VEHICLE}?gclid=1`],
    [`#${VEHICLE}&amp;utm_source=x`, `${VEHICLE}?utm_source=x`],
    [`#${VEHICLE}&data=05%7C02%7C&sdata=x%3D&reserved=0`, `${VEHICLE}?data=05%7C02%7C&sdata=x%3D&reserved=0`],
    [`#${VEHICLE}&ui-state=dialog`, `${VEHICLE}?ui-state=dialog`],
    [`#${VEHICLE}/leasing&utm_source=x`, `${VEHICLE}/leasing?utm_source=x`],
    // What stands behind it in a sentence or in markup.
    ...[
      '.',
      ',',
      ')',
      ').',
      '"',
      "'",
      '>',
      ']',
      '%20',
      ' ',
      '…',
      '!',
      ';',
      ':',
      '»',
      '“',
      '”',
      '*',
      '`',
      '|',
      '</a>',
      '%22%3E',
      '_',
      '&quot;',
      '&#x27;',
      '?!',
      '–',
      ' 👍🏽',
    ].map((tail) => [`#${VEHICLE}${tail}`, VEHICLE]),
    [`#${VEHICLE}/finanzierung).`, `${VEHICLE}/finanzierung`],
    [`#${VEHICLE}/)`, VEHICLE],
    [`#/angebote-x/GW-4711).`, '/angebote-x/GW-4711'],
    [`#/angebote-x/%7B${ID}%7D`, `/angebote-x/${ID}`],
    [`#/angebote-x/<${ID}>`, `/angebote-x/${ID}`],
    // Signs that nobody sees, and broken lines.
    [`#/angebote-x/0a1b2c3d-4000\u00AD-4000-8000-0123456789ab`, `/angebote-x/${ID}`],
    [`#/ange\u200Bbote-x/${ID}\u200B`, `/angebote-x/${ID}`],
    [`#/angebote-x/0a1b2c3d%0A-4000-4000-8000-0123456789ab`, `/angebote-x/${ID}`],
    [`#/angebote-x/0a1b2c3d-4000-=%0D%0A4000-8000-0123456789ab`, `/angebote-x/${ID}`],
    [`#/angebote-x/0a1b2c3d-4000-4000-%208000-0123456789ab`, `/angebote-x/${ID}`],
    [`#/angebote-x/0a1b2c3d\u20114000\u20114000\u20118000\u20110123456789ab`, `/angebote-x/${ID}`],
    // Slashes, hashes and cases.
    [`#${VEHICLE}/`, VEHICLE],
    [`#/${VEHICLE}`, VEHICLE],
    [`#/angebote-x//${ID}`, `/angebote-x/${ID}`],
    [`##${VEHICLE}`, VEHICLE],
    [`#/#${VEHICLE}`, VEHICLE],
    [`#!${VEHICLE}`, VEHICLE],
    [`#%20${VEHICLE}`, VEHICLE],
    [`#${VEHICLE.slice(1)}`, VEHICLE],
    [`#\\angebote-x\\${ID}`, `/angebote-x/${ID}`],
    [`#kontakt#${VEHICLE}`, VEHICLE],
    [`#/${PAGE}#${VEHICLE}`, VEHICLE],
    [`#/${encoded(`${PAGE}#${VEHICLE}`)}`, VEHICLE],
    [`#top${encoded(`#${VEHICLE}`)}`, VEHICLE],
    [`#/Angebote-X/${ID.toUpperCase()}/Finanzierung`, `/angebote-X/${ID.toUpperCase()}/finanzierung`],
    [`#/shop${VEHICLE}`, VEHICLE],
    [`#/angebote-vw/1/5/${ID}/leasing`, `/angebote-vw-1-5/${ID}/leasing`],
    [`#${VEHICLE}/leasing/x`, `${VEHICLE}/leasing`],
  ])('%s', (hash, path) => {
    expect(read(hash)).toBe(path);
    // Written and read again, it stays what it is.
    expect(read(shopHash().write(path))).toBe(path);
  });
});

describe('other addresses of the shop are read as meant', () => {
  it.each([
    ['#/', '/'],
    [`#${SEARCH}`, SEARCH],
    [`#${encoded(SEARCH)}`, SEARCH],
    ['#/?carQueryParams=carType%253DPKW%2526maxPrice%253D20000', SEARCH],
    ['#/?carQueryParams=carType=PKW&maxPrice=20000', SEARCH],
    ['#/?carQueryParams=carType=PKW&amp;maxPrice=20000&utm_source=x', `${SEARCH}&utm_source=x`],
    ['#!/?carQueryParams=carType=PKW&maxPrice=20000', SEARCH],
    [`#${SEARCH}&utm_source=x).`, `${SEARCH}&utm_source=x`],
    [`#${SEARCH}?fbclid=x`, `${SEARCH}&fbclid=x`],
    [`#${SEARCH}".`, SEARCH],
    [`#${SEARCH}👨‍👩‍👧`, SEARCH],
    [`#${SEARCH}❤️.`, SEARCH],
    ['#/&utm_source=x', '/?utm_source=x'],
    ['#/?carQueryParams=searchTerm%3Da%252540b', '/?carQueryParams=searchTerm%3Da%252540b'],
    [`#/cars/${ID}/checkout/9-summary.`, `/cars/${ID}/checkout/9-summary`],
    [`#/cars/${ID}/Checkout/9-Summary&utm_source=x`, `/cars/${ID}/checkout/9-summary?utm_source=x`],
    [
      `#${encoded(`/cars/${ID}/checkout/8-reservation?checkoutOrderPaymentType=2`)}`,
      `/cars/${ID}/checkout/8-reservation?checkoutOrderPaymentType=2`,
    ],
    ['#/cars/trade-in/1-Fahrzeugdaten,', '/cars/trade-in/1-fahrzeugdaten'],
    ['#/widerruf.', '/widerruf'],
    ['#/widerruf 🚗', '/widerruf'],
    ['#/foo#/widerruf', '/widerruf'],
    ['#!/widerruf', '/widerruf'],
    ['#%2Fwiderruf', '/widerruf'],
    ['#/merkliste&fbclid=x', '/merkliste?fbclid=x'],
    [`#/vergleich?fahrzeuge=${ID},${ID}`, `/vergleich?fahrzeuge=${ID},${ID}`],
    [`#${MAIL}`, MAIL],
    [`#${encoded(MAIL)}`, MAIL],
    [`#!${MAIL}`, MAIL],
    [`#/account/confirm-email${encoded('?token=ab%2Bc%3D%3D&email=ada%40lovelace.de')}`, MAIL],
    ['#/account/confirm-email?token=ab+c%3D%3D&amp;email=ada%40lovelace.de', MAIL],
    ['#/account/confirm-email&token=ab%2Bc%3D%3D&email=ada%40lovelace.de.', MAIL],
    ['#/account/confirm-email?token=ab%252Bc%253D%253D&email=ada%2540lovelace.de', MAIL],
    ['#/account/confirm-email?token=ab%2B=%0D%0Ac%3D%3D&email=ada%40lovelace.de>', MAIL],
    [`#/#${MAIL}`, MAIL],
    [`#shop#${MAIL}`, MAIL],
    ['#/admin/auth/Password-Reset?email=a%40b.de&token=x"', '/admin/auth/password-reset?email=a%40b.de&token=x'],
    ['#/admin/settings/contacts?suche=%28Neu%29', '/admin/settings/contacts?suche=%28Neu%29'],
    // Nothing of the shop: the error page, whose path tells nobody a token.
    ['#/foo/1?y=2', '/foo/1?y=2'],
    ['#/foo&token=x', '/foo?token=x'],
    ['#/foo%3Ftoken%3Dx', '/foo'],
  ])('%s', (hash, path) => {
    expect(read(hash)).toBe(path);
    expect(read(shopHash().write(path))).toBe(path);
  });
});

it.each([
  '',
  '#',
  '#kontakt',
  '#widerruf',
  '#merkliste',
  '#!/',
  '#!/admin',
  '#!/account/login',
  '#!/angebote-x/1',
  '#account/login',
  '#admin/settings/contacts',
  '#%C3%BCber-uns',
  '#section-angebote',
  '#?a=b',
  '#!/?token=x',
  '#&ui-state=dialog',
  '#token=x&state=y',
  '#:~:text=Golf',
  '#100%',
])('%s is the page’s', (hash) => {
  expect(read(hash)).toBeUndefined();
});

describe('below a prefix', () => {
  it.each([
    [`#/shop${VEHICLE}`, VEHICLE],
    ['#/shop', '/'],
    ['#/shop/', '/'],
    ['#/shop?a=b', '/?a=b'],
    ['#/shop&utm_source=x', '/?utm_source=x'],
    [`#/Shop${VEHICLE})`, VEHICLE],
    [`#/shop/shop${VEHICLE}`, VEHICLE],
    [`#${encoded(`/shop${VEHICLE}`)}`, VEHICLE],
    [`#!/shop${VEHICLE}&utm_source=x`, `${VEHICLE}?utm_source=x`],
    [`#shop${VEHICLE}.`, VEHICLE],
    [`#/shop${SEARCH}`, SEARCH],
    ['#/shop/foo', '/foo'],
    ['#/shopping/1', undefined],
    [`#${VEHICLE}`, undefined],
    ['#/widerruf', undefined],
    ['#shop', undefined],
  ])('%s', (hash, path) => {
    expect(read(hash, 'shop')).toBe(path);
  });

  it('a prefix that is one of the shop’s own words is taken off once', () => {
    expect(read('#/admin/admin/auth/login', 'admin')).toBe('/admin/auth/login');
  });
});

it('writes what reading leaves as it is, also with the signs of a sentence at its end', () => {
  const { read: readHash, write } = shopHash();
  const term = (path: string | undefined) => searchOfAddress(path?.slice(1) ?? '', new URLSearchParams());
  for (const words of ['Var.', 'z. B.', '(neu)', 'neu!', '50 %', '"Golf"', 'a&b', 'a=b', 'x*', 'a@b.de', '😀'])
    expect(
      term(readHash(write(`/?carQueryParams=${encoded(new URLSearchParams({ searchTerm: words }).toString())}`))),
    ).toBe(new URLSearchParams({ searchTerm: words }).toString());
});

it.each([
  ['/widerruf', '/widerruf'],
  ['widerruf', '/widerruf'],
  ['#/widerruf', '/widerruf'],
  ['#/shop/widerruf', '/widerruf'],
  ['/shop/widerruf', '/widerruf'],
  [`https://autohaus.example/#/shop${VEHICLE}`, VEHICLE],
  [`${VEHICLE}/`, VEHICLE],
  [encoded(VEHICLE), VEHICLE],
  ['?carQueryParams=carType=PKW&maxPrice=20000', SEARCH],
  ['/foo', '/foo'],
])('a page that asks for %s gets %s', (asked, path) => {
  expect(shopHash('shop').readPath(asked)).toBe(path);
});

it.each([
  ['signs of a sentence', '.'.repeat(50_000) + 'x'],
  ['hashes', '#/'.repeat(50_000)],
  ['slashes', `${'a/'.repeat(50_000)}${ID}`],
  ['encodings', `?carQueryParams=%${'25'.repeat(50_000)}3D`],
  ['escapes', '%26'.repeat(50_000)],
  ['prefixes', 'shop/'.repeat(50_000)],
  ['parameters', '&amp;a=b'.repeat(50_000)],
])('is not held up by many %s', (_what, text) => {
  // Time that grew with the square would end the test.
  for (const prefix of [undefined, 'shop'])
    expect(shopHash(prefix).read(`${PAGE}#/${prefix ?? ''}/${text}`)).toMatch(/^\//);
});

it('reads the query of the page in the same way', () => {
  const query = new URLSearchParams(readQuery('?carQueryParams=carType=PKW&maxPrice=20000&utm_source=x).'));
  expect(Object.fromEntries(query)).toEqual({ carQueryParams: 'carType=PKW&maxPrice=20000', utm_source: 'x' });
});
