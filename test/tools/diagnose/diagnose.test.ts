/** What the diagnosis reads of tags, options and answers; layout, policies and the running script: test/browser/embed/diagnose.test.ts. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFindings } from '../../../src/tools/diagnose/build';
import { diagnose, type ScriptState } from '../../../src/tools/diagnose/diagnose';
import { reachFinding } from '../../../src/tools/diagnose/reach';
import type { MountedSession } from '../../../src/tools/diagnose/mountedSession';
import type { ShopConfig } from '../../../src/state/environment';
import { anEnvironment, ORDINARY_DEALER } from '../../builders/environment';
import { API_URL } from '../../platformServer';

const OTHER_DEALER = '00000000-0000-4000-8000-000000000002';

type Answer = (address: string, mode: RequestMode, headers: object) => Response | undefined;

const json = (status = 200) =>
  new Response('{"cars":[],"propertyValues":{}}', {
    status,
    headers: { 'x-pagination': '{}', date: new Date().toUTCString() },
  });

function platformAnswers(answer: Answer): void {
  vi.stubGlobal('fetch', (address: string, { mode = 'cors', headers = {} }: RequestInit) => {
    const given = answer(address, mode, headers);
    return given ? Promise.resolve(given) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  platformAnswers(() => json());
  const Picture = class {
    onload = () => undefined;
    set src(_: string) {
      queueMicrotask(() => this.onload());
    }
  };
  vi.stubGlobal('Image', Picture);
  // Missing in happy-dom.
  document.elementsFromPoint = () => [];
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
});
afterEach(() => {
  document.head.replaceChildren();
  location.hash = '';
});

/** A shop in the element `#webshop`, which the page need not have. */
function aShop(changes: Partial<MountedSession> = {}, config: Partial<ShopConfig> = {}): MountedSession {
  const element = document.querySelector('#webshop') ?? document.createElement('div');
  return {
    name: '"#webshop"',
    element,
    config: anEnvironment({ apiUrl: API_URL, ...config }).config,
    problems: [],
    isReady: true,
    ...changes,
  };
}

/** 'error Ziel: … → remedy', without what is in order. */
async function findings(state: Partial<ScriptState>): Promise<string[]> {
  const all = {
    sessions: [aShop()],
    missedTargets: [],
    grantedServices: [],
    scriptAddress: undefined,
    isSingleScript: false,
    ...state,
  };
  const found = (await diagnose(all)).findings.filter(({ level }) => level !== 'ok');
  return found.map(({ topic, level, text, remedy }) => `${level} ${topic}: ${text}${remedy ? ` → ${remedy}` : ''}`);
}

it('the diagnosis says what a browser that stores nothing means', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await findings({})).toContain(
    'warning Speicher: Der Browser lässt hier nichts speichern. → Der Shop läuft, vergisst beim Neuladen aber Merkliste und Entwürfe.',
  );
});

describe('the diagnosis says how the script was loaded', () => {
  const wayOf = (html: string, isSingleScript: boolean) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const [running, why] = buildFindings(page, isSingleScript).map(({ level, text }) => `${level} ${text}`);
    return [running?.replace(/^ok Version \S+ läuft, /, ''), why];
  };
  const START = 'src="https://cdn.example/shop/webshop-start.js"';
  it.each([
    ['', false, 'als Module geladen.', undefined],
    [START, false, 'als Module geladen.', undefined],
    ['src="https://cdn.example/webshop-widget.js"', true, 'ohne Module geladen.', undefined],
    [START, true, 'ohne Module geladen.', 'warning Das Startskript hat die Module nicht bekommen'],
    [`${START} integrity="sha384-x"`, true, 'ohne Module geladen.', 'ok Das Startskript hat integrity'],
    ['data-src="/webshop-start-1.2.0.js?v=3"', true, 'ohne Module geladen.', 'warning Das Startskript'],
    ['src="file:///shop/webshop-start.js"', true, 'ohne Module geladen.', 'ok Die Seite liegt auf der Festplatte'],
  ])('<script %s>, without modules: %s', (attributes, isSingleScript, running, why) => {
    const [saidRunning, saidWhy] = wayOf(`<script type="text/plain-example" ${attributes}></script>`, isSingleScript);
    expect(saidRunning).toBe(running);
    expect(saidWhy?.slice(0, why?.length)).toBe(why);
  });
});

describe('the diagnosis of a page’s tags', () => {
  const tag = (attributes: string) => `<script ${attributes}></script>`;
  it.each<[name: string, html: string, state: Partial<ScriptState>, expected: string]>([
    [
      'a misspelt attribute of the script',
      tag(`data-admin-id="${ORDINARY_DEALER}" data-ofset-top="80"`),
      {},
      'warning Einbindung: data-ofset-top: Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "data-offset-top".',
    ],
    [
      'a misspelt attribute of the element',
      `<webshop-widget ofset-top="80"></webshop-widget>`,
      {},
      'warning Einbindung: ofset-top: Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "offset-top".',
    ],
    [
      'two dealers in one element',
      [OTHER_DEALER, ORDINARY_DEALER].map((id) => tag(`data-admin-id="${id}" data-target="#webshop"`)).join(''),
      {},
      `error Einbindung: Mehrere Skripte verlangen in "#webshop" verschiedene Händler (${OTHER_DEALER}, ${ORDINARY_DEALER}); gezeigt wird der erste. → Geben Sie jedem Shop ein eigenes Element.`,
    ],
    [
      'two elements of one name',
      `<div id="webshop"></div><div id="webshop"></div>${tag('data-target="#webshop"')}`,
      {},
      'warning Ziel: "#webshop" passt auf 2 Elemente; der Shop steht im ersten, das zu sehen ist. → Geben Sie dem Element einen Namen, den es nur einmal gibt.',
    ],
    [
      'a script that the consent tool holds back',
      `<script type="text/plain" data-admin-id="${ORDINARY_DEALER}" data-target="#webshop"></script>`,
      { sessions: [] },
      'warning Einbindung: Ein Skript des Shops für "#webshop" ist angehalten (type="text/plain"), wohl von einem Consent-Werkzeug. → Bis zur Zustimmung gibt es dort keinen Shop. Soll er ohne sie laden, nehmen Sie das Skript im Werkzeug aus.',
    ],
    [
      'no shop',
      '',
      { sessions: [] },
      'error Einbindung: Auf dieser Seite ist kein Shop eingebunden. → Dem Skript fehlen data-admin-id und data-target, oder mount wurde nicht gerufen.',
    ],
    [
      'a selector that is none',
      '',
      { sessions: [], missedTargets: ['##webshop'] },
      'error Ziel: "##webshop" ist kein gültiger CSS-Selektor. → Berichtigen Sie data-target, zum Beispiel „#webshop“.',
    ],
    [
      'neither selector nor element',
      '',
      { missedTargets: [''] },
      'error Ziel: mount hat weder ein Element noch einen CSS-Selektor bekommen. → Geben Sie ihm einen CSS-Selektor: Auf dessen Element wartet der Shop.',
    ],
    [
      'a target without its mark',
      '<div id="webshop"></div>',
      { missedTargets: ['webshop'] },
      'error Ziel: "webshop" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#webshop".',
    ],
    [
      'a similar name, while the shop waits for its element',
      '<div id="Web-Shop"></div>',
      { sessions: [aShop({ element: undefined })] },
      'error Ziel: "#webshop" gibt es auf dieser Seite nicht. → Gemeint ist wohl "#Web-Shop".',
    ],
    [
      'a target like nothing on the page',
      '',
      { missedTargets: ['#webshop'] },
      'error Ziel: "#webshop" gibt es auf dieser Seite nicht. → Fügen Sie das Element ein: <div id="webshop" style="min-height: max(720px, 100vh)"></div>, oder berichtigen Sie data-target.',
    ],
    [
      'a target that came too late',
      '<div id="webshop"></div>',
      { missedTargets: ['#webshop'] },
      'error Ziel: "#webshop" ist erst nach dem Shop auf die Seite gekommen, der zehn Sekunden lang gewartet hat. → Rufen Sie WebshopWidget.mount(…), sobald das Element da ist.',
    ],
  ])('finds %s', async (_, html, state, expected) => {
    document.body.innerHTML = html;
    expect(await findings(state)).toContain(expected);
  });

  it('finds a script in the head that names no target', async () => {
    document.head.innerHTML += tag(`data-admin-id="${ORDINARY_DEALER}"`);
    expect(await findings({ sessions: [] })).toContain(
      'error Einbindung: Das Skript steht in <head> und nennt kein Ziel. → Nennen Sie in data-target das Element, oder setzen Sie das Skript an die Stelle, an der der Shop stehen soll.',
    );
  });

  it('says no word about a held script beside the shop that stands there', async () => {
    document.body.innerHTML = `<div id="webshop"></div><script type="text/plain" data-admin-id="1" data-target="#webshop"></script>`;
    expect((await findings({})).filter((line) => line.includes('angehalten'))).toEqual([]);
  });
});

describe('the diagnosis of a shop’s options', () => {
  it.each<[name: string, session: () => MountedSession, granted: string[], expected: string]>([
    [
      'a dealer that is missing',
      () => aShop({ config: undefined, problems: [{ attribute: 'data-admin-id', option: 'adminId' }] }),
      [],
      'error Einbindung: "#webshop": data-admin-id. Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
    ],
    [
      'a value that an attribute does not know',
      () => aShop({ problems: [{ attribute: 'data-layout', option: 'layout' }] }),
      [],
      'warning Einbindung: "#webshop": data-layout. Erlaubt sind "normal" und "overlay"; verwendet wird "normal".',
    ],
    [
      'an overlay that nothing opens',
      () => aShop({}, { layout: 'overlay', start: 'closed' }),
      [],
      'warning Einbindung: "#webshop" ist ein geschlossenes Overlay, und kein Element der Seite öffnet es. → Geben Sie einem Verweis data-webshop-open="/", oder rufen Sie open() am Griff.',
    ],
    [
      'a consent tool that has not spoken',
      () => aShop({}, { consent: 'external' }),
      [],
      'warning Einwilligung: Das Consent-Werkzeug der Seite hat noch nichts erlaubt. → Rufen Sie WebshopWidget.grantConsent([…]), wenn zugestimmt wurde.',
    ],
    [
      'a consent tool without its attribute',
      () => aShop(),
      ['paypal'],
      'warning Einwilligung: grantConsent wurde gerufen (paypal), gilt hier aber nicht. → Setzen Sie data-consent="external".',
    ],
    [
      'a misspelt service',
      () => aShop({}, { consent: 'external' }),
      ['paypall'],
      'warning Einwilligung: grantConsent kennt „paypall“ nicht. → Gemeint ist wohl „paypal“.',
    ],
  ])('finds %s', async (_, session, grantedServices, expected) => {
    expect(await findings({ sessions: [session()], grantedServices })).toContain(expected);
  });

  it('finds an address of a router of the page, and a page that phones show as wide as a desktop', async () => {
    document.head.replaceChildren();
    location.hash = '#/kontakt';
    expect(await findings({})).toEqual(
      expect.arrayContaining([
        'warning Einbindung: Die Adresse „#/kontakt“ gehört zu keiner Seite des Shops; er zeigt „Seite nicht gefunden“. → Arbeitet Ihre Seite selbst mit Adressen hinter „#/“, setzen Sie data-hash-prefix="shop".',
        'warning Aussehen: Der Seite fehlt „viewport“; auf dem Telefon ist alles winzig. → Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1">.',
      ]),
    );
  });

  it('has nothing to say about an overlay with its opener, an address of the shop and a consent tool that has spoken', async () => {
    document.body.innerHTML = '<a data-webshop-open="/">Fahrzeuge</a>';
    location.hash = '#/merkliste';
    const session = aShop({ isReady: false }, { layout: 'overlay', start: 'closed', consent: 'external' });
    const about = (await findings({ sessions: [session], grantedServices: ['paypal'] })).join('\n');
    expect(about).not.toMatch(/Einbindung|Einwilligung|Aussehen|Plattform|Händler|steht der Shop noch nicht/);
  });
});

it.each([
  ['data-offset-top sagt 80 px.', { layout: 'normal', offsetTop: 80 }],
  ['Gerade verdeckt keine', { layout: 'normal', offsetTop: undefined }],
  [undefined, { layout: 'overlay', offsetTop: 80 }],
] as const)('the diagnosis says of the header: %s', async (text, config) => {
  const { findings: all } = await diagnose({
    sessions: [aShop({}, config)],
    missedTargets: [],
    grantedServices: [],
    scriptAddress: undefined,
    isSingleScript: false,
  });
  const header = all.find(({ topic }) => topic === 'Kopfzeile')?.text;
  if (text === undefined) expect(header).toBeUndefined();
  else expect(header).toContain(text);
});

describe('the diagnosis of the platform', () => {
  const settings =
    (answer: () => Response): Answer =>
    (address) =>
      address.includes('vehicle-dealer-settings') ? answer() : json();
  const vehicles =
    (answer: () => Response): Answer =>
    (address) =>
      address.includes('property-values-extended?') ? answer() : json();
  const OWN = /^(?!https:\/\/platform)/;

  it.each<[name: string, answer: Answer, expected: string]>([
    [
      'an unknown dealer',
      settings(() => json(404)),
      `error Händler: Die Plattform kennt die Händlerkennung ${ORDINARY_DEALER} nicht. → Prüfen Sie data-admin-id.`,
    ],
    [
      'a wrong path, or a dealer whom a platform without equipment does not know',
      () => json(404),
      `error Händler: Unter ${API_URL} gibt es keine Einstellungen für die Händlerkennung ${ORDINARY_DEALER} (404). → Prüfen Sie data-admin-id. Stimmt sie, fehlt in data-api-url der Pfad hinter dem Namen des Servers, oder er ist falsch.`,
    ],
    [
      'a website in the place of the platform',
      settings(() => new Response('<!doctype html>')),
      `error Plattform: Unter ${API_URL} antwortet keine Plattform, sondern eine Seite (HTML oder XML), text/plain;charset=UTF-8: „<!doctype html>“. → Prüfen Sie data-api-url: Das ist die Adresse der Plattform, nicht die einer Website.`,
    ],
    [
      'a platform in trouble',
      settings(() => json(500)),
      'error Händler: Die Einstellungen des Händlers antworten mit 500. → Das ist eine Störung der Plattform. Versuchen Sie es später, oder fragen Sie ihren Betreiber.',
    ],
    [
      'a platform that refuses the dealer',
      settings(() => json(403)),
      `error Händler: Die Einstellungen des Händlers antworten mit 403. → Die Plattform verweigert sie. Fragen Sie ihren Betreiber, ob ${location.origin} und diese Händlerkennung freigegeben sind.`,
    ],
    [
      'a platform with too much to do',
      settings(() => json(429)),
      'error Händler: Die Einstellungen des Händlers antworten mit 429. → Die Plattform bekommt zu viele Anfragen. Warten Sie, und versuchen Sie es noch einmal.',
    ],
    [
      'vehicles that cannot be read',
      vehicles(() => json(500)),
      'warning Plattform: Die Fahrzeuge konnten nicht gelesen werden (500). → Das ist eine Störung der Plattform. Versuchen Sie es später, oder fragen Sie ihren Betreiber.',
    ],
    [
      'a number of vehicles that may not be read',
      vehicles(() => new Response('[]')),
      'warning Plattform: Die Zahl der Fahrzeuge ist nicht lesbar (x-pagination). → Der Server muss „x-pagination“ senden und mit „Access-Control-Expose-Headers: x-pagination“ lesbar machen.',
    ],
    [
      'a refused preflight',
      (_, __, headers) => ('authorization' in headers ? undefined : json()),
      'error Plattform: Die Plattform verbietet dieser Seite „authorization“ und „content-type“ (Preflight); lesen geht, bestellen, anfragen und anmelden nicht. → Sie muss OPTIONS mit „Access-Control-Allow-Headers: authorization, content-type“ und „Access-Control-Allow-Methods: GET, POST, PUT, DELETE“ beantworten.',
    ],
    [
      'errors that may not be read',
      (address) => (address.endsWith('00000000dead') ? undefined : json()),
      'error Plattform: Fehler der Plattform darf diese Seite nicht lesen (CORS); statt „nicht mehr verfügbar“ heißt es „keine Verbindung“. → Sie muss „Access-Control-Allow-Origin“ auch mit 4xx und 5xx senden (nginx: add_header … always).',
    ],
    [
      'vehicles in snake_case',
      vehicles(
        () => new Response(JSON.stringify({ cars: [{ id: ORDINARY_DEALER, public_price: 1 }], propertyValues: {} })),
      ),
      'error Plattform: GET /cardealeradmin/{a}/cars/property-values-extended, cars[0].publicPrice: erwartet der Name „publicPrice“, bekommen „public_price“. → Statt des Preises steht „Preis auf Anfrage“; bestellt werden kann nicht.',
    ],
    [
      'vehicles with other ids',
      vehicles(() => new Response(JSON.stringify({ cars: [{ id: 4711 }], propertyValues: {} }))),
      'error Plattform: Kennungen von Fahrzeugen sind keine UUIDs („4711“). → Jedes Fahrzeug wäre „nicht mehr verfügbar“: Was keine UUID ist, liest der Shop als Fahrzeugnummer.',
    ],
    [
      'a platform that nobody answers for',
      (address) => (OWN.test(address) ? json() : undefined),
      `error Plattform: ${API_URL} ist von dieser Seite aus nicht erreichbar. → Prüfen Sie data-api-url, und ob die Sicherheitsrichtlinie der Seite (connect-src) sie erlaubt.`,
    ],
  ])('finds %s', async (_, answer, expected) => {
    platformAnswers(answer);
    expect(await findings({})).toContain(expected);
  });

  it('blames no address while the browser is offline', async () => {
    platformAnswers(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await findings({})).toContain('error Plattform: Der Browser ist offline.');
  });
});

describe('the diagnosis sees what is not to be seen', () => {
  const inPage = (html: string) => {
    document.body.innerHTML = html;
  };
  afterEach(() => document.body.replaceChildren());

  it('a shop that is hidden from a screen reader', () => {
    inPage('<main aria-hidden="true"><div id="webshop">Shop</div></main>');
    const element = document.querySelector('#webshop') ?? document.body;
    expect(reachFinding(element, '"#webshop"')?.text).toContain('(main: aria-hidden="true")');
  });

  it('a quick search that leads to its own page, where no shop is', async () => {
    const search = aShop({}, { mode: 'search', clientUrl: location.href });
    expect((await findings({ sessions: [search] })).join('\n')).toContain('auf ihre eigene Seite führt');
    expect((await findings({ sessions: [search, aShop()] })).join('\n')).not.toContain('auf ihre eigene');
    const elsewhere = aShop({}, { mode: 'search', clientUrl: 'https://www.autohaus.example/fahrzeuge' });
    expect((await findings({ sessions: [elsewhere] })).join('\n')).not.toContain('auf ihre eigene');
  });

  it('the clock of the platform, and one that cannot be read', async () => {
    const answer = (headers: Record<string, string>) =>
      new Response('{"cars":[],"propertyValues":{}}', { headers: { 'x-pagination': '{}', ...headers } });
    platformAnswers(() => answer({ date: new Date(Date.now() + 86_400_000).toUTCString() }));
    expect((await findings({})).join('\n')).toMatch(/Uhr der Plattform geht 1440 Minuten vor/);
    platformAnswers(() => answer({}));
    expect((await findings({})).join('\n')).toMatch(/Zeit der Plattform ist nicht lesbar \(date\)/);
  });

  it('the address of the own website where the platform belongs', async () => {
    platformAnswers((_, mode) => (mode === 'no-cors' ? json() : undefined));
    const own = aShop({}, { apiUrl: `${location.protocol}//www.${location.hostname}` });
    expect((await findings({ sessions: [own] })).join('\n')).toContain('Das ist die Adresse Ihrer Website.');
    expect((await findings({})).join('\n')).toContain('Steht in data-api-url wirklich die Plattform');
  });

  it('a list that leads elsewhere without CORS', async () => {
    platformAnswers((address, mode) =>
      mode === 'cors' && address.includes('property-values-extended') ? undefined : json(),
    );
    expect((await findings({})).join('\n')).toMatch(/Fahrzeuge konnten nicht gelesen werden.*Umleitung/);
  });

  it('and answers, whatever the page has made of fetch', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const answer = findings({});
    await vi.runAllTimersAsync();
    expect((await answer).join('\n')).toMatch(/Die Seite hat „fetch“ ersetzt, und der Ersatz antwortet nicht/);
    vi.stubGlobal('fetch', () => {
      throw new Error('blocked');
    });
    const refused = findings({});
    await vi.runAllTimersAsync();
    expect((await refused).join('\n')).toContain('ist von dieser Seite aus nicht erreichbar');
    vi.useRealTimers();
  });
});
