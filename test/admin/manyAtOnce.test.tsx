import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { API_URL, platform, server } from '../platformServer';
import { dialog, enter, renderAdmin, rowNames, said } from './renderAdmin';
import { holdClock } from '../now';

const AT = '/admin/settings/cross-selling';
const products = () => platform.tenant(1).products;
const writes = () => platform.record.filter(({ method }) => method !== 'GET').length;

async function openList() {
  const admin = renderAdmin({ at: AT, as: 'employee' });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

async function changeOf(names: readonly string[], { user }: Awaited<ReturnType<typeof openList>>) {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `„${name}“ auswählen` }));
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  return dialog(/ändern$/);
}

/** Changeable products of the first page with a price. */
const changeable = () =>
  rowNames().flatMap((name) => products().filter((each) => each.name === name && each.price > 0 && !each.isImmutable));

// rules/admin: many at once.
describe('several products', () => {
  it('get another price after a preview, and one of them its own back', async () => {
    const admin = await openList();
    const [one, other] = changeable();
    if (!one || !other) throw new Error('no products');
    const before = [one.price, other.price];
    const sheet = await changeOf([one.name, other.name], admin);
    await admin.user.type(sheet.getByRole('textbox', { name: /^Prozent/ }), '5');
    await admin.user.click(sheet.getByRole('button', { name: 'Vorschau' }));
    const preview = await dialog('2 Produkte ändern');
    expect(preview.getByText('2 werden geändert')).toBeVisible();
    expect(writes()).toBe(0);
    await admin.user.click(preview.getByRole('button', { name: '2 Einträge ändern' }));
    expect(await preview.findByText('2 geändert')).toBeVisible();
    const price = (id: string) => products().find((each) => each.id === id)?.price ?? 0;
    expect([one, other].map(({ id }) => price(id))).toEqual(before.map((each) => Math.round(each * 105) / 100));
    await admin.user.click(preview.getByRole('button', { name: `„${one.name}“ zurücknehmen` }));
    expect(await preview.findByText('1 geändert, 1 zurückgenommen')).toBeVisible();
    expect(price(one.id)).toBe(before[0]);
    expect(price(other.id)).toBe(Math.round((before[1] ?? 0) * 105) / 100);
    await admin.user.click(preview.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // What is done is selected no more: the next change would hit it again.
    expect(screen.queryByRole('group', { name: 'Auswahl' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: other.name })).toHaveFocus();
  });

  it('that a colleague changed meanwhile stay theirs, with the reason', async () => {
    const admin = await openList();
    const [one] = changeable();
    if (!one) throw new Error('no product');
    const sheet = await changeOf([one.name], admin);
    // As a password manager does, without an event.
    sheet.getByRole<HTMLInputElement>('textbox', { name: /^Prozent/ }).value = '-5';
    await admin.user.click(sheet.getByRole('button', { name: 'Vorschau' }));
    const preview = await dialog('1 Produkt ändern');
    const theirs = products().find(({ id }) => id === one.id);
    if (theirs) theirs.price = 1;
    await admin.user.click(preview.getByRole('button', { name: '1 Eintrag ändern' }));
    expect(await preview.findByText('nicht geändert: Inzwischen von anderer Stelle geändert.')).toBeVisible();
    expect(theirs?.price).toBe(1);
  });
});

it('the price of a product is changed in its row, and put back', async () => {
  const { user } = await openList();
  const [one] = changeable();
  if (!one) throw new Error('no product');
  const before = one.price;
  const edit = async () => user.click(await screen.findByRole('button', { name: `Preis von „${one.name}“ ändern` }));
  await edit();
  const field = screen.getByRole('textbox', { name: `Preis von „${one.name}“` });
  expect(field).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}viel{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/ungültig/));
  await user.keyboard('{Escape}');
  await edit();
  await user.keyboard('{Control>}a{/Control}9,90{Enter}');
  const price = () => products().find(({ id }) => id === one.id)?.price;
  await waitFor(() => expect(price()).toBe(9.9));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(price()).toBe(before));
  // A colleague's price is seen before it is replaced.
  await edit();
  Object.assign(products().find(({ id }) => id === one.id) ?? {}, { price: 222 });
  await user.keyboard('{Control>}a{/Control}9,90{Enter}');
  const again = screen.getByRole('textbox', { name: `Preis von „${one.name}“` });
  await waitFor(() =>
    expect(again).toHaveAccessibleDescription('Inzwischen geändert zu „222“. Noch einmal speichern setzt Ihren Preis.'),
  );
  expect(price()).toBe(222);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(price()).toBe(9.9));
  await edit();
  products().splice(
    products().findIndex(({ id }) => id === one.id),
    1,
  );
  await user.keyboard('{Control>}a{/Control}9,90{Enter}');
  await said(`„${one.name}“: Inzwischen gelöscht.`);
});

// rules/admin: a change.
it('a price that was typed in the row is compared with the one that was on the screen, whatever was read since', async () => {
  const { user } = await openList();
  const [one, other] = changeable();
  if (!one || !other) throw new Error('no products');
  const stored = (id: string) => products().find((each) => each.id === id);
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Preis von „${name}“ ändern` }));
    return screen.getByRole('textbox', { name: `Preis von „${name}“` });
  };
  const field = await open(one.name);
  enter(field, '777');
  Object.assign(stored(one.id) ?? {}, { price: 333, description: 'Vom Kollegen' });
  // Saving another row reads the list again.
  enter(await open(other.name), '5,55');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored(other.id)?.price).toBe(5.55));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: `Preis von „${other.name}“` })).toBeNull());
  await user.click(field);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Inzwischen geändert zu „333“. Noch einmal speichern setzt Ihren Preis.'),
  );
  expect(stored(one.id)?.price).toBe(333);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored(one.id)).toMatchObject({ price: 777, description: 'Vom Kollegen' }));
  // One that was opened and left as it was writes nothing over what a colleague has done.
  await open(one.name);
  Object.assign(stored(one.id) ?? {}, { price: 888 });
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: `Preis von „${one.name}“ ändern` });
  expect(stored(one.id)?.price).toBe(888);
});

// rules/admin: outcome of a write.
describe('one of several products whose write has no clear answer', () => {
  const prices = (ids: readonly string[]) => ids.map((id) => products().find((each) => each.id === id)?.price);

  async function changeTwo() {
    const admin = await openList();
    const [one, other] = changeable();
    if (!one || !other) throw new Error('no products');
    const sheet = await changeOf([one.name, other.name], admin);
    await admin.user.type(sheet.getByRole('textbox', { name: /^Prozent/ }), '5');
    await admin.user.click(sheet.getByRole('button', { name: 'Vorschau' }));
    const preview = await dialog('2 Produkte ändern');
    const ids = [one.id, other.id];
    return { ...admin, preview, one, ids, before: prices(ids) };
  }

  it('is said to be unsure, and found to have arrived by reading again', async () => {
    const { user, preview, one, ids, before } = await changeTwo();
    server.use(
      http.put(
        `${API_URL}/v2/vehicleDealer/:adminId/crosssellingproducts/:id`,
        async ({ request }) => {
          Object.assign(one, { price: z.parse(z.object({ price: z.number() }), await request.json()).price });
          return new HttpResponse(null, { status: 500 });
        },
        { once: true },
      ),
    );
    await user.click(preview.getByRole('button', { name: '2 Einträge ändern' }));
    expect(await preview.findByText('1 geändert, 1 nicht sicher')).toBeVisible();
    expect(preview.getByText(/^nicht sicher: .*Ob die Änderung angekommen ist, ist nicht sicher\./)).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Stand neu laden' }));
    expect(await preview.findByText('2 geändert')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Alle zurücknehmen' }));
    expect(await preview.findByText('0 geändert, 2 zurückgenommen')).toBeVisible();
    expect(prices(ids)).toEqual(before);
  });

  it('is found to be missing, and sent again', async () => {
    const { user, preview, ids, before } = await changeTwo();
    platform.fail({ method: 'PUT', path: /crosssellingproducts/ }, 500, 1);
    await user.click(preview.getByRole('button', { name: '2 Einträge ändern' }));
    await user.click(await preview.findByRole('button', { name: 'Stand neu laden' }));
    expect(await preview.findByText('1 geändert, 1 nicht geändert')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await preview.findByText('2 geändert')).toBeVisible();
    expect(prices(ids)).toEqual(before.map((price) => Math.round((price ?? 0) * 105) / 100));
  });
});

// rules/admin: import.
describe('an exported file that was edited', () => {
  async function read(text: string, name = 'produkte.csv') {
    const admin = await openList();
    await admin.user.upload(screen.getByLabelText('CSV-Datei'), new File([text], name, { type: 'text/csv' }));
    return admin;
  }

  it('refuses a line whose columns contradict each other, and says its age whatever its name', async () => {
    const [one] = products().filter(({ isImmutable, isFromAccessoriesNav: nav }) => !isImmutable && !nav);
    const lines = ['Produkt-ID;Preis;Preis (EUR);Stand', `${one?.id};55,00 €;66;03.04.2026`];
    await read(lines.join('\r\n'), 'preise neu.csv');
    const preview = await dialog('CSV einlesen');
    expect(preview.getByText(/Preis \(EUR\): Eine andere Spalte der Zeile nennt einen anderen Wert\./)).toBeVisible();
    expect(preview.getByText(/^Die Datei ist vom 03\.04\.2026\./)).toBeVisible();
  });

  it('changes what differs, and refuses each other line with its reason', async () => {
    const [one, other] = products().filter(({ isImmutable, isFromAccessoriesNav: nav }) => !isImmutable && !nav);
    const locked = products().find(({ isImmutable }) => isImmutable);
    if (!one || !other || !locked) throw new Error('no products');
    const lines = [
      'Produkt-ID;Name;Preis (EUR);Zahlungsweise',
      `${one.id};"Matte ""rot""; groß";49,90;Einmalig`,
      `${other.id};${other.name};viel;Einmalig`,
      `${locked.id};Anders;1;Einmalig`,
      'gibt-es-nicht;X;1;Einmalig',
      `${one.id};Noch einmal;1;Einmalig`,
      'zu;kurz',
    ];
    const { user } = await read(`\uFEFF${lines.join('\r\n')}\r\n`);
    const preview = await dialog('CSV einlesen');
    expect(preview.getByText('1 wird geändert, 5 nicht möglich')).toBeVisible();
    for (const reason of [
      /„viel“ ist kein Preis/,
      /vom System verwaltet/,
      /gibt es nicht \(mehr\)/,
      /steht schon/,
      /weniger Spalten/,
    ])
      expect(preview.getByText(reason)).toBeVisible();
    expect(writes()).toBe(0);
    await user.click(preview.getByRole('button', { name: '1 Eintrag ändern' }));
    expect(await preview.findByText('1 geändert')).toBeVisible();
    expect(products().find(({ id }) => id === one.id)).toMatchObject({ name: 'Matte "rot"; groß', price: 49.9 });
    expect(products().find(({ id }) => id === other.id)).toMatchObject({ name: other.name, price: other.price });
  });

  it('lists the first 200 lines that it refuses, and counts all', async () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `fehlt-${at};X`);
    await read(['Produkt-ID;Name', ...lines].join('\r'));
    const preview = await dialog('CSV einlesen');
    expect(preview.getByText('0 werden geändert, 50.000 nicht möglich')).toBeVisible();
    expect(preview.getAllByText(/gibt es nicht \(mehr\)/)).toHaveLength(200);
    expect(preview.getByText('und 49.800 weitere')).toBeVisible();
  });

  it('without an entry is refused', async () => {
    await read('Produkt-ID;Name\r\n;\r\n');
    expect(await screen.findByText(/Unter der ersten Zeile steht kein Eintrag\.$/)).toBeVisible();
  });

  it('shows prices as the shop writes them, before and after, and says how old the file is', async () => {
    const [one] = products().filter(
      ({ isImmutable, isFromAccessoriesNav: nav, price }) => !isImmutable && !nav && price,
    );
    if (!one) throw new Error('no product');
    one.price = 1349.5;
    await read(`Produkt-ID;Preis (EUR)\r\n${one.id};12,5\r\n`, 'crossselling-produkte-2026-04-12 (1).csv');
    const preview = await dialog('CSV einlesen');
    expect(preview.getByText(/^Die Datei ist vom 12\.04\.2026\./)).toBeVisible();
    expect(preview.getByText('1.349,50 €', { selector: 'del' })).toBeVisible();
    expect(preview.getByText('12,50 €', { selector: 'ins' })).toBeVisible();
  });

  it.each([
    ['with a column twice', 'Produkt-ID;Name;Name\r\n', /Die Spalte „Name“ steht zweimal da\./],
    ['of Excel itself', 'PK\u0003\u0004…', /keine CSV-Datei\. Speichern Sie die Tabelle als „CSV UTF-8“\./],
  ])('%s is refused as a whole', async (_, text, message) => {
    await read(text);
    expect(await screen.findByText(message)).toBeVisible();
    expect(writes()).toBe(0);
  });

  it('of something else is refused as a whole, and nothing is sent', async () => {
    await read('Vorname;Nachname\r\nJana;Weber\r\n');
    expect(await screen.findByText(/^Die CSV-Datei wurde nicht eingelesen\./)).toBeVisible();
    expect(writes()).toBe(0);
  });
});

// rules/admin: undo.
describe('the last change', () => {
  it('of a product is put back, on top of what a colleague changed', async () => {
    const { user } = await openList();
    const [one] = changeable();
    if (!one) throw new Error('no product');
    const { name, id, price } = one;
    await user.click(screen.getByRole('link', { name }));
    const sheet = await dialog('Produkt bearbeiten');
    fireEvent.change(sheet.getByRole('textbox', { name: /^Preis/ }), { target: { value: '7,77' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeVisible();
    const current = () => products().find((each) => each.id === id);
    expect(current()?.price).toBe(7.77);
    const theirs = current();
    if (theirs) theirs.description = 'Vom Kollegen';
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Rückgängig gemacht')).toBeVisible();
    expect(current()).toMatchObject({ price, description: 'Vom Kollegen' });
  });

  it('that deleted a product creates it again', async () => {
    const { user } = await openList();
    const [one] = changeable();
    if (!one) throw new Error('no product');
    await user.click(screen.getByRole('button', { name: `Aktionen für „${one.name}“` }));
    await user.click(await screen.findByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByText('Zehn Sekunden lang können Sie das rückgängig machen.')).toBeVisible();
    // What a colleague has changed meanwhile comes back, too.
    one.price = 3.3;
    await user.click(question.getByRole('button', { name: 'Produkt löschen' }));
    expect(await question.findByText(/^Inzwischen geändert: Preis .* → 3,30\s€\. Trotzdem löschen\?$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Produkt löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(products().filter(({ name }) => name === one.name)).toHaveLength(1));
    const { id: _id, ...rest } = one;
    expect(products().find(({ name }) => name === one.name)).toMatchObject(rest);
  });

  it('of the settings is put back; the offer goes after ten seconds', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inhalt', as: 'admin' });
    const tick = await screen.findByRole('checkbox', { name: 'Streichpreise anzeigen' });
    const settings = () => platform.tenant(1).settings;
    const before = settings().isPreviousPriceVisible;
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Rückgängig gemacht')).toBeVisible();
    expect(settings().isPreviousPriceVisible).toBe(before);
    await user.click(tick);
    holdClock();
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    // One line: the message, then what can be taken back.
    const line = (await screen.findByText('Erfolgreich gespeichert')).closest<HTMLElement>('[role=status]');
    expect(within(line ?? document.body).getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3300));
    expect(screen.queryByText('Erfolgreich gespeichert')).not.toBeInTheDocument();
    expect(line).toHaveTextContent('„Einstellungen“ geändert');
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.queryByText('„Einstellungen“ geändert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });
});
