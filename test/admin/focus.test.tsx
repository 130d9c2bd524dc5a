import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFile } from '../builders/files';
import { platform } from '../platformServer';
import { dialog, renderAdmin } from './renderAdmin';

const aPicture = (name = 'bild.png') => aFile(name);

describe('the focus stays in the page', () => {
  it('when the settings could not be loaded at first', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/contacts', as: 'admin' });
    await screen.findByRole('link', { name: /Miriam Hartwig/ });
    platform.fail({ method: 'GET', path: /vehicle-dealer-settings/ }, 500);
    await user.click(screen.getByRole('link', { name: 'Einstellungen' }));
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    platform.reset();
    await user.click(retry);
    await screen.findByRole('tab', { name: 'Darstellung' });
    expect(screen.getByRole('heading', { level: 1, name: 'Einstellungen' })).toHaveFocus();
  });

  it('when a header picture is deleted: on the next one, the one before, or where a new one is chosen', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings', as: 'admin' });
    const section = within(await screen.findByRole('region', { name: 'Kopfbilder' }));
    const images = () => section.queryAllByRole('img', { name: /^Kopfbild \d+$/ });
    await section.findByRole('img', { name: 'Kopfbild 1' });
    const remove = async (place: number) => {
      const before = images().length;
      await user.click(section.getByRole('button', { name: `Kopfbild ${place} löschen` }));
      await user.click((await dialog('Löschen?')).getByRole('button', { name: 'Kopfbild löschen' }));
      await waitFor(() => expect(images()).toHaveLength(before - 1));
    };
    while (images().length < 3) {
      const before = images().length;
      await user.upload(section.getByLabelText(/^Kopfbild hochladen/), aPicture());
      await waitFor(() => expect(images()).toHaveLength(before + 1));
    }
    await remove(1);
    expect(section.getByRole('button', { name: 'Kopfbild 1 löschen' })).toHaveFocus();
    const last = images().length;
    await remove(last);
    expect(section.getByRole('button', { name: `Kopfbild ${last - 1} löschen` })).toHaveFocus();
    while (images().length > 0) await remove(1);
    expect(section.getByLabelText(/^Kopfbild hochladen/)).toHaveFocus();
  });

  it('when a header picture was uploaded, and when that was stopped', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings', as: 'admin' });
    const section = within(await screen.findByRole('region', { name: 'Kopfbilder' }));
    const input = await section.findByLabelText(/^Kopfbild hochladen/);
    const release = platform.hold('/headerImages');
    await user.upload(input, aPicture());
    await user.click(await section.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(input).toHaveFocus());
    release();
  });

  it('when the settings are saved or discarded, with the bar that the buttons were in', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings', as: 'admin' });
    const change = async () => {
      const field = await screen.findByRole('textbox', { name: 'Rundung der Ecken' });
      await user.clear(field);
      await user.type(field, field.getAttribute('value') === '5' ? '6' : '5');
    };
    await change();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rundung der Ecken' })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: 'Rundung der Ecken' }), '1');
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('when a line is added or taken out: in the line, in the one before, at the end where a new one is added', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=recht', as: 'admin' });
    for (const [adds, line, removes] of [
      ['Marke hinzufügen', 'Marke', 'Marke entfernen'],
      ['Darlehensgeber hinzufügen', 'Darlehensgeber, 1', 'Darlehensgeber, 1: entfernen'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: adds }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: line })).toHaveFocus());
      await user.click(screen.getByRole('button', { name: removes }));
      await waitFor(() => expect(screen.getByRole('button', { name: adds })).toHaveFocus());
    }
  });

  it('when a picture is replaced, taken out and put back', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/contacts', as: 'employee' });
    await user.click(await screen.findByRole('link', { name: /Miriam Hartwig/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    await user.click(sheet.getByRole('button', { name: 'Ersetzen' }));
    expect(sheet.getByLabelText(/^Bild/, { selector: 'input' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Nicht ersetzen' }));
    expect(sheet.getByRole('button', { name: 'Ersetzen' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Entfernen' }));
    expect(sheet.getByLabelText(/^Bild/, { selector: 'input' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Entfernen rückgängig machen' }));
    expect(sheet.getByRole('button', { name: 'Ersetzen' })).toHaveFocus();
  });

  it('when one of several pictures is moved or taken out', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/cross-selling?eintrag=neu', as: 'employee' });
    const sheet = await dialog('Produkt anlegen');
    await user.upload(sheet.getByLabelText(/^Bilder/, { selector: 'input' }), [
      aPicture('eins.png'),
      aPicture('zwei.png'),
      aPicture('drei.png'),
    ]);
    await user.click(await sheet.findByRole('button', { name: 'Datei 1 nach hinten' }));
    expect(sheet.getByRole('button', { name: 'Datei 2 nach hinten' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Datei 2 nach vorn' }));
    expect(sheet.getByRole('button', { name: 'Datei 1 nach vorn' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Datei 1 entfernen' }));
    expect(sheet.getByRole('button', { name: 'Datei 1 entfernen' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Datei 2 entfernen' }));
    expect(sheet.getByRole('button', { name: 'Datei 1 entfernen' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Datei 1 entfernen' }));
    expect(sheet.getByLabelText(/^Bilder/, { selector: 'input' })).toHaveFocus();
  });

  it('when a chosen make is taken out of a long list', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/lead-settings?eintrag=neu', as: 'employee' });
    const sheet = await dialog('Benachrichtigung anlegen');
    await sheet.findByRole('searchbox', { name: 'Marken durchsuchen' });
    await user.click(sheet.getByRole('checkbox', { name: 'Audi' }));
    await user.click(sheet.getByRole('checkbox', { name: 'BMW' }));
    const chosen = within(sheet.getByRole('list', { name: 'Gewählt: Marken' }));
    await user.click(chosen.getAllByRole('button')[0] ?? document.body);
    expect(chosen.getAllByRole('button')[0]).toHaveFocus();
    await user.click(chosen.getByRole('button', { name: 'Keine' }));
    expect(sheet.getByRole('searchbox', { name: 'Marken durchsuchen' })).toHaveFocus();
  });
});
