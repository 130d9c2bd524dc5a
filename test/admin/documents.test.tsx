import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aFile } from '../builders/files';
import { saved } from '../doubles/fileSaver';
import { API_URL, platform, server } from '../platformServer';
import { dialog, enter, fill, renderAdmin, rowNames, said } from './renderAdmin';

const vehicles = () => platform.tenant(1).vehicles;

async function openPage(page: string, title: string, as: 'employee' | 'admin' = 'employee') {
  const admin = renderAdmin({ at: `/admin/settings/${page}`, as });
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

describe('condition reports', () => {
  it('are sent whole or not at all, to a vehicle by its stock number, too', async () => {
    const { user } = await openPage('condition-reports', 'Zustandsberichte');
    await user.click(screen.getByRole('button', { name: 'Zustandsbericht anlegen' }));
    const sheet = await dialog('Zustandsbericht anlegen');
    const car = vehicles().find(({ vin, internalId }) => vin && internalId);
    fill(sheet, { VIN: car?.internalId ?? '', Beschreibung: 'Nachgeprüft' });
    await user.upload(sheet.getByLabelText(/^Datei/), [aFile('bericht.pdf'), aFile('gross.pdf', 1_048_577)]);
    await waitFor(() => expect(sheet.getAllByText(/gross\.pdf/).length).toBeGreaterThan(0));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeVisible();
    expect(platform.record.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(sheet.getByRole('button', { name: 'Datei 2 entfernen' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said('Zustandsbericht erstellt');
    expect(car?.conditionDocumentUrls?.at(-1)).toMatch(/bericht\.pdf$/);
    expect(car?.conditionDescription).toBe('Nachgeprüft');
  });

  it('show what a colleague has written about the damage, and ask before they replace it', async () => {
    const car = vehicles().find(({ vin, internalId }) => vin && internalId);
    if (car === undefined) throw new Error('no vehicle');
    const theirs = 'DEKRA-Gutachten: Hagelschaden Dach, 3 Fotos';
    car.conditionDescription = theirs;
    const { user } = await openPage('condition-reports', 'Zustandsberichte');
    await user.click(screen.getByRole('button', { name: 'Zustandsbericht anlegen' }));
    const sheet = await dialog('Zustandsbericht anlegen');
    fill(sheet, { VIN: car.vin ?? '', Beschreibung: 'Lackbericht' });
    expect(sheet.getByText(`Beim Fahrzeug steht: „${theirs}“ Ihre Beschreibung ersetzt das.`)).toBeVisible();
    await user.upload(sheet.getByLabelText(/^Datei/), aFile('lack.pdf'));
    // Meanwhile it was continued.
    car.conditionDescription = `${theirs}, 4 Dellen`;
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const question = await dialog('Beschreibung ersetzen?');
    expect(question.getByText(new RegExp(`${theirs}, 4 Dellen`))).toBeVisible();
    expect(platform.record.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(question.getByRole('button', { name: 'Beschreibung ersetzen' }));
    await said('Zustandsbericht erstellt');
    expect(car.conditionDescription).toBe('Lackbericht');
    await user.click(await screen.findByRole('button', { name: /^Ihre Änderungen/ }));
    const own = await dialog('Ihre Änderungen');
    expect(own.getByText(`${theirs}, 4 Dellen → Lackbericht`)).toBeVisible();
  });

  it('continue the description of the vehicle whose sheet they were opened from', async () => {
    const car = vehicles().find(({ vin, internalId }) => vin && internalId);
    if (car === undefined) throw new Error('no vehicle');
    car.conditionDescription = 'Kratzer hinten';
    const { user } = renderAdmin({ at: `/admin/settings/condition-reports?eintrag=${car.id}`, as: 'employee' });
    await user.click((await dialog('Zustandsberichte')).getByRole('button', { name: 'Bericht hinzufügen' }));
    const sheet = await dialog('Zustandsbericht anlegen');
    expect(sheet.getByRole('textbox', { name: /^Beschreibung/ })).toHaveValue('Kratzer hinten');
    await user.upload(sheet.getByLabelText(/^Datei/), aFile('zwei.pdf'));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await (await dialog('Zustandsberichte')).findByText('zwei.pdf')).toBeVisible();
    await said('Zustandsbericht erstellt');
    expect(car.conditionDescription).toBe('Kratzer hinten');
  });

  it('have the name of a file whose address has broken escapes', async () => {
    const car = vehicles().find(({ vin, conditionDocumentUrls: urls }) => vin && urls?.length);
    if (car === undefined) throw new Error('no vehicle with a report');
    car.conditionDocumentUrls = ['https://media.test/pr%FCfung.pdf'];
    const { user } = renderAdmin({ at: `/admin/settings/condition-reports?suche=${car.vin ?? ''}`, as: 'employee' });
    await waitFor(() => expect(rowNames()).toHaveLength(1));
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    expect((await dialog('Zustandsberichte')).getByText('pr%FCfung.pdf')).toBeVisible();
  });
});

describe('energy labels', () => {
  it('of many vehicles go at once: each file finds its own by the VIN in its name', async () => {
    const cars = vehicles().filter(({ vin, enVkvLabelDocumentUrl: label }) => vin && label === undefined);
    const [first, second] = cars;
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    await user.click(screen.getByRole('button', { name: 'Mehrere Labels hochladen' }));
    const sheet = await dialog('Mehrere Labels hochladen');
    await user.upload(sheet.getByLabelText(/^Label-Dateien/), [
      aFile(`Label ${first?.vin?.toLowerCase()} neu.pdf`),
      aFile(`${second?.vin}.pdf`),
      aFile(`${second?.vin} Kopie.pdf`),
      aFile('scan0001.pdf'),
    ]);
    const lost = within(await sheet.findByRole('region', { name: 'Nicht erkannt' }));
    expect(lost.getByText('Im Dateinamen steht keine VIN aus Ihrem Bestand.')).toBeVisible();
    expect(lost.getByText('Für dieses Fahrzeug ist schon eine Datei gewählt.')).toBeVisible();
    platform.fail({ method: 'POST', path: /\/vehicles\/files$/ }, 403, 1);
    await user.click(sheet.getByRole('button', { name: '2 Labels hochladen' }));
    // What has failed says why and can be sent again.
    const again = await sheet.findByRole('button', { name: '1 Label hochladen' });
    expect(sheet.getByText('Dafür fehlt Ihnen die Berechtigung.')).toBeVisible();
    expect(second?.enVkvLabelDocumentUrl).toContain(second?.vin);
    await user.click(again);
    expect(await screen.findByRole('dialog', { name: '2 Labels hochgeladen' })).toBeVisible();
    expect(first?.enVkvLabelDocumentUrl).toMatch(/neu\.pdf$/);
  });

  it('name their vehicle by choosing it from the stock', async () => {
    const car = vehicles().find(({ vin, internalId }) => vin && internalId);
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    await user.click(screen.getByRole('button', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    const field = sheet.getByRole('combobox', { name: /^VIN/ });
    await user.click(field);
    await user.paste(car?.internalId ?? '');
    expect(await sheet.findByRole('option', { name: new RegExp(car?.vin ?? '?') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(field).toHaveValue(car?.vin);
    expect(sheet.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('read the VIN by the camera, and say what to do where it is refused', async () => {
    const [car] = vehicles().filter(({ vin }) => vin);
    const stop = vi.fn();
    const getUserMedia = vi.fn(() =>
      Promise.resolve(Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })),
    );
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = () => Promise.resolve([{ rawValue: `i${car?.vin ?? ''}` }]);
      },
    );
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    await user.click(screen.getByRole('button', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    await user.click(sheet.getByRole('button', { name: 'VIN scannen' }));
    await waitFor(() => expect(sheet.getByRole('combobox', { name: /^VIN/ })).toHaveValue(car?.vin));
    expect(stop).toHaveBeenCalled();
    getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(sheet.getByRole('button', { name: 'VIN scannen' }));
    const scan = await dialog('VIN scannen');
    expect(await scan.findByText(/^Die Kamera ist für diese Seite nicht freigegeben\./)).toBeVisible();
    await user.click(scan.getByRole('button', { name: 'VIN eingeben' }));
    expect(screen.queryByRole('dialog', { name: 'VIN scannen' })).not.toBeInTheDocument();
  });

  it('are counted by one rule, also where the platform lists files only: list, menu, Heute and stock check say one number', async () => {
    server.use(
      http.get(`${API_URL}/v2/vehicle-dealer/:dealer/vehicles/files`, () => HttpResponse.json([])),
      http.get(`${API_URL}/v2/vehicle-dealer/:dealer/vehicles/invalid-vehicles`, () => HttpResponse.json([])),
    );
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    const [, count = ''] = /^Fehlt (\d+)$/.exec(screen.getByRole('button', { name: /^Fehlt/ }).textContent) ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    expect(screen.getByRole('link', { name: `EnVKV Labels ${count} ohne Label` })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Heute/ }));
    expect(await screen.findByRole('link', { name: `${count} Energielabel fehlen` })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Ungültige Fahrzeuge/ }));
    await user.click(await screen.findByRole('tab', { name: 'Bestandsprüfung' }));
    expect(await screen.findByText(new RegExp(` · ${count} gesetzlich nötig · `))).toBeVisible();
  });

  it('begin with what is missing, and are uploaded from the sheet of a vehicle with it filled in', async () => {
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    // The pressed view says it of all.
    expect(screen.getByRole('button', { name: /^Fehlt/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('fehlt')).not.toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: /“: Label hochladen$/ }))
      expect(button).toHaveTextContent(/^Label hochladen$/);
    await user.click(await waitFor(() => within(screen.getAllByRole('row')[1] ?? document.body).getByRole('link')));
    await user.click((await dialog('EnVKV Label')).getByRole('button', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    expect(sheet.getByLabelText(/^VIN/, { selector: 'input[type=text]' })).not.toHaveValue('');
    // Without input it closes without a dialog.
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await dialog('EnVKV Label');
    expect(screen.queryByRole('dialog', { name: /verwerfen/ })).not.toBeInTheDocument();
  });

  it('that a colleague has uploaded since are replaced after a question only', async () => {
    const car = vehicles().find(({ vin, enVkvLabelDocumentUrl: label }) => vin && label);
    if (car === undefined) throw new Error('no vehicle with a label');
    delete car.enVkvLabelDocumentUrl;
    const { user } = renderAdmin({ at: `/admin/settings/envkv-labels?suche=${car.vin ?? ''}`, as: 'employee' });
    await user.click(await screen.findByRole('button', { name: /“: Label hochladen$/ }));
    const sheet = await dialog('Label hochladen');
    await user.upload(sheet.getByLabelText(/^Datei/), aFile('meins.pdf'));
    car.enVkvLabelDocumentUrl = 'https://media.test/ihres.pdf';
    const save = () => user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await save();
    const question = await dialog('Label ersetzen?');
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    expect(car.enVkvLabelDocumentUrl).toMatch(/ihres\.pdf$/);
    expect(sheet.getAllByText(/meins\.pdf/)[0]).toBeVisible();
    await save();
    await user.click((await dialog('Label ersetzen?')).getByRole('button', { name: 'Label ersetzen' }));
    await said('EnvKv Label erstellt');
    expect(car.enVkvLabelDocumentUrl).toMatch(/meins\.pdf$/);

    // Who has seen the label and replaces it is not asked.
    await user.click(screen.getByRole('button', { name: /^Vorhanden/ }));
    await user.click(await waitFor(() => within(screen.getAllByRole('row')[1] ?? document.body).getByRole('link')));
    await user.click((await dialog('EnVKV Label')).getByRole('button', { name: 'Label ersetzen' }));
    const again = await dialog('Label hochladen');
    await user.upload(again.getByLabelText(/^Datei/), aFile('neues.pdf'));
    await user.click(again.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(car.enVkvLabelDocumentUrl).toMatch(/neues\.pdf$/));
  });

  it('of many vehicles are replaced by a second press only', async () => {
    const car = vehicles().find(({ vin, enVkvLabelDocumentUrl: label }) => vin && label === undefined);
    if (car === undefined) throw new Error('no vehicle without a label');
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    await user.click(screen.getByRole('button', { name: 'Mehrere Labels hochladen' }));
    const sheet = await dialog('Mehrere Labels hochladen');
    car.enVkvLabelDocumentUrl = 'https://media.test/ihres.pdf';
    await user.upload(sheet.getByLabelText(/^Label-Dateien/), aFile(`${car.vin}.pdf`));
    const send = async () => user.click(await sheet.findByRole('button', { name: '1 Label hochladen' }));
    await send();
    expect(await sheet.findByText(/^Das Fahrzeug hat schon ein Label/)).toBeVisible();
    expect(car.enVkvLabelDocumentUrl).toMatch(/ihres\.pdf$/);
    await send();
    await waitFor(() => expect(car.enVkvLabelDocumentUrl).toContain(car.vin));
  });

  it('of a refused vehicle, of which the platform tells no label, say that one would be replaced, alone or among many', async () => {
    const refused = platform.tenant(1).admin.invalidVehicles.find(({ vin, model }) => vin && model === 'Caddy');
    const { user } = await openPage('envkv-labels', `EnVKV Labels`);
    await user.click(screen.getByRole('button', { name: 'Label hochladen' }));
    const sheet = await dialog('Label hochladen');
    enter(sheet.getByRole('combobox', { name: /^VIN/ }), refused?.vin ?? '');
    expect(await sheet.findByText(/^Ob dieses Fahrzeug schon ein Label hat/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await user.click(await screen.findByRole('button', { name: 'Mehrere Labels hochladen' }));
    const many = await dialog('Mehrere Labels hochladen');
    await user.upload(many.getByLabelText(/^Label-Dateien/), aFile(`${refused?.vin ?? ''}.pdf`));
    expect(await many.findByText(/^Ob dieses Fahrzeug schon ein Label hat/)).toBeVisible();
  });

  it('are uploaded one after the other: the next vehicle without one is filled in; or by stock number', async () => {
    const { user } = await openPage('envkv-labels', 'EnVKV Labels');
    const [first, second] = rowNames();
    const textOf = (name = '') => screen.getByRole('row', { name: new RegExp(name) }).textContent;
    const rows = [textOf(first), textOf(second)];
    await user.click(screen.getAllByRole('button', { name: `„${first}“: Label hochladen` })[0] ?? document.body);
    const sheet = await dialog('Label hochladen');
    const vin = sheet.getByRole<HTMLInputElement>('combobox', { name: /^VIN/ });
    expect(rows[0]).toContain(vin.value);
    await user.upload(sheet.getByLabelText(/^Datei/), aFile('bericht.pdf'));
    await user.click(sheet.getByRole('button', { name: 'Speichern und nächstes' }));
    expect(await sheet.findByText('EnvKv Label erstellt')).toBeVisible();
    await waitFor(() => expect(rows[1]).toContain(vin.value));
    expect(vin.value).not.toBe('');

    const car = vehicles().find(({ internalId, enVkvLabelDocumentUrl: label }) => internalId && label === undefined);
    await user.click(sheet.getByRole('radio', { name: 'Fahrzeugnummer' }));
    const readings = () => platform.record.filter(({ path }) => path.endsWith('/vehicles/invalid-vehicles')).length;
    const before = readings();
    enter(sheet.getByRole('combobox', { name: /^Fahrzeugnummer/ }), car?.internalId ?? '');
    await user.upload(sheet.getByLabelText(/^Datei/), aFile('bericht.pdf'));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(car?.enVkvLabelDocumentUrl).toMatch(/bericht\.pdf$/);
    // What the platform refuses may be offered with its label.
    await waitFor(() => expect(readings()).toBeGreaterThan(before));
  });
});

describe('sales contracts', () => {
  it('of a period and with chosen columns are what the file has', async () => {
    const all = contracts().filter(({ status }) => status !== 'draft');
    for (const [at, contract] of all.entries())
      contract.ctime = Date.parse(at < 2 ? '2026-03-05' : '2026-04-05') / 1000;
    const { user, query } = await openPage('sales-contracts?ansicht=alle', 'Kaufverträge');
    await user.click(await screen.findByRole('button', { name: /^Zeitraum/ }));
    await user.click(screen.getByRole('checkbox', { name: /^März 2026/ }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Spalten/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Status' }));
    await user.keyboard('{Escape}');
    expect(query()).toContain('zeitraum=2026-03');
    expect(query()).toContain('spalten=status');
    await waitFor(() => expect(rowNames().length).toBeLessThan(3));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Fahrzeug',
      'Status',
      'Aktionen',
    ]);
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    const question = await dialog('Als CSV speichern?');
    expect(question.getByRole('checkbox', { name: 'Vertragsnummer' })).not.toBeChecked();
    await user.click(question.getByRole('button', { name: 'CSV speichern' }));
    await waitFor(() => expect(saved.at(-1)?.name).toMatch(/^kaufvertraege-.*\.csv$/));
    const [head, ...lines] = (await saved.at(-1)?.file.text())?.trim().split('\r\n') ?? [];
    expect(head).toBe('Fahrzeug;Status');
    expect(lines).toHaveLength(rowNames().length);
  });

  const rowLink = (at: number) =>
    within(screen.getAllByRole('row')[at + 1] ?? document.body).getAllByRole('link')[0] ?? document.body;
  const contracts = () => platform.tenant(1).admin.contracts;

  it('are the closed and pending ones with their signatures and customers; an employee deletes no others of a customer', async () => {
    const [byHand, deleted] = contracts();
    Object.assign(byHand ?? {}, { vehicleDealerCustomerId: '00000000-0000-0000-0000-000000000000' });
    Object.assign(deleted ?? {}, { vehicleDealerCustomerId: '11111111-0000-4000-8000-000000000000' });
    const { user } = await openPage('sales-contracts?ansicht=alle', 'Kaufverträge');
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('ohne Kunde'));
    expect(screen.getAllByRole('row')[1]).not.toHaveTextContent('(Account gelöscht)');
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('(Account gelöscht)');
    expect(rowNames()).toHaveLength(7);
    expect(screen.getAllByText('Abgeschlossen').length).toBeGreaterThan(0);
    expect(screen.getAllByText('1 von 2 unterschrieben').length).toBeGreaterThan(0);
    // An undelivered invitation is a warning.
    const [failed] = screen.getAllByRole('cell', { name: /^Zustellung fehlgeschlagen wartet \d+ Tage$/ });
    expect(failed?.querySelector('svg')).toBeVisible();
    expect(screen.getAllByRole('cell', { name: /unterschrieben/ })[0]?.querySelector('svg')).toBeNull();
    const row = screen.getAllByRole('row').find((each) => !/Status|ohne Kunde|Account gelöscht/.test(each.textContent));
    await user.click(await within(row ?? document.body).findByRole('button', { name: /^Aktionen für/ }));
    expect(await screen.findByRole('button', { name: 'Ansehen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Alle Verträge/ })).not.toBeInTheDocument();
  });

  it('that a colleague has deleted leave their sheet at the press of the PDF, and the question about all of them', async () => {
    const [first] = contracts();
    const { user } = renderAdmin({ at: `/admin/settings/sales-contracts?eintrag=${first?.id}`, as: 'admin' });
    const sheet = await dialog('Kaufvertrag');
    const owner = first?.vehicleDealerCustomerId;
    const others = contracts().filter(({ vehicleDealerCustomerId: id }) => id !== owner);
    contracts().splice(0, contracts().length, ...others);
    await user.click(sheet.getByRole('button', { name: 'Alle Verträge des Kunden löschen' }));
    await user.click(sheet.getByRole('button', { name: 'PDF herunterladen', hidden: true }));
    await said('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.');
    const question = await dialog('Löschen?');
    expect(await question.findByText(/^Von .* steht kein Kaufvertrag mehr in der Liste\.$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are deleted after a question, and then the customer is asked about', async () => {
    const { user } = await openPage('sales-contracts?ansicht=alle', 'Kaufverträge', 'admin');
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
    await said('Konto gelöscht');
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
    const { user } = await openPage('sales-contracts?ansicht=alle', 'Kaufverträge', 'admin');
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
    const { user } = await openPage('sales-contracts?ansicht=alle', 'Kaufverträge', 'admin');
    const menu = (await screen.findAllByRole('button', { name: /^Aktionen für/ }))[0];
    await user.click(menu ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Alle Verträge des Kunden löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByText(/^Alle \d Kaufverträge von .* \(.*@.*\) werden endgültig gelöscht: „/)).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Alle Verträge löschen' });
    expect(confirm).toBeDisabled();
    const word = question.getByRole('textbox', { name: /^Tippen Sie zur Bestätigung: / });
    enter(word, /: (.*)$/.exec(question.getByText(/^Tippen Sie/).textContent)?.[1] ?? '');
    platform.fail({ method: 'DELETE', path: /\/contracts$/ }, 500, 1);
    await user.click(confirm);
    expect(await question.findByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    expect(count()).toBeGreaterThan(1);
    await user.click(confirm);
    await said('Verträge gelöscht');
    expect(count()).toBe(0);
    await waitFor(() => expect(rowNames()).toHaveLength(7));
    await waitFor(() => expect(rowLink(0)).toHaveFocus());
  });

  it('of a customer go from the sheet of one of them, too, which closes', async () => {
    const { user, query } = await openPage('sales-contracts?ansicht=alle', 'Kaufverträge', 'admin');
    await user.click(rowLink(0));
    const sheet = await dialog('Kaufvertrag');
    await user.click(sheet.getByRole('button', { name: 'Alle Verträge des Kunden löschen' }));
    const question = await dialog('Löschen?');
    const word = question.getByRole('textbox', { name: /^Tippen Sie zur Bestätigung: / });
    enter(word, /: (.*)$/.exec(question.getByText(/^Tippen Sie/).textContent)?.[1] ?? '');
    await user.click(question.getByRole('button', { name: 'Alle Verträge löschen' }));
    await said('Verträge gelöscht');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(query()).toBe('?ansicht=alle'));
    await waitFor(() => expect(rowLink(0)).toHaveFocus());
  });
});
