import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../embed/load/dealerMessages';
import { readAttributes, readOptions } from '../../../embed/api/options';
import { attributeOf } from '../../../src/domain/integration/mountOptions';

const ADMIN_ID = '00000000-0000-4000-8000-000000000001';
const OTHER_ID = '00000000-0000-4000-8000-00000000000d';
const PAGE = 'https://autohaus.example/fahrzeuge?seite=1';
const options = { adminId: ADMIN_ID, apiUrl: 'https://api.example/v9/' };

const tag = (attributes: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = `<span ${attributes}></span>`;
  const element = holder.querySelector('span');
  if (!element) throw new Error('no tag');
  return element;
};

describe('the options of a page', () => {
  it('are completed by the defaults', () => {
    expect(readOptions(options, PAGE)).toEqual({
      config: {
        adminId: ADMIN_ID,
        apiUrl: 'https://api.example/v9',
        layout: 'normal',
        start: 'open',
        mode: 'shop',
        managesHead: true,
        consent: 'ask',
      },
      problems: [],
    });
  });

  it('come from the attributes of the script tag', () => {
    const script = tag(
      `data-admin-id=" ${ADMIN_ID.toUpperCase()} " data-api-url="https://api.example" data-layout="overlay" data-start="closed" ` +
        `data-mode="search" data-client-url="https://autohaus.example/shop" data-hash-prefix="#/shop/" data-csp-nonce="abc" ` +
        `data-manage-head="false" data-consent="external" data-target="#webshop"`,
    );
    expect(readOptions(readAttributes(script), PAGE).config).toEqual({
      adminId: ADMIN_ID,
      apiUrl: 'https://api.example',
      layout: 'overlay',
      start: 'closed',
      mode: 'search',
      clientUrl: 'https://autohaus.example/shop',
      hashPrefix: 'shop',
      cspNonce: 'abc',
      managesHead: false,
      consent: 'external',
    });
  });

  it('are read through what a word processor, a mail or a CMS has put into them', () => {
    const id = ADMIN_ID.replaceAll('-', '\u2013').replace('8000', '80\u00AD00');
    const script = tag(
      `data-admin-id="\uFEFF${id}\u200B" data-api-url="\u00A0‹https://api.\u200Bexample›" data-layout="\u201Eoverlay\u200E“" data-hash-prefix="sh\u00ADop" data-offset-top="’90’" data-manage-head="false\u00A0" data-consent="\u2060external"`,
    );
    expect(readOptions(readAttributes(script), PAGE)).toMatchObject({
      config: {
        adminId: ADMIN_ID,
        apiUrl: 'https://api.example',
        layout: 'overlay',
        hashPrefix: 'shop',
        offsetTop: 90,
        managesHead: false,
        consent: 'external',
      },
      problems: [],
    });
  });

  it('are read through quotes, blanks, braces and capitals around and in them', () => {
    const script = tag(`data-admin-id="„${ADMIN_ID}“" data-api-url="{{ https://api.example }}" data-layout="Overlay"`);
    expect(readOptions(readAttributes(script), PAGE)).toMatchObject({
      config: { adminId: ADMIN_ID, apiUrl: 'https://api.example', layout: 'overlay' },
      problems: [],
    });
  });

  it.each([
    [
      'no admin id',
      { adminId: undefined },
      'data-admin-id',
      'Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
    ],
    [
      'an empty admin id',
      { adminId: '' },
      'data-admin-id',
      'Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
    ],
    [
      'an admin id with a path in it',
      { adminId: '../cars' },
      'data-admin-id',
      'Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
    ],
    [
      'an API that is no web address',
      { apiUrl: 'javascript:alert(1)' },
      'data-api-url',
      'Die Adresse der Schnittstelle fehlt oder ist ungültig.',
    ],
    [
      'an API without its scheme',
      { apiUrl: 'api.example.de/v1' },
      'data-api-url',
      'Der Adresse fehlt der Anfang. Gemeint ist wohl "https://…".',
    ],
  ])('do not start a shop with %s', async (_what, change, attribute, message) => {
    const { config, problems } = readOptions({ ...options, ...change }, PAGE);
    expect(config).toBeUndefined();
    await expect(messagesOf(problems)).resolves.toEqual([{ attribute, message }]);
  });

  it.each([
    ['layout', 'fullscreen', 'data-layout', 'normal'],
    ['start', 'later', 'data-start', 'open'],
    ['mode', 'browse', 'data-mode', 'shop'],
    ['consent', 'never', 'data-consent', 'ask'],
    ['manageHead', 'nein', 'data-manage-head', true],
    ['clientUrl', 'javascript:alert(1)', 'data-client-url', undefined],
    ['hashPrefix', 'a/b', 'data-hash-prefix', undefined],
  ])('say that %s cannot be "%s" and go on without', (name, value, attribute, fallback) => {
    const { config, problems } = readOptions({ ...options, [name]: value }, PAGE);
    expect(problems.map((problem) => problem.attribute)).toEqual([attribute]);
    expect(config && { ...config, manageHead: config.managesHead }[name as keyof typeof config]).toBe(fallback);
  });

  it.each([undefined, null, 'text', 7, []])('survive %s in their place', (given) => {
    expect(readOptions(given, PAGE).problems.map(({ attribute }) => attribute)).toContain('data-admin-id');
  });

  it.each([
    ['the query', `https://autohaus.example/?vehicleDealerAdminId=${OTHER_ID}`],
    ['the hash query', `https://autohaus.example/#/angebote-x/1?vehicleDealerAdminId=${OTHER_ID}`],
    ['the query in capitals', `https://autohaus.example/?vehicleDealerAdminId=${OTHER_ID.toUpperCase()}`],
  ])('give way to the tenant that %s of the page names', (_where, href) => {
    expect(readOptions(options, href).config?.adminId).toBe(OTHER_ID);
  });

  it.each([
    'https://autohaus.example/?vehicleDealerAdminId=../../users',
    `https://autohaus.example/#kontakt?vehicleDealerAdminId=${OTHER_ID}`,
  ])('keep their tenant at %s', (href) => {
    expect(readOptions(options, href).config?.adminId).toBe(ADMIN_ID);
  });
});

it('names an option as it stands on the tag', () => {
  expect(attributeOf('hashPrefix')).toBe('data-hash-prefix');
});
