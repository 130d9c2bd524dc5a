import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { dialog, enter, renderAdmin, rowNames } from './renderAdmin';

const AT = '/admin/settings/today';
const open = () => platform.tenant(1).tradeIns.filter(({ calculationResultType: type }) => type === 2);

// rules/admin: today.
describe('Heute', () => {
  it('names what waits, each with the way to its filtered list', async () => {
    const { user, path, query } = renderAdmin({ at: AT, as: 'employee' });
    const waiting = within(await screen.findByRole('region', { name: 'Kunden warten' }));
    const line = await waiting.findByRole('link', { name: `${open().length} Inzahlungnahmen zu prüfen` });
    expect(waiting.getByText(/^Die älteste wartet seit \d+ Tagen$/)).toBeVisible();
    expect(await waiting.findByRole('link', { name: /^\d Kaufverträge nicht zugestellt$/ })).toBeVisible();
    const undelivered = waiting.getByRole('link', { name: /nicht zugestellt$/ }).closest('li') ?? document.body;
    const ages = [...undelivered.querySelectorAll('li')].map((entry) =>
      Number(/seit (\d+)/.exec(entry.textContent)?.[1]),
    );
    expect(ages).toEqual([46, 28, 10]);
    expect(within(undelivered).getAllByRole('link', { name: /es fehlt: / })).toHaveLength(3);
    const missing = within(await screen.findByRole('region', { name: 'Was fehlt' }));
    expect(await missing.findByRole('link', { name: /^\d+ Fahrzeuge werden nicht angeboten$/ })).toBeVisible();
    expect(await missing.findByRole('link', { name: /^\d+ Energielabel fehlen$/ })).toBeVisible();
    await user.click(line);
    expect(path() + query()).toBe('/admin/settings/trade-ins?ansicht=zu-pruefen');
  });

  it('requests each list once, and the menu counts from the same', async () => {
    renderAdmin({ at: AT, as: 'employee', isStrict: false });
    await screen.findByRole('link', { name: /Energielabel fehlen$/ });
    await screen.findByRole('link', { name: /^Inzahlungnahmen \d+ zu prüfen$/ });
    await waitFor(() => expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument());
    const reads = platform.record.filter(({ method }) => method === 'GET').map(({ path }) => path);
    for (const part of ['/v2/trade-ins', '/salesContracts', '/invalid-vehicles', '/vehicles/files', '/lead-settings'])
      expect([part, reads.filter((path) => path.endsWith(part)).length]).toEqual([part, 1]);
  });

  it('cuts what an entry says of a vehicle, however long its reason is', async () => {
    platform.tenant(1).admin.invalidVehicles[0]?.reasons.unshift('Lang '.repeat(4000));
    renderAdmin({ at: AT, as: 'employee' });
    const entry = await screen.findByRole('link', { name: /ID\.3 Pro: Lang Lang/ });
    expect(entry.textContent.length).toBeLessThan(250);
    expect(entry.textContent).toMatch(/Lang …$/);
  });

  it('says so when nothing waits', async () => {
    const tenant = platform.tenant(1);
    tenant.tradeIns.length = 0;
    tenant.admin.contracts.length = 0;
    tenant.admin.invalidVehicles.length = 0;
    tenant.settings.legalMakes = [{ manufacturer: 'VW', dataInfoUrl: 'https://vw.test/daten' }];
    for (const car of tenant.vehicles) car.enVkvLabelDocumentUrl ??= 'https://media.test/label.pdf';
    for (const contact of tenant.contacts) contact.vehicleDealerLocationIds = tenant.locations.map(({ id }) => id);
    renderAdmin({ at: AT, as: 'employee' });
    expect(await screen.findByText('Alles erledigt. Nichts wartet auf Sie.')).toBeVisible();
  });

  it('shows the rest where one list cannot be read', async () => {
    platform.fail({ method: 'GET', path: /salesContracts/ }, 404);
    renderAdmin({ at: AT, as: 'employee' });
    expect(await screen.findByText('Nicht alles konnte geladen werden.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Inzahlungnahmen zu prüfen$/ })).toBeVisible();
  });

  it('stands first in the menu, and a login leads to it', async () => {
    const { path } = renderAdmin({ at: '/admin', as: 'employee' });
    const menu = within(await screen.findByRole('navigation', { name: 'Verwaltung' }));
    expect(menu.getAllByRole('link')[0]).toHaveTextContent('Heute');
    expect(path()).toBe('/admin/settings/today');
  });
});

// rules/admin: search everything.
describe('the search over all pages', () => {
  it('opens by Ctrl+K, finds pages, settings and entries, and is used by keyboard alone', async () => {
    const { user, path, query } = renderAdmin({ at: '/admin/settings/release-notes', as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Release Notes' });
    await user.keyboard('{Control>}k{/Control}');
    const search = await dialog('Suche');
    const field = search.getByRole('searchbox');
    expect(field).toHaveFocus();
    await user.type(field, 'Akzentfarbe');
    expect(await search.findByRole('link', { name: /Akzentfarbe/ })).toBeVisible();
    for (const [words, place] of [
      ['logo ändern', /^Logo/],
      ['Filiale', /^Standorte/],
    ] as const) {
      enter(field, words);
      expect(await search.findByRole('link', { name: place })).toBeVisible();
    }
    enter(field, 'Öffnungszeiten');
    expect(await search.findByText(/^Öffnungszeiten pflegt die Plattform/)).toBeVisible();
    expect(search.queryByRole('link', { name: /^Standorte/ })).not.toBeInTheDocument();
    const wanted = open().find(({ vin }) => vin?.startsWith('WVWZZZ1KZ'));
    enter(field, wanted?.vin ?? '?');
    expect(await search.findByText('1 Treffer')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(path()).toBe('/admin/settings/trade-ins');
    expect(query()).toContain(`eintrag=${wanted?.id ?? ''}`);
    await dialog('Inzahlungnahme bearbeiten');
  });

  it('offers what was opened last, and all hits of a list without the name in the address', async () => {
    const { user, path, query } = renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
    const [name = ''] = rowNames();
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    await user.click((await dialog('Kunde')).getAllByRole('button', { name: 'Schließen' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: /^Überall suchen/ }));
    const search = await dialog('Suche');
    expect(await search.findByRole('link', { name: new RegExp(name) })).toBeVisible();
    enter(search.getByRole('searchbox'), 'example');
    await user.click(await search.findByRole('link', { name: /^Alle \d+ Treffer in Kunden$/ }));
    expect(path()).toBe('/admin/settings/customers');
    expect(query()).not.toContain('example');
    expect(await screen.findByRole('searchbox', { name: /^Suchen in/ })).toHaveValue('example');
  });
});
