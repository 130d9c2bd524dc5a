import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aFile } from '../builders/files';
import { platform } from '../platformServer';
import { dialog, enter, renderAdmin, rowNames, said } from './renderAdmin';

const tenant = () => platform.tenant(1);
const come = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));
const present = <Value,>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('not there');
  return value;
};
const contact = () => present(tenant().contacts[0]);
const location = () => present(tenant().locations[0]);
const lead = () => present(tenant().admin.leadSettings[0]);
const product = () => present(tenant().products.find(({ name }) => name === 'Winterkompletträder 17 Zoll'));
const waiting = () => present(tenant().tradeIns.find(({ code }) => code === 'TAUSCH-1039'));
const customer = () => present(tenant().accounts.find(({ user }) => user.type === 1)).user;
const contract = () => present(tenant().admin.contracts[1]);
const labelled = () =>
  present(tenant().vehicles.find(({ enVkvLabelDocumentUrl: url, internalId }) => url && internalId));
const refused = () => present(tenant().admin.invalidVehicles[0]);
const reported = () => present(tenant().vehicles.find(({ vin, conditionDocumentUrls: urls }) => vin && urls?.length));

async function open(page: string, id: string, sheet: RegExp | string) {
  const admin = renderAdmin({ at: `/admin/settings/${page}?ansicht=alle&eintrag=${id}`, as: 'admin' });
  return { ...admin, sheet: await dialog(sheet) };
}

async function close(user: Awaited<ReturnType<typeof open>>['user']) {
  const sheet = within(screen.getByRole('dialog'));
  await user.click(present(sheet.getAllByRole('button', { name: /^(Abbrechen|Schließen)$/ })[0]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

// rules/admin: last change.
describe('a sheet', () => {
  it.each([
    ['cross-selling', 'Produkt bearbeiten', () => product().id, /^Artikelnummer/, 'Artikelnummer'],
    ['locations', 'Standort bearbeiten', () => location().id, /^Ort/, 'Ort'],
    ['contacts', 'Ansprechpartner bearbeiten', () => contact().id, /^Name/, 'Name'],
    ['lead-settings', 'Benachrichtigung bearbeiten', () => lead().id, /^E-Mail/, 'E-Mail'],
    ['trade-ins', /, /, () => waiting().id, /^Wert/, 'Wert'],
  ] as const)(
    'of %s says what the user has changed last, also after a reload',
    async (page, title, id, field, label) => {
      const value = page === 'lead-settings' ? 'neu@haus.test' : page === 'trade-ins' ? '4900' : 'Neu 1';
      const { user, sheet, environment } = await open(page, id(), title);
      enter(sheet.getByRole('textbox', { name: field }), value);
      await user.click(present(sheet.getAllByRole('button', { name: /^Speichern/ })[0]));
      await said(/gespeichert|geändert/);
      environment.history.push(`/admin/settings/${page}?ansicht=alle&eintrag=${id()}`);
      const again = await dialog(title);
      expect(await again.findByText(new RegExp(`^Zuletzt geändert: ${label}.* → .*, von Ihnen, 10:00$`))).toBeVisible();
      cleanup();
      const reloaded = await open(page, id(), title);
      // Values of persons are not kept in the storage.
      const kept = page === 'contacts' || page === 'lead-settings' ? 'geändert' : '.* → .*';
      expect(
        reloaded.sheet.getByText(new RegExp(`^Zuletzt geändert: ${label} ${kept}, von Ihnen, 10:00$`)),
      ).toBeVisible();
    },
  );

  it.each([
    [
      'customers',
      'Kunde',
      () => customer().id,
      () => Object.assign(customer(), { phoneNumber: '+4972199' }),
      'Telefon',
    ],
    [
      'condition-reports',
      'Zustandsberichte',
      () => reported().id,
      () => Object.assign(reported(), { conditionDescription: 'Neuer Lack' }),
      'Beschreibung',
    ],
    [
      'sales-contracts',
      'Kaufvertrag',
      () => contract().id,
      () => Object.assign(contract(), { description: 'Kaufvertrag Neu', car: { vin: 'WVWZZZAUZ20000001' } }),
      'Fahrzeug',
    ],
    [
      'envkv-labels',
      'EnVKV Label',
      () => labelled().id,
      () => Object.assign(labelled(), { internalId: 'NEU-1' }),
      'Fahrzeugnummer',
    ],
    [
      'invalid-vehicles',
      'Fahrzeug',
      () => encodeURIComponent(`${refused().internalId}/0`),
      () => Object.assign(refused(), { reasons: ['Der Preis fehlt oder ist 0.'] }),
      'Gründe',
    ],
  ] as const)(
    'that shows an entry of %s says what others have changed since it was open',
    async (page, title, id, change, label) => {
      const { user, environment } = await open(page, id(), title);
      await close(user);
      change();
      environment.history.push(`/admin/settings/${page}?ansicht=alle&eintrag=${id()}`);
      const again = await dialog(title);
      come();
      const line = new RegExp(`^Von anderer Stelle geändert, seit Sie hier waren \\(10:00\\): ${label}`);
      expect(await again.findByText(line)).toBeVisible();
    },
  );

  it('of a vehicle says that its report is the user’s own, and never calls it another’s', async () => {
    const { user, sheet, environment } = await open('condition-reports', reported().id, 'Zustandsberichte');
    await user.click(sheet.getByRole('button', { name: 'Bericht hinzufügen' }));
    const form = await dialog('Zustandsbericht anlegen');
    await user.upload(form.getByLabelText(/^Datei/), aFile('neu.pdf'));
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await said('Zustandsbericht erstellt');
    environment.history.push(`/admin/settings/condition-reports?ansicht=alle&eintrag=${reported().id}`);
    const again = await dialog('Zustandsberichte');
    expect(await again.findByText(/^Zuletzt geändert: Datei hochgeladen, von Ihnen, 10:00$/)).toBeVisible();
    expect(again.queryByText(/^Von anderer Stelle/)).not.toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'neu.pdf entfernen' }));
    await user.click((await dialog('Löschen?')).getByRole('button', { name: 'Datei löschen' }));
    expect(await again.findByText(/^Zuletzt geändert: Datei „neu\.pdf“ gelöscht, von Ihnen, 10:00$/)).toBeVisible();
  });
});

// rules/admin: what a reload finds.
describe('after a reload', () => {
  const change = async () => {
    const { user, sheet } = await open('cross-selling', product().id, 'Produkt bearbeiten');
    enter(sheet.getByRole('textbox', { name: /^Artikelnummer/ }), 'X 1');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said(/gespeichert/);
    cleanup();
    const again = renderAdmin({ at: '/admin/settings/cross-selling', as: 'admin' });
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
    return again.user;
  };

  it('a change is taken back as before, and leaves what a colleague changed since', async () => {
    const before = product().articleNumber;
    const user = await change();
    const price = 777;
    product().price = price;
    await user.click(screen.getByRole('button', { name: /^Ihre Änderungen/ }));
    const list = await dialog('Ihre Änderungen');
    await user.click(list.getByRole('button', { name: 'Artikelnummer: zurück' }));
    await said('Rückgängig gemacht');
    expect(product().articleNumber ?? '').toBe(before ?? '');
    expect(product().price).toBe(price);
  });

  it('nothing of it is there where the storage is forbidden, and nothing fails', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await change();
    expect(product().articleNumber).toBe('X 1');
    expect(screen.queryByRole('button', { name: /^Ihre Änderungen/ })).not.toBeInTheDocument();
  });
});
