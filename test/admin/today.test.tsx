import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saved } from '../doubles/fileSaver';
import { NOW } from '../now';
import { platform } from '../platformServer';
import { dialog, enter, letter, renderAdmin, rowNames, said } from './renderAdmin';

const AT = '/admin/settings/today';
const tenantTradeIn = (id: string | undefined) => platform.tenant(1).tradeIns.find((each) => each.id === id);
/** The one that has waited longest. */
const firstId = () =>
  platform
    .tenant(1)
    .tradeIns.filter(({ calculationResultType: type }) => type === 1 || type === 2)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0]?.id;
const open = () => platform.tenant(1).tradeIns.filter(({ calculationResultType: type }) => type === 2);

// rules/admin: today.
describe('Heute', () => {
  const waiting = async () => within(await screen.findByRole('region', { name: 'Kunden warten' }));
  const group = async (name: RegExp) => within(await (await waiting()).findByRole('region', { name }));

  it('names what waits, oldest first, each with the way to its filtered list', async () => {
    const { user, path, query } = renderAdmin({ at: AT, as: 'employee' });
    const toCheck = await group(new RegExp(`^${open().length} Inzahlungnahmen zu prüfen$`));
    expect(toCheck.getByText(/^Die älteste wartet \d+ Tage$/)).toBeVisible();
    const undelivered = await group(/^\d Kaufverträge nicht zugestellt$/);
    const rows = undelivered.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((text) => Number(/wartet (\d+)/.exec(text)?.[1]))).toEqual([46, 28, 10]);
    expect(rows.every((text) => text.includes('es fehlt: '))).toBe(true);
    // A missing number says why.
    expect(undelivered.getByText('Kein Anruf: ohne Kunde angelegt')).toBeVisible();
    const missing = within(await screen.findByRole('region', { name: 'Was fehlt' }));
    expect(await missing.findByRole('link', { name: /^\d+ Fahrzeuge werden nicht angeboten$/ })).toBeVisible();
    expect(await missing.findByRole('link', { name: /^\d+ Energielabel fehlen$/ })).toBeVisible();
    expect(
      screen.getByText(/^Kontaktanfragen und Bestellungen kommen nicht hier an, sondern bei verkauf@/),
    ).toBeVisible();
    await user.click(toCheck.getByRole('link', { name: /zu prüfen$/ }));
    expect(path() + query()).toBe('/admin/settings/trade-ins?ansicht=zu-pruefen');
  });

  it('folds a long group, and opens it in place with the focus on what came', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const toCheck = await group(/Inzahlungnahmen zu prüfen$/);
    expect(toCheck.getAllByRole('listitem')).toHaveLength(5);
    await user.click(toCheck.getByRole('button', { name: `${open().length - 5} weitere` }));
    const rows = toCheck.getAllByRole('listitem');
    expect(rows).toHaveLength(open().length);
    expect(within(rows[5] ?? document.body).getAllByRole('link')[0]).toHaveFocus();
  });

  it('releases a value in place after its question, and then offers the word to the customer', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const before = open();
    const oldest = before.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
    const toCheck = await group(/Inzahlungnahmen zu prüfen$/);
    const [release = document.body] = toCheck.getAllByRole('button', { name: /^Für .* freigeben$/ });
    await user.click(release);
    const question = await dialog('Wert freigeben?');
    expect(before).toHaveLength(open().length);
    await user.click(question.getByRole('button', { name: /freigeben$/ }));
    await said('Änderung gespeichert');
    expect(tenantTradeIn(oldest?.id)).toMatchObject({
      calculationResultType: 1,
      customerPrice: oldest?.customerPrice,
    });
    const left = await group(new RegExp(`^${before.length - 1} Inzahlungnahmen zu prüfen$`));
    const row = within(left.getAllByRole('listitem')[0] ?? document.body);
    expect(row.getByText(/^freigegeben: /)).toBeVisible();
    const write = row.getByRole('button', { name: /schreiben$/ });
    await waitFor(() => expect(write).toHaveFocus());
    await user.click(write);
    const message = await letter();
    fireEvent.click(await message.findByRole('link', { name: 'Im E-Mail-Programm öffnen' }));
    expect(await row.findByText(/^Heute geschrieben: \d\d:\d\d Uhr, im E-Mail-Programm geöffnet$/)).toBeVisible();
  });

  it('keeps who was released and not told over a reload and a new day, until somebody has told them', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const toCheck = await group(/Inzahlungnahmen zu prüfen$/);
    const [release = document.body] = toCheck.getAllByRole('button', { name: /^Für .* freigeben$/ });
    await user.click(release);
    await user.click((await dialog('Wert freigeben?')).getByRole('button', { name: /freigeben$/ }));
    await said('Änderung gespeichert');
    // Nothing of the customer is in the storage.
    const kept = sessionStorage.getItem('webshop-widget-forms') ?? '';
    expect(kept).toContain('answered');
    const { firstName = '-', lastName = '-', email = '-' } = tenantTradeIn(firstId())?.customer ?? {};
    for (const text of [firstName, lastName, email]) expect(kept).not.toContain(text);
    cleanup();
    const tomorrow = () => new Date(NOW.getTime() + 26 * 3_600_000);
    const again = renderAdmin({ at: AT, as: 'employee', now: tomorrow });
    const row = await screen.findByText(/^freigegeben: /);
    const acts = within(row.closest('li') ?? document.body);
    await again.user.click(acts.getByRole('button', { name: /weiß Bescheid$/ }));
    expect(acts.getByText(/^Heute gesagt: \d\d:\d\d Uhr, persönlich$/)).toBeVisible();
    expect(acts.queryByRole('button', { name: /weiß Bescheid$/ })).not.toBeInTheDocument();
    // What was changed is still listed, without the name.
    await again.user.click(screen.getByRole('button', { name: /^Ihre Änderungen/ }));
    const changes = await dialog('Ihre Änderungen');
    expect(changes.getByRole('heading', { name: /^Inzahlungnahme geändert|^Eintrag geändert/ })).toBeVisible();
  });

  it('puts a case off until a day, with a file for the calendar, and shows it again', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const undelivered = await group(/Kaufverträge nicht zugestellt$/);
    const count = undelivered.getAllByRole('listitem').length;
    await user.click(undelivered.getAllByRole('button', { name: /auf Wiedervorlage$/ })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: /^In 3 Tagen, / }));
    await said(/^Wiedervorlage am /);
    const later = within(await screen.findByRole('region', { name: 'Wiedervorlage' }));
    expect(later.getByText(/^wieder am /)).toBeVisible();
    expect(undelivered.getAllByRole('listitem')).toHaveLength(count - 1);
    expect(undelivered.getAllByRole('link')[1]).toHaveFocus();
    await user.click(later.getByRole('button', { name: /: Kalender \(\.ics\)$/ }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe('wiedervorlage.ics'));
    await user.click(later.getByRole('button', { name: /jetzt zeigen$/ }));
    await waitFor(() => expect(undelivered.getAllByRole('listitem')).toHaveLength(count));
  });

  it('is worked by keyboard: J and K go through the cases, E does what is next', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const toCheck = await group(/Inzahlungnahmen zu prüfen$/);
    const names = toCheck.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.keyboard('jj');
    expect(names[1]).toHaveFocus();
    await user.keyboard('k');
    expect(names[0]).toHaveFocus();
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Wert freigeben?' })).toBeVisible();
  });

  it('tells the state of the day for paper and mail', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    await user.click(await screen.findByRole('button', { name: 'Stand von heute' }));
    const report = await dialog('Stand von heute');
    expect(report.getByRole('region', { name: /^Noch offen \(\d+\)$/ })).toBeVisible();
    const mail = report.getByRole('link', { name: 'Per E-Mail' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(/^mailto:\?subject=.*: Stand .* Uhr&body=.*Noch offen/s);
  });

  it('says that a colleague was faster, and writes nothing', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const toCheck = await group(/Inzahlungnahmen zu prüfen$/);
    for (const each of open()) Object.assign(each, { calculationResultType: 1 });
    await user.click(toCheck.getAllByRole('button', { name: /^Für .* freigeben$/ })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText(/Inzahlungnahmen zu prüfen$/)).not.toBeInTheDocument());
    await said('Die Inzahlungnahme wurde bereits freigeben und kann nicht bearbeitet werden.');
    expect(platform.record.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('has those without a value and offers that end, whose days go into a calendar', async () => {
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    const withoutValue = await group(/Inzahlungnahmen? nicht bewertbar$/);
    await user.click(withoutValue.getAllByRole('button', { name: /schreiben$/ })[0] ?? document.body);
    const message = await letter();
    expect(await message.findByRole('textbox', { name: 'Betreff' })).toHaveDisplayValue(/: Bewertung bei uns im Haus$/);
    await user.click(message.getByRole('button', { name: 'Abbrechen' }));
    const dates = within(await screen.findByRole('region', { name: 'Fristen' }));
    expect(dates.getAllByText(/^läuft (heute|morgen|in \d Tagen) ab$/).length).toBeGreaterThan(0);
    await user.click(dates.getByRole('button', { name: 'In den Kalender (.ics)' }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe('fristen.ics'));
    expect(await saved.at(-1)?.file.text()).toMatch(/SUMMARY:Angebot läuft ab: /);
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

  it('cuts what an entry says of a vehicle, however long its name or reason is', async () => {
    Object.assign(open()[0] ?? {}, { model: 'Endlos '.repeat(4000), createdAt: '2020-01-01T08:00:00Z' });
    platform.tenant(1).admin.invalidVehicles[0]?.reasons.unshift('Lang '.repeat(4000));
    renderAdmin({ at: AT, as: 'employee' });
    const entry = await screen.findByText(/^Lang Lang/);
    expect(entry.textContent.length).toBeLessThan(250);
    expect(entry.textContent).toMatch(/Lang …$/);
    expect(screen.getByRole('link', { name: /Endlos Endl.* …$/ }).textContent.length).toBeLessThan(250);
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
    const [contract] = platform.tenant(1).admin.contracts;
    enter(field, contract?.id ?? '?');
    expect(await search.findByRole('region', { name: /^Kaufverträge/ })).toBeVisible();
    const wanted = open().find(({ vin }) => vin?.startsWith('WVWZZZ1KZ'));
    enter(field, wanted?.vin ?? '?');
    expect(await search.findByText('1 Treffer')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(path()).toBe('/admin/settings/trade-ins');
    expect(query()).toContain(`eintrag=${wanted?.id ?? ''}`);
    await dialog(/, /);
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
