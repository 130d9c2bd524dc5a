import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_URL, platform, server } from '../platformServer';
import { dialog, enter, renderAdmin, rowNames } from './renderAdmin';

const tradeIns = () => platform.tenant(1).tradeIns;

/** The platform's trade-ins with three that nobody can read. */
const withBroken = () =>
  server.use(
    http.get(`${API_URL}/v2/trade-ins`, () =>
      HttpResponse.json([...tradeIns(), { ...tradeIns()[0], id: null }, { id: ' ' }, 'kaputt']),
    ),
  );

const of = platform.tenant.bind(platform, 1);

/** Lists with the entries that the platform stores. */
const LISTS: readonly (readonly [page: string, stored: () => readonly object[]])[] = [
  ['locations', () => of().locations],
  ['contacts', () => of().contacts],
  ['customers', () => of().accounts.flatMap(({ user }) => (user.type === 1 ? [user] : []))],
  ['lead-settings', () => of().admin.leadSettings],
  ['cross-selling', () => of().products],
  ['trade-ins', tradeIns],
  ['condition-reports', () => of().vehicles],
  ['sales-contracts', () => of().admin.contracts],
  ['envkv-labels', () => of().vehicles],
  ['invalid-vehicles', () => of().admin.invalidVehicles],
];

const emptied = (entry: object, value: unknown) =>
  Object.fromEntries(Object.keys(entry).map((name) => [name, /^(id|vin)$|mail$/i.test(name) ? undefined : value]));

it.each(LISTS)(
  '%s with values that nobody expects lose these, never the page nor their other entries',
  async (page, stored) => {
    const before = stored().length;
    for (const [at, value] of [null, 99, { von: 'wo' }, ['?']].entries()) {
      const entry = stored()[at + 1] ?? {};
      const damage = Object.entries(emptied(entry, value)).filter(([, changed]) => changed !== undefined);
      Object.assign(entry, Object.fromEntries(damage));
    }
    const { user } = renderAdmin({ at: `/admin/settings/${page}?ansicht=alle&zeilen=50`, as: 'admin' });
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
    const unreadable = Number(
      /^(\d+) Eintr.* nicht lesbar/.exec(screen.queryByText(/ nicht lesbar \(/)?.textContent ?? '')?.[1] ?? 0,
    );
    expect(rowNames().length + unreadable).toBeGreaterThanOrEqual(Math.min(before - 4, 40));
    for (const link of screen
      .getAllByRole('row')
      .slice(1, 7)
      .map((row) => within(row).getAllByRole('link')[0])) {
      await user.click(link ?? document.body);
      const sheet = within(await screen.findByRole('dialog'));
      await user.click(sheet.getAllByRole('button', { name: /^(Abbrechen|Schließen)$/ })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
);

// rules/admin: unreadable entries.
describe('entries that cannot be read', () => {
  it('are counted and named in list, menu, Heute and search', async () => {
    withBroken();
    const { user } = renderAdmin({ at: '/admin/settings/trade-ins', as: 'employee' });
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
    const text = '3 Einträge sind nicht lesbar (ohne Kennung, ohne Kennung, ohne Kennung)';
    expect(screen.getByText(`${text}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Inzahlungnahmen .*3 nicht lesbar$/ })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    const search = await dialog('Suche');
    enter(search.getByRole('searchbox'), 'gibt es nicht');
    expect(await search.findByText(`${text}.`)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: /^Heute/ }));
    const waiting = within(await screen.findByRole('region', { name: 'Kunden warten' }));
    expect(await waiting.findByRole('link', { name: `Inzahlungnahmen: ${text}` })).toBeVisible();
  });

  it('are named by their number, in lists without any other entry, too', async () => {
    server.use(
      http.get(`${API_URL}/v2/vehicleDealer/:adminId/crosssellingproducts`, () =>
        HttpResponse.json([{ id: 'P-7', name: '   ', productType: 2 }]),
      ),
    );
    renderAdmin({ at: '/admin/settings/cross-selling', as: 'employee' });
    expect(await screen.findByText('1 Eintrag ist nicht lesbar (Kennung P-7).')).toBeVisible();
  });
});

it('a trade-in with an unknown result waits: row, chip, menu and Heute agree', async () => {
  const [released] = tradeIns().filter(({ calculationResultType: type }) => type === 1);
  Object.assign(released ?? {}, { calculationResultType: 'Pending' });
  const waiting = tradeIns().filter(({ calculationResultType: type }) => type !== 1 && type !== 3).length;
  const { user } = renderAdmin({ at: '/admin/settings/trade-ins?ansicht=alle', as: 'employee' });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  expect(screen.getByRole('button', { name: `Zu prüfen ${waiting}` })).toBeVisible();
  expect(screen.getByRole('link', { name: `Inzahlungnahmen ${waiting} zu prüfen` })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Heute/ }));
  expect(await screen.findByRole('link', { name: `${waiting} Inzahlungnahmen zu prüfen` })).toBeVisible();
});

it('a contract whose state is unknown is listed and waits', async () => {
  const [closed] = platform.tenant(1).admin.contracts.filter(({ status }) => status === 'closed');
  Object.assign(closed ?? {}, { status: 'suspended', description: 'Ohne Stand', car: undefined });
  renderAdmin({ at: '/admin/settings/sales-contracts?ansicht=wartet&zeilen=50', as: 'employee' });
  const row = (await screen.findByRole('link', { name: /Ohne Stand/ })).closest('tr') ?? document.body;
  expect(within(row).getByText('Unbekannter Stand')).toBeVisible();
});
