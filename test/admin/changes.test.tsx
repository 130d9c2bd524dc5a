import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { dialog, pasteInto, renderAdmin } from './renderAdmin';

const tenant = () => platform.tenant(1);
const pdf = new File(['%PDF-1.4 %%EOF'], 'vertrag.pdf', { type: 'application/pdf' });

async function openList(address: string, row?: string | RegExp) {
  const admin = renderAdmin({ at: `/admin/settings/${address}`, as: 'admin' });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  const link = row === undefined ? undefined : await screen.findByRole('link', { name: row });
  return { ...admin, row: link?.closest('tr') ?? screen.getAllByRole('row')[1] ?? document.body };
}

async function remove({ user, row }: Awaited<ReturnType<typeof openList>>, confirmLabel: string, text: RegExp) {
  await user.click(await within(row).findByRole('button', { name: /^Aktionen für/ }));
  await user.click(within(row).getByRole('button', { name: 'Löschen' }));
  const question = await dialog('Löschen?');
  expect(question.getByText(text)).toBeVisible();
  await user.click(question.getByRole('button', { name: confirmLabel }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Löschen?' })).not.toBeInTheDocument());
}

describe('an entry is created', () => {
  it('a sales contract', async () => {
    const before = tenant().admin.contracts.length;
    const { user } = await openList('sales-contracts');
    await user.click(screen.getByRole('button', { name: 'Vertrag anlegen' }));
    const sheet = await dialog('Vertrag anlegen');
    await pasteInto(user, sheet, 'Beschreibung', 'Kaufvertrag Probe');
    await pasteInto(
      user,
      sheet,
      'VIN',
      tenant()
        .vehicles.find(({ vin }) => vin)
        ?.vin?.toLowerCase() ?? '',
    );
    await user.upload(sheet.getByLabelText(/^Vertrag/), pdf);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(tenant().admin.contracts).toHaveLength(before + 1);
  });
});

describe('an entry is deleted', () => {
  it('a location where nothing stands', async () => {
    const [main] = tenant().locations;
    if (main === undefined) throw new Error('no location');
    tenant().locations.push({ ...main, id: 'spare', name: 'Bruchsal', locationType: 'BRANCH' });
    const list = await openList('locations', 'Bruchsal');
    await remove(list, 'Standort löschen', /^Möchten Sie den Standort „Bruchsal“ wirklich löschen\?/);
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    expect(tenant().locations.map(({ id }) => id)).not.toContain('spare');
  });

  it('the reports of a vehicle, one and then all', async () => {
    const car = tenant().vehicles.find(({ vin, conditionDocumentUrls: urls }) => vin && urls?.length);
    if (car === undefined) throw new Error('no vehicle with a report');
    car.conditionDocumentUrls = ['https://media.test/eins.pdf', 'https://media.test/zwei.pdf'];
    const { user, row, ...admin } = await openList(`condition-reports?suche=${car.vin ?? ''}`);
    await user.click(within(row).getByRole('link'));
    const sheet = await dialog('Zustandsberichte');
    await user.click(sheet.getByRole('button', { name: 'eins.pdf entfernen' }));
    await user.click((await dialog('Löschen?')).getByRole('button', { name: 'Datei löschen' }));
    expect(await screen.findByText('Datei entfernt')).toBeVisible();
    expect(car.conditionDocumentUrls).toEqual(['https://media.test/zwei.pdf']);
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Bericht hinzufügen' })).toHaveFocus());
    await user.click(sheet.getAllByRole('button', { name: 'Schließen' })[0] ?? document.body);
    // What a colleague adds meanwhile was not asked about.
    car.conditionDocumentUrls.push('https://media.test/drei.pdf');
    await remove({ ...admin, user, row }, 'Berichte löschen', /werden endgültig gelöscht: 1 Datei\.$/);
    expect(await screen.findByText('Berichte gelöscht')).toBeVisible();
    expect(car.conditionDocumentUrls).toEqual(['https://media.test/drei.pdf']);
  });

  it('an energy label', async () => {
    const list = await openList('envkv-labels?ansicht=vorhanden');
    const before = tenant().vehicles.filter((car) => car.enVkvLabelDocumentUrl).length;
    await remove(list, 'Label löschen', /^Das Energielabel zu „.*“ wird endgültig gelöscht\.$/);
    expect(await screen.findByText('Label gelöscht')).toBeVisible();
    expect(tenant().vehicles.filter((car) => car.enVkvLabelDocumentUrl)).toHaveLength(before - 1);
  });
});
