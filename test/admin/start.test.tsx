import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDealer } from '../builders/newDealer';
import { platform } from '../platformServer';
import { dialog, enter, renderAdmin, said } from './renderAdmin';

const tenant = () => platform.tenant(1);
const TODAY = '/admin/settings/today';

const emptied = () => emptyDealer(tenant());

const list = async () => within(await screen.findByRole('region', { name: 'Vor dem Start' }));
const states = async () =>
  (await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(Erledigt|Offen|Als Nächstes): /.exec(textContent)?.[1]);

beforeEach(() => {
  tenant().settings.environmentTypeToString = 'Onboarding';
});

// rules/admin: start list.
describe('the start list', () => {
  it('of a new dealer names each thing that is missing, and the next step', async () => {
    emptied();
    renderAdmin({ at: TODAY, as: 'admin' });
    const start = await list();
    expect(start.getByText('Vor dem Start: 0 von 10 erledigt')).toBeVisible();
    expect(await states()).toEqual(['Als Nächstes', ...Array<string>(11).fill('Offen')]);
    expect(start.getByText('Es fehlt: Impressum, Datenschutzerklärung, AGB, Widerrufsbelehrung.')).toBeVisible();
    expect(start.getByText(/^Es fehlt: Zahlungsarten, Dauer der Reservierung/)).toBeVisible();
    expect(
      start.getByText(
        /^Es fehlt: Ansprechpartner: Name, Ansprechpartner: Telefon, Ansprechpartner: E-Mail, Mindestmarge/,
      ),
    ).toBeVisible();
    expect(start.getByText(/^\d ohne Eintrag: Daten vernetzter Fahrzeuge/)).toBeVisible();
    // Said once, at its own step.
    expect(start.getByText(/^Niemand wird informiert: .*Bestellung/)).toBeVisible();
    expect(start.getByText('Bestellen Sie ein Fahrzeug wie ein Kunde.')).toBeVisible();
    expect(start.getByRole('link', { name: 'Standort anlegen' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/settings/locations?eintrag=neu'),
    );
    const mail = start.getByRole('link', { name: 'Code an die Agentur senden' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(/^mailto:\?subject=Shop von Autohaus Bergmann.*<script/s);
  });

  it('asks for no news, whose page is not there before the start', async () => {
    emptied();
    renderAdmin({ at: TODAY, as: 'admin' });
    await list();
    expect(platform.record.filter(({ path }) => path.includes('release-notes'))).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Gut zu wissen' })).not.toBeInTheDocument();
  });

  it('fills in what is known: the place and house of the stock, and a hand-over', async () => {
    const [place] = tenant().locations;
    emptied();
    const { user } = renderAdmin({ at: '/admin/settings/locations?eintrag=neu', as: 'admin' });
    const sheet = await dialog('Standort anlegen');
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Firmenname' })).toHaveDisplayValue(/./));
    expect(sheet.getByRole('textbox', { name: 'Ort' })).toHaveValue(place?.address?.city);
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await user.click(await screen.findByRole('link', { name: 'Zurück zur Startliste' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const product = (await list()).getByRole('link', { name: 'Produkte' });
    await user.click(product);
    const form = await dialog('Produkt anlegen');
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Abholung im Autohaus');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await said('Produkt erstellt');
    expect(tenant().products.at(-1)).toMatchObject({ name: 'Abholung im Autohaus', price: 0 });
  });

  it.each([
    ['Widerrufsbelehrung', 'Dokumente', () => Reflect.deleteProperty(tenant().settings, 'cancellationDocumentUrl')],
    ['IBAN', 'Bestellung und Bezahlung', () => Reflect.deleteProperty(tenant().settings, 'iban')],
    [
      'Ansprechpartner: Telefon',
      'Inzahlungnahme',
      () => Reflect.deleteProperty(tenant().settings, 'tradeInContactPhone'),
    ],
  ])('calls no step done that lacks %s', async (missing, title, forget) => {
    forget();
    renderAdmin({ at: TODAY, as: 'admin' });
    const step = (await list()).getByRole('link', { name: title }).closest('li') ?? document.body;
    expect(step).toHaveTextContent(new RegExp(`^(Als Nächstes|Offen): ${title}Es fehlt: ${missing}\\.`));
  });

  it('asks of a shop without orders neither payment nor a withdrawal instruction', async () => {
    Object.assign(tenant().settings, { isCheckoutEnabled: false, cancellationDocumentUrl: undefined });
    renderAdmin({ at: TODAY, as: 'admin' });
    const start = await list();
    expect(start.queryByRole('link', { name: 'Bestellung und Bezahlung' })).not.toBeInTheDocument();
    expect(start.getByRole('link', { name: 'Dokumente' }).closest('li')).toHaveTextContent(/^Erledigt/);
  });

  it('says once what the documents lack', async () => {
    Reflect.deleteProperty(tenant().settings, 'imprintUrl');
    renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    const bar = within(await screen.findByRole('navigation', { name: 'Vor dem Start' }));
    expect(await screen.findByRole('textbox', { name: 'AGB' })).toBeVisible();
    expect(bar.getByText('Es fehlt: Impressum.')).toBeVisible();
    expect(screen.getAllByText(/Es fehlt:/)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Impressum' })).toHaveAccessibleDescription(/^Fehlt: /);
  });

  it.each([
    [true, 'Fehlt: Ohne diese Angabe ist ein Shop angreifbar.'],
    [false, ''],
  ])('misses the withdrawal instruction where the shop takes orders: %s', async (isCheckoutEnabled, text) => {
    Object.assign(tenant().settings, { isCheckoutEnabled, cancellationDocumentUrl: undefined });
    renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    expect(await screen.findByRole('textbox', { name: 'Widerrufsbelehrung' })).toHaveAccessibleDescription(text);
  });

  it('leads from a saved step to the next one, and back', async () => {
    Reflect.deleteProperty(tenant().settings, 'tradeInContactPhone');
    const { user, path, query } = renderAdmin({
      at: '/admin/settings/dealer-settings?bereich=inzahlungnahme',
      as: 'admin',
    });
    const bar = within(await screen.findByRole('navigation', { name: 'Vor dem Start' }));
    expect(bar.getByText('Es fehlt: Ansprechpartner: Telefon.')).toBeVisible();
    enter(await screen.findByRole('textbox', { name: 'Telefon' }), '0721 123456');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.click(await bar.findByRole('link', { name: 'Weiter: Rechtliche Pflichten' }));
    expect(path()).toBe('/admin/settings/dealer-settings');
    expect(query()).toBe('?bereich=recht&feld=legalMakes');
    // In the same page, too, the field of the link has the focus.
    expect(screen.getByRole('button', { name: 'Marke hinzufügen' })).toHaveFocus();
    // The overview below lists them.
    expect(bar.queryByText(/ohne Eintrag/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Zurück zur Startliste' }));
    await list();
  });

  it('goes on by the save itself, from a new entry and from the settings, with the focus where something is missing', async () => {
    emptied();
    const { user, path, query } = renderAdmin({ at: '/admin/settings/locations?eintrag=neu', as: 'admin' });
    const place = await dialog('Standort anlegen');
    await waitFor(() => expect(place.getByRole('textbox', { name: 'Firmenname' })).toHaveDisplayValue(/./));
    await user.click(await place.findByRole('button', { name: 'Speichern und weiter' }));
    const person = await dialog('Ansprechpartner anlegen');
    expect(path()).toBe('/admin/settings/contacts');
    enter(person.getByRole('textbox', { name: 'Name' }), 'Mia Wolf');
    await user.click(person.getByRole('button', { name: 'Ohne Bild: Initialen zeigen' }));
    await user.click(person.getByRole('button', { name: 'Speichern und weiter' }));
    await user.click((await dialog('Benachrichtigung anlegen')).getByRole('button', { name: 'Speichern und weiter' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Einmalige Überweisung/ }));
    // Nothing leads on while something is missing.
    await user.click(screen.getByRole('button', { name: 'Speichern und weiter' }));
    expect((await screen.findAllByText('erforderlich')).length).toBeGreaterThan(0);
    for (const name of ['Dauer der Reservierung', 'Vorlauf Abholung', 'Vorlauf Lieferung'])
      enter(screen.getByRole('textbox', { name }), '5');
    await user.click(screen.getByRole('button', { name: 'Speichern und weiter' }));
    await waitFor(() => expect(query()).toContain('bereich=dokumente'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Impressum' })).toHaveFocus());
  });

  it('opens at the field that is missing, and leaves the focus where it goes from there', async () => {
    Reflect.deleteProperty(tenant().settings, 'tradeInContactPhone');
    const { user } = renderAdmin({
      at: '/admin/settings/dealer-settings?bereich=inzahlungnahme&feld=tradeInContactPhone',
      as: 'admin',
    });
    const phone = await screen.findByRole('textbox', { name: 'Telefon' });
    await waitFor(() => expect(phone).toHaveFocus());
    await user.keyboard('0721 123456{Tab}');
    const mail = screen.getByRole('textbox', { name: 'E-Mail' });
    await user.clear(mail);
    await user.type(mail, 'an@kauf.test');
    expect(phone).toHaveValue('+49721123456');
    expect(mail).toHaveValue('an@kauf.test');
    expect(mail).toHaveFocus();
  });

  it('leads on from a section of two steps, of which the later one is open', async () => {
    Object.assign(tenant().settings, { integrationWebsiteUrl: undefined, tradeInContactPhone: undefined });
    renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    const bar = within(await screen.findByRole('navigation', { name: 'Vor dem Start' }));
    expect(bar.getByRole('link', { name: /^Weiter: / })).toBeVisible();
    expect(bar.queryByText(/^Senden Sie der Agentur/)).not.toBeInTheDocument();
  });

  it('says that a shop without a hand-over takes no order, whatever else it sells', async () => {
    tenant().products = tenant().products.filter(({ productType }) => Number(productType) < 5);
    renderAdmin({ at: TODAY, as: 'admin' });
    const step = (await list()).getByRole('link', { name: 'Produkte' }).closest('li') ?? document.body;
    expect(step).toHaveTextContent(/„Abholung“, „Lieferung“ oder „Übergabe“ nimmt der Shop keine Bestellung an\./);
    expect(step).not.toHaveTextContent('Freiwillig');
  });

  it('of a new dealer is filled in from the first payment option on, though the platform has no lists yet', async () => {
    emptied();
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=bestellung', as: 'admin' });
    await user.click(await screen.findByRole('checkbox', { name: /^Einmalige Überweisung/ }));
    for (const name of ['Dauer der Reservierung', 'Vorlauf Abholung', 'Vorlauf Lieferung'])
      enter(screen.getByRole('textbox', { name }), '5');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
  });

  it('says at the end whom to tell, and how the shop opens, also of a dealer who only advises and sells no products', async () => {
    tenant().products.length = 0;
    tenant().settings.orderAvailablePaymentOptionTypes = ['AT_CAR_DEALER'];
    tenant().settings.legalMakes = [{ manufacturer: 'VW', dataInfoUrl: 'https://vw.test/daten' }];
    for (const contact of tenant().contacts) contact.vehicleDealerLocationIds = tenant().locations.map(({ id }) => id);
    renderAdmin({ at: TODAY, as: 'admin' });
    const start = await list();
    expect(start.getByText('Vor dem Start: 9 von 9 erledigt')).toBeVisible();
    const done = (count: number) => Array<string>(count).fill('Erledigt');
    expect(await states()).toEqual([...done(6), 'Offen', ...done(3), 'Als Nächstes', 'Offen']);
    expect(start.getByText(/^Freiwillig: /)).toBeVisible();
    expect(start.getByRole('link', { name: 'Zum Shop' })).toBeVisible();
    const mail = start.getByRole('link', { name: 'E-Mail an den Betreuer' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(/^mailto:\?subject=Shop von Autohaus Bergmann.* öffnen/);
  });
});
