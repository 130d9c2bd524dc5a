/** The page 'Einbinden' of the package: form, code, preview, checks. Built into one file by `.config/build/singleFiles.ts`. */
import { EMBEDDING_DEFAULTS, embedMethods, type EmbedMethodName } from '../../../src/domain/integration/embedMethods';
import { finding, type DiagnosisFinding } from '../../../src/domain/integration/finding';
import { HTACCESS, nginxBlock, policyLine } from '../../../src/domain/integration/hosting';
import { checkPage } from '../../../src/domain/integration/rules';
import { snippetOf } from '../../../src/domain/integration/snippet';
import {
  CONSENT_TOOLS,
  consentCode,
  GO_LIVE,
  HOST_SYSTEMS,
  injectedScript,
  type ConsentToolName,
  type HostSystemName,
} from '../../../src/domain/integration/systems';
import { originOf } from '../../../src/domain/integration/policy';
import { readAdminId } from '../../../src/domain/tenant/adminId';
import { keysOf } from '../../../src/lib/keysOf';
import { webAddress } from '../../../src/lib/webAddress';
import { platformFindings } from '../diagnose/platform';
import ga4 from '../../examples/ga4.js?raw';
import { codeBlock, element, findingList, named } from './elements';

const FIELDS = {
  adminId: '',
  apiUrl: '',
  folder: location.protocol === 'file:' ? 'https://shop.example/' : new URL('.', location.href).href,
  system: 'html',
  way: 'page',
  consent: 'ask',
  hashPrefix: '',
  offsetTop: '',
  accent: '',
  radius: '',
  font: '',
  ga4: '',
};
type Values = typeof FIELDS;

const EXAMPLE = { adminId: 'IHRE-HÄNDLERKENNUNG', apiUrl: 'https://api.example' };

/** Time that somebody has stopped typing, ms. */
const PAUSE_MS = 600;
/** Time that a page has to bring its script, ms. */
const PATIENCE_MS = 10_000;

// The values stand in the address, so that it can be sent to somebody else.
const values: Values = { ...FIELDS };
for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
  if (name in values) values[name as keyof Values] = value;

const systemName = () => (values.system in HOST_SYSTEMS ? (values.system as HostSystemName) : 'html');
const waysNow = (): readonly EmbedMethodName[] => HOST_SYSTEMS[systemName()].ways;
const wayNow = (): EmbedMethodName => waysNow().find((way) => way === values.way) ?? waysNow()[0] ?? 'page';
const consentNow = () => (values.consent in CONSENT_TOOLS ? (values.consent as ConsentToolName) : 'ask');
const folderNow = () => `${values.folder.trim().replace(/\/*$/, '')}/`;
const adminIdNow = () => readAdminId(values.adminId) ?? EXAMPLE.adminId;
const apiUrlNow = () => (webAddress(values.apiUrl.trim())?.href ?? EXAMPLE.apiUrl).replace(/\/+$/, '');

/** What the code has: the values, or examples where they are missing. */
const source = () => ({ adminId: adminIdNow(), apiUrl: apiUrlNow(), scriptFolder: folderNow() });

function snippet(): string {
  const { consent, hashPrefix, offsetTop } = values;
  const options = { ...EMBEDDING_DEFAULTS, hashPrefix, consent: consent === 'ask' ? 'ask' : 'external' };
  const code = snippetOf(wayNow(), options, source());
  const offset = /^\d+$/.test(offsetTop) ? offsetTop : '';
  if (offset === '') return code;
  if (wayNow() === 'module') return code.replace('\n  });', `\n    offsetTop: ${offset},\n  });`);
  return code.replace(
    / (data-)?api-url="/,
    (rest, prefix: string | undefined) => ` ${prefix ?? ''}offset-top="${offset}"${rest}`,
  );
}

/** Custom properties of the page for the look; '' if nothing is chosen. */
function lookCode(): string {
  const lines = [
    values.accent && `--webshop-accent: ${values.accent};`,
    values.radius && `--webshop-radius: ${values.radius};`,
    values.font && `--webshop-font: ${values.font};`,
  ].filter(Boolean);
  const selector = wayNow() === 'element' ? 'webshop-widget' : wayNow() === 'overlay' ? 'body' : '#webshop';
  return lines.length === 0 ? '' : `${selector} {\n  ${lines.join('\n  ').replace(/[<{}]/g, '')}\n}`;
}

const pageWith = (body: string) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vorschau</title>
<style>body { margin: 0; } ${lookCode()}</style>
${body}
</html>`;

// ── Form ──

function textField(
  name: keyof Values,
  label: string,
  more: { hint?: string; type?: string; placeholder?: string } = {},
) {
  const input = element('input', {
    id: name,
    name,
    value: values[name],
    spellcheck: false,
    type: more.type ?? 'text',
    placeholder: more.placeholder ?? '',
  });
  if (more.hint !== undefined) input.setAttribute('aria-describedby', `${name}-hint`);
  return element('div', { className: 'field' }, [
    element('label', { htmlFor: name, textContent: label }),
    input,
    ...(more.hint === undefined
      ? []
      : [element('p', { className: 'hint', id: `${name}-hint`, textContent: more.hint })]),
  ]);
}

function selectField(name: keyof Values, label: string, options: readonly (readonly [value: string, label: string])[]) {
  const select = element(
    'select',
    { id: name, name },
    options.map(([value, text]) => element('option', { value, textContent: text, selected: value === values[name] })),
  );
  return element('div', { className: 'field' }, [element('label', { htmlFor: name, textContent: label }), select]);
}

const ways = element('fieldset', { className: 'choices' });
const platformState = element('p', { className: 'state' });
platformState.setAttribute('role', 'status');

function showWays() {
  ways.replaceChildren(
    element('legend', { textContent: 'Darstellung' }),
    ...waysNow().map((way) =>
      element('label', { className: 'choice' }, [
        element('input', { type: 'radio', name: 'way', value: way, checked: way === wayNow() }),
        element('span', {}, [embedMethods[way].title, element('small', { textContent: embedMethods[way].text })]),
      ]),
    ),
  );
}

const accent = element('input', { type: 'color', id: 'accent', name: 'accent', value: values.accent || '#0b4fb3' });
const form = named('.form');
const platformField = textField('apiUrl', 'Adresse der Plattform', { type: 'url', placeholder: 'https://api.example' });
platformField.append(platformState);
form.append(
  textField('adminId', 'Händlerkennung', {
    hint: 'Nennt Ihnen der Betreiber der Plattform; sie sieht aus wie 00000000-0000-4000-8000-000000000001.',
  }),
  platformField,
  selectField(
    'system',
    'Ihre Website',
    keysOf(HOST_SYSTEMS).map((name) => [name, HOST_SYSTEMS[name].label]),
  ),
  ways,
  selectField(
    'consent',
    'Consent-Werkzeug',
    keysOf(CONSENT_TOOLS).map((name) => [name, CONSENT_TOOLS[name].label]),
  ),
  element(
    'details',
    { open: values.accent + values.radius + values.font + values.hashPrefix + values.offsetTop !== '' },
    [
      element('summary', { textContent: 'Aussehen und Besonderes' }),
      element('div', {}, [
        element('p', { className: 'hint', textContent: 'Leer gilt, was in den Einstellungen des Händlers steht.' }),
        element('div', { className: 'field' }, [
          element('label', { htmlFor: 'accent', textContent: 'Akzentfarbe' }),
          accent,
        ]),
        textField('radius', 'Rundung der Ecken', { placeholder: '8px' }),
        textField('font', 'Schrift', { placeholder: 'Lato, sans-serif' }),
        textField('offsetTop', 'Höhe Ihrer mitlaufenden Kopfzeile in Pixeln', {
          hint: 'Nur wenn der Shop darunter verschwindet; meist wird sie gefunden.',
        }),
        textField('hashPrefix', 'Präfix der Adressen', { hint: 'Nur für Seiten, die selbst mit #/ arbeiten: shop' }),
        element('label', { className: 'choice' }, [
          element('input', { type: 'checkbox', name: 'ga4', value: 'ja', checked: values.ga4 !== '' }),
          'Ereignisse für Google Analytics 4',
        ]),
        textField('folder', 'Ordner der Dateien des Shops', { type: 'url' }),
      ]),
    ],
  ),
);

// ── What the form makes ──

function showCode() {
  const { steps } = HOST_SYSTEMS[systemName()];
  const look = lookCode();
  const consent = consentCode(consentNow());
  const isTagManager = systemName() === 'tagManager';
  named('#code').replaceChildren(
    element(
      'ol',
      { className: 'instructions' },
      steps.map((text) => element('li', { textContent: text })),
    ),
    codeBlock(
      `${HOST_SYSTEMS[systemName()].label}, ${embedMethods[wayNow()].title}`,
      isTagManager ? injectedScript(snippet(), folderNow()) : snippet(),
    ),
    ...(consent === '' ? [] : [codeBlock('Einwilligung, vor oder nach dem Shop', consent)]),
    ...(look === '' ? [] : [codeBlock('Aussehen, in Ihr Stylesheet', look)]),
    ...(values.ga4 === ''
      ? []
      : [codeBlock('Google Analytics 4, nur mit Zustimmung zur Statistik', `<script>\n${ga4.trim()}\n</script>`)]),
  );
}

function showServer() {
  const text = (content: string) => element('p', { textContent: content });
  named('#server').replaceChildren(
    text(
      'Die Richtlinie Ihrer Seite (Content-Security-Policy) muss dies erlauben, falls sie eine hat. Bilder können von weiteren Servern der Plattform kommen; die Prüfung unten nennt sie.',
    ),
    codeBlock('Content-Security-Policy', policyLine(folderNow(), apiUrlNow())),
    text(
      'Liegen die Dateien auf Ihrem eigenen Server: der ganze Ordner des Pakets ohne „maps“, mit diesen Kopfzeilen. Nach einer neuen Version und nach einem Rückschritt läuft die alte so noch höchstens eine Minute.',
    ),
    codeBlock('Apache: .htaccess im Ordner', HTACCESS),
    codeBlock('nginx', nginxBlock(webAddress(folderNow())?.pathname)),
  );
}

// ── Preview and checks ──

const frameBox = element('div', { className: 'frame' });
const isComplete = () => adminIdNow() !== EXAMPLE.adminId && apiUrlNow() !== EXAMPLE.apiUrl;

/** A new frame with a page of its own; nothing of the one before is left. */
function run(box: HTMLElement, html: string, width?: string): Window | null {
  const frame = element('iframe', { title: 'Die Seite mit dem Shop' });
  if (width !== undefined) frame.style.width = width;
  box.replaceChildren(frame);
  frame.contentDocument?.open();
  // oxlint-disable-next-line typescript/no-deprecated -- srcdoc has no address, which the shop of the page needs
  frame.contentDocument?.write(html);
  frame.contentDocument?.close();
  return frame.contentWindow;
}

const previewHint = element('p', { className: 'hint' });
previewHint.setAttribute('role', 'status');
named('#preview').append(
  element('div', { className: 'row' }, [
    ...(['360px', '768px', '100%'] as const).map((width) => {
      const label = width === '360px' ? 'Telefon' : width === '768px' ? 'Tablet' : 'Volle Breite';
      const button = element('button', { type: 'button', className: 'quiet', textContent: label });
      button.addEventListener('click', () => {
        previewHint.textContent = isComplete()
          ? 'Der Shop läuft in einem Rahmen, mit den Daten Ihrer Plattform.'
          : 'Für die Vorschau fehlen Händlerkennung und Adresse der Plattform.';
        if (isComplete()) run(frameBox, pageWith(snippet()), width);
      });
      return button;
    }),
  ]),
  previewHint,
  frameBox,
);

const results = element('div', { className: 'results' });
results.setAttribute('role', 'status');
const runBox = element('div', { className: 'frame', hidden: true });
const pasted = element('textarea', { id: 'source', rows: 8, spellcheck: false });
const address = element('input', { id: 'address', type: 'url', placeholder: 'https://www.autohaus.example/fahrzeuge' });

const show = (findings: readonly DiagnosisFinding[]) => results.replaceChildren(findingList(findings));

const NOT_READABLE =
  'Der Browser darf diese Seite von hier aus nicht lesen (das ist üblich). Öffnen Sie sie, drücken Sie F12 und geben Sie in der Konsole WebshopWidget.diagnose() ein; oder fügen Sie ihren Quelltext (Strg+U) unten ein.';

async function readPage() {
  const answer = await fetch(address.value, { credentials: 'omit' }).catch(() => undefined);
  const text = answer?.ok ? await answer.text().catch(() => '') : '';
  if (text === '') {
    show([finding('Skript', 'warning', NOT_READABLE)]);
    pasted.focus();
    return;
  }
  pasted.value = text;
  await check();
}

/** Findings of the page in the frame, as soon as its shop is there. */
async function liveFindings(view: Window | null): Promise<DiagnosisFinding[]> {
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS;) {
    const api = view?.WebshopWidget;
    if (typeof api?.diagnose === 'function') return (await api.diagnose()).findings;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [
    finding(
      'Skript',
      'error',
      'Auf der Seite kommt das Skript des Shops nicht an.',
      'Prüfen Sie die Adresse in src, und ob ein Consent-Werkzeug oder eine Content-Security-Policy es aufhält.',
    ),
  ];
}

async function check() {
  const html = pasted.value;
  if (html.trim() === '') {
    show([finding('Skript', 'error', 'Der Quelltext fehlt.', 'Fügen Sie ihn ein, oder nennen Sie oben die Adresse.')]);
    pasted.focus();
    return;
  }
  const expected = { adminId: adminIdNow(), apiUrl: apiUrlNow(), scriptOrigin: originOf(folderNow()) };
  const written = checkPage(html, isComplete() ? expected : undefined);
  show([...written, finding('Skript', 'ok', 'Die Seite wird im Rahmen unten ausgeführt …')]);
  runBox.hidden = false;
  const live = await liveFindings(run(runBox, html));
  if (html !== pasted.value) return;
  const isNew = ({ text }: DiagnosisFinding) => written.every((each) => each.text !== text);
  show([...written, ...live.filter(isNew)]);
}

const action = (label: string, onPress: () => Promise<void>, className = '') => {
  const button = element('button', { type: 'button', textContent: label, className });
  button.addEventListener('click', () => void onPress());
  return button;
};

named('#check').append(
  element('div', { className: 'field' }, [
    element('label', { htmlFor: 'address', textContent: 'Adresse Ihrer Seite' }),
    address,
  ]),
  element('div', { className: 'row' }, [action('Seite lesen', readPage, 'quiet')]),
  element('div', { className: 'field' }, [
    element('label', { htmlFor: 'source', textContent: 'oder ihr Quelltext' }),
    pasted,
  ]),
  element('div', { className: 'row' }, [action('Prüfen', check)]),
  results,
  runBox,
  codeBlock('In der Konsole (F12) jeder Seite mit dem Shop', 'WebshopWidget.diagnose()'),
);

named('#live').append(
  ...GO_LIVE.map((text) =>
    element('li', {}, [
      element('label', { className: 'choice' }, [
        element('input', { type: 'checkbox' }),
        element('span', { textContent: text }),
      ]),
    ]),
  ),
);

let asked = '';
async function askPlatform() {
  const question = `${apiUrlNow()} ${adminIdNow()}`;
  const isWrong = values.adminId.trim() !== '' && adminIdNow() === EXAMPLE.adminId;
  const say = (level: string, text: string) => {
    platformState.dataset.level = level;
    platformState.textContent = text;
  };
  if (!isComplete()) {
    asked = '';
    say(
      isWrong ? 'error' : 'ok',
      isWrong ? 'Das ist keine Händlerkennung: Es fehlen Zeichen, oder es sind zu viele.' : '',
    );
    return;
  }
  if (question === asked) return;
  asked = question;
  say('', 'Die Plattform wird gefragt …');
  const findings = await platformFindings({ apiUrl: apiUrlNow(), adminId: adminIdNow() });
  if (asked !== question) return;
  const [worst] = ['error', 'warning', 'ok'].flatMap((level) => findings.filter((each) => each.level === level));
  if (worst)
    say(
      worst.level,
      worst.level === 'ok' ? 'Die Plattform kennt diesen Händler.' : `${worst.text} ${worst.remedy ?? ''}`,
    );
}

let timer: ReturnType<typeof setTimeout> | undefined;

function update() {
  showCode();
  showServer();
  const changed = Object.entries(values).filter(([name, value]) => value !== FIELDS[name as keyof Values]);
  history.replaceState(null, '', changed.length === 0 ? '#' : `#${new URLSearchParams(changed).toString()}`);
  clearTimeout(timer);
  timer = setTimeout(() => void askPlatform(), PAUSE_MS);
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !(target.name in values)) return;
  const isOff = target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked;
  values[target.name as keyof Values] = isOff ? '' : target.value;
  if (target.name === 'system') showWays();
  update();
});
showWays();
update();
