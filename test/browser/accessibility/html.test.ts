import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { rendered } from '../support/watch';
import { testWithWorker } from '../support/worker';

const address = 'https://autohaus.test/';
let script = '';
let page: Page;

/** `src/lib/text/html.ts` alone, as the global `html`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/lib/text/html.ts', formats: ['iife'], name: 'html' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  return chunk?.code ?? '';
}

/** A page whose policy lets only the shop's own Trusted Types policy write HTML. */
async function open(policy: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html><title>Autohaus</title><div id="place"></div><script src="/html.js"></script>',
        })
      : route.request().url().endsWith('/html.js')
        ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
        : route.abort(),
  );
  await page.goto(address);
}

const strict = "script-src 'self'; require-trusted-types-for 'script'; trusted-types webshop-widget";

/** What stands in the page after the shop has written the text. */
function written(html: string, pictureOrigins: string[] = []): Promise<string> {
  return page.evaluate(
    ([text, origins]) => {
      const shop: unknown = Reflect.get(window, 'html');
      const sanitise: unknown =
        typeof shop === 'object' && shop !== null ? Reflect.get(shop, 'sanitisedHtml') : undefined;
      const place = document.querySelector('#place');
      if (typeof sanitise !== 'function' || !place) throw new Error('the script is not there');
      Reflect.set(place, 'innerHTML', Reflect.apply(sanitise, undefined, [text, origins]));
      return place.innerHTML;
    },
    [html, pictureOrigins] as const,
  );
}

testWithWorker.beforeAll(async ({ worker }) => {
  script = await bundle();
  page = await worker.browser.newPage();
});
afterAll(() => page.close());

const OWN = ['https://bilder.autohaus.test'];
const SHOWN_AS_IT_IS = '<p>Text</p>';
const opened = (href: string, text: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

/** What is kept, changed or lost: the text of the platform, and what is written for it. */
const TEXTS: readonly (readonly [what: string, html: string, expected: string])[] = [
  [
    'links open in a new tab that learns nothing of its opener',
    '<p>Mehr <a href="https://example.org/info" onclick="x()">Infos</a></p>',
    `<p>Mehr ${opened('https://example.org/info', 'Infos')}</p>`,
  ],
  [
    'lists and tables are kept',
    '<ul><li>ABS</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<ul><li>ABS</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  [
    'empty paragraphs, items and tables of word processors are left out',
    '<p>Eins</p><p>&nbsp;</p><div><br></div><ul><li></li><li>Zwei</li></ul><table><tr><td>&nbsp;</td></tr></table><br><br>\n<br>',
    '<p>Eins</p><ul><li>Zwei</li></ul><br><br>\n',
  ],
  [
    'pictures of the dealer’s origins are kept, and get an empty text if they have none',
    '<img src="https://bilder.autohaus.test/a.jpg">',
    '<img src="https://bilder.autohaus.test/a.jpg" alt="">',
  ],
  [
    'another picture is a link by its text',
    '<p><img src="https://fremd.example/a.jpg" alt="Cockpit"></p>',
    `<p>${opened('https://fremd.example/a.jpg', 'Cockpit')}</p>`,
  ],
  [
    'another picture without a text is a link',
    '<img src="https://fremd.example/a.jpg?b=1&amp;c=2"><p>Text</p>',
    `${opened('https://fremd.example/a.jpg?b=1&amp;c=2', 'Bild öffnen')}<p>Text</p>`,
  ],
  [
    'another picture in a link is its text',
    '<a href="https://example.org/"><img src="https://fremd.example/a.jpg" alt="<b>Cockpit</b>"></a>',
    opened('https://example.org/', '&lt;b&gt;Cockpit&lt;/b&gt;'),
  ],
  ...(
    [
      ['a script', '<p>Text</p><script>alert(1)</script>'],
      ['an event handler', '<p onmouseover="alert(1)">Text</p>'],
      ['a style', '<p style="position:fixed;inset:0">Text</p><style>p{color:red}</style>'],
      ['a form', '<form action="https://evil.example"><p>Text</p><input name="iban"></form>'],
      ['a frame', '<p>Text</p><iframe src="https://evil.example"></iframe>'],
      ['a picture without an address of the web', '<p>Text</p><img src="data:image/svg+xml,x"><img src="/x.png">'],
      ['a picture with a handler', '<p>Text</p><img src=x onerror="alert(1)">'],
      ['an id or name that shadows the page', '<p id="location" name="cookie" class="shop">Text</p>'],
      ['a drawing with script', '<p>Text</p><svg onload="alert(1)"><use href="#x"/></svg>'],
      ['what hides in a broken tag', '<p>Text</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ] as const
  ).map(([what, html]) => [`${what} is lost`, html, SHOWN_AS_IT_IS] as const),
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '/impressum',
    '#/admin',
    ' java\nscript:alert(1)',
    'https://bank.example@evil.example/',
  ].map((target) => [`no link leads to ${target}`, `<a href="${target}">Text</a>`, '<a>Text</a>'] as const),
];

// rules/storage-and-privacy: HTML is sanitised.
describe('HTML of the platform, on a page with a strict policy', () => {
  it('keeps what is harmless, loses the rest, and asks no other origin for a picture', async () => {
    await open(strict);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const [what, html, expected] of TEXTS) {
      const text = await written(html, OWN);
      const shown = expected === SHOWN_AS_IT_IS ? text.replace(/<\/?table>|<\/?tbody>/g, '') : text;
      expect.soft(shown, what).toBe(expected);
    }
    // Pictures are asked for before the next frame.
    await rendered(page);
    expect(asked.filter((url) => new URL(url).origin !== OWN[0])).toEqual([]);
  });

  it('gives nothing to write where the page forbids its policy', async () => {
    await open("script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'");
    const answer = await page.evaluate(() => {
      const shop: unknown = Reflect.get(window, 'html');
      const sanitise: unknown =
        typeof shop === 'object' && shop !== null ? Reflect.get(shop, 'sanitisedHtml') : undefined;
      return typeof sanitise === 'function'
        ? String(Reflect.apply(sanitise, undefined, ['<p>Text</p>', []]))
        : 'missing';
    });
    expect(answer).toBe('undefined');
  });
});
