import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { screen, waitFor } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { csvPlans } from '../../src/admin/engine/changes/csvPlans';
import type { Entry, Resource } from '../../src/admin/engine/resource';
import { leadSettings } from '../../src/admin/resources/leadSettings';
import { locations } from '../../src/admin/resources/locations';
import { productCsv } from '../../src/admin/resources/products/productCsv';
import { products as productPage } from '../../src/admin/resources/products/products';
import { platformFor } from '../builders/staff';
import { API_URL, platform, server } from '../platformServer';
import { dialog, enter, renderAdmin, rowNames, said, startTime } from './renderAdmin';

const AT = '/admin/settings/cross-selling';
const products = () => platform.tenant(1).products;
const writes = () => platform.record.filter(({ method }) => method !== 'GET').length;
const prices = (ids: readonly string[]) => ids.map((id) => products().find((each) => each.id === id)?.price);
const raised = (price = 0) => Math.round(price * 105) / 100;

async function openList() {
  const admin = renderAdmin({ at: AT, as: 'employee' });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

/** Changeable products of the first page with a price. */
const changeable = () =>
  rowNames().flatMap((name) => products().filter((each) => each.name === name && each.price > 0 && !each.isImmutable));

/** Selects products, and opens the preview of prices raised by 5 percent. */
async function raisePrices(count: number) {
  const { user } = await openList();
  const chosen = changeable().slice(0, count);
  for (const { name } of chosen) await user.click(screen.getByRole('checkbox', { name: `„${name}“ auswählen` }));
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  const sheet = await dialog(/ändern$/);
  enter(sheet.getByRole('textbox', { name: /^Prozent/ }), '5');
  await user.click(sheet.getByRole('button', { name: 'Vorschau' }));
  const preview = await dialog(`${count} Produkte ändern`);
  const press = (name: string) => user.click(preview.getByRole('button', { name }));
  const ids = chosen.map(({ id }) => id);
  return { preview, press, chosen, ids, before: prices(ids) };
}

// rules/admin: many at once.
describe('several products', () => {
  it('get another price after a preview, except what a colleague changed meanwhile; one gets its own back', async () => {
    const { preview, press, chosen, ids, before } = await raisePrices(3);
    expect(preview.getByText('3 werden geändert')).toBeVisible();
    expect(writes()).toBe(0);
    const theirs = products().find(({ id }) => id === ids[2]);
    if (theirs) theirs.price = 1;
    await press('3 Einträge ändern');
    expect(await preview.findByText('2 geändert, 1 nicht geändert')).toBeVisible();
    expect(preview.getByText('nicht geändert: Inzwischen von anderer Stelle geändert.')).toBeVisible();
    expect(prices(ids)).toEqual([raised(before[0]), raised(before[1]), 1]);
    await press(`„${chosen[0]?.name}“ zurücknehmen`);
    expect(await preview.findByText('1 geändert, 1 nicht geändert, 1 zurückgenommen')).toBeVisible();
    expect(prices(ids)).toEqual([before[0], raised(before[1]), 1]);
  });

  // rules/admin: outcome of a write.
  it('whose writes have no clear answer are found by reading again, sent again, and all taken back', async () => {
    const { preview, press, chosen, ids, before } = await raisePrices(2);
    const [arriving] = chosen;
    server.use(
      http.put(
        `${API_URL}/v2/vehicleDealer/:adminId/crosssellingproducts/:id`,
        async ({ request }) => {
          const { price } = z.parse(z.object({ price: z.number() }), await request.json());
          Object.assign(arriving ?? {}, { price });
          return new HttpResponse(null, { status: 500 });
        },
        { once: true },
      ),
    );
    platform.fail({ method: 'PUT', path: /crosssellingproducts/ }, 500, 1);
    await press('2 Einträge ändern');
    expect(await preview.findByText('0 geändert, 2 nicht sicher')).toBeVisible();
    expect(preview.getAllByText('nicht sicher: Ob die Änderung angekommen ist, ist nicht sicher.')).toHaveLength(2);
    await press('Stand neu laden');
    expect(await preview.findByText('1 geändert, 1 nicht geändert')).toBeVisible();
    await press('Erneut versuchen');
    expect(await preview.findByText('2 geändert')).toBeVisible();
    expect(prices(ids)).toEqual(before.map(raised));
    await press('Alle zurücknehmen');
    expect(await preview.findByText('0 geändert, 2 zurückgenommen')).toBeVisible();
    expect(prices(ids)).toEqual(before);
  });
});

// rules/admin: import.
describe('an exported file that was edited', () => {
  const editable = () => products().filter((each) => !each.isImmutable && !each.isFromAccessoriesNav && each.price > 0);

  /** Plans of the lines of a file. */
  async function planned(lines: readonly string[]) {
    const rows = await productPage.resource.calls.list(platformFor('employee'));
    const resource = { ...productPage.resource, csvImport: productCsv };
    return csvPlans(resource, `${lines.join('\r\n')}\r\n`, rows, undefined).plans;
  }

  it('changes what differs in its list, and shows prices as the shop writes them', async () => {
    const [one, other] = editable();
    if (!one || !other) throw new Error('no products');
    one.price = 1349.5;
    const { user } = await openList();
    const upload = (text: string) =>
      user.upload(screen.getByLabelText('CSV-Datei'), new File([text], 'produkte.csv', { type: 'text/csv' }));
    await upload('Vorname;Nachname\r\nJana;Weber\r\n');
    expect(await screen.findByText(/^Die CSV-Datei wurde nicht eingelesen\./)).toBeVisible();
    const lines = [
      'Produkt-ID;Name;Preis (EUR)',
      `${one.id};"Matte ""rot""; groß";12,5`,
      `${other.id};${other.name};viel`,
    ];
    await upload(`\uFEFF${lines.join('\r\n')}\r\n`);
    const preview = await dialog('CSV einlesen');
    expect(preview.getByText('1 wird geändert, 1 nicht möglich')).toBeVisible();
    expect(preview.getByText(/„viel“ ist kein Preis/)).toBeVisible();
    expect(preview.getByText('1.349,50 €', { selector: 'del' })).toBeVisible();
    expect(preview.getByText('12,50 €', { selector: 'ins' })).toBeVisible();
    expect(writes()).toBe(0);
    await user.click(preview.getByRole('button', { name: '1 Eintrag ändern' }));
    expect(await preview.findByText('1 geändert')).toBeVisible();
    expect(products().find(({ id }) => id === one.id)).toMatchObject({ name: 'Matte "rot"; groß', price: 12.5 });
    expect(products().find(({ id }) => id === other.id)).toMatchObject({ name: other.name, price: other.price });
  });

  it('has each other line refused with its reason', async () => {
    const [one, other] = editable();
    const locked = products().find(({ isImmutable }) => isImmutable);
    const { plans, refused, unchanged } = await planned([
      'Produkt-ID;Name;Preis (EUR);Zahlungsweise',
      `${one?.id};Neu;49,90;Einmalig`,
      `${other?.id};${other?.name};viel;Einmalig`,
      `${locked?.id};Anders;1;Einmalig`,
      'gibt-es-nicht;X;1;Einmalig',
      `${one?.id};Noch einmal;1;Einmalig`,
      'zu;kurz',
      ';gibt es auch nicht;1;Einmalig',
    ]);
    expect(plans.map(({ after }) => [after.name, after.price])).toEqual([['Neu', '49,9']]);
    expect(unchanged).toBe(0);
    expect(refused.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      expect.stringMatching(/^Zeile 3: „.*“: Preis \(EUR\): „viel“ ist kein Preis\.$/),
      expect.stringMatching(/^Zeile 4: „.*“: Dieses Produkt wird vom System verwaltet/),
      'Zeile 5: Diesen Eintrag gibt es nicht (mehr).',
      'Zeile 6: „' + one?.name + '“ steht schon in einer anderen Zeile.',
      'Zeile 7: Die Zeile hat weniger Spalten als die erste.',
      'Zeile 8: Zu dieser Zeile gibt es keinen Eintrag.',
    ]);
  });

  it.each([
    ['with a column twice', 'Produkt-ID;Name;Name', /Die Spalte „Name“ steht zweimal da\./],
    ['of Excel itself', 'PK\u0003\u0004…', /keine CSV-Datei\. Speichern Sie die Tabelle als „CSV UTF-8“\./],
    ['of something else', 'Vorname;Nachname', /^Die erste Zeile nennt nicht die Spalten der exportierten Datei\./],
  ])('%s is refused as a whole', async (_, line, message) => {
    await expect(planned([line])).rejects.toThrow(message);
  });
});

// rules/admin: undo.
describe('the last change', () => {
  it('of a product is put back, on top of what a colleague changed; a deleted one is created again', async () => {
    const { user } = await openList();
    const [one] = changeable();
    if (!one) throw new Error('no product');
    const { name, id, price } = one;
    await user.click(screen.getByRole('link', { name }));
    const sheet = await dialog('Produkt bearbeiten');
    enter(sheet.getByRole('textbox', { name: /^Preis/ }), '7,77');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said(`„${name}“ geändert`);
    const current = () => products().find((each) => each.id === id);
    expect(current()?.price).toBe(7.77);
    const theirs = current();
    if (theirs) theirs.description = 'Vom Kollegen';
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await said('Rückgängig gemacht');
    expect(current()).toMatchObject({ price, description: 'Vom Kollegen' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: `Aktionen für „${name}“` }));
    await user.click(await screen.findByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByText(/wird gelöscht und kann nicht mehr bestellt werden/)).toBeVisible();
    expect(question.getByText('Zehn Sekunden lang können Sie das rückgängig machen.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Produkt löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(products().filter((each) => each.name === name)).toHaveLength(1));
    const { id: _id, ...rest } = one;
    expect(products().find((each) => each.name === name)).toMatchObject({ ...rest, description: 'Vom Kollegen' });
  });

  it('leaves nothing behind: an entry sent again as it was read, or created again, is the same', async () => {
    const asAdmin = platformFor('admin');
    const again = async <Row extends Entry, Values extends FieldValues, Output, Related>(
      { calls, form, restore }: Resource<Row, Values, Output, Related>,
      related: Related,
    ) => {
      for (const row of await calls.list(asAdmin)) {
        const values = form?.check(form.entries(row, related), row, related).values;
        if (values !== undefined) await calls.update?.(asAdmin, row.id, values);
        if (restore === undefined) continue;
        await calls.remove?.(asAdmin, row.id);
        await restore(asAdmin, row);
      }
    };
    const { admin, locations: places } = platform.tenant(1);
    const before = structuredClone([places, admin.leadSettings.map(({ id: _, ...lead }) => lead)]);
    await again(locations.resource, { contacts: [], leadSettings: [], vehicles: [] });
    await again(leadSettings.resource, { locations: [], manufacturers: [] });
    expect(platform.tenant(1).locations).toMatchObject(before[0] ?? []);
    expect(platform.tenant(1).admin.leadSettings).toMatchObject(before[1] ?? []);
  });

  it('of the settings is put back; the offer goes after ten seconds', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inhalt', as: 'admin' });
    const tick = await screen.findByRole('checkbox', { name: 'Streichpreise anzeigen' });
    const settings = () => platform.tenant(1).settings;
    const before = settings().isPreviousPriceVisible;
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await said('Rückgängig gemacht');
    expect(settings().isPreviousPriceVisible).toBe(before);
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said('Einstellungen geändert');
    const pass = startTime(screen.getByText('Einstellungen geändert'));
    await pass(9_900);
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await pass(200);
    expect(screen.queryByText('Einstellungen geändert')).not.toBeInTheDocument();
  });
});
