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
