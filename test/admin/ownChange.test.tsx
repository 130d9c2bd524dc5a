import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_URL, platform, server } from '../platformServer';
import { dialog, renderAdmin, said } from './renderAdmin';

const tenant = () => platform.tenant(1);
const writes = () => platform.record.filter(({ method }) => method !== 'GET').length;
const missing = (name: string): never => {
  throw new Error(`no ${name}`);
};
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

// rules/admin: a change.
describe('an undo of the settings', () => {
  async function open(area: string, as: 'admin' | 'employee' = 'admin') {
    const { user } = renderAdmin({ at: `/admin/settings/dealer-settings?bereich=${area}`, as });
    await screen.findByRole('tab', { name: 'Darstellung' });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { user, press };
  }

  it.each(['admin', 'employee'] as const)(
    'of an %s leaves what a colleague changed meanwhile, account and terms included',
    async (as) => {
      const { press } = await open('darstellung', as);
      const before = tenant().settings.uiColorAccentHex?.toLowerCase();
      type('Akzentfarbe', '#115533');
      const theirs = {
        iban: 'DE89370400440532013000',
        shopTermsOfServiceDocumentUrl: 'https://autohaus.example/agb-neu',
      };
      Object.assign(tenant().settings, theirs);
      await press('Speichern');
      await said('Erfolgreich gespeichert');
      expect(tenant().settings).toMatchObject({ uiColorAccentHex: '#115533', ...theirs });
      await press('Rückgängig');
      await said('Rückgängig gemacht');
      expect(tenant().settings).toMatchObject({ uiColorAccentHex: before, ...theirs });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('asks what the change has asked: which account transfers go to', async () => {
    const { user, press } = await open('bestellung');
    const before = tenant().settings.iban ?? '';
    type('IBAN', 'de89 3704 0044 0532 0130 00');
    const agree = async () => {
      const question = await dialog('Bankverbindung ändern?');
      return { question, press: () => user.click(question.getByRole('button', { name: 'Bankverbindung ändern' })) };
    };
    await press('Speichern');
    await (await agree()).press();
    await said('Erfolgreich gespeichert');
    await press('Rückgängig');
    const { question, press: confirm } = await agree();
    expect(question.getByText('Bisher: DE89 3704 0044 0532 0130 00')).toBeVisible();
    expect(tenant().settings.iban).toBe('DE89370400440532013000');
    await confirm();
    await said('Rückgängig gemacht');
    expect(tenant().settings.iban?.replaceAll(' ', '')).toBe(before.replaceAll(' ', ''));
  });
});

// rules/admin: own changes, changes of others.
describe('changes of a session', () => {
  it('stand field by field with their way back, which asks and leaves what a colleague changed since', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=bestellung', as: 'admin' });
    await screen.findByRole('tab', { name: 'Darstellung' });
    const former = { iban: tenant().settings.iban, days: tenant().settings.orderPickupLeadTimeInDays ?? 0 };
    type('IBAN', 'de89 3704 0044 0532 0130 00');
    type('Vorlauf Abholung', '21');
    type('Vorlauf Lieferung', '22');
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    const agree = async () =>
      user.click((await dialog('Bankverbindung ändern?')).getByRole('button', { name: 'Bankverbindung ändern' }));
    await agree();
    await said('Erfolgreich gespeichert');
    tenant().settings.orderDeliveryLeadTimeInDays = 30;
    await user.click(screen.getByRole('button', { name: 'Ihre Änderungen 1' }));
    const list = await dialog('Ihre Änderungen');
    expect(list.getByText(`${former.days} → 21`)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Vorlauf Lieferung: zurück' }));
    await said('Nicht rückgängig gemacht. Vorlauf Lieferung: Inzwischen geändert, bleibt bei 30.');
    expect(tenant().settings).toMatchObject({ orderPickupLeadTimeInDays: 21, orderDeliveryLeadTimeInDays: 30 });
    await user.click(list.getByRole('button', { name: 'IBAN: zurück' }));
    await agree();
    await said('Rückgängig gemacht');
    expect(tenant().settings.iban?.replaceAll(' ', '')).toBe(former.iban?.replaceAll(' ', ''));
    expect(tenant().settings.orderPickupLeadTimeInDays).toBe(21);
    expect(list.getAllByText('Zurückgenommen')).toHaveLength(1);
  });

  it('of a colleague are told in the open page, with their age; the own ones are not', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inhalt', as: 'admin' });
    await screen.findByRole('tab', { name: 'Darstellung' });
    await user.click(screen.getByRole('checkbox', { name: 'Streichpreise anzeigen' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await said('Rückgängig gemacht');
    expect(screen.queryByText(/^Inzwischen geändert/)).not.toBeInTheDocument();
    Object.assign(tenant().settings, {
      bankName: 'Neue Bank',
      tenantOfLaterVersion: 1,
      imprintUrl: 'https://neu.test/i',
    });
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await said('Inzwischen geändert: Impressum, Bank (gerade eben)');
    const line = screen.getByText(/^Inzwischen geändert/).closest<HTMLElement>('[role=status]') ?? document.body;
    await user.click(within(line).getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByText(/^Inzwischen geändert/)).not.toBeInTheDocument();
  });

  it('of a colleague are told by the save that meets them; an own value that the platform spells otherwise is not', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inzahlungnahme', as: 'admin' });
    await screen.findByRole('tab', { name: 'Darstellung' });
    type('Mindestmarge', '700,50');
    tenant().settings.tradeInContactPhone = '+497219990';
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    await said('Inzwischen geändert: Ansprechpartner: Telefon (gerade eben)');
    tenant().settings.bankName = 'Neue Bank';
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await said('Inzwischen geändert: Ansprechpartner: Telefon, Bank (gerade eben)');
  });
});

describe('the list of own changes', () => {
  const openOwn = async (user: ReturnType<typeof renderAdmin>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Ihre Änderungen/ }));
    return dialog('Ihre Änderungen');
  };

  it('has a person and, of what is final, the reason', async () => {
    const [person, other] = tenant().contacts;
    if (person === undefined || other === undefined) return missing('person');
    const { id, name } = person;
    const { user } = renderAdmin({ at: `/admin/settings/contacts?eintrag=${id}`, as: 'employee' });
    const sheet = await dialog('Ansprechpartner bearbeiten');
    fireEvent.change(sheet.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Mia Neu' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    await user.click(screen.getByRole('button', { name: `Aktionen für „${other.name}“` }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click((await dialog('Löschen?')).getByRole('button', { name: 'Ansprechpartner löschen' }));
    await said('Gelöscht');
    const list = await openOwn(user);
    expect(list.getByText(`„${other.name}“ gelöscht`)).toBeVisible();
    expect(list.getByText('Endgültig gelöscht.')).toBeVisible();
    expect(list.getByText('Das lässt sich nicht zurücknehmen.')).toBeVisible();
    expect(list.getByText(`${name} → Mia Neu`)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Name: zurück' }));
    await said('Rückgängig gemacht');
    expect(tenant().contacts.find((each) => each.id === id)?.name).toBe(name);
  });

  it('has a new entry, which is deleted again unless a colleague has changed it since', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
    const create = async (email: string) => {
      await user.click(await screen.findByRole('button', { name: 'Benachrichtigung anlegen' }));
      const sheet = await dialog('Benachrichtigung anlegen');
      fireEvent.change(sheet.getByRole('textbox', { name: 'E-Mail' }), { target: { value: email } });
      const order = sheet.getByRole('checkbox', { name: 'Bestellung' });
      if (!(order instanceof HTMLInputElement && order.checked)) await user.click(order);
      await user.click(sheet.getByRole('button', { name: 'Speichern' }));
      await said('Erfolgreich gespeichert');
    };
    const stored = (email: string) => tenant().admin.leadSettings.find(({ targetEmail }) => targetEmail === email);
    await create('eins@haus.test');
    await create('zwei@haus.test');
    await create('drei@haus.test');
    // In a field that was left empty.
    Object.assign(stored('drei@haus.test') ?? missing('setting'), { manufacturersFilter: ['VW'] });
    Object.assign(stored('eins@haus.test') ?? missing('setting'), { targetEmail: 'kollege@haus.test' });
    const list = await openOwn(user);
    const [third, second, first] = list.getAllByRole('button', { name: /angelegt: zurück$/ });
    for (const changed of [third, first]) {
      await user.click(changed ?? document.body);
      await said('Nicht rückgängig gemacht. Der Eintrag wurde inzwischen geändert.');
    }
    expect([stored('kollege@haus.test'), stored('drei@haus.test')]).not.toContain(undefined);
    await user.click(second ?? document.body);
    await said('Rückgängig gemacht');
    expect(stored('zwei@haus.test')).toBeUndefined();
    // The pressed button is gone.
    await waitFor(() => expect(list.getByText('Zurückgenommen').closest('li')).toHaveFocus());
    expect(list.getAllByText('Zurückgenommen')).toHaveLength(1);
  });

  it.each([
    { deed: 'which comes back', value: 4500, button: /^Speichern/ },
    { deed: 'which had none before', value: 0, button: /^Speichern/ },
    { deed: 'which is final once it is released', value: 4500, button: /freigeben$/ },
  ])('has a value, $deed', async ({ value, button }) => {
    const tradeIn = tenant().tradeIns.find(({ calculationResultType: result }) => result === 2);
    if (tradeIn === undefined) return missing('trade-in');
    const { id, manufacturer, model } = tradeIn;
    tradeIn.customerPrice = value;
    const now = () => tenant().tradeIns.find((each) => each.id === id);
    const { user } = renderAdmin({ at: `/admin/settings/trade-ins?eintrag=${id}`, as: 'employee' });
    const sheet = await dialog(new RegExp(`^${manufacturer} ${model}, `));
    fireEvent.change(sheet.getByRole('textbox', { name: /^Wert/ }), { target: { value: '4700' } });
    await user.click(sheet.getByRole('button', { name: button }));
    const isRelease = button.source.startsWith('freigeben');
    if (isRelease) await user.click((await dialog('Wert freigeben?')).getByRole('button', { name: /freigeben$/ }));
    await waitFor(() => expect(now()?.customerPrice).toBe(4700));
    // The next one is open by now.
    const next = await dialog(/./);
    await waitFor(() =>
      expect(next.queryByRole('heading', { name: new RegExp(`^${manufacturer} ${model}, `) })).toBeNull(),
    );
    await user.click(next.getByRole('button', { name: 'Abbrechen' }));
    const list = await openOwn(user);
    if (isRelease) expect(list.getByText('Der Kunde sieht den Wert.')).toBeVisible();
    else if (value === 0) expect(list.getByText('Der frühere Stand lässt sich nicht speichern.')).toBeVisible();
    else {
      await user.click(list.getByRole('button', { name: 'Wert: zurück' }));
      await said('Rückgängig gemacht');
      expect(now()?.customerPrice).toBe(value);
    }
    expect(list.queryByRole('button', { name: /zurück$/ })).not.toBeInTheDocument();
  });

  it('has several entries as one change, each with its way back, and one for all', async () => {
    const lines = tenant()
      .products.filter(({ isImmutable, isFromAccessoriesNav, price }) => !isImmutable && !isFromAccessoriesNav && price)
      .slice(0, 3);
    const before = lines.map(({ price }) => price);
    const prices = () => lines.map(({ id }) => tenant().products.find((each) => each.id === id)?.price);
    const { user } = renderAdmin({ at: '/admin/settings/cross-selling', as: 'employee' });
    await screen.findAllByRole('row');
    const csv = ['Produkt-ID;Preis (EUR)', ...lines.map(({ id }) => `${id};7,70`)].join('\r\n');
    await user.upload(screen.getByLabelText('CSV-Datei'), new File([csv], 'preise.csv', { type: 'text/csv' }));
    const preview = await dialog('CSV einlesen');
    await user.click(preview.getByRole('button', { name: '3 Einträge ändern' }));
    await user.click(await preview.findByRole('button', { name: `„${lines[0]?.name}“ zurücknehmen` }));
    expect(await preview.findByText('2 geändert, 1 zurückgenommen')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Fertig' }));
    expect(prices()).toEqual([before[0], 7.7, 7.7]);
    const list = await openOwn(user);
    expect(await list.findByRole('heading', { name: /^3 Einträge geändert/ })).toBeVisible();
    expect(list.getAllByText('Zurückgenommen')).toHaveLength(1);
    const [, , third] = lines;
    Object.assign(tenant().products.find(({ id }) => id === third?.id) ?? missing('product'), { price: 222 });
    await user.click(list.getByRole('button', { name: '3 Einträge geändert: alle zurück' }));
    await said(/^1 von 2 zurückgenommen\. Preis: Inzwischen geändert, bleibt bei 222,00\s€\.$/);
    expect(prices()).toEqual([before[0], before[1], 222]);
  });
});

describe('an undo of an entry', () => {
  async function saveProduct() {
    const product = tenant().products.find(
      (each) => !each.isImmutable && !each.isFromAccessoriesNav && each.productType === 2 && each.price > 0,
    );
    if (product === undefined) return missing('product');
    const { id, price, description } = product;
    const { user } = renderAdmin({ at: `/admin/settings/cross-selling?eintrag=${id}`, as: 'employee' });
    const sheet = await dialog('Produkt bearbeiten');
    fireEvent.change(sheet.getByRole('textbox', { name: /^Preis/ }), { target: { value: '7,70' } });
    fireEvent.change(sheet.getByRole('textbox', { name: /^Artikelnummer/ }), { target: { value: ' X-1 ' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said('Änderung gespeichert');
    const now = () => tenant().products.find((each) => each.id === id) ?? missing('product');
    const undo = async () => user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    return { before: { price, description, articleNumber: product.articleNumber }, now, undo };
  }

  it('leaves the fields that a colleague changed since, and names them with their value', async () => {
    const { before, now, undo } = await saveProduct();
    Object.assign(now(), { price: 222, description: 'Vom Kollegen' });
    await undo();
    await said(/^Teilweise rückgängig gemacht\. Preis: Inzwischen geändert, bleibt bei 222,00\s€\.$/);
    expect(now()).toMatchObject({ ...before, price: 222, description: 'Vom Kollegen' });
  });

  it('writes nothing and says so where nothing is left to take back', async () => {
    const { now, undo } = await saveProduct();
    Object.assign(now(), { price: 222, articleNumber: '' });
    const before = writes();
    await undo();
    await said(/^Nicht rückgängig gemacht\. .*bleibt leer\. .*bleibt bei 222,00\s€\.$/);
    expect(writes()).toBe(before);
  });

  it('says that the entry was deleted meanwhile', async () => {
    const { now, undo } = await saveProduct();
    tenant().products.splice(tenant().products.indexOf(now()), 1);
    await undo();
    await said('Nicht rückgängig gemacht. Den Eintrag gibt es nicht mehr.');
  });
});

// rules/admin: trade-in edit.
describe('a trade-in that a colleague has released meanwhile', () => {
  const LOCKED = 'Die Inzahlungnahme wurde bereits freigeben und kann nicht bearbeitet werden.';

  async function openWaiting() {
    const tradeIn = tenant().tradeIns.find(({ calculationResultType: result }) => result === 2);
    if (tradeIn === undefined) return missing('trade-in');
    const { user } = renderAdmin({ at: `/admin/settings/trade-ins?eintrag=${tradeIn.id}`, as: 'employee' });
    const sheet = await dialog(new RegExp(`^${tradeIn.manufacturer} ${tradeIn.model}, `));
    fireEvent.change(sheet.getByRole('textbox', { name: /^Wert/ }), { target: { value: '4700' } });
    const now = () => tenant().tradeIns.find(({ id }) => id === tradeIn.id) ?? missing('trade-in');
    const release = () => void Object.assign(now(), { calculationResultType: 1, customerPrice: 5100 });
    const press = (name: RegExp) => user.click(sheet.getByRole('button', { name }));
    return { user, sheet, now, release, press };
  }

  it('is shown locked, with its value and what was not saved, and nothing is sent', async () => {
    const { sheet, now, release, press } = await openWaiting();
    release();
    await press(/^Speichern/);
    expect(await sheet.findByText(LOCKED)).toBeVisible();
    expect(sheet.getByText(/^Nicht gespeichert: Wert: 4\.700,00\s€\./)).toBeVisible();
    expect(sheet.getByRole('textbox', { name: /^Wert/ })).toHaveValue('5100');
    expect(sheet.queryByRole('button', { name: 'Meinen Wert behalten' })).not.toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: /^Speichern|freigeben$/ })).not.toBeInTheDocument();
    expect(writes()).toBe(0);
    expect(now().customerPrice).toBe(5100);
  });

  it('also where both release it, and where the release comes between the last read and the write', async () => {
    const { user, sheet, now, release, press } = await openWaiting();
    await press(/^Für 4\.700\s€ freigeben$/);
    const question = await dialog('Wert freigeben?');
    // Right before the platform looks at the write.
    server.use(
      http.put(`${API_URL}/v2/trade-ins/:id`, () => {
        release();
        return undefined;
      }),
    );
    await user.click(question.getByRole('button', { name: /freigeben$/ }));
    expect(await sheet.findByText(LOCKED)).toBeVisible();
    expect(now().customerPrice).toBe(5100);
  });

  it('is not saved without the typed value where they found none: the answer is decided', async () => {
    const { sheet, now, press } = await openWaiting();
    now().calculationResultType = 3;
    await press(/^Speichern/);
    expect(await sheet.findByText('Ergebnis: Inzwischen geändert zu „Keine Bewertung möglich“.')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: /^Wert/ })).toHaveValue('4700');
    expect(now().calculationResultType).toBe(3);
    await press(/^Meinen Wert behalten/);
    await waitFor(() => expect(sheet.getByRole('heading', { level: 2 })).toHaveFocus());
    await press(/^Speichern/);
    await said(/Änderung gespeichert/);
    expect(now()).toMatchObject({ calculationResultType: 2, customerPrice: 4700 });
  });
});

// rules/admin: changes of others.
describe('an open entry', () => {
  it('says what a colleague has changed as soon as the tab comes back', async () => {
    const [place] = tenant().locations;
    if (place === undefined) return missing('location');
    renderAdmin({ at: `/admin/settings/locations?eintrag=${place.id}`, as: 'admin' });
    await dialog('Standort bearbeiten');
    place.phone = '+49 721 9990';
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await said('Inzwischen geändert: Telefon (gerade eben)');
  });

  it('that a colleague has deleted keeps the message that is written about it', async () => {
    const [contract] = tenant().admin.contracts;
    if (contract === undefined) return missing('contract');
    const { user } = renderAdmin({
      at: `/admin/settings/sales-contracts?eintrag=${contract.id}&nachricht=neu`,
      as: 'admin',
    });
    const text = await screen.findByRole('textbox', { name: /^Nachricht/ });
    fireEvent.change(text, { target: { value: 'Ihr Vertrag liegt bereit.' } });
    tenant().admin.contracts.shift();
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await said(/^Diesen Eintrag gibt es nicht mehr\./);
    expect(screen.getByRole('textbox', { name: /^Nachricht/ })).toHaveValue('Ihr Vertrag liegt bereit.');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
