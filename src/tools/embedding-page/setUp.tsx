/** Built into one file by `.config/build/singleFiles.ts`. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbeddingPage } from './EmbeddingPage';
import { useAdminTheme } from '../../shared/useAdminTheme';
import { embeddingOptions } from '../embedding/embedMethods';
import type { Embedding } from '../embedding/embedding';
import { finding, type DiagnosisFinding } from '../embedding/finding';
import { readAdminId } from '../../domain/tenant/adminId';
import { keysOf } from '../../lib/keysOf';
import { webAddress } from '../../lib/webAddress';
import { Heading } from '../../ui/display/Heading';
import { TextInput } from '../../ui/fields/TextInput';
import { StyleRoot } from '../../ui/styles';
import { platformFindings } from '../diagnose/platform';

const LABELS = {
  adminId: 'Händlerkennung',
  apiUrl: 'Adresse der Plattform',
  folder: 'Ordner der Dateien des Shops',
} as const;
const EXAMPLE = { adminId: 'IHRE-HÄNDLERKENNUNG', apiUrl: 'https://api.example', folder: 'https://shop.example/' };
/** A page opened from a disk has none. */
const FOLDER = location.protocol === 'file:' ? '' : new URL('.', location.href).href;

const TYPING_PAUSE_MS = 600;
/** A turn of waiting, ms; on a busy machine it takes as much longer as the frame's scripts, which run between two turns. */
const TURN_MS = 100;
/** Turns in which nothing arrives any more, until the shop is asked why it does not appear, and until its script is given up. */
const [SHOP_TURNS, SCRIPT_TURNS] = [50, 100];
/** Of a page that never stops loading. */
const MAX_TURNS = 300;

type Values = Embedding & Partial<Record<'adminId' | 'apiUrl' | 'folder', string>>;

const NAMES = ['adminId', 'apiUrl', 'folder', 'system', 'way', ...keysOf(embeddingOptions)];

// The values stand in the address, so that it can be sent to somebody else.
const valuesOfAddress = (): Values =>
  Object.fromEntries([...new URLSearchParams(location.hash.slice(1))].filter(([name]) => NAMES.includes(name)));

/** Once nobody types. */
function usePlatformAnswer(apiUrl = '', adminId = ''): Pick<DiagnosisFinding, 'level' | 'text'> | undefined {
  const question = `${apiUrl} ${adminId}`;
  const [answer, setAnswer] = useState<Pick<DiagnosisFinding, 'level' | 'text'> & { question: string }>();
  useEffect(() => {
    if (apiUrl === '' || adminId === '') return undefined;
    const ask = async () => {
      setAnswer({ question, level: 'ok', text: 'Die Plattform wird gefragt …' });
      const findings = await platformFindings({ apiUrl, adminId });
      const [worst] = ['error', 'warning'].flatMap((level) => findings.filter((each) => each.level === level));
      const { level, text, remedy = '' } = worst ?? finding('Händler', 'ok', 'Die Plattform kennt diesen Händler.');
      setAnswer((last) => (last?.question === question ? { question, level, text: `${text} ${remedy}` } : last));
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question, apiUrl, adminId]);
  return answer?.question === question ? answer : undefined;
}

/** Runs a page in a fresh frame, with an address of its own, which `srcdoc` has not, and finds what its shop finds once it is there. */
async function run(frame: HTMLIFrameElement, html: string): Promise<readonly DiagnosisFinding[]> {
  const { contentDocument: page, contentWindow: view } = frame;
  const shop = { isReady: false };
  page?.open();
  page?.addEventListener('webshop:ready', () => (shop.isReady = true));
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  page?.write(html);
  page?.close();
  let [quiet, arrived] = [0, 0];
  for (let turn = 0; turn < MAX_TURNS && quiet < SCRIPT_TURNS; turn += 1) {
    const files = view?.performance.getEntriesByType('resource').length ?? 0;
    quiet = files > arrived ? 0 : quiet + 1;
    arrived = files;
    const api = view?.WebshopWidget;
    const isWaitedFor = shop.isReady || quiet > SHOP_TURNS || turn === MAX_TURNS - 1;
    if (isWaitedFor && typeof api?.diagnose === 'function') return (await api.diagnose()).findings;
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
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

function SetUp() {
  const [values, setValues] = useState(valuesOfAddress);
  const { adminId = '', apiUrl = '', folder = FOLDER } = values;
  useEffect(() => {
    const chosen = Object.entries(values).filter(([, value]) => value !== '');
    history.replaceState(null, '', `#${new URLSearchParams(chosen).toString()}`);
  }, [values]);
  const dealer = readAdminId(adminId);
  const platform = webAddress(apiUrl.trim())?.href.replace(/\/+$/, '');
  const folderUrl = webAddress(folder.trim())?.href;
  const scriptFolder = folderUrl && `${folderUrl.replace(/\/*$/, '')}/`;
  const answer = usePlatformAnswer(platform, dealer);
  const source = {
    adminId: dealer ?? EXAMPLE.adminId,
    apiUrl: platform ?? EXAMPLE.apiUrl,
    scriptFolder: scriptFolder ?? EXAMPLE.folder,
  };
  const field = (name: keyof typeof LABELS, value: string) => ({
    label: LABELS[name],
    autoComplete: 'off',
    spellCheck: false,
    value,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const missing = Object.entries({ adminId: dealer, apiUrl: platform, folder: scriptFolder }).flatMap(([name, value]) =>
    value === undefined ? [LABELS[name as keyof typeof LABELS]] : [],
  );
  const isWrong = adminId.trim() !== '' && dealer === undefined;
  return (
    <div className="shop" style={useAdminTheme()}>
      <main>
        <Heading
          level={1}
          sub={`${FOLDER === '' ? 'Drei' : 'Zwei'} Angaben genügen. Nichts davon verlässt diese Seite, außer der Frage an Ihre Plattform.`}
        >
          Shop in Ihre Seite einbinden
        </Heading>
        <EmbeddingPage
          values={values}
          onChange={setValues}
          source={source}
          missing={missing}
          run={run}
          fields={
            <>
              <TextInput
                hint="Nennt Ihnen der Betreiber der Plattform; sie sieht aus wie 00000000-0000-4000-8000-000000000001."
                error={isWrong ? 'Das ist keine Händlerkennung: Es fehlen Zeichen, oder es sind zu viele.' : undefined}
                {...field('adminId', adminId)}
              />
              <TextInput
                type="url"
                placeholder={EXAMPLE.apiUrl}
                hint={<span role="status">{answer?.level === 'ok' ? answer.text : ''}</span>}
                error={answer === undefined || answer.level === 'ok' ? undefined : answer.text}
                {...field('apiUrl', apiUrl)}
              />
              <TextInput type="url" placeholder={EXAMPLE.folder} {...field('folder', folder)} />
            </>
          }
        />
      </main>
    </div>
  );
}

const page = document.querySelector('#page');
if (page)
  createRoot(page).render(
    <StrictMode>
      <StyleRoot root={document}>
        <SetUp />
      </StyleRoot>
    </StrictMode>,
  );
