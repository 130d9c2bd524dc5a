import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aFile } from '../builders/files';
import { initialsPicture } from '../../src/admin/resources/initialsPicture';
import { platform } from '../platformServer';
import { dialog, enter, fill, logInByHand, renderAdmin, rowNames, said } from './renderAdmin';
import { holdClock } from '../now';

const AT = '/admin/settings/contacts';
const PEOPLE = ['Miriam Hartwig', 'Daniel Kowalski', 'Selin Yıldız', 'Rolf Baumgärtner'];
const contacts = () => platform.tenant(1).contacts;

async function openList(options: Partial<Parameters<typeof renderAdmin>[0]> = {}, shown = /Miriam Hartwig/) {
  const admin = renderAdmin({ at: AT, as: 'employee', ...options });
  await screen.findByRole('link', { name: shown });
  return admin;
}

describe('the list of contacts', () => {
  it('shows who they are, where, and how to reach them, in the order of a header or its own', async () => {
    const { user, query } = await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'Ansprechpartner' })).toBeVisible();
    expect(screen.getByText('Diese Personen zeigt der Shop auf der Fahrzeugseite.')).toBeVisible();
    expect(rowNames()).toEqual(PEOPLE.map((name) => expect.stringContaining(name) as string));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Standorte',
      'E-Mail',
      'Telefon',
      'Aktionen',
    ]);
    expect(await screen.findAllByRole('cell', { name: 'Autohaus Bergmann Karlsruhe' })).toHaveLength(2);
    expect(screen.getByText('4 / 4')).toBeVisible();
    const header = screen.getByRole('button', { name: 'Name' });
    for (const [first, address, direction] of [
      ['Daniel', '?sortierung=name', 'ascending'],
      ['Selin', '?sortierung=-name', 'descending'],
      ['Miriam', '', null],
    ] as const) {
      await user.click(header);
      expect(rowNames()[0]).toContain(first);
      expect(query()).toBe(address);
      expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(direction);
    }
  });

  it('finds by words in any order, with umlauts spelled out, and says when there is nothing', async () => {
    const { user, query } = await openList();
    const search = screen.getByRole('searchbox', { name: 'Suchen in Name, Standort, E-Mail, Telefon' });
    enter(search, 'baumgaertner rolf');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Rolf Baumgärtner')]));
    expect(query()).toBe('?suche=baumgaertner+rolf');
    expect(screen.getByText('1 / 1').parentElement).toHaveTextContent('von 4');
    enter(search, 'golf');
    expect(await screen.findByText('Kein Treffer für „golf“ in 4 Einträgen.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Keine Einträge gefunden.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche und Filter zurücksetzen' }));
    await waitFor(() => expect(rowNames()).toHaveLength(4));
    expect(search).toHaveValue('');
  });

  it('says that it cannot be loaded, tries again, and keeps the focus in the page', async () => {
    const undo = platform.fail({ method: 'GET', path: /\/contacts/ }, 500);
    const { user } = renderAdmin({ at: AT, as: 'employee' });
    expect(await screen.findByText('Die Liste konnte nicht geladen werden.')).toBeVisible();
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /Miriam Hartwig/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ansprechpartner' })).toHaveFocus();
  });

  it('offers to create the first entry where there is none', async () => {
    contacts().length = 0;
    renderAdmin({ at: AT, as: 'employee' });
    expect(await screen.findByRole('heading', { name: 'Keine Einträge gefunden.' })).toBeVisible();
    // Said once.
    expect(screen.getByText('Diese Personen zeigt der Shop auf der Fahrzeugseite.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ansprechpartner anlegen' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('shows its last page for one behind it, says that an entry of its address is gone, and is walked by keys', async () => {
    const { user, query } = await openList({ at: `${AT}?seite=9&eintrag=geloescht` });
    expect(
      await screen.findByText('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.'),
    ).toBeVisible();
    expect(query()).not.toContain('eintrag');
    expect(rowNames()).toHaveLength(4);
    expect(screen.getByText('4 / 4')).toBeVisible();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link(/Miriam/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link(/Daniel/)).toHaveFocus();
    await user.keyboard('kj');
    expect(link(/Daniel/)).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Name' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(link(/Miriam/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(link(/Rolf/)).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    act(() => link(/Daniel/).focus());
    await user.keyboard('?');
    const keys = (await dialog('Tastatur')).getAllByRole('term').map(({ textContent }) => textContent);
    expect(keys).toEqual(expect.arrayContaining(['↑ ↓, K J, Pos1 Ende', '/', 'Entf']));
    await user.keyboard('{Escape}');
    await user.keyboard('{Delete}');
    const question = await dialog('Löschen?');
    expect(question.getByText(/Möchten Sie „Daniel Kowalski“ wirklich löschen\?/)).toBeVisible();
  });
});

describe('the form of a contact', () => {
  it('refuses a picture that is too large, names all that is missing, and creates a contact', async () => {
    const { user, path, query } = await openList();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    expect(query()).toBe('?eintrag=neu');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const summary = within(await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bild: bitte angeben',
      'Name: bitte angeben',
      'E-Mail: bitte angeben',
      'Telefon: bitte angeben',
      'Standorte: bitte angeben',
    ]);
    await user.upload(sheet.getByLabelText(/^Bild/), aFile('gross.svg', 1_048_577));
    expect(await sheet.findByText('Datei zu groß maximal 1024 KB erlaubt')).toBeVisible();
    expect(sheet.getByText(/Diese Datei: 1,1\sMB/)).toBeVisible();
    await user.upload(sheet.getByLabelText(/^Bild/), aFile('jana.svg', 1_048_576));
    expect(sheet.queryByText('Datei zu groß maximal 1024 KB erlaubt')).not.toBeInTheDocument();
    expect(sheet.getByText(/jana\.svg/)).toBeVisible();
    expect(sheet.getByText('So wird das Bild im Shop gezeigt.')).toBeVisible();
    fill(sheet, { Name: 'Jana Weber', 'E-Mail': 'jana@autohaus.de', Telefon: '0721 123456' });
    await user.click(sheet.getByRole('checkbox', { name: 'Autohaus Bergmann Landau' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
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

  it('has the initials for a picture where nobody wants a photograph', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    await user.click(sheet.getByRole('button', { name: 'Ohne Bild: Initialen zeigen' }));
    expect(sheet.getByText(/^initialen\.svg/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Ohne Bild: Initialen zeigen' })).not.toBeInTheDocument();
    fill(sheet, { Name: 'Jana von Weber', 'E-Mail': 'jana@autohaus.de', Telefon: '0721 123456' });
    await user.click(sheet.getByRole('checkbox', { name: 'Autohaus Bergmann Landau' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    expect(contacts().at(-1)?.imageUrl).toContain('initialen.svg');
    expect(await initialsPicture('Jana von Weber').text()).toContain('>JW</text>');
    expect(await initialsPicture(' <b> ').text()).toContain('>B</text>');
  });

  it('takes a picture first without calling the name missing, which nobody has left', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    // The browser's dialog leaves the focus where it is.
    fireEvent.change(sheet.getByLabelText(/^Bild/), { target: { files: [aFile('jana.svg', 2000)] } });
    expect(await sheet.findByText(/jana\.svg/)).toBeVisible();
    const name = sheet.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    expect(name).not.toHaveAccessibleDescription(/erforderlich/);
    expect(name).not.toBeInvalid();
  });

  it('that search hides is said with the way to it', async () => {
    const { user, query } = await openList({ at: `${AT}?suche=daniel` }, /Daniel/);
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    fill(sheet, { Name: 'Jana Weber', 'E-Mail': 'jana@autohaus.de' });
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

  it('takes over what only a colleague changed, asks about what both changed, and creates a deleted one anew', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: /Miriam Hartwig/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    const save = () => user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    enter(name, 'Miriam Kern');
    Object.assign(contacts()[0] ?? {}, { name: 'Miriam Lang', email: 'neu@autohaus.de' });
    await save();
    expect(await sheet.findByText('Name: Inzwischen geändert zu „Miriam Lang“.')).toBeVisible();
    expect(contacts()[0]?.name).toBe('Miriam Lang');
    // Also at the field, to which the notice at the top links.
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/Inzwischen geändert zu „Miriam Lang“\./);
    await user.click(sheet.getByRole('button', { name: 'Name: Inzwischen geändert zu „Miriam Lang“.' }));
    expect(name).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Neuen Wert übernehmen' }));
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Miriam Lang');
    enter(name, 'Miriam Kern');
    Object.assign(contacts()[0] ?? {}, { name: 'Miriam Groß' });
    await save();
    await user.click(await sheet.findByRole('button', { name: 'Meinen Wert behalten' }));
    platform.fail({ method: 'PUT', path: /\/contacts\// }, 500, 1);
    await save();
    expect(await sheet.findByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    expect(name).toHaveValue('Miriam Kern');
    const [gone] = contacts().splice(0, 1);
    await save();
    expect(await sheet.findByText('Dieser Eintrag wurde inzwischen gelöscht.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Als neuen Eintrag anlegen' }));
    await waitFor(() => expect(contacts().at(-1)).toMatchObject({ name: 'Miriam Kern', email: 'neu@autohaus.de' }));
    // The saved picture is unchanged.
    expect(contacts().at(-1)?.imageUrl).toBe(gone?.imageUrl);
  });

  it('keeps what is typed over a login that runs out, and a colleague’s change of the same field', async () => {
    const { user, services, environment } = await openList();
    await user.click(screen.getByRole('link', { name: /Daniel/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    enter(sheet.getByRole('textbox', { name: 'Name' }), 'Daniel Kowalski!');
    const { pathname, search } = environment.history.current.location;
    const entry = contacts().find(({ name }) => name.startsWith('Daniel'));
    if (entry === undefined) throw new Error('no contact');
    const now = () => contacts().find(({ id }) => id === entry.id);
    holdClock();
    platform.fail({ method: 'PUT', path: /\/contacts\// }, 401, 1);
    fireEvent.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByText(/^Ihre Anmeldung ist abgelaufen\..* Ihre Eingaben bleiben erhalten\.$/),
    ).toBeVisible();
    // The lists that were read are forgotten meanwhile.
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    vi.useRealTimers();
    Object.assign(entry, { phone: '+4972100000', name: 'Eva Kowalski' });
    await logInByHand(user, 'employee');
    const again = await dialog('Ansprechpartner bearbeiten');
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Daniel Kowalski!');
    expect(environment.history.current.location).toMatchObject({ pathname, search });
    await user.click(again.getByRole('button', { name: 'Speichern' }));
    expect(await again.findByText(/^Inzwischen geändert zu „Eva Kowalski“\./)).toBeVisible();
    expect(now()?.phone).toBe('+4972100000');
  });
});

it('a deleted contact leaves the focus to the next row, the last one to the row before', async () => {
  const { user } = await openList();
  const remove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Aktionen für „${name}“` }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Ansprechpartner löschen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
    expect(contacts().map((each) => each.name)).not.toContain(name);
    await waitFor(() => expect(screen.getByRole('link', { name: /Selin/ })).toHaveFocus());
  };
  await remove('Daniel Kowalski');
  await remove('Rolf Baumgärtner');
});
