import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../platformServer';
import { dialog, letter, logIn, renderAdmin, rowNames } from './renderAdmin';
import { holdClock } from '../now';

const open = async (page: string, query = '', as: 'employee' | 'admin' = 'employee') => {
  const admin = renderAdmin({ at: `/admin/settings/${page}${query}`, as });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
};
const pressRow = async ({ user }: Awaited<ReturnType<typeof open>>, at = 1) =>
  user.click(screen.getAllByRole('row')[at]?.querySelector('a') ?? document.body);
const tradeIns = () => platform.tenant(1).tradeIns;
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

// rules/admin: counts that follow.
describe('the counts of the menu', () => {
  it('are read again when the tab comes back, with what is new', async () => {
    const admin = renderAdmin({ at: '/admin/settings/release-notes', as: 'employee' });
    const count = () => tradeIns().filter(({ calculationResultType: type }) => type === 2).length;
    expect(await screen.findByRole('link', { name: `Inzahlungnahmen ${count()} zu prüfen` })).toBeVisible();
    const [one] = tradeIns();
    if (one === undefined) throw new Error('no trade-in');
    // The oldest, which stands first.
    const createdAt = '2020-01-01T08:00:00Z';
    tradeIns().push({ ...one, id: '00000000-0000-4000-8000-0000000000aa', calculationResultType: 2, createdAt });
    comeBack();
    expect(await screen.findByRole('link', { name: `Inzahlungnahmen 1 neu ${count()} zu prüfen` })).toBeVisible();
    await admin.user.click(screen.getByRole('link', { name: /^Inzahlungnahmen/ }));
    expect(await screen.findByText('neu')).toBeVisible();
    expect(screen.getByRole('link', { name: `Inzahlungnahmen ${count()} zu prüfen` })).toBeVisible();
  });

  it('are read again once a minute while the tab is visible, and not while it is hidden', async () => {
    holdClock();
    renderAdmin({ at: '/admin/settings/release-notes', as: 'employee', isStrict: false });
    const count = () => tradeIns().filter(({ calculationResultType: type }) => type === 2).length;
    expect(await screen.findByRole('link', { name: `Inzahlungnahmen ${count()} zu prüfen` })).toBeVisible();
    const reads = () => platform.record.filter(({ path }) => path.endsWith('/v2/trade-ins')).length;
    expect(reads()).toBe(1);
    const [one] = tradeIns();
    if (one === undefined) throw new Error('no trade-in');
    tradeIns().push({ ...one, id: '00000000-0000-4000-8000-0000000000ab', calculationResultType: 2 });
    await act(() => vi.advanceTimersByTimeAsync(45_000));
    expect(reads()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(await screen.findByRole('link', { name: `Inzahlungnahmen 1 neu ${count()} zu prüfen` })).toBeVisible();
    expect(reads()).toBe(2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    comeBack();
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(reads()).toBe(2);
    visibility.mockRestore();
  });

  it('leave a form open whose entry a colleague deletes meanwhile, with all that is typed', async () => {
    const admin = await open('trade-ins');
    await pressRow(admin);
    const sheet = await dialog(/, /);
    const value = sheet.getByRole('textbox', { name: /^Wert/ });
    fireEvent.change(value, { target: { value: '7.700' } });
    const id = new URLSearchParams(admin.query()).get('eintrag');
    const all = tradeIns();
    all.splice(
      all.findIndex((each) => each.id === id),
      1,
    );
    comeBack();
    const rest = all.filter(({ calculationResultType: type }) => type === 2).length;
    expect(await screen.findByText(`7 / ${rest}`)).toBeInTheDocument();
    expect(value).toHaveValue('7.700');
    await admin.user.click(sheet.getByRole('button', { name: /^Speichern/ }));
    expect(await sheet.findByText('Dieser Eintrag wurde inzwischen gelöscht.')).toBeVisible();
    expect(value).toHaveValue('7.700');
  });
});

it('the number of rows is chosen once for all lists, and an address beyond the last page is corrected', async () => {
  const admin = await open('customers', '?seite=99');
  await waitFor(() => expect(admin.query()).not.toContain('seite=99'));
  await admin.user.selectOptions(screen.getByRole('combobox', { name: 'Zeilen' }), '25');
  await waitFor(() => expect(rowNames()).toHaveLength(25));
  expect(admin.query()).toContain('zeilen=25');
  await admin.user.click(screen.getByRole('link', { name: /^Crossselling-Produkte/ }));
  await waitFor(() => expect(rowNames()).toHaveLength(25));
  // So it outlives a reload.
  await waitFor(() => expect(admin.query()).toContain('zeilen=25'));
});

// rules/admin: links between entries.
describe('the entries of a case', () => {
  it('lead from a contract to its customer and to a message', async () => {
    const admin = await open('sales-contracts', '?ansicht=nicht-zugestellt', 'admin');
    expect(rowNames()).toHaveLength(3);
    // The first one was created without a customer.
    await pressRow(admin, 2);
    const sheet = await dialog('Kaufvertrag');
    expect(await sheet.findByText(/: Einladung nicht zugestellt/)).toBeVisible();
    expect(sheet.queryByText(/geheim/)).not.toBeInTheDocument();
    expect(await sheet.findByRole('link', { name: /^Kunde / })).toBeVisible();
    await admin.user.click(sheet.getByRole('button', { name: /schreiben$/ }));
    const message = await letter();
    expect(message.getByRole<HTMLInputElement>('textbox', { name: 'Betreff' }).value).toMatch(
      /^Ihr Kaufvertrag .*: Einladung zur Unterschrift nicht zugestellt$/,
    );
    // The way that failed is not the one to try again.
    expect(message.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  });

  it('lead from a refused vehicle to the form of its label, with the VIN filled in', async () => {
    const admin = await open('invalid-vehicles');
    await pressRow(admin);
    await admin.user.click((await dialog('Fahrzeug')).getByRole('link', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    const vin = sheet.getByRole<HTMLInputElement>('combobox', { name: /^VIN/ });
    expect(platform.tenant(1).admin.invalidVehicles.some((each) => each.vin === vin.value)).toBe(true);
    await admin.user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(admin.query()).toBe(''));
    expect((await screen.findAllByText(/nicht angeboten$/)).length).toBeGreaterThan(0);
  });
});

describe('a person who follows at the same computer', () => {
  it('finds no offer to take back what the one before changed, and no entries that were opened', async () => {
    const admin = await open('cross-selling', '', 'admin');
    await pressRow(admin);
    const sheet = await dialog('Produkt bearbeiten');
    fireEvent.change(sheet.getByRole('textbox', { name: /^Artikelnummer/ }), { target: { value: 'X 1' } });
    await admin.user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeVisible();
    act(() => logIn(admin.services, 'employee'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument());
    await admin.user.click(screen.getByRole('button', { name: /^Überall suchen/ }));
    await dialog('Suche');
    expect(screen.queryByText('Zuletzt geöffnet')).not.toBeInTheDocument();
  });

  it('is the same one after an expiry: the e-mail is filled in, after a logout it is not', async () => {
    const admin = await open('customers');
    act(() => admin.services.session.getState().expire('token-expired'));
    expect(await screen.findByRole('textbox', { name: 'E-Mail' })).toHaveValue('mitarbeit@autohaus-bergmann.test');
    act(() => logIn(admin.services, 'employee'));
    await screen.findByRole('navigation', { name: 'Verwaltung' });
    act(() => admin.services.session.getState().logOut());
    expect(await screen.findByRole('textbox', { name: 'E-Mail' })).toHaveValue('');
  });
});

it('a success belongs to its entry: another one is opened without it', async () => {
  const admin = await open('lead-settings');
  await pressRow(admin);
  const sheet = await dialog('Benachrichtigung bearbeiten');
  await admin.user.click(sheet.getByRole('checkbox', { name: 'Catch' }));
  await admin.user.click(sheet.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
  await pressRow(admin, 2);
  const other = within(await screen.findByRole('dialog', { name: 'Benachrichtigung bearbeiten' }));
  await waitFor(() => expect(other.queryByText('Erfolgreich gespeichert')).not.toBeInTheDocument());
});
