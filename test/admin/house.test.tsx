import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFile } from '../builders/files';
import { platform } from '../platformServer';
import { dialog, enter, fill, letter, renderAdmin, rowNames, said } from './renderAdmin';

const tenant = () => platform.tenant(1);

describe('Standorte', () => {
  const open = async (as: 'admin' | 'employee' = 'admin') => {
    const admin = renderAdmin({ at: '/admin/settings/locations', as });
    await screen.findByRole('link', { name: 'Autohaus Bergmann Karlsruhe' });
    return admin;
  };

  it('lists the main location first, and lets employees only look', async () => {
    const { user } = await open('employee');
    expect(rowNames()).toEqual([
      'Autohaus Bergmann Karlsruhe',
      'Autohaus Bergmann Heilbronn',
      'Autohaus Bergmann Landau',
    ]);
    expect(screen.queryByRole('button', { name: 'Standort anlegen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Autohaus Bergmann Landau' }));
    const sheet = await dialog('Standort bearbeiten');
    expect(sheet.getByText('Für Änderungen fehlt Ihnen die Berechtigung.')).toBeVisible();
    expect(sheet.getByText(/^Wenden Sie sich an die Person, die Ihren Shop verwaltet/)).toBeVisible();
    expect(
      sheet.getByRole('row', { name: /^Standorte ansehen ansehen, anlegen, ändern, löschen$/ }),
    ).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  });

  it('takes its legal details over from the main one', async () => {
    const [main, branch] = tenant().locations;
    Object.assign(branch ?? {}, { companyCeos: 'Niemand' });
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: branch?.name ?? '' }));
    const sheet = await dialog('Standort bearbeiten');
    await user.click(await sheet.findByRole('button', { name: `Von ${main?.name} übernehmen` }));
    expect(sheet.getByLabelText(/^Geschäftsführung/)).toHaveValue(main?.companyCeos);
    expect(sheet.queryByRole('button', { name: /übernehmen$/ })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    expect(tenant().locations[1]?.companyCeos).toBe(main?.companyCeos);
  });

  it('is known by its address where it has no name, on every page', async () => {
    const [main, branch] = tenant().locations;
    const blank = { ...branch, locationType: 'BRANCH' as const, name: '' };
    const address = { street: 'Hauptstraße', houseNumber: '1', zipCode: '76646', city: 'Bruchsal' };
    const rows = [main, { ...blank, id: 'place-1', address }, { ...blank, id: 'place-2', address: undefined }];
    tenant().locations.splice(0, 9, ...rows.filter((each) => each !== undefined));
    const [contact] = tenant().contacts;
    if (contact) contact.vehicleDealerLocationIds = ['place-1', 'place-2'];
    const [lead] = tenant().admin.leadSettings;
    if (lead) lead.vehicleDealerLocationIdsFilter = ['place-1', 'place-2', 'place-3'];
    const { user } = await open();
    expect(rowNames().slice(1)).toEqual(['Hauptstraße 1, 76646 Bruchsal', 'Standort ohne Namen']);
    await user.click(screen.getByRole('link', { name: 'Ansprechpartner' }));
    expect(await screen.findByText('Hauptstraße 1, 76646 Bruchsal, Standort ohne Namen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ansprechpartner anlegen' }));
    const sheet = await dialog('Ansprechpartner anlegen');
    expect(sheet.getByRole('checkbox', { name: 'Hauptstraße 1, 76646 Bruchsal' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    await user.click(screen.getByRole('link', { name: 'Benachrichtigungen' }));
    expect(
      await screen.findByText(/Hauptstraße 1, 76646 Bruchsal, Standort ohne Namen, Gelöschter Standort/),
    ).toBeVisible();
  });

  it('can be taken out of what refers to it once it is deleted', async () => {
    const [lead] = tenant().admin.leadSettings;
    if (lead) lead.vehicleDealerLocationIdsFilter = ['place-3'];
    const { user } = renderAdmin({ at: `/admin/settings/lead-settings?eintrag=${lead?.id}`, as: 'admin' });
    const sheet = await dialog('Benachrichtigung bearbeiten');
    const box = await sheet.findByRole('checkbox', { name: 'Gelöschter Standort' });
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(tenant().admin.leadSettings[0]?.vehicleDealerLocationIdsFilter).toEqual([]));
  });

  it('needs everything but the bank’s number, and creates a branch', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Standort anlegen' }));
    const sheet = await dialog('Standort anlegen');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const summary = within(await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    // The legal details are those of the main location.
    expect(summary.getAllByRole('button')).toHaveLength(8);
    const entries = {
      Name: 'Bruchsal',
      Standortnummer: '104',
      'E-Mail': 'bruchsal@autohaus.de',
      Telefon: '07251 123456',
      Straße: 'Hauptstraße',
      Hausnummer: '1',
      Postleitzahl: '76646',
      Ort: 'Bruchsal',
      Firmenname: 'Autohaus Bergmann',
      Geschäftsführung: 'Katharina Bergmann',
      'USt-IdNr.': 'DE123456789',
      Handelsregisternummer: 'HRB 1',
      Registergericht: 'Amtsgericht Mannheim',
    };
    fill(sheet, entries);
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('link', { name: 'Bruchsal' })).toBeVisible();
    expect(tenant().locations.at(-1)).toMatchObject({
      name: 'Bruchsal',
      locationType: 'BRANCH',
      priceCalculationType: 'NETTO',
      phone: '+497251123456',
      address: { street: 'Hauptstraße', houseNumber: '1', zipCode: '76646', city: 'Bruchsal' },
    });
  });

  it('keeps the type of the main location, and deletes none where vehicles stand', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Autohaus Bergmann Karlsruhe' }));
    const sheet = await dialog('Standort bearbeiten');
    expect(sheet.getByText('Art').nextElementSibling).toHaveTextContent('Hauptstandort');
    expect(sheet.getByText('AutoUncle-Abteilung').nextElementSibling).toHaveTextContent(/^demo-/);
    expect(sheet.getByText(/^https:\/\/wa\.me\//).closest('a')).toHaveAttribute('target', '_blank');
    fill(sheet, { Name: 'Autohaus Bergmann Karlsruhe Ost' });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(tenant().locations[0]?.name).toBe('Autohaus Bergmann Karlsruhe Ost'));
    expect(tenant().locations[0]?.locationType).toBe('MAIN');
    await user.click(await screen.findByRole('button', { name: 'Aktionen für „Autohaus Bergmann Landau“' }));
    const remove = await screen.findByRole('button', { name: /^Löschen\s?Hier stehen \d+ Fahrzeuge\.$/ });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Kunden', () => {
  const open = async () => {
    const admin = renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
    await screen.findByText(/^7 \/ \d+$/);
    return admin;
  };

  it('lists customers without staff, turns pages in the address, and says what an export of persons is', async () => {
    const { user, query } = await open();
    expect(screen.queryByRole('cell', { name: /^chef@/ })).not.toBeInTheDocument();
    const [first] = rowNames();
    await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
    expect(query()).toBe('?seite=2');
    expect(rowNames()[0]).not.toBe(first);
    expect(screen.getByRole('button', { name: 'Nächste Seite' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    const question = await dialog('Als CSV speichern?');
    expect(question.getByText(/^Die Datei enthält personenbezogene Daten von \d+ Personen\./)).toBeVisible();
    // Further data are asked for, and none is chosen at first.
    for (const name of ['Adresse', 'Geburtsdatum', 'USt-IdNr.'])
      expect(question.getByRole('checkbox', { name })).not.toBeChecked();
  });

  it('finds the search again on the way back, and begins anew where the list is chosen in the menu', async () => {
    const { user, environment, query } = await open();
    const menu = (name: string) => user.click(screen.getByRole('link', { name }));
    const findKlara = async () => {
      enter(screen.getByRole('searchbox'), 'kundin klara');
      await waitFor(() => expect(rowNames()).toEqual(['Klara Kundin']));
    };
    await findKlara();
    expect(await screen.findByText('1 Eintrag')).toBeInTheDocument();
    // The search stays out of the address.
    expect(query()).toBe('');
    await menu('Release Notes');
    await screen.findByRole('heading', { level: 1, name: 'Release Notes' });
    act(() => environment.history.go(-1));
    await waitFor(() => expect(rowNames()).toEqual(['Klara Kundin']));
    expect(screen.getByRole('searchbox')).toHaveValue('kundin klara');
    await menu('Kunden');
    await waitFor(() => expect(rowNames()).toHaveLength(7));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await findKlara();
    await menu('Release Notes');
    await screen.findByRole('heading', { level: 1, name: 'Release Notes' });
    await menu('Kunden');
    await screen.findByText(/^7 \/ \d+$/);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows a customer, the birth date only when asked, and sends a message', async () => {
    const { user } = await open();
    enter(screen.getByRole('searchbox'), 'weber');
    await waitFor(() => expect(rowNames().every((name) => name.includes('Weber'))).toBe(true));
    const links = screen.getAllByRole('link', { name: /Weber/ });
    await user.click(links[0] ?? document.body);
    const sheet = await dialog('Kunde');
    expect(sheet.getByText('Registriert')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Nachricht senden' }));
    const message = await letter(/^Nachricht an .*Weber$/);
    await user.click(message.getByRole('button', { name: 'Senden' }));
    expect(message.getAllByText('erforderlich')).toHaveLength(2);
    enter(message.getByRole('textbox', { name: 'Betreff' }), 'Ihr Termin');
    enter(message.getByRole('textbox', { name: 'Nachricht' }), 'Bis Freitag.');
    await user.upload(message.getByLabelText(/^Anhang/), aFile('angebot.pdf'));
    await user.click(message.getByRole('button', { name: 'Senden' }));
    await waitFor(() =>
      expect(tenant().admin.messages).toMatchObject([
        { channelTypes: [1], subject: 'Ihr Termin', attachments: [expect.stringContaining('http')] },
      ]),
    );
    // Back at the customer, whose sheet says what was sent.
    const after = within(await screen.findByRole('region', { name: 'Heute geschrieben' }));
    expect(after.getByText(/Uhr, per E-Mail: Ihr Termin$/)).toBeVisible();
    expect(after.getByText('Bis Freitag.')).toBeInTheDocument();
  });

  it('lets only an admin delete an account, and says what goes', async () => {
    const klara = tenant().accounts.find(({ user: { firstName } }) => firstName === 'Klara')?.user.id;
    const signed = tenant().admin.contracts.filter(({ status }) => status === 'closed');
    for (const contract of tenant().admin.contracts) {
      if (contract.vehicleDealerCustomerId === klara) contract.vehicleDealerCustomerId = 'another';
    }
    for (const contract of signed.slice(0, 2)) contract.vehicleDealerCustomerId = klara;
    const { user } = await open();
    enter(screen.getByRole('searchbox'), 'klara');
    await waitFor(() => expect(rowNames()).toEqual(['Klara Kundin']));
    await user.click(await screen.findByRole('button', { name: 'Aktionen für „Klara Kundin“' }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(
      await question.findByText(
        /^Das Konto von Klara Kundin \(kunde@.*\) wird endgültig gelöscht\. Die 2 Kaufverträge bleiben erhalten/,
      ),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Konto löschen' }));
    await waitFor(() => expect(tenant().accounts.some(({ user: { firstName } }) => firstName === 'Klara')).toBe(false));
  });
});

describe('Benachrichtigungen', () => {
  const open = async () => {
    const admin = renderAdmin({ at: '/admin/settings/lead-settings', as: 'employee' });
    await screen.findByRole('heading', { level: 1, name: 'Benachrichtigungen' });
    await screen.findAllByRole('button', { name: /^Aktionen für/ });
    return admin;
  };

  it('needs an address, a trigger and a target, and says the rule as a sentence', async () => {
    const { user } = await open();
    const before = tenant().admin.leadSettings.length;
    await user.click(screen.getByRole('button', { name: 'Benachrichtigung anlegen' }));
    const sheet = await dialog('Benachrichtigung anlegen');
    await user.click(sheet.getByRole('checkbox', { name: 'E-Mail' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(
      within(await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['E-Mail: bitte angeben', 'Auslöser: bitte angeben', 'Zielsystem: bitte angeben']);
    enter(sheet.getByRole('textbox', { name: 'E-Mail' }), 'verkauf@autohaus.de');
    await user.click(sheet.getByRole('checkbox', { name: 'Bestellung' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Catch' }));
    await user.click(sheet.getByRole('checkbox', { name: 'PKW' }));
    expect(sheet.getByText('Bestellung für PKW: an verkauf@autohaus.de über Catch.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(tenant().admin.leadSettings).toHaveLength(before + 1));
    expect(tenant().admin.leadSettings.at(-1)).toMatchObject({
      targetEmail: 'verkauf@autohaus.de',
      leadChannelTypes: ['Order'],
      leadSystemTargetTypes: ['Catch'],
      vehicleTypesFilter: ['PKW'],
    });
  });
});
