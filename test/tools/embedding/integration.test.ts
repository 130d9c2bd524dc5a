import { describe, expect, it } from 'vitest';
import { readSource } from '../../../src/tools/embedding/pageSource';
import { checkPage } from '../../../src/tools/embedding/rules';
import { lookCode, otherCodes } from '../../../src/tools/embedding/embedding';
import { snippetOf } from '../../../src/tools/embedding/snippet';
import { injectedScript } from '../../../src/tools/embedding/systems';
import { embedMethods, type EmbeddingValues, type EmbedMethodName } from '../../../src/tools/embedding/embedMethods';

const ID = '00000000-0000-4000-8000-000000000001';
const source = { adminId: ID, apiUrl: 'https://api.x.de', scriptFolder: 'https://cdn.x.de/' };
const expected = { adminId: ID, apiUrl: 'https://api.x.de', scriptOrigin: 'https://cdn.x.de' };
const snippet = (way: EmbedMethodName, changes: EmbeddingValues = {}) => snippetOf(way, changes, source);
const page = (body: string, head = '') =>
  `<!doctype html>\n<html>\n<head>\n<meta name="viewport" content="width=device-width">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`;

describe('the code to paste', () => {
  it('is filled in, and leaves out what stays at its default', () => {
    expect(snippet('page')).toBe(
      `<link rel="preconnect" href="https://api.x.de" crossorigin>\n<div id="webshop" style="min-height: max(720px, 100vh)"></div>\n<script async\n  src="https://cdn.x.de/webshop-start-1.js"\n  data-cfasync="false"\n  data-admin-id="${ID}"\n  data-api-url="https://api.x.de"\n  data-target="#webshop"></script>`,
    );
    expect(
      snippet('page', { consent: 'cookiebot', hashPrefix: 'shop', manageHead: 'false', offsetTop: '90' }),
    ).toContain(
      'data-target="#webshop"\n  data-hash-prefix="shop"\n  data-offset-top="90"\n  data-manage-head="false"\n  data-consent="external"></script>',
    );
    expect(snippet('page', { hashPrefix: '#/', offsetTop: 'viel' })).toBe(snippet('page'));
  });

  it('keeps room for a shop in the page, less for the search widget, and none for an overlay', () => {
    for (const way of ['page', 'module', 'element', 'admin'] as const)
      expect(snippet(way)).toContain('min-height: max(720px, 100vh)');
    expect(snippet('search')).toContain('min-height: clamp(106px, (640px - 100vw) * 999, 214px)');
    for (const code of [snippet('overlay'), snippet('module', { layout: 'overlay' })])
      expect(code).not.toContain('min-height');
  });

  it('makes an element only for a target that is an id', () => {
    expect(snippet('search', { target: 'main .suche', clientUrl: 'https://x.de/shop' })).toMatch(
      /^<link [^>]+>\n<script/,
    );
    expect(snippet('search', { target: 'main .suche', clientUrl: 'https://x.de/shop' })).toContain(
      'data-target="main .suche"\n  data-mode="search"\n  data-client-url="https://x.de/shop"',
    );
  });

  it('names options of a module as its interface has them', () => {
    const code = snippet('module', { layout: 'overlay', start: 'closed', manageHead: 'false', offsetTop: '90' });
    expect(code).toContain("import { mount } from 'https://cdn.x.de/esm/webshop-widget-1.js';");
    expect(code).toContain(
      `mount('#webshop', {\n    adminId: '${ID}',\n    apiUrl: 'https://api.x.de',\n    layout: 'overlay',\n    start: 'closed',\n    offsetTop: 90,\n    manageHead: false,\n  });`,
    );
    expect(snippet('module', { start: 'closed' })).not.toContain('start');
  });

  it('sets each option by script for a tag manager, which keeps no attributes', () => {
    const code = injectedScript(snippet('page', { target: "#a'b & c", consent: 'other' }));
    expect(code).toContain("script.src = 'https://cdn.x.de/webshop-start-1.js';");
    for (const line of [
      `script.setAttribute('data-admin-id', '${ID}');`,
      "script.setAttribute('data-target', '#a\\'b & c');",
      "script.setAttribute('data-consent', 'external');",
    ])
      expect(code).toContain(line);
  });

  it('has what a tag manager cannot bring beside it: the place of the shop, or the link that opens it', () => {
    const titleAndCode = (way: string) => otherCodes({ system: 'tagManager', way }, source);
    expect(titleAndCode('page')).toMatchObject([
      [
        'In die Seite, an die Stelle des Shops',
        expect.stringMatching(/^<div id="webshop" style="min-height: [^"]+"><\/div>$/),
      ],
    ]);
    expect(titleAndCode('overlay')).toMatchObject([
      ['In die Seite, an die Stelle des Shops', '<a href="#/" data-webshop-open="/">Fahrzeuge ansehen</a>'],
    ]);
  });

  it('has the look and the consent tool beside it', () => {
    const look = { accent: '#0b4fb3', radius: '8px', target: '#autos' };
    expect(otherCodes({ ...look, consent: 'usercentrics', ga4: 'ja' }, source)).toMatchObject([
      ['Einwilligung, vor oder nach dem Shop', expect.stringContaining("window.addEventListener('ucEvent'")],
      ['Aussehen, in Ihr Stylesheet', '#autos {\n  --webshop-accent: #0b4fb3;\n  --webshop-radius: 8px;\n}'],
      [expect.stringContaining('Google Analytics 4'), '<script async src="https://cdn.x.de/examples/ga4.js"></script>'],
    ]);
    expect(otherCodes({ ads: 'ja', googleAdsLead: ' AW-1/"x ' }, source)).toEqual([
      [
        'Matomo, Google Ads, Meta, nur mit Zustimmung zum Marketing',
        '<script async src="https://cdn.x.de/examples/adEvents.js"\n  data-google-ads-lead="AW-1/&quot;x"></script>',
      ],
    ]);
    expect(lookCode({ ...look, way: 'overlay' })).toMatch(/^body \{/);
    expect(lookCode({ font: 'x; } </style><script>' })).not.toMatch(/<|\}.*\}/);
  });

  it('cannot be broken out of', () => {
    expect(injectedScript(snippet('page', { target: '</script>' }))).toContain("'<\\/script>'");
    expect(snippet('page', { target: '"><script>alert(1)</script>' })).not.toContain('<script>alert');
    expect(snippet('module', { target: "'</script>" })).toContain("'\\'<\\/script>'");
  });

  it.each(Object.keys(embedMethods) as EmbedMethodName[])('for the way "%s" passes the check of a page', (way) => {
    const code = snippet(way);
    expect(checkPage(way === 'admin' ? code : page(code), expected)).toMatchObject([{ level: 'ok' }]);
  });
});

describe('the source of a page', () => {
  it('is read tag by tag with its lines, without comments and without what scripts write', () => {
    const { tags } = readSource(
      '<p>\n<!-- <b> -->\n<script>\nx = "<i>";\n</script>\n<IMG alt="a>b" src=\'c&amp;d\' hidden>',
    );
    expect(tags.map(({ name, line }) => [name, line])).toEqual([
      ['p', 1],
      ['script', 3],
      ['img', 6],
    ]);
    expect(Object.fromEntries(tags[2]?.attributes ?? [])).toEqual({ alt: 'a>b', src: 'c&d', hidden: '' });
  });

  /** 'p#a' for each element, '(comment) p' for what is only text. */
  const read = (html: string) => {
    const { tags, texts } = readSource(html);
    const named = ({ name, isInHead }: { name: string; isInHead: boolean }) => `${isInHead ? 'head ' : ''}${name}`;
    return [...tags.map(named), ...texts.map((tag) => `(${tag.within}) ${tag.name}`)].join(', ');
  };
  it.each([
    ['<title><b></title><p>', 'head title, p, (title) b'],
    ['<textarea><script></script></textarea><p>', 'textarea, p, (textarea) script'],
    ['<noscript><img></noscript><p>', 'head noscript, p, (noscript) img'],
    [
      '<template><p><template><i></template><b></template><u>',
      'head template, u, (template) p, (template) template, (template) i, (template) b',
    ],
    ['<template shadowrootmode="open"><p></template>', 'head template, p'],
    ['<!--><p><!---><p><!-- --!><p><!-- <b>', 'p, p, p, (comment) b'],
    ['<!-- > --><?php <b> ?><![CDATA[<b>]]><p>', 'p'],
    ['<script><!-- <script> </script> --></script><p>', 'head script, p'],
    ['<script>"<!--"</script><p>', 'head script, p'],
    ['<script src=a></scripty></script ><p>', 'head script, p'],
    ['<script src=a><p>', '(unclosed) script'],
    ['<p><a title="<b>" href=\'>\' x=>', 'p, a'],
    ['<p><a title="><b>', 'p'],
    ['a < b <p>', 'p'],
    ['<head></head> <script></script><body><script></script>', 'head head, head script, body, script'],
    ['<script></script>Text<script></script>', 'head script, script'],
  ])('%s', (html, expectedTags) => {
    expect(read(html)).toBe(expectedTags);
  });

  it('has the attributes as browsers read them', () => {
    const { tags } = readSource('<p A=1 a=2 b = "x&#x41;&quot;&amp;lt;" c=\'"\' d=/e/ f\u00A0g h/i=j>');
    expect([...(tags[0]?.attributes ?? [])]).toEqual([
      ['a', '1'],
      ['b', 'xA"&lt;'],
      ['c', '"'],
      ['d', '/e/'],
      ['f\u00A0g', ''],
      ['h', ''],
      ['i', 'j'],
    ]);
  });

  const script = (attributes: string) =>
    `<script async src="https://cdn.x.de/webshop-start.js" ${attributes}></script>`;
  const right = `data-admin-id="${ID}" data-api-url="https://api.x.de"`;

  it.each<[string, string, RegExp, number | undefined]>([
    ['no script', page('<p>Hallo</p>'), /webshop-start\.js\) fehlt/, undefined],
    ['a script in a comment only', page(`<!-- ${script(right)} -->`), /in einem Kommentar/, 8],
    ['no id', page(script('data-api-url="https://api.x.de"')), /data-admin-id fehlt/, 8],
    ['no id but its place', page(script('')), /data-admin-id fehlt/, 8],
    ['an id that is none', page(script('data-admin-id="123"')), /data-admin-id="123"\. Die Händlerkennung/, 8],
    ['another dealer', page(script(`data-admin-id="${ID.replace(/1$/, '2')}"`)), /nicht die dieses Shops/, 8],
    [
      'an address without its beginning',
      page(script(`data-admin-id="${ID}" data-api-url="api.x.de"`)),
      /https:\/\/…/,
      8,
    ],
    ['a misspelt attribute', page(script(`${right} data-ofset-top="80"`)), /Gemeint ist wohl "data-offset-top"/, 8],
    [
      'an element that is not closed',
      page(`<webshop-widget admin-id="${ID}" />\n${script('')}`),
      /nicht geschlossen/,
      8,
    ],
    [
      'two elements of one name',
      page(`<p id="a"></p><p id="a"></p>${script(`${right} data-target="#a"`)}`),
      /passt auf 2/,
      undefined,
    ],
    ['another platform', page(script(`data-admin-id="${ID}" data-api-url="https://test.x.de/"`)), /data-api-url/, 8],
    [
      'a value that there is not',
      page(script(`${right} data-layout="overley"`)),
      /data-layout="overley"\. Erlaubt sind "normal" und "overlay"/,
      8,
    ],
    ['no target', page(script(`${right} data-target="#shop"`)), /"#shop" gibt es auf dieser Seite nicht/, 8],
    [
      'a target in curly quotes that there is not',
      page(script(`${right} data-target="„#shop“"`)),
      /"#shop" gibt es auf dieser Seite nicht/,
      8,
    ],
    ['a script in the head without target', page('', script(right)), /in <head> und nennt kein Ziel/, 5],
    [
      'the same target twice',
      page(`<div id="a"></div>\n${script(`${right} data-target="#a"`)}\n${script(`${right} data-target="#a"`)}`),
      /zweimal mit demselben Ziel.*Zeile 9/,
      10,
    ],
    ['a consent tool', page(script(`${right} type="text/plain"`)), /Consent-Werkzeug/, 8],
    ['a worker', page(script(`${right} type="text/partytown"`)), /angehalten \(type="text\/partytown"\)/, 8],
    ['old browsers only', page(script(`${right} nomodule`)), /angehalten \(nomodule\)/, 8],
    [
      'a type with an addition',
      page(script(`${right} type="text/javascript; charset=utf-8"`)),
      /angehalten \(type="text\/javascript; charset=utf-8"\)/,
      8,
    ],
    [
      'a module as a script',
      page(script(right).replace('webshop-start', 'esm/webshop-widget')),
      /esm\/webshop-widget\.js ist ein Modul/,
      8,
    ],
    ['an address elsewhere', page(script(right).replace(' src=', ' data-src=')), /angehalten \(ohne src\)/, 8],
    ['an optimiser of the script', page(script(`${right} type="rocketlazyloadscript"`)), /Beschleuniger/, 8],
    [
      'an optimiser of the page',
      page(script(right), '<script src="/cdn-cgi/rocket-loader.min.js"></script>'),
      /Cloudflare Rocket Loader/,
      5,
    ],
    ['plain http', page(script(right).replace('https:', 'http:')), /ohne Verschlüsselung/, 8],
    [
      'its own router',
      page(`<a href="#/kontakt">Kontakt</a>\n${script(right)}`),
      /„#\/kontakt“ gehört zu keiner Seite des Shops/,
      8,
    ],
    [
      'a policy',
      page(
        script(right),
        `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src https://cdn.x.de; img-src *">`,
      ),
      /connect-src verbietet https:\/\/api\.x\.de/,
      5,
    ],
    ['no viewport', `<!doctype html><body>${script(right)}</body>`, /viewport/, undefined],
    ['no doctype', page(script(right)).replace('<!doctype html>', ''), /<!doctype html>/, undefined],
  ])('with %s is told so', (_what, html, text, line) => {
    const findings = checkPage(html, expected);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.text).toMatch(text);
    expect(findings[0]?.line).toBe(line);
    expect(findings[0]?.remedy ?? 'x').not.toBe('');
  });

  it('may have any way that works', () => {
    const pinned = script(right).replace('webshop-start.js', 'webshop-start-1.4.0.js');
    expect(checkPage(page(`<a href="#/widerruf">W</a>${pinned}`), expected)).toMatchObject([{ level: 'ok' }]);
    expect(
      checkPage(page(`<a href="#/kontakt">K</a>${script(`${right} data-hash-prefix="shop"`)}`), expected),
    ).toMatchObject([{ level: 'ok' }]);
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src https://*.x.de; connect-src https://api.x.de/; img-src https: data:">`;
    expect(checkPage(page(script(right), policy), expected)).toMatchObject([{ level: 'ok' }]);
  });
});
