import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { dialog, fill, renderAdmin, rowNames } from './renderAdmin';

const pdf = new File(['%PDF-1.4 %%EOF'], 'bericht.pdf', { type: 'application/pdf' });
const large = new File([new Uint8Array(1_048_577)], 'gross.pdf', { type: 'application/pdf' });
const vehicles = () => platform.tenant(1).vehicles;

async function openPage(page: string, title: string, as: 'employee' | 'admin' = 'employee') {
  const admin = renderAdmin({ at: `/admin/settings/${page}`, as });
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

describe('condition reports', () => {
  it('refuse what is missing, an unknown VIN and a large file, and appear at the vehicle', async () => {
    const { user } = await openPage('condition-reports', 'Zustandsberichte');
    await user.click(screen.getByRole('button', { name: 'Zustandsbericht anlegen' }));
    const sheet = await dialog('Zustandsbericht anlegen');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    for (const name of ['VIN', 'Beschreibung', 'Datei'])
      expect(await sheet.findByRole('button', { name: `${name}: erforderlich` })).toBeVisible();
    await user.upload(sheet.getByLabelText(/^Datei/), large);
    expect(sheet.getByText('Datei zu groß maximal 1024 KB erlaubt')).toBeVisible();
    await user.upload(sheet.getByLabelText(/^Datei/), pdf);
    await user.type(sheet.getByRole('textbox', { name: /^Beschreibung/ }), 'Gebrauchtwagencheck');
    await user.type(sheet.getByRole('textbox', { name: /^VIN/ }), 'WVWZZZ00000000000');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(
      await sheet.findByRole('button', { name: 'VIN: Zu dieser VIN gibt es kein Fahrzeug im Bestand.' }),
    ).toBeVisible();
    const car = vehicles().find(({ vin, conditionDocumentUrls: urls }) => vin && !urls?.length);
    await user.clear(sheet.getByRole('textbox', { name: /^VIN/ }));
    await user.type(sheet.getByRole('textbox', { name: /^VIN/ }), (car?.vin ?? '').toLowerCase());
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Zustandsbericht erstellt')).toBeVisible();
    expect(car?.conditionDocumentUrls?.at(-1)).toMatch(/bericht\.pdf$/);
    expect(car?.conditionDescription).toBe('Gebrauchtwagencheck');
  });
});

describe('a vehicle that is listed', () => {
  it('gets another report by its stock number, too', async () => {
    const { user } = await openPage('condition-reports', 'Zustandsberichte');
    await user.click(screen.getByRole('button', { name: 'Zustandsbericht anlegen' }));
    const sheet = await dialog('Zustandsbericht anlegen');
    const car = vehicles().find(({ vin, internalId }) => vin && internalId);
    await fill(user, sheet, 'VIN', car?.internalId ?? '');
    await fill(user, sheet, 'Beschreibung', 'Nachgeprüft');
    await user.upload(sheet.getByLabelText(/^Datei/), pdf);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Zustandsbericht erstellt')).toBeVisible();
    expect(car?.conditionDescription).toBe('Nachgeprüft');
  });

  it('has its label uploaded from its sheet, with the vehicle filled in', async () => {
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    const [first] = screen.getAllByRole('row').slice(1);
    await user.click(within(first ?? document.body).getByRole('link'));
    await user.click((await dialog('EnVKV Label')).getByRole('button', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    expect(sheet.getByLabelText(/^VIN/, { selector: 'input[type=text]' })).not.toHaveValue('');
    // Without input it closes without a dialog.
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await dialog('EnVKV Label');
    expect(screen.queryByRole('dialog', { name: /verwerfen/ })).not.toBeInTheDocument();
  });
});

describe('energy labels', () => {
  it('begin with what is missing, and are uploaded by stock number', async () => {
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    expect(screen.getAllByText('fehlt').length).toBeGreaterThan(0);
    const car = vehicles().find(({ internalId, enVkvLabelDocumentUrl: label }) => internalId && label === undefined);
    await user.click(screen.getByRole('button', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    await user.click(sheet.getByRole('radio', { name: 'Fahrzeugnummer' }));
    const readings = () => platform.record.filter(({ path }) => path.endsWith('/vehicles/invalid-vehicles')).length;
    const before = readings();
    await user.type(sheet.getByRole('textbox', { name: /^Fahrzeugnummer/ }), car?.internalId ?? '');
    await user.upload(sheet.getByLabelText(/^Datei/), pdf);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('EnvKv Label erstellt')).toBeVisible();
    expect(car?.enVkvLabelDocumentUrl).toMatch(/bericht\.pdf$/);
    // What the platform refuses may be offered with its label.
    await waitFor(() => expect(readings()).toBeGreaterThan(before));
  });

  it('are uploaded one after the other: the next vehicle without one is filled in', async () => {
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    const [first, second] = rowNames();
    const vinOf = (name = '') => screen.getByRole('row', { name: new RegExp(name) }).textContent;
    const rows = [vinOf(first), vinOf(second)];
    await user.click(await screen.findByRole('button', { name: `Aktionen für „${first}“` }));
    await user.click(screen.getAllByRole('button', { name: 'Label hochladen' }).at(-1) ?? document.body);
    const sheet = await dialog('Label hochladen');
    const vin = sheet.getByRole<HTMLInputElement>('textbox', { name: /^VIN/ });
    expect(rows[0]).toContain(vin.value);
    await user.upload(sheet.getByLabelText(/^Datei/), pdf);
    await user.click(sheet.getByRole('button', { name: 'Speichern und nächstes' }));
    expect(await sheet.findByText('EnvKv Label erstellt')).toBeVisible();
    await waitFor(() => expect(rows[1]).toContain(vin.value));
    expect(sheet.getByLabelText(/^Datei/)).toBeVisible();
    expect(vin.value).not.toBe('');
  });
});

describe('sales contracts', () => {
  /** Link of a row by index. */
  const rowLink = (at: number) => within(screen.getAllByRole('row')[at + 1] ?? document.body).getByRole('link');
  const contracts = () => platform.tenant(1).admin.contracts;

  it('are the closed and pending ones with their signatures, and those without an account say so', async () => {
    await openPage('sales-contracts', 'Kaufverträge');
    expect(rowNames()).toHaveLength(7);
    expect(screen.getAllByText('Abgeschlossen').length).toBeGreaterThan(0);
    expect(screen.getAllByText('1 von 2 unterschrieben').length).toBeGreaterThan(0);
    expect(screen.getAllByText('(Account gelöscht)').length).toBeGreaterThan(0);
    // An undelivered invitation is a warning.
    const [failed] = screen.getAllByRole('cell', { name: 'Zustellung fehlgeschlagen' });
    expect(failed?.querySelector('svg')).toBeVisible();
    expect(screen.getAllByRole('cell', { name: /unterschrieben/ })[0]?.querySelector('svg')).toBeNull();
  });

  // rules/admin: deletions ask, rules/admin: contract actions.
  it('are deleted after a question, and then the customer is asked about', async () => {
    const { user } = await openPage('sales-contracts', 'Kaufverträge', 'admin');
    const [first] = contracts();
    const before = platform.tenant(1).accounts.length;
    await user.click((await screen.findAllByRole('button', { name: /^Aktionen für/ }))[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByText('Möchten Sie diesen Kaufvertrag wirklich löschen?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Vertrag löschen' }));
    const next = await dialog('Möchten Sie den zugehörigen Kunden löschen?');
    expect(contracts().some(({ id }) => id === first?.id)).toBe(false);
    await user.click(next.getByRole('button', { name: 'Konto löschen' }));
    await waitFor(() => expect(platform.tenant(1).accounts).toHaveLength(before - 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Reports it, updates the customer's other contracts and focuses the next row.
    expect(await screen.findByText('Konto gelöscht')).toBeVisible();
    const rest = contracts().filter(({ vehicleDealerCustomerId: id }) => id === first?.vehicleDealerCustomerId);
    expect(rest.length).toBeGreaterThan(0);
    const [other] = rest;
    const link = await screen.findAllByRole('link', { name: new RegExp(`^${other?.car?.marketingTitle ?? ''}`) });
    const isOther = (row: HTMLElement | null) => row?.textContent.includes(other?.car?.vin ?? '?') === true;
    const row = link.map((each) => each.closest('tr')).find(isOther);
    await waitFor(() => expect(row).toHaveTextContent('(Account gelöscht)'));
    await waitFor(() => expect(rowLink(0)).toHaveFocus());
  });

  it('keep the customer who is not to be deleted, with the focus on the next contract', async () => {
    const { user } = await openPage('sales-contracts', 'Kaufverträge', 'admin');
    await user.click((await screen.findAllByRole('button', { name: /^Aktionen für/ }))[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Löschen' }));
    await user.click((await dialog('Löschen?')).getByRole('button', { name: 'Vertrag löschen' }));
    const next = await dialog('Möchten Sie den zugehörigen Kunden löschen?');
    await user.click(next.getByRole('button', { name: 'Kunden behalten' }));
    await waitFor(() => expect(rowLink(0)).toHaveFocus());
  });

  it('of a customer go all together, after their names and the typed name of the customer', async () => {
    const [first] = contracts();
    const owner = first?.vehicleDealerCustomerId;
    const count = () => contracts().filter(({ vehicleDealerCustomerId: id }) => id === owner).length;
    expect(count()).toBeGreaterThan(1);
    const { user } = await openPage('sales-contracts', 'Kaufverträge', 'admin');
    const menu = (await screen.findAllByRole('button', { name: /^Aktionen für/ }))[0];
    await user.click(menu ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Alle Verträge des Kunden löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByText(/^Alle \d Kaufverträge von .* \(.*@.*\) werden endgültig gelöscht: „/)).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Alle Verträge löschen' });
    expect(confirm).toBeDisabled();
    const word = question.getByRole('textbox', { name: /^Tippen Sie zur Bestätigung: / });
    await user.type(word, /: (.*)$/.exec(question.getByText(/^Tippen Sie/).textContent)?.[1] ?? '');
    platform.fail({ method: 'DELETE', path: /\/contracts$/ }, 500, 1);
    await user.click(confirm);
    expect(await question.findByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    expect(count()).toBeGreaterThan(1);
    await user.click(confirm);
    expect(await screen.findByText('Verträge gelöscht')).toBeVisible();
    expect(count()).toBe(0);
    await waitFor(() => expect(rowNames()).toHaveLength(7));
    await waitFor(() => expect(rowLink(0)).toHaveFocus());
  });

  it('of a customer go from the sheet of one of them, too, which closes', async () => {
    const { user, query } = await openPage('sales-contracts', 'Kaufverträge', 'admin');
    await user.click(rowLink(0));
    const sheet = await dialog('Kaufvertrag');
    await user.click(sheet.getByRole('button', { name: 'Alle Verträge des Kunden löschen' }));
    const question = await dialog('Löschen?');
    const word = question.getByRole('textbox', { name: /^Tippen Sie zur Bestätigung: / });
    await user.type(word, /: (.*)$/.exec(question.getByText(/^Tippen Sie/).textContent)?.[1] ?? '');
    await user.click(question.getByRole('button', { name: 'Alle Verträge löschen' }));
    expect(await screen.findByText('Verträge gelöscht')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(query()).toBe(''));
    await waitFor(() => expect(rowLink(0)).toHaveFocus());
  });

  it('offer an employee no deletion of all contracts', async () => {
    const { user } = await openPage('sales-contracts', 'Kaufverträge');
    await user.click((await screen.findAllByRole('button', { name: /^Aktionen für/ }))[0] ?? document.body);
    expect(await screen.findByRole('button', { name: 'Ansehen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Alle Verträge/ })).not.toBeInTheDocument();
  });
});

describe('a document whose address has broken escapes', () => {
  it('is listed by the name that it has', async () => {
    const car = vehicles().find(({ vin, conditionDocumentUrls: urls }) => vin && urls?.length);
    if (car === undefined) throw new Error('no vehicle with a report');
    car.conditionDocumentUrls = ['https://media.test/pr%FCfung.pdf'];
    const { user } = renderAdmin({ at: `/admin/settings/condition-reports?suche=${car.vin ?? ''}`, as: 'employee' });
    await waitFor(() => expect(rowNames()).toHaveLength(1));
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    expect((await dialog('Zustandsberichte')).getByText('pr%FCfung.pdf')).toBeVisible();
  });
});
