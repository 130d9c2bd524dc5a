/** What only a browser knows: layout, policies, the running script. What is read of tags, options and answers: test/tools/diagnose. */
import { expect, it } from 'vitest';
import { adminIdOf } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { setUpStage, type Visit } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

/** Findings of the page: 'error Ziel: … → remedy'. */
async function findingsOf({ page, expect: expectReport }: Visit): Promise<string[]> {
  expectReport(/console\.info: \[webshop-widget\] Diagnose/);
  return page.evaluate(async () => {
    const { findings = [] } = (await window.WebshopWidget?.diagnose()) ?? {};
    return findings.map(
      ({ topic, level, text, remedy = '' }) => `${level} ${topic}: ${text}${remedy && ` → ${remedy}`}`,
    );
  });
}

const shop = (id: string, style = '', content = '') =>
  `<webshop-widget id="${id}" style="${style}" admin-id="${adminIdOf(1)}" api-url="%API%">${content}</webshop-widget>`;

// rules/embedding: diagnosis.
it('finds nothing that stands in the way where a bar lies over the beginning of the shop, which can be scrolled past', async () => {
  const visit = await stage.visit({
    body: `<div style="height: calc(100vh - 120px)"></div><div id="webshop"></div>
      <div style="position: fixed; inset: auto 0 0; height: 200px; z-index: 9">Wir verwenden Cookies.</div>`,
  });
  await searchIsShown(visit.page);
  await settle(visit.page);
  const lines = await findingsOf(visit);
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
  for (const topic of [
    'Skript',
    'Ziel',
    'Händler',
    'Plattform',
    'Sicherheitsrichtlinie',
    'Eingebaute Funktionen',
    'Speicher',
  ])
    expect(lines.join('\n')).toContain(`ok ${topic}: `);
});

it('finds why the shops of a page are not seen, or not all of them', async () => {
  const SHOWN = ['flach', 'kasten-shop', 'knapp', 'schmal', 'gesperrt'];
  const visit = await stage.visit(
    {
      build: 'none',
      head: `<style>body { display: grid; grid-template-columns: repeat(4, 300px) } webshop-widget { display: block }
        .cell { height: 250px; overflow: auto } #eng { width: 120px }
        @media (max-width: 400px) { #leiste { display: none } } @media (min-width: 1000px) { div.zu:nth-child(n) { display: none !important } } .zu { display: none }</style>`,
      body: `
        <div class="cell">${shop('flach', 'height: 200px; overflow: hidden')}</div>
        <div class="cell"><section id="kasten" style="height: 200px; overflow: hidden">${shop('kasten-shop')}</section></div>
        <div class="cell" style="width: 200px">${shop('schmal')}</div>
        <div class="cell"><section id="mitte"><div id="eng">${shop('eng-shop')}</div></section></div>
        <div class="cell" id="inhalt" inert>${shop('gesperrt')}</div>
        <div class="cell" id="weg" style="clip-path: inset(50%)">${shop('beschnitten', 'height: 200px; overflow: auto')}</div>
        <div class="cell"><section id="zu" style="height: 0; overflow: hidden">${shop('flach-zu')}</section></div>
        <div class="cell" id="durchsichtig" style="opacity: 0">${shop('unsichtbar')}</div>
        <div class="cell" id="behalten" style="content-visibility: hidden">${shop('uebersprungen')}</div>
        <details id="fahrzeuge"><summary>Fahrzeuge</summary>${shop('zugeklappt')}</details>
        <div hidden id="reiter">${shop('versteckt')}</div>
        <div class="zu" id="leiste">${shop('nach-regel')}</div>
        <div class="cell">${shop('verborgen', 'visibility: hidden')}</div>
        <div class="cell">${shop('eingeklappt', 'max-height: 0; overflow: hidden')}</div>
        <div class="cell" id="klein" style="transform: scale(0)">${shop('verkleinert')}</div>
        <div style="position: absolute; left: -9999px; width: 500px">${shop('draussen')}</div>
        <div class="cell">${shop('ohne-flaeche', 'display: contents')}</div>
        <div class="cell"><input id="feld"></div>
        <div class="cell">${shop('offen', '', '<p>Unser Team</p><footer>Impressum</footer>')}</div>
        <div>${shop('knapp', 'height: 200px')}<p>Unser Team</p></div>
        <div style="position: absolute; top: 6000px">${shop('weit-unten')}</div>
        <script src="%SCRIPT%"></script>
        <script>WebshopWidget.mount('#feld', { adminId: '${adminIdOf(1)}', apiUrl: '%API%' });</script>`,
    },
    { width: 1300, height: 1200 },
  );
  for (const id of SHOWN)
    await visit.page
      .locator(`#${id}`)
      .getByText(/Angezeigt \d+ von/)
      .first()
      .waitFor({ state: 'attached' });
  await settle(visit.page);
  const lines = await findingsOf(visit);
  const HIDDEN = 'Der Shop lädt erst, wenn das Element zu sehen ist.';
  for (const line of [
    'error Ziel: <webshop-widget#flach> wird abgeschnitten: webshop-widget#flach ist nur 200 px hoch (overflow hidden). → Lassen Sie die Höhe frei, oder geben Sie dem Element overflow: auto.',
    'error Ziel: <webshop-widget#kasten-shop> wird abgeschnitten: section#kasten ist nur 200 px hoch (overflow hidden). → Lassen Sie die Höhe frei, oder geben Sie dem Element overflow: auto.',
    'error Ziel: <webshop-widget#knapp> liegt über dem, was darunter steht: webshop-widget#knapp ist nur 200 px hoch. → Lassen Sie die Höhe frei; min-height hält den Platz ebenso.',
    'warning Ziel: <webshop-widget#schmal> ist nur 200 px breit. → Geben Sie dem Element mehr Breite; der Shop richtet sich danach.',
    'warning Ziel: <webshop-widget#eng-shop> ist nur 120 px breit: div#eng nimmt von 300 px in section#mitte nur einen Teil. → Geben Sie dem Element mehr Breite; der Shop richtet sich danach.',
    'error Ziel: <webshop-widget#gesperrt> ist gesperrt (div#inhalt: inert); niemand kann den Shop bedienen. → Nehmen Sie „inert“ weg, sobald die Seite bedient werden soll.',
    'error Ziel: <webshop-widget#beschnitten> ist nicht zu sehen (div#weg: clip-path inset(50%)). → Nehmen Sie clip-path weg.',
    `error Ziel: <webshop-widget#flach-zu> ist ausgeblendet (section#zu: Höhe 0 und overflow hidden). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#unsichtbar> ist ausgeblendet (div#durchsichtig: opacity 0). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#uebersprungen> ist ausgeblendet (div#behalten: content-visibility hidden). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#zugeklappt> ist ausgeblendet (details#fahrzeuge: zugeklappt). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#versteckt> ist ausgeblendet (div#reiter: display none). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#nach-regel> ist ausgeblendet (div#leiste: display none, Regel „div.zu:nth-child(n)“). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#verborgen> ist ausgeblendet (webshop-widget#verborgen: visibility hidden). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#eingeklappt> ist ausgeblendet (webshop-widget#eingeklappt: Höhe 0 und overflow hidden). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#verkleinert> ist ausgeblendet (div#klein: auf nichts verkleinert). → ${HIDDEN}`,
    `error Ziel: <webshop-widget#draussen> ist ausgeblendet (außerhalb der Seite). → ${HIDDEN}`,
    'error Ziel: <webshop-widget#ohne-flaeche> hat keine eigene Fläche (display: contents); der Shop lädt nicht. → Geben Sie dem Element display: block.',
    'error Ziel: "#feld" ist ein <input>; darin kann kein Shop stehen. → Nehmen Sie ein <div>.',
    'warning Ziel: In <webshop-widget#offen> stehen Teile der Seite (<p>, <footer>), die der Shop ersetzt. → Er braucht ein leeres Element. Ist es nicht geschlossen, schreiben Sie </webshop-widget>: „/>“ schließt in HTML nichts.',
    'warning Ziel: In <webshop-widget#weit-unten> steht der Shop noch nicht. → Er lädt, sobald das Element in die Nähe des Fensters kommt.',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.includes('#versteckt'))).toHaveLength(1);
});

it('finds layers of the page over the shop, in the shadow tree that it is in as well', async () => {
  const visit = await stage.visit({
    body: `<style>page-box { display: block; } #webshop, page-box { float: left; width: 600px; }</style>
      <div id="webshop"></div>
      <page-box><template shadowrootmode="open"><div id="innen"></div>
        <div id="innerer-schleier" style="position: fixed; inset: 0 0 0 650px; z-index: 9"></div></template></page-box>
      <div id="schleier" style="position: fixed; inset: 0 650px 0 0; z-index: 9"></div>`,
  });
  const { page } = visit;
  await searchIsShown(page);
  await page.evaluate(
    ([adminId = '', apiUrl = '']) => {
      const element = document.querySelector('page-box')?.shadowRoot?.querySelector('#innen');
      if (element) window.WebshopWidget?.mount(element, { adminId, apiUrl });
    },
    [adminIdOf(1), stage.addresses.platform],
  );
  await page
    .locator('page-box')
    .getByText(/Angezeigt \d+ von/)
    .first()
    .waitFor();
  await settle(page);
  const remedy = 'Solange es dort liegt, erreicht niemand den Shop.';
  expect(await findingsOf(visit)).toEqual(
    expect.arrayContaining([
      `warning Ziel: Über "#webshop" liegt div#schleier. → ${remedy}`,
      `warning Ziel: Über <div#innen> liegt div#innerer-schleier. → ${remedy}`,
    ]),
  );
});

it('finds all that is wrong with the tags of a page at once', async () => {
  const visit = await stage.visit({
    attributes: { layout: 'modal', consent: 'external' },
    head: `<style>:root { --webshop-wdth: 900px; }</style>
      <script>window.WebshopWidget = { q: [['grantConsent', ['paypall']]] };</script>`,
    body: `<main><div id="webshop"></div><div id="webshop"></div></main>
      <page-box><template shadowrootmode="open"><div id="innen"></div></template></page-box>
      <iframe srcdoc="<div id='gerahmt'></div>" title="Rahmen"></iframe>
      ${['#innen', '#gerahmt', '##webshop', 'webshop']
        .map(
          (target) =>
            `<script async src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-target="${target}"></script>`,
        )
        .join('')}
      <script async src="%SCRIPT%" data-admin-id="IHRE HÄNDLERKENNUNG" data-api-url="ftp://api.example" data-target="page-box"></script>
      <script type="module" src="%MODULE%"></script>`,
  });
  visit.expect(/data-target|data-layout|paypall|--webshop-wdth/);
  visit.expect(/data-admin-id|data-api-url/);
  await searchIsShown(visit.page);
  await settle(visit.page);
  const { script, module } = stage.addresses;
  const lines = await findingsOf(visit);
  for (const line of [
    'warning Einbindung: "#webshop": data-layout. Erlaubt sind "normal" und "overlay"; verwendet wird "normal".',
    'error Einbindung: "page-box": data-admin-id. Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
    'error Einbindung: "page-box": data-api-url. Die Adresse der Schnittstelle fehlt oder ist ungültig.',
    'warning Einwilligung: grantConsent kennt „paypall“ nicht. → Gemeint ist wohl „paypal“.',
    'warning Aussehen: --webshop-wdth: Diese Eigenschaft kennt der Shop nicht. Gemeint ist wohl "--webshop-width".',
    'warning Ziel: "#webshop" passt auf 2 Elemente; der Shop steht im ersten, das zu sehen ist. → Geben Sie dem Element einen Namen, den es nur einmal gibt.',
    'error Ziel: "##webshop" ist kein gültiger CSS-Selektor. → Berichtigen Sie data-target, zum Beispiel „#webshop“.',
    'error Ziel: "webshop" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#webshop".',
    'error Ziel: "#innen" gibt es auf dieser Seite nicht. → Es steht im Schattenbaum von <page-box>. Rufen Sie WebshopWidget.mount(…) mit dem Element selbst.',
    'error Ziel: "#gerahmt" gibt es auf dieser Seite nicht. → Es steht in einem Rahmen (iframe). Das Skript gehört in die Seite dieses Rahmens.',
  ])
    expect(lines).toContain(line);
  const files = lines.find((line) => line.includes('Mehrere Dateien')) ?? '';
  expect([files.includes(script), files.includes(module)]).toEqual([true, true]);
});

it('finds what the policy of the page forbids, and platforms that may not be read or are not there', async () => {
  const deaf = `${new URL(stage.addresses.script).origin}/ohne-cors`;
  const gone = 'http://127.0.0.1:9';
  const visit = await stage.visit({
    body: '<main><div id="webshop"></div><div id="fremd"></div><div id="verboten"></div><div id="weg"></div></main>',
    headers: {
      'content-security-policy': `img-src data:; connect-src 'self' ${stage.addresses.platform} ${gone} ${deaf}/ ${deaf}; trusted-types webshop-widget webshop-widget-json`,
    },
  });
  visit.expect(/ohne-cors|verboten\.test|\[webshop-widget\] Diagnose|img-src|Content Security Policy|\(csp\)/);
  visit.expect(/127\.0\.0\.1:9|ERR_|data-api-url/);
  const { page, context } = visit;
  await context.route(`${deaf}**`, (route) =>
    route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': 'https://andere.test' } }),
  );
  await searchIsShown(page);
  await page.evaluate(
    ([adminId = '', ...others]) => {
      for (const [at, apiUrl] of others.entries())
        window.WebshopWidget?.mount(['#fremd', '#verboten', '#weg'][at] ?? '', { adminId, apiUrl });
    },
    [adminIdOf(1), deaf, 'https://verboten.test', gone],
  );
  const lines = await findingsOf(visit);
  const { origin } = new URL(page.url());
  for (const line of [
    `error Plattform: ${deaf} antwortet, darf von ${origin} aber nicht gelesen werden (CORS).`,
    'error Plattform: https://verboten.test ist von dieser Seite aus nicht erreichbar.',
    `error Plattform: ${gone} ist von dieser Seite aus nicht erreichbar.`,
    'error Sicherheitsrichtlinie: connect-src verbietet https://verboten.test.',
    'error Sicherheitsrichtlinie: trusted-types erlaubt webshop-widget-script, webshop-start nicht.',
    'error Sicherheitsrichtlinie: img-src verbietet http',
  ])
    expect(
      lines.find((each) => each.startsWith(line)),
      line,
    ).toBeDefined();
});

it('does not count what it asks itself among what the page’s policy forbids the shop', async () => {
  const visit = await stage.visit({
    headers: {
      'content-security-policy': `connect-src ${stage.addresses.platform}; img-src data: blob: ${stage.addresses.platform}`,
    },
  });
  visit.expect(/connect-src|Content Security Policy|\(csp\)|\[webshop-widget\] Diagnose/);
  await searchIsShown(visit.page);
  expect((await findingsOf(visit)).filter((line) => line.includes('verbietet'))).toEqual([]);
});

it('finds that a form hides the window from scripts', async () => {
  const visit = await stage.visit({
    body: '<form name="defaultView"></form><main><div id="webshop"></div></main>',
  });
  visit.expect(/defaultView/);
  await visit.page.getByText(/noch nicht vollständig eingerichtet/).waitFor();
  expect(await findingsOf(visit)).toContain(
    'error Einbindung: "#webshop": name="defaultView". Ein Formular oder Bild der Seite heißt so; daneben kann kein Shop starten. Geben Sie ihm einen anderen Namen.',
  );
});

it('finds a target that is not there, while the shop waits for it and after that', async () => {
  const visit = await stage.visit({
    // Its ten seconds pass when the test says so; a clock of the test would pass for replaced built-ins.
    head: `<script>var wait = setTimeout.bind(window), passTenSeconds;
      window.setTimeout = function (call, ms) {
        if (ms !== 10000) return wait(call, ms);
        passTenSeconds = call;
      };</script>`,
    attributes: { target: '#webshpo' },
  });
  visit.expect(/console\.error: \[webshop-widget\] data-target: Auf dieser Seite gibt es "#webshpo" nicht\./);
  const { page } = visit;
  await page.waitForFunction(() => window.WebshopWidget !== undefined);
  const findings = async () => (await findingsOf(visit)).filter((line) => /Ziel|Einbindung/.test(line));
  const missing = 'error Ziel: "#webshpo" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#webshop".';
  expect(await findings()).toEqual([missing]);
  const isGivenUp = page.waitForEvent('console', (message) => message.text().includes('#webshpo" nicht.'));
  await page.evaluate('passTenSeconds()');
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
    /^Die Datei .*\/esm\/webshop-diagnosis-[\w.-]+\.js konnte nicht geladen werden\. Sie gehört in den Ordner „esm“/,
  );
});
