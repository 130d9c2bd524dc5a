import { expect, it } from 'vitest';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { setUpStage, type Visit } from '../support/stage';
import { settle } from '../support/watch';
import type { Platform } from '../../platform/platform';

const stage = setUpStage();

/** Findings of the page: 'error Ziel: … → remedy'. */
async function findingsOf({ page, expect: expectReport }: Visit): Promise<string[]> {
  expectReport(/console\.info: \[webshop-widget\] Diagnose/);
  return page.evaluate(async () => {
    const diagnosis = await window.WebshopWidget?.diagnose();
    return (
      diagnosis?.findings.map(
        ({ topic, level, text, remedy = '' }) => `${level} ${topic}: ${text}${remedy && ` → ${remedy}`}`,
      ) ?? []
    );
  });
}

// rules/embedding: global functions.
it('diagnoses what stands in the way on a page, and what does not', async () => {
  const visit = await stage.visit({});
  visit.expect(/console\.info: \[webshop-widget\] Diagnose/);
  const { page } = visit;
  await searchIsShown(page);
  await settle(page);
  const levels = await page.evaluate(async () => {
    const shop = window.WebshopWidget;
    const diagnosis = await shop?.diagnose();
    return diagnosis?.findings.map(({ topic, level, text }) => `${level} ${topic}: ${text}`) ?? [];
  });
  expect(levels.filter((line) => !line.startsWith('ok '))).toEqual([]);
  for (const topic of [
    'Skript',
    'Ziel',
    'Händler',
    'Plattform',
    'Sicherheitsrichtlinie',
    'Eingebaute Funktionen',
    'Speicher',
  ])
    expect(levels.join('\n')).toContain(`ok ${topic}: `);
});

it('diagnoses a hidden target, a platform that may not be read, and what the policy of the page forbids', async () => {
  const deaf = `${new URL(stage.addresses.script).origin}/ohne-cors`;
  const visit = await stage.visit({
    body: `<main><div id="webshop"></div><div id="fremd"></div><div id="verboten"></div>
      <div hidden id="reiter"><div id="versteckt"></div></div></main>`,
    headers: {
      'content-security-policy': `connect-src 'self' ${stage.addresses.platform} ${deaf}/ ${deaf}; trusted-types webshop-widget webshop-widget-json`,
    },
  });
  visit.expect(/ohne-cors|verboten\.test|\[webshop-widget\] Diagnose/);
  const { page, context } = visit;
  await context.route(`${deaf}**`, (route) =>
    route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': 'https://andere.test' } }),
  );
  await searchIsShown(page);
  const lines = await page.evaluate(
    async ([apiUrl = '', adminId = '', deafUrl = '']) => {
      const shop = window.WebshopWidget;
      shop?.mount('#versteckt', { adminId, apiUrl });
      shop?.mount('#fremd', { adminId, apiUrl: deafUrl });
      shop?.mount('#verboten', { adminId, apiUrl: 'https://verboten.test' });
      const diagnosis = await shop?.diagnose();
      return diagnosis?.findings.map(({ topic, level, text }) => `${level} ${topic}: ${text}`) ?? [];
    },
    [stage.addresses.platform, adminIdOf(1), deaf],
  );
  const { origin } = new URL(page.url());
  for (const line of [
    'error Ziel: "#versteckt" ist ausgeblendet (div#reiter: display none).',
    `error Plattform: ${deaf} antwortet, darf von ${origin} aber nicht gelesen werden (CORS).`,
    'error Plattform: https://verboten.test ist von dieser Seite aus nicht erreichbar.',
    'error Sicherheitsrichtlinie: connect-src verbietet https://verboten.test.',
    'error Sicherheitsrichtlinie: trusted-types erlaubt webshop-widget-script nicht.',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.includes('#versteckt'))).toHaveLength(1);
});

interface Case {
  name: string;
  page: HostPage;
  /** Reports of the shop on this page. */
  reports?: RegExp;
  /** Finding that the dealer reads. */
  finding: string;
  /** Prepares the platform. */
  platform?: (platform: Platform) => void;
  /** What the page shows then. Default: the vehicles. */
  shown?: RegExp | 'nothing';
}

const NOT_SET_UP = /noch nicht vollständig eingerichtet/;

/** A consent tool that grants a service as soon as the script is loaded. */
const granting = (service: string) =>
  `<script>window.WebshopWidget = { q: [['grantConsent', ['${service}']]] };</script>`;

const UNKNOWN_DEALER = '99999999-9999-4999-8999-999999999999';

const CASES: readonly Case[] = [
  {
    name: 'unknown dealer',
    page: { attributes: { adminId: UNKNOWN_DEALER } },
    reports: /404|data-admin-id/,
    finding: `error Händler: Die Plattform kennt die Händlerkennung ${UNKNOWN_DEALER} nicht. → Prüfen Sie data-admin-id.`,
  },
  {
    name: 'wrong path of the platform',
    page: { attributes: { apiUrl: '%API%/falsch' } },
    reports: /404|data-admin-id/,
    finding:
      'error Plattform: Unter %API%/falsch antwortet keine Plattform (404). → Prüfen Sie data-api-url: Der Pfad hinter dem Namen des Servers fehlt oder ist falsch.',
  },
  {
    name: 'element with a fixed height that hides what does not fit',
    page: { body: '<main><div id="webshop" style="height: 300px; overflow: hidden"></div></main>' },
    finding:
      'error Ziel: "#webshop" wird abgeschnitten: div#webshop ist nur 300 px hoch (overflow hidden). → Lassen Sie die Höhe frei, oder geben Sie dem Element overflow: auto.',
  },
  {
    name: 'box with a fixed height around the element',
    page: { body: '<section id="kasten" style="height: 200px; overflow: hidden"><div id="webshop"></div></section>' },
    finding:
      'error Ziel: "#webshop" wird abgeschnitten: section#kasten ist nur 200 px hoch (overflow hidden). → Lassen Sie die Höhe frei, oder geben Sie dem Element overflow: auto.',
  },
  {
    name: 'narrow column',
    page: { body: '<main style="width: 200px"><div id="webshop"></div></main>' },
    finding:
      'warning Ziel: "#webshop" ist nur 200 px breit. → Geben Sie dem Element mehr Breite; der Shop richtet sich danach.',
  },
  {
    name: 'misspelt attribute',
    page: { attributes: { ofsetTop: '80' } },
    reports: /data-ofset-top/,
    finding:
      'warning Einbindung: data-ofset-top: Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "data-offset-top".',
  },
  {
    name: 'second script of another dealer',
    page: {
      body: `<main><div id="webshop"></div></main>
        <script async src="%SCRIPT%" data-admin-id="${adminIdOf(2)}" data-api-url="%API%" data-target="#webshop"></script>`,
    },
    finding: `error Einbindung: Mehrere Skripte verlangen in "#webshop" verschiedene Händler (${adminIdOf(2)}, ${adminIdOf(1)}); gezeigt wird der erste. → Geben Sie jedem Shop ein eigenes Element.`,
  },
  {
    name: 'no dealer',
    page: { attributes: { adminId: undefined } },
    reports: /data-admin-id/,
    shown: NOT_SET_UP,
    finding: 'error Einbindung: "#webshop": data-admin-id. Die Händlerkennung fehlt oder ist ungültig.',
  },
  {
    name: 'dealer left as in the example',
    page: { attributes: { adminId: 'IHRE HÄNDLERKENNUNG' } },
    reports: /data-admin-id/,
    shown: NOT_SET_UP,
    finding: 'error Einbindung: "#webshop": data-admin-id. Die Händlerkennung fehlt oder ist ungültig.',
  },
  {
    name: 'platform that is no address',
    page: { attributes: { apiUrl: 'ftp://api.example' } },
    reports: /data-api-url/,
    shown: NOT_SET_UP,
    finding: 'error Einbindung: "#webshop": data-api-url. Die Adresse der Schnittstelle fehlt oder ist ungültig.',
  },
  {
    name: 'value that an attribute does not know',
    page: { attributes: { layout: 'modal' } },
    reports: /data-layout/,
    finding:
      'warning Einbindung: "#webshop": data-layout. Erlaubt sind "normal" und "overlay"; verwendet wird "normal".',
  },
  {
    name: 'target that is no selector',
    page: { attributes: { target: '##webshop' } },
    reports: /data-target/,
    shown: 'nothing',
    finding:
      'error Ziel: "##webshop" ist kein gültiger CSS-Selektor. → Berichtigen Sie data-target, zum Beispiel „#webshop“.',
  },
  {
    name: 'target without its mark',
    page: { attributes: { target: 'webshop' } },
    shown: 'nothing',
    finding: 'error Ziel: "webshop" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#webshop".',
  },
  {
    name: 'two elements of one name',
    page: { body: '<main><div id="webshop"></div><div id="webshop"></div></main>' },
    finding:
      'warning Ziel: "#webshop" passt auf 2 Elemente; der Shop steht im ersten. → Geben Sie dem Element einen Namen, den es nur einmal gibt.',
  },
  {
    name: 'tag without attributes',
    page: { build: 'none', body: '<div id="webshop"></div><script async src="%SCRIPT%"></script>' },
    reports: /data-admin-id/,
    shown: 'nothing',
    finding:
      'error Einbindung: Auf dieser Seite ist kein Shop eingebunden. → Dem Skript fehlen data-admin-id und data-target, oder mount wurde nicht gerufen.',
  },
  {
    name: 'misspelt attribute of the element',
    page: {
      build: 'none',
      body: `<script async src="%SCRIPT%"></script>
        <webshop-widget id="webshop" admin-id="${adminIdOf(1)}" api-url="%API%" ofset-top="80"></webshop-widget>`,
    },
    reports: /ofset-top/,
    finding: 'warning Einbindung: ofset-top: Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "offset-top".',
  },
  {
    name: 'consent tool that has not spoken',
    page: { attributes: { consent: 'external' } },
    finding:
      'warning Einwilligung: Das Consent-Werkzeug der Seite hat noch nichts erlaubt. → Rufen Sie WebshopWidget.grantConsent([…]), wenn zugestimmt wurde.',
  },
  {
    name: 'consent tool without its attribute',
    page: { head: granting('paypal') },
    finding:
      'warning Einwilligung: grantConsent wurde gerufen (paypal), gilt hier aber nicht. → Setzen Sie data-consent="external".',
  },
  {
    name: 'misspelt service',
    page: { attributes: { consent: 'external' }, head: granting('paypall') },
    reports: /paypall/,
    finding: 'warning Einwilligung: grantConsent kennt „paypall“ nicht. → Gemeint ist wohl „paypal“.',
  },
  {
    name: 'misspelt property of the look',
    page: { head: '<style>:root { --webshop-wdth: 900px; }</style>' },
    reports: /--webshop-wdth/,
    finding:
      'warning Aussehen: --webshop-wdth: Diese Eigenschaft kennt der Shop nicht. Gemeint ist wohl "--webshop-width".',
  },
  {
    name: 'website in the place of the platform',
    page: {},
    platform: (platform) => platform.fail('vehicle-dealer-settings', 'html'),
    reports: /nicht erreichbar|data-api-url|vehicle-dealer-settings/,
    shown: /nicht erreichbar/,
    finding:
      'error Plattform: Unter %API% antwortet keine Plattform, sondern eine Seite. → Prüfen Sie data-api-url: Das ist die Adresse der Plattform, nicht die einer Website.',
  },
  {
    name: 'platform in trouble',
    page: {},
    platform: (platform) => platform.fail('vehicle-dealer-settings', 500),
    reports: /500|data-api-url/,
    shown: /nicht erreichbar/,
    finding:
      'error Händler: Die Einstellungen des Händlers antworten mit 500. → Das ist eine Störung der Plattform. Versuchen Sie es später, oder fragen Sie ihren Betreiber.',
  },
  {
    name: 'vehicles that cannot be read',
    page: {},
    platform: (platform) => platform.fail('cars/property-values-extended', 500),
    reports: /500/,
    shown: /Erneut versuchen/,
    finding:
      'warning Plattform: Die Fahrzeuge konnten nicht gelesen werden. → Der Shop sagt es und bietet „Erneut versuchen“.',
  },
  {
    name: 'platform that nobody answers for',
    page: { attributes: { apiUrl: 'http://127.0.0.1:9' } },
    reports: /127\.0\.0\.1:9|ERR_|data-api-url/,
    shown: /nicht erreichbar/,
    finding:
      'error Plattform: http://127.0.0.1:9 ist von dieser Seite aus nicht erreichbar. → Prüfen Sie data-api-url, und ob die Sicherheitsrichtlinie der Seite (connect-src) sie erlaubt.',
  },
  {
    name: 'two files of the shop',
    page: { body: '<main><div id="webshop"></div></main><script type="module" src="%MODULE%"></script>' },
    finding:
      'warning Skript: Mehrere Dateien des Shops sind eingebunden: %MODULE%, %SCRIPT%. → Binden Sie überall dieselbe Datei ein; es gilt die, die zuerst geladen war.',
  },
  {
    name: 'box without height around the element',
    page: { body: '<section id="kasten" style="height: 0; overflow: hidden"><div id="webshop"></div></section>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" ist ausgeblendet (section#kasten: Höhe 0 und overflow hidden). → Der Shop lädt erst, wenn das Element zu sehen ist.',
  },
  {
    name: 'element made transparent',
    page: { body: '<main id="inhalt" style="opacity: 0"><div id="webshop"></div></main>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" ist ausgeblendet (main#inhalt: opacity 0). → Der Shop lädt erst, wenn das Element zu sehen ist.',
  },
  {
    name: 'page that keeps its content to itself',
    page: { body: '<main id="inhalt" style="content-visibility: hidden"><div id="webshop"></div></main>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" ist ausgeblendet (main#inhalt: content-visibility hidden). → Der Shop lädt erst, wenn das Element zu sehen ist.',
  },
  {
    name: 'section that is folded',
    page: { body: '<details id="fahrzeuge"><summary>Fahrzeuge</summary><div id="webshop"></div></details>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" ist ausgeblendet (details#fahrzeuge: zugeklappt). → Der Shop lädt erst, wenn das Element zu sehen ist.',
  },
  {
    name: 'page that a dialog has left locked',
    page: { body: '<main id="inhalt" inert><div id="webshop"></div></main>' },
    finding:
      'error Ziel: "#webshop" ist gesperrt (main#inhalt: inert); niemand kann den Shop bedienen. → Nehmen Sie „inert“ weg, sobald die Seite bedient werden soll.',
  },
  {
    name: 'element that is cut away',
    page: { body: '<main id="inhalt" style="clip-path: inset(50%)"><div id="webshop"></div></main>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" ist nicht zu sehen (main#inhalt: clip-path inset(50%)). → Nehmen Sie clip-path weg.',
  },
  {
    name: 'layer of the page over the shop',
    page: {
      body: '<main><div id="webshop"></div></main><div id="schleier" style="position: fixed; inset: 0; z-index: 9"></div>',
    },
    finding: 'warning Ziel: Über "#webshop" liegt div#schleier. → Solange es dort liegt, erreicht niemand den Shop.',
  },
  {
    name: 'layer over the shadow tree that the shop is in',
    page: {
      body: `<page-box><template shadowrootmode="open"><div id="innen"></div><div id="schleier" style="position: fixed; inset: 0"></div></template></page-box>
        <script type="module">
          while (window.WebshopWidget?.mount === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
          window.WebshopWidget.mount(document.querySelector('page-box').shadowRoot.querySelector('#innen'), {
            adminId: '${adminIdOf(1)}', apiUrl: '%API%' });
        </script><div id="webshop"></div>`,
    },
    finding: 'warning Ziel: Über <div#innen> liegt div#schleier. → Solange es dort liegt, erreicht niemand den Shop.',
  },
  {
    name: 'field in the place of a box',
    page: { body: '<main><input id="webshop" type="text"></main>' },
    shown: 'nothing',
    finding: 'error Ziel: "#webshop" ist ein <input>; darin kann kein Shop stehen. → Nehmen Sie ein <div>.',
  },
  {
    name: 'element that is not closed',
    page: {
      build: 'none',
      body: `<script async src="%SCRIPT%"></script>
        <webshop-widget id="webshop" admin-id="${adminIdOf(1)}" api-url="%API%" /><p>Unser Team</p><footer>Impressum</footer>`,
    },
    finding:
      'warning Ziel: In <webshop-widget#webshop> stehen Teile der Seite (<footer>), die der Shop ersetzt. → Er braucht ein leeres Element. Ist es nicht geschlossen, schreiben Sie </webshop-widget>: „/>“ schließt in HTML nichts.',
  },
  {
    name: 'element without a box of its own',
    page: { body: '<main><div id="webshop" style="display: contents"></div></main>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" hat keine eigene Fläche (display: contents); der Shop lädt nicht. → Geben Sie dem Element display: block.',
  },
  {
    name: 'fixed height with content below',
    page: { body: '<main><div id="webshop" style="height: 300px"></div><p>Unser Team</p></main>' },
    finding:
      'error Ziel: "#webshop" liegt über dem, was darunter steht: div#webshop ist nur 300 px hoch. → Lassen Sie die Höhe frei; min-height hält den Platz ebenso.',
  },
  {
    name: 'page that phones show as wide as a desktop',
    page: { head: `<script>document.querySelector('[name=viewport]').remove();</script>` },
    finding:
      'warning Aussehen: Der Seite fehlt „viewport“; auf dem Telefon ist alles winzig. → Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  {
    name: 'similar name of the element',
    page: { body: '<main><div id="Web-Shop"></div></main>' },
    shown: 'nothing',
    finding: 'error Ziel: "#webshop" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#Web-Shop".',
  },
  {
    name: 'element in the shadow tree of another one',
    page: { body: '<page-box><template shadowrootmode="open"><div id="webshop"></div></template></page-box>' },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" gibt es auf dieser Seite nicht. → Es steht im Schattenbaum von <page-box>. Rufen Sie WebshopWidget.mount(…) mit dem Element selbst.',
  },
  {
    name: 'element in a frame',
    page: { body: `<iframe srcdoc="<div id='webshop'></div>"></iframe>` },
    shown: 'nothing',
    finding:
      'error Ziel: "#webshop" gibt es auf dieser Seite nicht. → Es steht in einem Rahmen (iframe). Das Skript gehört in die Seite dieses Rahmens.',
  },
  {
    name: 'script in the head without target',
    page: {
      build: 'none',
      head: `<script async src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%"></script>`,
      body: '<div id="webshop"></div>',
    },
    reports: /data-target/,
    shown: 'nothing',
    finding:
      'error Einbindung: Das Skript steht in <head> und nennt kein Ziel. → Nennen Sie in data-target das Element, oder setzen Sie das Skript an die Stelle, an der der Shop stehen soll.',
  },
  {
    name: 'script that the consent tool holds back, beside a running module',
    page: {
      build: 'none',
      body: `<div id="webshop"></div><script type="module" src="%MODULE%"></script>
        <script type="text/plain" src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-target="#webshop"></script>`,
    },
    shown: 'nothing',
    finding:
      'warning Einbindung: Ein Skript des Shops für "#webshop" ist angehalten (type="text/plain"), wohl von einem Consent-Werkzeug. → Bis zur Zustimmung gibt es dort keinen Shop. Soll er ohne sie laden, nehmen Sie das Skript im Werkzeug aus.',
  },
  {
    name: 'form that hides the window from scripts',
    page: { body: '<form name="defaultView"></form><main><div id="webshop"></div></main>' },
    reports: /defaultView/,
    shown: NOT_SET_UP,
    finding:
      'error Einbindung: "#webshop": name="defaultView". Ein Formular oder Bild der Seite heißt so; daneben kann kein Shop starten. Geben Sie ihm einen anderen Namen.',
  },
  {
    name: 'address of a router of the page',
    page: { address: '#/kontakt' },
    shown: /Seite nicht gefunden/,
    finding:
      'warning Einbindung: Die Adresse „#/kontakt“ gehört zu keiner Seite des Shops; er zeigt „Seite nicht gefunden“. → Arbeitet Ihre Seite selbst mit Adressen hinter „#/“, setzen Sie data-hash-prefix="shop".',
  },
  {
    name: 'platform that refuses the dealer',
    page: {},
    platform: (platform) => platform.fail('vehicle-dealer-settings', 403),
    reports: /403|data-api-url/,
    shown: /nicht erreichbar/,
    finding:
      'error Händler: Die Einstellungen des Händlers antworten mit 403. → Die Plattform verweigert sie. Fragen Sie ihren Betreiber, ob %PAGE% und diese Händlerkennung freigegeben sind.',
  },
  {
    name: 'overlay that nothing opens',
    page: { attributes: { layout: 'overlay', start: 'closed' } },
    shown: 'nothing',
    finding:
      'warning Einbindung: "#webshop" ist ein geschlossenes Overlay, und kein Element der Seite öffnet es. → Geben Sie einem Verweis data-webshop-open="/", oder rufen Sie open() am Griff.',
  },
];

// rules/embedding: diagnosis.
it.each(CASES)('finds the cause: $name', async ({ page: hostPage, reports, finding, platform, shown }) => {
  const { script, module, platform: api } = stage.addresses;
  const filled = (text: string) =>
    text.replaceAll('%API%', api).replaceAll('%MODULE%', module).replaceAll('%SCRIPT%', script);
  platform?.(stage.platform);
  const attributes = Object.fromEntries(
    Object.entries(hostPage.attributes ?? {}).map(([name, value]) => [name, value && filled(value)]),
  );
  const visit = await stage.visit({ ...hostPage, attributes });
  if (reports) visit.expect(reports);
  await visit.page.waitForFunction(() => window.WebshopWidget !== undefined);
  if (shown !== 'nothing') {
    await visit.page
      .locator('#webshop')
      .first()
      .getByText(shown ?? /Angezeigt \d+ von|ist nicht eingerichtet/)
      .first()
      .waitFor();
    await settle(visit.page);
  }
  expect(await findingsOf(visit)).toContain(filled(finding).replace('%PAGE%', new URL(visit.page.url()).origin));
});

it('finds a target that is not there, while the shop waits for it and after that', async () => {
  const visit = await stage.visit({ build: 'none', body: '' });
  visit.expect(/#webshpo/);
  const { page } = visit;
  const isGivenUp = page.waitForEvent('console', (message) => message.text().includes('#webshpo'));
  await page.goto(stage.publish({ attributes: { target: '#webshpo' } }));
  await page.waitForFunction(() => window.WebshopWidget !== undefined);
  const findings = async () => (await findingsOf(visit)).filter((line) => /Ziel|Einbindung/.test(line));
  const missing = 'error Ziel: "#webshpo" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#webshop".';
  expect(await findings()).toEqual([missing]);
  await isGivenUp;
  expect(await findings()).toEqual([missing]);
});

it('says where its file belongs if it is not beside the script', async () => {
  const visit = await stage.visit({}, { isFresh: true });
  visit.expect(/webshop-diagnosis|Failed to load resource/);
  visit.expect(/Die Diagnose konnte nicht geladen werden\./);
  await visit.page.route('**/webshop-diagnosis*', (route) => route.abort());
  const [finding] = await visit.page.evaluate(async () => (await window.WebshopWidget?.diagnose())?.findings ?? []);
  expect(finding?.remedy).toMatch(
    /^Die Datei .*\/esm\/webshop-diagnosis-[\d.]+\.js konnte nicht geladen werden\. Sie gehört in den Ordner „esm“/,
  );
});

it('finds pictures that the policy of the page forbids', async () => {
  const visit = await stage.visit({
    headers: { 'content-security-policy': 'img-src data:' },
  });
  visit.expect(/img-src|Content Security Policy|\(csp\)/);
  await searchIsShown(visit.page);
  const findings = await findingsOf(visit);
  expect(findings.find((line) => line.startsWith('error Sicherheitsrichtlinie: img-src verbietet http'))).toBeDefined();
});

it('says of a shop far below the window that it loads later', async () => {
  const visit = await stage.visit({ body: '<div style="height: 6000px"></div><div id="webshop"></div>' });
  await visit.page.waitForFunction(() => window.WebshopWidget !== undefined);
  expect(await findingsOf(visit)).toContain(
    'warning Ziel: In "#webshop" steht der Shop noch nicht. → Er lädt, sobald das Element in die Nähe des Fensters kommt.',
  );
});

it('finds no layer in a bar over the beginning of the shop, which can be scrolled past', async () => {
  const visit = await stage.visit({
    body: `<div style="height: calc(100vh - 120px)"></div><div id="webshop"></div>
      <div style="position: fixed; inset: auto 0 0; height: 200px; z-index: 9">Wir verwenden Cookies.</div>`,
  });
  await searchIsShown(visit.page);
  await settle(visit.page);
  expect((await findingsOf(visit)).filter((line) => /^(?:error|warning) Ziel/.test(line))).toEqual([]);
});
