import { SEARCH_DELAY_MS } from '../../../src/admin/engine/list/listSearch';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { tokenFor } from '../../platform/rules/login';
import { row, takeTurns, times, type Row } from '../report';
import { ADMIN_ID, SLOWDOWN, type Stage, type Visit } from '../stage';

/** Longest lists of the admin area: heading, a part of the URL of the rows, a text in some of them, a column to sort by. */
const LISTS = {
  '2,500 products': {
    title: 'Crossselling-Produkte',
    path: '/crosssellingproducts',
    typed: 'zubehör 12',
    column: 'Preis',
  },
  '1,000 customers': { title: 'Kunden', path: '/users', typed: 'weber', column: 'Name' },
  '1,000 trade-ins': { title: 'Inzahlungnahmen', path: '/v2/trade-ins', typed: 'golf', column: 'Fahrzeug' },
} as const;
type List = (typeof LISTS)[keyof typeof LISTS];

/** Most frequent actions in admin lists beside bare React tables of the same rows, without the response time that is waited for. */
export async function measureAdminLists(stage: Stage): Promise<Row[]> {
  const { shop, table } = await takeTurns(['shop', 'table'], stage.runs, async (subject) => {
    const visit = subject === 'shop' ? await openAdmin(stage) : await openTable(stage);
    const figures = await measureLists(visit, subject === 'shop');
    await visit.page.close();
    return figures;
  });
  return Object.keys(shop).map((what) =>
    row({
      what,
      value: shop[what] ?? Number.NaN,
      equal: table[what],
      goals: [times(1.5, table[what] ?? Number.NaN, 'a bare table')],
    }),
  );
}

async function measureLists({ page, settled, changedBy }: Visit, isShop: boolean): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const measure = async (
    what: string,
    { title, path }: List,
    act: () => Promise<void>,
    isWaited: boolean,
    rest = 0,
  ) => {
    await settled();
    const wanted = { title, path };
    const { pressed, painted, answer } = await changedBy(act, () =>
      page.evaluate((probed) => window.bench.nextRows(probed), wanted),
    );
    figures[what] = painted - pressed - (isWaited ? answer : 0) - rest;
  };
  const press = (selector: string, name?: string) => () => page.press({ selector, name });
  const lists = Object.entries(LISTS);
  for (const [name, list] of lists) await measure(`${name}: opened`, list, press('a', list.title), true);
  for (const [name, list] of lists) {
    // A list that the shop opens again shows the rows it has; an answer that comes meanwhile is not waited for.
    await measure(`${name}: opened again`, list, press('a', list.title), !isShop);
    await measure(`${name}: sorted`, list, press('th button', list.column), !isShop);
    await measure(`${name}: page turned`, list, press('button', 'Nächste Seite'), !isShop);
    await press('input[type=search]')();
    // The shop waits for a pause in typing.
    const rest = isShop ? SEARCH_DELAY_MS : 0;
    await measure(`${name}: searched`, list, () => page.type(list.typed), !isShop, rest);
  }
  return figures;
}

function staffLogin({ platform }: Visit) {
  const account = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('chef@'));
  if (account === undefined) throw new Error('there is no staff account');
  const { id, email } = account.user;
  return { id, email, roles: ['admin'], accessToken: tokenFor(account.user, new Date()) };
}

async function openTable(stage: Stage): Promise<Visit> {
  const body = `<div id="bare-table" data-api="%API%" data-admin-id="${ADMIN_ID}"></div><script type="module" src="/bareTable.js"></script>`;
  const visit = await stage.visit({ build: 'none', body });
  await visit.settled();
  await visit.page.evaluate((token) => {
    const place = document.querySelector<HTMLElement>('#bare-table');
    if (place) place.dataset.token = token;
  }, staffLogin(visit).accessToken);
  return visit;
}

/** Opens the admin area, logged in. */
async function openAdmin(stage: Stage): Promise<Visit> {
  const visit = await stage.visit({ build: 'module', address: '#/widerruf' }, { isFast: true });
  const { page, settled } = visit;
  await settled();
  const login = JSON.stringify({ [ADMIN_ID]: { version: 1, value: staffLogin(visit) } });
  await page.evaluate(
    ({ key, text }) => {
      localStorage.setItem(key, text);
      location.hash = '#/admin/settings/contacts';
      location.reload();
    },
    { key: STORAGE_KEYS.currentUser, text: login },
  );
  await settled();
  await page.slowDown(SLOWDOWN);
  return visit;
}
