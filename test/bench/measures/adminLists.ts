import type { Locator, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { tokenFor } from '../../platform/rules/login';
import type { AdminPage, Change } from '../page/probes';
import { held, median, type Row } from '../report';
import { ADMIN_ID, type Stage, type Visit } from '../stage';

interface Listed extends AdminPage {
  name: string;
  /** Something that is in some of its rows. */
  typed: string;
  /** A column that is sorted by. */
  column: string;
}

/** The longest lists of the admin area: 2,500 products, 1,000 customers, 1,000 trade-ins. */
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

/** A list follows what is typed after this rest, which is no work (admin list pattern). ms */
const SEARCH_REST = 150;

/** So long after it was told to, the page is listening. ms */
const LISTENING = 150;

const PER_LIST = ['opened', 'opened again', 'sorted', 'page turned', 'searched'] as const;
type Step = (typeof PER_LIST)[number];

/** What staff does most in the lists of the admin area, from the press to the painted rows, without the time of the answer. */
export async function measureAdminLists(stage: Stage): Promise<Row[]> {
  const times = new Map<string, number[]>();
  const note = (list: Listed, step: Step, { pressed, painted, answer }: Change, rest = 0) => {
    const key = `${list.name} ${step}`;
    times.set(key, [...(times.get(key) ?? []), painted - pressed - answer - rest]);
  };
  for (let run = 0; run < stage.runs; run += 1) {
    const visit = await openAdmin(stage);
    const { page } = visit;
    const watch = (list: Listed) => page.evaluate((probed) => window.bench.nextRows(probed), list);
    const measure = async (list: Listed, prepare: () => Promise<() => Promise<unknown>>) => {
      const act = await prepare();
      const change = watch(list);
      await page.waitForTimeout(LISTENING);
      await act();
      const seen = await change;
      await settled(page);
      return seen;
    };
    const menu = (title: string) => pressOn(page.getByRole('link', { name: new RegExp(`^${title}`) }));
    for (const list of LISTS) note(list, 'opened', await measure(list, menu(list.title)));
    for (const list of LISTS) {
      note(list, 'opened again', await measure(list, menu(list.title)));
      const head = page.getByRole('columnheader').getByRole('button', { name: list.column });
      note(list, 'sorted', await measure(list, pressOn(head)));
      const next = page.getByRole('button', { name: 'Nächste Seite' });
      note(list, 'page turned', await measure(list, pressOn(next)));
      const search = page.getByRole('searchbox');
      note(list, 'searched', await measure(list, typeInto(search, list.typed)), SEARCH_REST);
    }
    await visit.close();
  }
  return LISTS.flatMap((list) =>
    PER_LIST.map((step) => {
      const what = `${list.name} ${step}`;
      return held({ what, value: median(times.get(what) ?? []), unit: 'ms', max: 100 });
    }),
  );
}

/** A press of the mouse, with nothing of the test's own in the page at that moment. */
const pressOn = (target: Locator) => async () => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  return () => target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const typeInto = (field: Locator, text: string) => async () => {
  await field.focus();
  return () => field.page().keyboard.insertText(text);
};

/** What is read and done after the rows are there, is no part of the next press. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

async function openAdmin(stage: Stage): Promise<Visit> {
  const visit = await stage.open({ build: 'module', address: '#/widerruf' }, { isFast: true });
  const { page, platform } = visit;
  const account = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('chef@'));
  if (account === undefined) throw new Error('nobody can log in');
  const { id, email } = account.user;
  const value = { id, email, roles: ['admin'], accessToken: tokenFor(account.user, new Date()) };
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [STORAGE_KEYS.currentUser, JSON.stringify({ [ADMIN_ID]: { version: 1, value } })],
  );
  await page.evaluate(() => {
    location.hash = '#/admin/settings/contacts';
    location.reload();
  });
  await page.getByRole('heading', { level: 1, name: 'Ansprechpartner' }).waitFor();
  await settled(page);
  await visit.slowDown(true);
  return visit;
}
