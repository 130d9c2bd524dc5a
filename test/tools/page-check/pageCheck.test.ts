/** The check of a page by its address (`webshop-page-check`): right pages without a word, and what is wrong with others. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkWebPage } from '../../../src/tools/page-check/checkWebPage';
import { createPlatform } from '../../platform/platform';
import { servePlatform, type ServedPlatform } from '../../platform/serve';
import { adminIdOf } from '../../platform/stock/tenants';

interface Served {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

const DEALER = adminIdOf(1);
const SCRIPT = '/shop/webshop-start-1.js';
const PINNED = '/shop/webshop-widget-1.4.0.js';
const FILE = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'max-age=60',
};
const KEPT = { ...FILE, 'cache-control': 'max-age=31536000, immutable' };
const codeOf = (version: string) => `/*! webshop-widget ${version} | licences */\nimport("chunks/core-a.js");`;

let platform: ServedPlatform;
/** The dealer's site, and, under another name, the server of the shop's files. */
let [site, files] = ['', ''];
let paths = new Map<string, Served>();

const server = createServer((request, response) => {
  const {
    status = 200,
    headers = { 'content-type': 'text/html; charset=utf-8' },
    body = '',
  } = paths.get(request.url ?? '') ?? { status: 404 };
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  response.writeHead(status, Object.fromEntries(given)).end(body);
});

beforeAll(async () => {
  platform = await servePlatform({
    platform: (baseUrl) => createPlatform({ baseUrl, stock: { 1: 12 }, hasPlainPictures: true }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  [site, files] = [`http://127.0.0.1:${bound.port}`, `http://localhost:${bound.port}`];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.close();
});
beforeEach(() => {
  paths = new Map<string, Served>([
    ['/', { body: pageOf(tag()) }],
    [SCRIPT, { headers: FILE, body: codeOf('1.4.0') }],
    ['/shop/esm/webshop-widget-1.js', { headers: FILE, body: codeOf('1.4.0') }],
    ['/shop/esm/chunks/core-a.js', { headers: KEPT, body: 'export {};' }],
    [PINNED, { headers: KEPT, body: codeOf('1.4.0') }],
  ]);
});

/** Names no platform, which is then not asked. */
const tag = (more = '', src = `${files}${SCRIPT}`) =>
  `<script async src="${src}" data-admin-id="${DEALER}" data-target="#webshop" ${more}></script>`;
const fullTag = (api = platform.url) => tag(`data-api-url="${api}"`);
const pageOf = (body: string, head = '') =>
  `<!doctype html>\n<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}</head>\n<body><div id="webshop"></div>\n${body}</body></html>`;

const change = (path: string, changes: Served) => {
  const before = paths.get(path);
  paths.set(path, { ...before, ...changes, headers: { ...before?.headers, ...changes.headers } });
};
const replacePage = (body: string, headers: OutgoingHttpHeaders = {}, head = '') =>
  paths.set('/', { headers: { 'content-type': 'text/html', ...headers }, body: pageOf(body, head) });

/** What is not in order: '✗ Skript: … → …', with the addresses of this test as names. */
async function problems(path = '/'): Promise<string[]> {
  const { findings } = await checkWebPage(`${site}${path}`);
  const named = (text: string) =>
    text.replaceAll(site, 'SITE').replaceAll(files, 'FILES').replaceAll(platform.url, 'API').replaceAll(DEALER, 'ID');
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, topic, text, remedy, line }) =>
      named(`${level === 'error' ? '✗' : '!'} ${topic}${line ? ` ${line}` : ''}: ${text} → ${remedy ?? ''}`),
    );
}

it('has nothing to say against a right page, names what is right and what it cannot know', async () => {
  replacePage(fullTag());
  const { findings, notChecked, address } = await checkWebPage(`${site}/`);
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(findings.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Das Skript ist richtig eingebunden.',
      'Version 1.4.0 wird geladen.',
      `Die Plattform kennt die Händlerkennung ${DEALER}.`,
    ]),
  );
  expect(notChecked).toEqual([expect.stringContaining('WebshopWidget.diagnose()')]);
  expect(address).toBe(`${site}/`);
});

it.each<[what: string, given: () => void]>([
  [
    'as a module',
    () =>
      replacePage(
        `<script type="module">import { mount } from '${files}/shop/esm/webshop-widget-1.js'; mount('#webshop', { adminId: '${DEALER}', apiUrl: '${platform.url}' });</script>`,
      ),
  ],
  [
    'as an element',
    () =>
      replacePage(
        `<webshop-widget admin-id="${DEALER}" api-url="${platform.url}"></webshop-widget><script async src="${files}${SCRIPT}"></script>`,
      ),
  ],
  ['by a relative address', () => replacePage(tag('', 'webshop-start-1.js'), {}, '<base href="/shop/">')],
  [
    'with a checksum',
    () =>
      replacePage(
        tag(
          `crossorigin integrity="sha384-${createHash('sha384').update(codeOf('1.4.0')).digest('base64')}"`,
          `${files}${PINNED}`,
        ),
      ),
  ],
  [
    'with a policy that allows it',
    () =>
      replacePage(fullTag(), {
        'content-security-policy': `default-src 'self'; script-src ${files}; connect-src ${platform.url}; img-src ${platform.url} data: blob:`,
      }),
  ],
  [
    'with a nonce',
    () => replacePage(tag('nonce="n1"'), { 'content-security-policy': "script-src 'strict-dynamic' 'nonce-n1'" }),
  ],
  ['with another tag in a comment', () => replacePage(`<!-- ${tag()} -->${tag()}`)],
])('a right page embeds the shop %s', async (_way, given) => {
  given();
  expect(await problems()).toEqual([]);
});

it.each<[what: string, given: () => void, expected: (string | RegExp)[]]>([
  [
    'an error of the server',
    () => change('/', { status: 500 }),
    ['✗ Seite: Die Seite antwortet mit 500. → Das ist eine Störung Ihres Servers.'],
  ],
  [
    'a page that is not there',
    () => paths.delete('/'),
    ['✗ Seite: Die Seite antwortet mit 404. → Prüfen Sie die Adresse.'],
  ],
  [
    'a login before it',
    () => change('/', { status: 401 }),
    [/^✗ Seite: Die Seite antwortet mit 401\. → Sie ist geschützt/],
  ],
  [
    'a redirect to another site',
    () => {
      paths.set('/there', { body: pageOf(tag()) });
      change('/', { status: 302, headers: { location: `${files}/there` } });
    },
    [/^! Seite: SITE\/ leitet weiter nach FILES\/there\. → Geprüft ist die Seite dort/],
  ],
  [
    'something else than a page',
    () => change('/', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }),
    [/keine Seite, sondern „application\/pdf“/],
  ],
  [
    'no tag',
    () => replacePage('<p>Hallo</p>'),
    [/^✗ Skript: Das Skript des Shops \(webshop-start\.js\) fehlt\. → Kopieren Sie/],
  ],
  [
    'no tag but a frame',
    () => replacePage('<iframe src="/shop.html"></iframe>'),
    [/fehlt.*prüfen Sie dessen Seite: SITE\/shop\.html/],
  ],
  [
    'its tag in a comment',
    () => replacePage(`<!--\n${tag()} -->`),
    [
      '✗ Skript 5: Das Skript des Shops steht in einem Kommentar (<!-- … -->): Kein Browser führt es aus. → Setzen Sie das Tag außerhalb davon.',
    ],
  ],
  [
    'its tag in a template',
    () => replacePage(`<template><div>${tag()}</div></template>`),
    [/steht in <template>: Kein Browser/],
  ],
  ['its tag in noscript', () => replacePage(`<noscript>${tag()}</noscript>`), [/steht in <noscript>: Kein Browser/]],
  ['its tag in a field', () => replacePage(`<textarea>${tag()}</textarea>`), [/steht in <textarea>: Kein Browser/]],
  [
    'a tag that nothing closes',
    () => replacePage(tag().replace('</script>', '')),
    [/steht ohne <\/script>: Kein Browser/],
  ],
  [
    'a tag manager alone',
    () =>
      replacePage(
        "<script>(function(){/* GTM-ABC123 */ j.src='https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'})();</script>",
      ),
    [/^! Skript 4: Im Quelltext steht kein Tag des Shops; Google Tag Manager kann es einfügen\./],
  ],
  [
    'a script that brings it',
    () => replacePage(`<script>var s = document.createElement('script'); s.src = '${files}${SCRIPT}';</script>`),
    [/^! Skript 4: .*ein Skript der Seite fügt es ein/],
  ],
  [
    'a consent tool that holds it back',
    () => replacePage(tag('type="text/plain"')),
    [/^! Einbindung 4: .*angehalten \(type="text\/plain"\)/],
  ],
  ['a misspelt attribute', () => replacePage(tag('data-ofset-top="80"')), [/^! Einbindung 4: data-ofset-top/]],
  [
    'a policy that forbids script and platform',
    () => replacePage(fullTag(), { 'content-security-policy': "default-src 'self'" }),
    [
      /^✗ Sicherheitsrichtlinie: script-src verbietet FILES\./,
      /^✗ Sicherheitsrichtlinie: connect-src verbietet API\./,
      /^✗ Sicherheitsrichtlinie: img-src verbietet API\./,
    ],
  ],
  [
    'a second policy in its head',
    () =>
      replacePage(
        tag(),
        { 'content-security-policy': 'script-src *' },
        `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`,
      ),
    [/^✗ Sicherheitsrichtlinie 2: script-src verbietet FILES\./],
  ],
  [
    'a nonce in the policy only',
    () =>
      replacePage(tag('nonce="n2"'), { 'content-security-policy': "script-src 'strict-dynamic' 'nonce-n1' https:" }),
    [/script-src verbietet FILES\. → Geben Sie dem Tag die Nonce/],
  ],
  [
    'other names of trusted types',
    () => replacePage(tag(), { 'content-security-policy': "trusted-types mine; require-trusted-types-for 'script'" }),
    [/trusted-types erlaubt webshop-widget, /],
  ],
  [
    'a sandbox',
    () => replacePage(tag(), { 'content-security-policy': 'sandbox allow-scripts' }),
    [/„sandbox“ der Seite erlaubt allow-same-origin nicht/],
  ],
  [
    'a page that isolates itself',
    () => {
      replacePage(fullTag(), { 'cross-origin-embedder-policy': 'require-corp' });
      paths.set(SCRIPT, { headers: { ...FILE, 'cross-origin-resource-policy': undefined }, body: codeOf('1.4.0') });
    },
    [
      /^✗ Skript 4: FILES\S+ lädt der Browser auf dieser Seite nicht \(Cross-Origin-Embedder-Policy: require-corp der Seite/,
      /^! Plattform: Ein Bild der Fahrzeuge lädt nicht/,
    ],
  ],
  [
    'files for their own site only',
    () => change(SCRIPT, { headers: { 'cross-origin-resource-policy': 'same-origin' } }),
    [/^✗ Skript 4: .*\(Cross-Origin-Resource-Policy: same-origin\)/],
  ],
  ['a script that is not there', () => paths.delete(SCRIPT), [/^✗ Skript 4: FILES\S+ antwortet mit 404\./]],
  [
    'a server of files that is off',
    () => replacePage(tag('', 'http://127.0.0.1:9/webshop-start-1.js')),
    [/^✗ Skript 4: http:\/\/127\.0\.0\.1:9\S+ antwortet nicht \(/],
  ],
  [
    'a page in the place of the script',
    () => change(SCRIPT, { body: '<!doctype html>' }),
    [/^✗ Skript 4: Unter FILES\S+ steht kein Skript, sondern HTML\./, /keine Datei|/].slice(0, 1),
  ],
  [
    'a script as text',
    () => change(SCRIPT, { headers: { 'content-type': 'text/plain' } }),
    [/^✗ Skript 4: .*kommt als „text\/plain“; so führt kein Browser/],
  ],
  [
    'a script as text that browsers may guess',
    () => change(SCRIPT, { headers: { 'content-type': 'text/plain', 'x-content-type-options': '' } }),
    [/^! Skript 4: .*kommt als „text\/plain“ statt als text\/javascript/],
  ],
  [
    'another encoding',
    () => change(SCRIPT, { headers: { 'content-type': 'text/javascript; charset=iso-8859-1' } }),
    [/^! Skript 4: .*kommt als iso-8859-1/],
  ],
  [
    'a script kept for a month',
    () => change(SCRIPT, { headers: { 'cache-control': 'public, max-age=2592000' } }),
    [/^! Skript 4: Browser behalten webshop-start-1\.js 30 Tage/],
  ],
  [
    'a script of which nobody says how long',
    () => {
      paths.set(SCRIPT, { headers: { ...FILE, 'cache-control': undefined }, body: codeOf('1.4.0') });
    },
    [/^! Skript 4: Wie lange Browser webshop-start-1\.js behalten/],
  ],
  [
    'chunks that are loaded anew each time',
    () => change('/shop/esm/chunks/core-a.js', { headers: { 'cache-control': 'no-cache' } }),
    [/^! Skript 4: core-a\.js ändert sich nie/],
  ],
  [
    'modules without CORS',
    () =>
      paths.set('/shop/esm/webshop-widget-1.js', {
        headers: { ...FILE, 'access-control-allow-origin': undefined },
        body: codeOf('1.4.0'),
      }),
    [
      /^! Skript 4: Das Startskript bekommt die Module nicht \(esm\/webshop-widget-1\.js: kein Access-Control-Allow-Origin\)/,
    ],
  ],
  [
    'a folder without modules',
    () => paths.delete('/shop/esm/chunks/core-a.js'),
    [/^! Skript 4: .*\(esm\/chunks\/core-a\.js: 404\)/],
  ],
  [
    'files of two versions',
    () => change('/shop/esm/webshop-widget-1.js', { body: codeOf('1.3.0') }),
    [
      /^✗ Skript: Auf dem Server liegen Dateien verschiedener Versionen: webshop-start-1\.js 1\.4\.0, esm\/webshop-widget-1\.js 1\.3\.0\./,
    ],
  ],
  [
    'a wrong checksum',
    () => replacePage(tag('crossorigin integrity="sha384-AAAA"')),
    [/^✗ Skript 4: .*andere Prüfsumme als integrity/],
  ],
  [
    'a checksum without crossorigin',
    () =>
      replacePage(
        tag(`integrity="sha384-${createHash('sha384').update(codeOf('1.4.0')).digest('base64')}"`, `${files}${PINNED}`),
      ),
    [/^✗ Skript 4: Das Tag hat integrity ohne crossorigin/],
  ],
  [
    'a crossorigin that the server does not answer',
    () => {
      paths.set(SCRIPT, {
        headers: { ...FILE, 'access-control-allow-origin': 'https://other.example' },
        body: codeOf('1.4.0'),
      });
      replacePage(tag('crossorigin'));
    },
    [/^✗ Skript 4: .*\(CORS\)/],
  ],
  [
    'a platform that is off',
    () => replacePage(fullTag('http://127.0.0.1:9')),
    [/^✗ Plattform: http:\/\/127\.0\.0\.1:9 ist von dieser Seite aus nicht erreichbar/],
  ],
  [
    'a website as its platform',
    () => replacePage(fullTag(site)),
    [/^✗ Händler: Unter SITE gibt es keine Einstellungen/],
  ],
  [
    'a dealer whom nobody knows',
    () => replacePage(fullTag().replace(DEALER, '00000000-0000-4000-8000-00000000dead')),
    [/^✗ Händler: Die Plattform kennt die Händlerkennung 00000000-0000-4000-8000-00000000dead nicht/],
  ],
])('with %s is told so', async (_what, given, expected) => {
  given();
  const found = await problems();
  expect(found).toHaveLength(expected.length);
  expected.forEach((each, at) =>
    typeof each === 'string' ? expect(found[at]).toBe(each) : expect(found[at]).toMatch(each),
  );
});

it('says which platform is not asked, and which target is not looked for', async () => {
  replacePage(
    tag()
      .replace(/data-api-url="[^"]*"/, '')
      .replace('#webshop', 'main > .autos'),
  );
  const { notChecked } = await checkWebPage(`${site}/`);
  expect(notChecked).toEqual([
    'ob „main > .autos“ auf ein Element passt.',
    expect.stringContaining('die Plattform: Kein Tag nennt data-api-url'),
    expect.stringContaining('was erst im Browser entsteht'),
  ]);
});

it('says what a server that does not answer means', async () => {
  const { findings } = await checkWebPage('http://127.0.0.1:9/');
  expect(findings).toMatchObject([
    { level: 'error', topic: 'Seite', text: expect.stringContaining('antwortet nicht (') as string },
  ]);
});
