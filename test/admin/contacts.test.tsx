import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFile } from '../builders/files';
import { platform } from '../platformServer';
import { dialog, logInByHand, renderAdmin, rowNames } from './renderAdmin';

const AT = '/admin/settings/contacts';
const PEOPLE = ['Miriam Hartwig', 'Daniel Kowalski', 'Selin Yıldız', 'Rolf Baumgärtner'];
const contacts = () => platform.tenant(1).contacts;
const portrait = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'jana.svg', { type: 'image/svg+xml' });

async function openList(options: Partial<Parameters<typeof renderAdmin>[0]> = {}, shown = /Miriam Hartwig/) {
  const admin = renderAdmin({ at: AT, as: 'employee', ...options });
  await screen.findByRole('link', { name: shown });
  return admin;
}

describe('the list of contacts', () => {
  it('shows who they are, where, and how to reach them', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'Ansprechpartner' })).toBeVisible();
    expect(screen.getByText('Diese Personen zeigt der Shop auf der Fahrzeugseite.')).toBeVisible();
    expect(rowNames()).toHaveLength(4);
    for (const [at, name] of PEOPLE.entries()) expect(rowNames()[at]).toContain(name);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Standorte',
      'E-Mail',
      'Telefon',
      'Aktionen',
    ]);
    expect(await screen.findAllByRole('cell', { name: 'Autohaus Bergmann Karlsruhe' })).toHaveLength(2);
    expect(screen.getByText('4 / 4')).toBeVisible();
  });

  it('sorts by a header up, down and back to its own order, in the address', async () => {
    const { user, query } = await openList();
    const header = screen.getByRole('button', { name: 'Name' });
    await user.click(header);
    expect(rowNames()[0]).toContain('Daniel');
    expect(rowNames()[3]).toContain('Selin');
    expect(query()).toBe('?sortierung=name');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(header);
    expect(rowNames()[0]).toContain('Selin');
    expect(query()).toBe('?sortierung=-name');
    await user.click(header);
    expect(rowNames()[0]).toContain('Miriam');
    expect(query()).toBe('');
  });

  it('finds by words in any order, with umlauts spelled out, and says when there is nothing', async () => {
    const { user, query } = await openList();
    const search = screen.getByRole('searchbox', { name: 'Suchen in Name, Standort, E-Mail, Telefon' });
    await user.type(search, 'baumgaertner rolf');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Rolf Baumgärtner')]));
    expect(query()).toBe('?suche=baumgaertner+rolf');
    expect(screen.getByText('1 / 1')).toHaveTextContent('von 4');
    await user.clear(search);
    await user.type(search, 'golf');
    expect(await screen.findByText('Kein Treffer für „golf“ in 4 Einträgen.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Keine Einträge gefunden.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche und Filter zurücksetzen' }));
    await waitFor(() => expect(rowNames()).toHaveLength(4));
    expect(search).toHaveValue('');
  });

  it('shows its last page where the address names one behind it', async () => {
    await openList({ at: `${AT}?seite=9` });
    expect(rowNames()).toHaveLength(4);
    expect(screen.getByText('4 / 4')).toBeVisible();
  });

  it('says that it cannot be loaded, and tries again', async () => {
    platform.fail({ method: 'GET', path: /\/contacts/ }, 500);
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    expect(await screen.findByText('Die Liste konnte nicht geladen werden.')).toBeVisible();
    platform.reset();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /Miriam Hartwig/ })).toBeVisible();
  });

  it('offers to create the first entry where there is none', async () => {
    contacts().length = 0;
    renderAdmin({ at: AT, as: 'employee' });
    expect(await screen.findByRole('heading', { name: 'Keine Einträge gefunden.' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Ansprechpartner anlegen' })).toHaveLength(2);
  });

  it('is drawn as cards where it is narrow, with the same actions', async () => {
    const { user } = await openList({ width: 360 });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Ansprechpartner' }));
    expect(cards.getByRole('heading', { level: 2, name: /Miriam Hartwig/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sortieren' }));
    await user.click((await dialog('Sortieren')).getByRole('radio', { name: 'Name, aufsteigend' }));
    expect(cards.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Daniel Kowalski');
  });

  it('says that the entry of an address is gone, and shows the others', async () => {
    const { query } = await openList({ at: `${AT}?sortierung=name&eintrag=geloescht` });
    expect(
      await screen.findByText('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.'),
    ).toBeVisible();
    expect(query()).toBe('?sortierung=name');
    expect(rowNames()).toHaveLength(4);
  });

  it('is walked through by keys while the focus is in it', async () => {
    const { user } = await openList();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link(/Miriam/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link(/Daniel/)).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Name' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(link(/Miriam/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(link(/Rolf/)).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    act(() => link(/Daniel/).focus());
    await user.keyboard('{Delete}');
    const question = await dialog('Löschen?');
    expect(question.getByText(/Möchten Sie „Daniel Kowalski“ wirklich löschen\?/)).toBeVisible();
  });
});

describe('the form of a contact', () => {
  it('refuses what is missing or wrong, with every message at its field and in the summary', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const summary = within(await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bild: erforderlich',
      'Name: erforderlich',
      'E-Mail: erforderlich',
      'Telefon: erforderlich',
      'Standorte: erforderlich',
    ]);
    await user.type(sheet.getByRole('textbox', { name: 'E-Mail' }), 'jana@');
    await user.type(sheet.getByRole('textbox', { name: 'Telefon' }), '711 12');
    await user.tab();
    expect(sheet.getByText('ungültig')).toBeVisible();
    expect(sheet.getByText('ungültig +49... erforderlich')).toBeVisible();
  });

  it('refuses a picture that is too large or none, before anything is sent', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    const large = new File([new Uint8Array(1_048_577)], 'gross.png', { type: 'image/png' });
    await user.upload(sheet.getByLabelText(/^Bild/), large);
    expect(sheet.getByText('Datei zu groß maximal 1024 KB erlaubt')).toBeVisible();
    expect(sheet.getByText(/diese Datei: 1,1\sMB/)).toBeVisible();
    await user.upload(sheet.getByLabelText(/^Bild/), aFile('recht.png', 1_048_576));
    expect(sheet.queryByText('Datei zu groß maximal 1024 KB erlaubt')).not.toBeInTheDocument();
    expect(sheet.getByText(/recht\.png/)).toBeVisible();
  });

  it('creates a contact, with the phone number made international', async () => {
    const { user, path, query } = await openList();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    expect(query()).toBe('?eintrag=neu');
    await user.upload(sheet.getByLabelText(/^Bild/), portrait);
    expect(sheet.getByText('So wird das Bild im Shop gezeigt.')).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Jana Weber');
    await user.type(sheet.getByRole('textbox', { name: 'E-Mail' }), 'jana@autohaus.de');
    await user.type(sheet.getByRole('textbox', { name: 'Telefon' }), '0721 123456');
    await user.click(sheet.getByRole('checkbox', { name: 'Autohaus Bergmann Landau' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const link = await screen.findByRole('link', { name: /Jana Weber/ });
    await waitFor(() => expect(link).toHaveFocus());
    expect(path() + query()).toBe(AT);
    expect(contacts().at(-1)).toMatchObject({
      name: 'Jana Weber',
      email: 'jana@autohaus.de',
      phone: '+49721123456',
      vehicleDealerLocationIds: [platform.tenant(1).locations[1]?.id],
    });
    expect(contacts().at(-1)?.imageUrl).toContain('jana.svg');
  });

  it('that search hides is said with the way to it', async () => {
    const { user, query } = await openList({ at: `${AT}?suche=daniel` }, /Daniel/);
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Jana Weber');
    await user.clear(sheet.getByRole('textbox', { name: 'E-Mail' }));
    await user.type(sheet.getByRole('textbox', { name: 'E-Mail' }), 'jana@autohaus.de');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const way = await screen.findByRole('link', { name: 'Anzeigen' });
    expect(way.closest('[role=status]')).toHaveTextContent('Erfolgreich gespeichert · Anzeigen');
    await user.click(way);
    expect((await dialog('Ansprechpartner bearbeiten')).getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Jana Weber',
    );
    expect(query()).toContain('suche=daniel');
    expect(screen.queryByRole('link', { name: 'Anzeigen' })).not.toBeInTheDocument();
  });

  it('keeps every entry when the platform refuses, and sends again', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: /Miriam Hartwig/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Miriam Kern');
    platform.fail({ method: 'PUT', path: /\/contacts\// }, 500, 1);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    expect(name).toHaveValue('Miriam Kern');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(contacts()[0]?.name).toBe('Miriam Kern'));
    // The saved picture is unchanged.
    expect(contacts()[0]?.imageUrl).toContain('/portraits/');
  });

  it('takes over what only a colleague changed, and asks about what both changed', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: /Miriam Hartwig/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Miriam Kern');
    Object.assign(contacts()[0] ?? {}, { name: 'Miriam Lang', email: 'neu@autohaus.de' });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByText('Name: Inzwischen geändert zu „Miriam Lang“.')).toBeVisible();
    expect(contacts()[0]?.name).toBe('Miriam Lang');
    // Also at the field, to which the notice at the top links.
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/Inzwischen geändert zu „Miriam Lang“\./);
    await user.click(sheet.getByRole('button', { name: 'Name: Inzwischen geändert zu „Miriam Lang“.' }));
    expect(name).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Meinen Wert behalten' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(contacts()[0]).toMatchObject({ name: 'Miriam Kern', email: 'neu@autohaus.de' }));
  });

  it('says that the entry is gone, and creates it anew where that is wanted', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: /Miriam Hartwig/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' II');
    contacts().shift();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByText('Dieser Eintrag wurde inzwischen gelöscht.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Als neuen Eintrag anlegen' }));
    await waitFor(() => expect(contacts().at(-1)?.name).toBe('Miriam Hartwig II'));
  });

  it('asks before typed work is lost: close button, Back, another page; Back closes a clean sheet', async () => {
    const { user, environment, query } = await openList();
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    let sheet = await dialog('Ansprechpartner bearbeiten');
    act(() => environment.history.go(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    sheet = await dialog('Ansprechpartner bearbeiten');
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), '!');
    const opened = query();
    const cancel = sheet.getByRole('button', { name: 'Abbrechen' });
    for (const leave of [() => cancel.click(), () => environment.history.go(-1), () => environment.history.push('/')]) {
      await act(async () => {
        leave();
        await Promise.resolve();
      });
      const question = await dialog('Änderungen verwerfen?');
      expect(
        question.getByText('Ihre Eingaben in „Ansprechpartner bearbeiten“ sind noch nicht gespeichert.'),
      ).toBeVisible();
      expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus();
      await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }));
      expect(query()).toBe(opened);
      expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Daniel Kowalski!');
    }
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(query()).toBe(''));
    expect(screen.getByRole('link', { name: 'Daniel Kowalski' })).toBeVisible();
  });

  it('forgets what was typed and then given up', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const again = await dialog('Ansprechpartner bearbeiten');
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Daniel Kowalski');
  });

  it('asks nothing once the value is the saved one again', async () => {
    const { user, query } = await openList();
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), '!{Backspace}');
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(query()).toBe(''));
  });

  it.each([
    ['the name', 'Eva Kowalski', '+4972100000'],
    ['another field', undefined, '+4972100000'],
  ])('leaves a colleague’s change of %s alone over a login that runs out', async (_, theirName, theirPhone) => {
    const { user, services } = await openList();
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), '!');
    const entry = contacts().find(({ name }) => name.startsWith('Daniel'));
    if (entry === undefined) throw new Error('no contact');
    const now = () => contacts().find(({ id }) => id === entry.id);
    platform.fail({ method: 'PUT', path: /\/contacts\// }, 401, 1);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    Object.assign(entry, { phone: theirPhone }, theirName && { name: theirName });
    await logInByHand(user, 'employee');
    const again = await dialog('Ansprechpartner bearbeiten');
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Daniel Kowalski!');
    await user.click(again.getByRole('button', { name: 'Speichern' }));
    if (theirName === undefined) await waitFor(() => expect(now()?.name).toBe('Daniel Kowalski!'));
    else expect(await again.findByText(/^Inzwischen geändert zu „Eva Kowalski“\./)).toBeVisible();
    expect(now()?.phone).toBe(theirPhone);
  });

  it('keeps what is typed over a login that runs out', async () => {
    const { user, services, environment } = await openList();
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), '!');
    const { pathname, search } = environment.history.current.location;
    const opened = { pathname, search };
    platform.fail({ method: 'PUT', path: /\/contacts\// }, 401);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByText(/^Ihre Anmeldung ist abgelaufen\..* Ihre Eingaben bleiben erhalten\.$/),
    ).toBeVisible();
    await logInByHand(user, 'employee');
    const again = await dialog('Ansprechpartner bearbeiten');
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Daniel Kowalski!');
    expect(environment.history.current.location).toMatchObject(opened);
    platform.reset();
    await user.click(again.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(contacts()[1]?.name).toBe('Daniel Kowalski!'));
  });
});

describe('deleting a contact', () => {
  it('asks, deletes, and leads the focus to the next row', async () => {
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Aktionen für „Daniel Kowalski“' }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Ansprechpartner löschen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Daniel/ })).not.toBeInTheDocument());
    expect(contacts().map(({ name }) => name)).not.toContain('Daniel Kowalski');
    await waitFor(() => expect(screen.getByRole('link', { name: /Selin/ })).toHaveFocus());
  });

  it('leads the focus to the row before where it was the last one', async () => {
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Aktionen für „Rolf Baumgärtner“' }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click((await dialog('Löschen?')).getByRole('button', { name: 'Ansprechpartner löschen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Rolf/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: /Selin/ })).toHaveFocus());
  });

  it('says that it failed, and keeps the row', async () => {
    platform.fail({ method: 'DELETE', path: /\/contacts\// }, 500);
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Aktionen für „Daniel Kowalski“' }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    await user.click(question.getByRole('button', { name: 'Ansprechpartner löschen' }));
    expect(await question.findByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    expect(contacts()).toHaveLength(4);
  });
});
