import { setTimeout as pause } from 'node:timers/promises';
import { SEARCH_DELAY_MS } from '../../../src/admin/engine/list/listSearch';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { tokenFor } from '../../platform/rules/login';
import type { AdminPage, Change } from '../page/probes';
import { heldToPeer, median, type Row } from '../report';
import { ADMIN_ID, LISTENING_MS, SLOWDOWN, type QuietVisit, type Stage, type StockName } from '../stage';

interface Listed extends AdminPage {
  name: string;
  /** Text in some of its rows. */
  typed: string;
  /** Column to sort by. */
  column: string;
}

/** Longest lists of the admin area: 2,500 products, 1,000 customers, 1,000 trade-ins. */
const LISTS: readonly Listed[] = [
  {
    name: '2,500 products',
    title: 'Crossselling-Produkte',
    path: '/crosssellingproducts',
    typed: 'zubehör 12',
    column: 'Preis',
  },
  { name: '1,000 customers', title: 'Kunden', path: '/users', typed: 'weber', column: 'Name' },
  { name: '1,000 trade-ins', title: 'Inzahlungnahmen', path: '/v2/trade-ins', typed: 'golf', column: 'Fahrzeug' },
];

const PER_LIST = ['opened', 'opened again', 'sorted', 'page turned', 'searched'] as const;
type Step = (typeof PER_LIST)[number];

type Subject = 'shop' | 'table';

/**
 * Most frequent actions in admin lists beside bare React tables of the same rows, from the press to the painted rows, without the
 * response time that is waited for.
 */
export async function measureAdminLists(stage: Stage): Promise<Row[]> {
  const times = new Map<string, number[]>();
  const keyOf = (subject: Subject, list: Listed, step: Step) => `${subject} ${list.name} ${step}`;
  for (let run = 0; run < stage.runs; run += 1) {
    for (const subject of ['shop', 'table'] as const) {
      const visit = subject === 'shop' ? await openAdmin(stage) : await openTable(stage);
      await measureLists(visit, (list, step, { pressed, painted, answer }) => {
        // The shop waits for a pause in typing.
        const rest = step === 'searched' && subject === 'shop' ? SEARCH_DELAY_MS : 0;
        // A list that the shop opens again shows the rows it has; an answer that comes meanwhile is not waited for.
        const waited = step === 'opened' || subject === 'table' ? answer : 0;
        const key = keyOf(subject, list, step);
        times.set(key, [...(times.get(key) ?? []), painted - pressed - waited - rest]);
      });
    }
  }
  const medianOf = (...key: Parameters<typeof keyOf>) => median(times.get(keyOf(...key)) ?? []);
  return LISTS.flatMap((list) =>
    PER_LIST.map((step) =>
      heldToPeer({
        what: `${list.name} ${step}`,
        value: medianOf('shop', list, step),
        peer: medianOf('table', list, step),
        unit: 'ms',
        maxRatio: 1.5,
      }),
    ),
  );
}

async function measureLists(
  visit: QuietVisit,
  note: (list: Listed, step: Step, change: Change) => void,
): Promise<void> {
  const { page } = visit;
  const measure = async (list: Listed, act: () => Promise<void>) => {
    await visit.settled();
    const change = page.evaluate((probed) => window.bench.nextRows(probed), list);
    await pause(LISTENING_MS);
    await act();
    return change;
  };
  const press = (selector: string, name?: string) => () => page.press({ selector, name });
  const open = (list: Listed) => measure(list, press('a', list.title));
  for (const list of LISTS) note(list, 'opened', await open(list));
  for (const list of LISTS) {
    note(list, 'opened again', await open(list));
    note(list, 'sorted', await measure(list, press('th button', list.column)));
    note(list, 'page turned', await measure(list, press('button', 'Nächste Seite')));
    await press('input[type=search]')();
    note(list, 'searched', await measure(list, () => page.type(list.typed)));
  }
  await page.close();
}

function staffLogin({ platform }: Pick<QuietVisit, 'platform'>) {
  const account = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('chef@'));
  if (account === undefined) throw new Error('there is no staff account');
  const { id, email } = account.user;
  return { id, email, roles: ['admin'], accessToken: tokenFor(account.user, new Date()) };
}

async function openTable(stage: Stage): Promise<QuietVisit> {
  const body = `<div id="bare-table" data-api="%API%" data-admin-id="${ADMIN_ID}"></div><script type="module" src="/bareTable.js"></script>`;
  const visit = await stage.visit({ build: 'none', body });
  await visit.settled();
  await visit.page.evaluate((token) => {
    const place = document.querySelector<HTMLElement>('#bare-table');
    if (place) place.dataset.token = token;
  }, staffLogin(visit).accessToken);
  return visit;
}

/** Opens a page of the admin area, logged in. */
export async function openAdmin(
  stage: Stage,
  { page: name = 'contacts', stock }: { page?: string; stock?: StockName } = {},
): Promise<QuietVisit> {
  const visit = await stage.visit({ build: 'module', address: '#/widerruf' }, { isFast: true, stock });
  const { page } = visit;
  const value = staffLogin(visit);
  await visit.settled();
  await page.evaluate(
    ({ key, text, hash }) => {
      localStorage.setItem(key, text);
      location.hash = hash;
      location.reload();
    },
    {
      key: STORAGE_KEYS.currentUser,
      text: JSON.stringify({ [ADMIN_ID]: { version: 1, value } }),
      hash: `#/admin/settings/${name}`,
    },
  );
  await visit.settled();
  await page.slowDown(SLOWDOWN);
  return visit;
}
