import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../platformServer';
import { earliestDayText } from '../../src/admin/resources/settings/areas/order';
import { dialog, enter, logInByHand, renderAdmin } from './renderAdmin';
import { holdClock } from '../now';

const AT = '/admin/settings/dealer-settings';
const settings = () => platform.tenant(1).settings;

async function open(area = '', as: 'admin' | 'employee' = 'admin') {
  const admin = renderAdmin({ at: area === '' ? AT : `${AT}?bereich=${area}`, as });
  await screen.findByRole('tab', { name: 'Darstellung' });
  return admin;
}

const type = (name: string | RegExp, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

describe('Einstellungen', () => {
  it('changes the accent, shows it at once, warns where it is hard to read, and saves only what changed', async () => {
    const { user } = await open();
    settings().bankName = 'Inzwischen geändert';
    type('Akzentfarbe', '#ffe');
    expect(await screen.findByText('Die Akzentfarbe ist zu hell. Der Shop verwendet #1a1c1e.')).toBeVisible();
    type('Akzentfarbe', '#ff0');
    expect(
      await screen.findByText(/^Weiß auf der Akzentfarbe: 1,1 : 1\. Der Shop schreibt darauf schwarz/),
    ).toBeVisible();
    type('Akzentfarbe', '#b00020');
    expect(await screen.findByText(/^Akzentfarbe und Fehlerfarbe sehen sich ähnlich/)).toBeVisible();
    type('Akzentfarbe', 'gelb');
    type('Rundung der Ecken', '10000');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getByRole('button', { name: 'Akzentfarbe: Ungültiger Hex-Wert' })).toBeVisible();
    expect(summary.getByRole('button', { name: 'Rundung der Ecken: darf nicht größer als 9999 sein' })).toBeVisible();
    enter(screen.getByRole('textbox', { name: 'Rundung der Ecken' }), '-1');
    expect(await screen.findByText('darf nicht negativ sein')).toBeVisible();
    type('Rundung der Ecken', '4');
    type('Akzentfarbe', '#336699');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings()).toMatchObject({
      uiColorAccentHex: '#336699',
      uiBorderRadiusFull: '4px',
      bankName: 'Inzwischen geändert',
    });
  });

  it('names the tabs with unsaved changes, lets one look at others, and asks on the way out', async () => {
    const { user, environment } = await open('inhalt');
    await user.click(screen.getByRole('checkbox', { name: 'Streichpreise anzeigen' }));
    await user.click(screen.getByRole('button', { name: 'Vorteil hinzufügen' }));
    await user.paste('Probefahrt bei Ihnen');
    expect(screen.getByText('Ungespeicherte Änderungen: Inhalt')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Banken' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ansprechpartner' }));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(environment.history.current.location.search).toBe('?bereich=banken');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(settings().uiMarketingBenefits?.at(-1)).toBe('Probefahrt bei Ihnen'));
    expect(settings().isPreviousPriceVisible).toBe(false);
  });

  it('saves each section for itself: an unfinished one is named, stays typed and holds up no other', async () => {
    const { user } = await open('inzahlungnahme');
    type('Name', '');
    type('Gültigkeit', '33');
    await user.click(screen.getByRole('tab', { name: 'Darstellung' }));
    type('Akzentfarbe', '#336699');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Gespeichert: Darstellung. Noch nicht: Inzahlungnahme.')).toBeVisible();
    expect(settings().uiColorAccentHex).toBe('#336699');
    expect(settings().tradeInValidityInDays).not.toBe(33);
    // Nobody is taken away from the section that they work in.
    expect(screen.getByRole('textbox', { name: 'Akzentfarbe' })).toHaveValue('#336699');
    expect(screen.getByText('Ungespeicherte Änderungen: Inzahlungnahme')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(
      summary.getByRole('button', { name: /^(Inzahlungnahme, Ansprechpartner: )?Name: bitte angeben$/ }),
    ).toBeVisible();
    type('Name', 'Petra Neu');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings()).toMatchObject({ tradeInContactFullName: 'Petra Neu', tradeInValidityInDays: 33 });
  });

  it('shows benefits and promises as the shop draws them, each once', async () => {
    const { user } = await open('inhalt');
    await user.click(screen.getByRole('button', { name: 'Vorteil hinzufügen' }));
    await user.paste('Probefahrt bei Ihnen');
    await user.click(screen.getByRole('button', { name: 'Versprechen hinzufügen' }));
    await user.paste('Probefahrt bei Ihnen');
    const preview = within(screen.getByRole('complementary', { name: 'Vorschau' }));
    expect(preview.getAllByText('Probefahrt bei Ihnen')).toHaveLength(1);
    expect(preview.getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  // rules/embedding: dark set.
  it('shows the shop as it stands on a dark page as well', async () => {
    const { user } = await open('darstellung');
    const preview = within(screen.getByRole('complementary', { name: 'Vorschau' }));
    const surface = () =>
      preview.getByText('Jetzt bestellen').closest<HTMLElement>('.shop')?.style.getPropertyValue('--surface');
    expect(surface()).toBe('');
    await user.click(preview.getByRole('radio', { name: 'Dunkle Seite' }));
    expect(surface()).toBe('#15181d');
    await user.click(preview.getByRole('radio', { name: 'Helle Seite' }));
    expect(surface()).toBe('');
  });

  it('needs a payment option, an account for advance transfers, and asks before another account is taken', async () => {
    const { user } = await open('bestellung');
    type('IBAN', 'DE00 1234');
    type('BIC', 'x');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByRole('button', { name: 'IBAN: ungültig' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'BIC: ungültig' })).toBeVisible();
    type('IBAN', 'DE89370400440532013000');
    type('BIC', 'COBADEFFXXX');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const question = await dialog('Bankverbindung ändern?');
    expect(question.getByText('Neu: DE89 3704 0044 0532 0130 00')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Bankverbindung ändern' }));
    await waitFor(() => expect(settings().iban).toBe('DE89370400440532013000'));
  });

  it('asks before a legal text leaves the shop, which employees cannot do', async () => {
    settings().shopTermsOfServiceDocumentUrl = 'https://autohaus.example/agb';
    const { user } = await open('dokumente');
    await user.clear(screen.getByRole('textbox', { name: 'AGB' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const question = await dialog('Rechtstexte entfernen?');
    expect(question.getByText(/fehlt Ihrem Shop sofort: AGB\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    expect(settings().shopTermsOfServiceDocumentUrl).toBe('https://autohaus.example/agb');
    cleanup();
    await open('dokumente', 'employee');
    expect(screen.getByRole('textbox', { name: 'AGB' })).toBeDisabled();
  });

  it('keeps what is typed in every section over a login that runs out', async () => {
    const { user, services, query } = await open();
    type('Akzentfarbe', '#336699');
    await user.click(screen.getByRole('button', { name: 'rund' }));
    expect(screen.getByRole('textbox', { name: 'Rundung der Ecken' })).toHaveValue('9999');
    await user.click(screen.getByRole('tab', { name: 'Bestellung & Bezahlung' }));
    type('Vorlauf Abholung', '5');
    platform.fail({ method: 'PUT', path: /vehicle-dealer-settings/ }, 401, 1);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    await logInByHand(user, 'admin');
    expect(await screen.findByRole('textbox', { name: 'Vorlauf Abholung' })).toHaveValue('5');
    expect(query()).toBe('?bereich=bestellung');
    expect(screen.getByText('Ungespeicherte Änderungen: Darstellung, Bestellung & Bezahlung')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings()).toMatchObject({
      uiColorAccentHex: '#336699',
      uiBorderRadiusFull: '9999px',
      orderPickupLeadTimeInDays: 5,
    });
  });

  it('leaves a colleague’s change of another field alone over a login that runs out', async () => {
    const { user, services } = await open('inzahlungnahme');
    type('Gültigkeit', '77');
    holdClock();
    platform.fail({ method: 'PUT', path: /vehicle-dealer-settings/ }, 401, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    // What was read is forgotten meanwhile.
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    vi.useRealTimers();
    settings().tradeInContactFullName = 'Petra Neu';
    await logInByHand(user, 'admin');
    expect(await screen.findByRole('textbox', { name: 'Gültigkeit' })).toHaveValue('77');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings()).toMatchObject({ tradeInValidityInDays: 77, tradeInContactFullName: 'Petra Neu' });
  });

  it.each([
    ['1', 'Frühester Termin bei Bestellung heute: Mo., 23.11.2026'],
    ['0', 'Frühester Termin bei Bestellung heute: Mo., 23.11.2026'],
    ['3', 'Frühester Termin bei Bestellung heute: Mi., 25.11.2026'],
    ['bald', 'In ganzen Tagen.'],
    ['', 'In ganzen Tagen.'],
  ])('says what a lead time of „%s“ days means on a Sunday', (typed, text) => {
    expect(earliestDayText(typed, new Date('2026-11-22T10:00:00Z'))).toBe(text);
  });

  // rules/admin: undo.
  it('shows the former value after an undo, also in a form that was left and opened again', async () => {
    const former = settings().tradeInValidityInDays;
    const { user } = await open('inzahlungnahme');
    type('Gültigkeit', '77');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ansprechpartner' }));
    await screen.findByRole('heading', { level: 1, name: 'Ansprechpartner' });
    await user.click(screen.getByRole('link', { name: 'Einstellungen' }));
    await user.click(await screen.findByRole('tab', { name: 'Inzahlungnahme' }));
    expect(screen.getByRole('textbox', { name: 'Gültigkeit' })).toHaveValue('77');
    // What is typed in another field meanwhile stays, and stays unsaved.
    type('Mindestmarge', '555');
    // The offer of the other page is gone; the list of changes keeps the way back.
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ihre Änderungen 1' }));
    const list = await dialog('Ihre Änderungen');
    expect(list.getByText(`${former} → 77`)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Gültigkeit: zurück' }));
    expect(await list.findByText('Rückgängig gemacht')).toBeVisible();
    expect(list.getByText('Zurückgenommen')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByText(/^Inzwischen geändert/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gültigkeit' })).toHaveValue(String(former)));
    expect(settings().tradeInValidityInDays).toBe(former);
    expect(screen.getByRole('textbox', { name: 'Mindestmarge' })).toHaveValue('555');
    expect(screen.getByText('Ungespeicherte Änderungen: Inzahlungnahme')).toBeVisible();
  });

  it('asks which value holds where a colleague has changed the same one, and an undo leaves later changes alone', async () => {
    const { user } = await open('inzahlungnahme');
    type('Gültigkeit', '77');
    settings().tradeInValidityInDays = 60;
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const [notice] = await screen.findAllByText(/Inzwischen geändert zu „60“\./);
    expect(notice).toBeVisible();
    expect(settings().tradeInValidityInDays).toBe(60);
    await user.click(screen.getByRole('button', { name: /^Meinen Wert behalten/ }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings().tradeInValidityInDays).toBe(77);
    settings().tradeInValidityInDays = 61;
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(
      await screen.findByText('Nicht rückgängig gemacht. Gültigkeit: Inzwischen geändert, bleibt bei 61.'),
    ).toBeVisible();
    expect(settings().tradeInValidityInDays).toBe(61);
  });

  it('has nothing unsaved where the colleague’s value was taken over', async () => {
    const { user } = await open('inzahlungnahme');
    type('Gültigkeit', '77');
    settings().tradeInValidityInDays = 60;
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.click(await screen.findByRole('button', { name: /^Neuen Wert übernehmen/ }));
    expect(screen.getByRole('textbox', { name: 'Gültigkeit' })).toHaveValue('60');
    expect(screen.queryByRole('region', { name: 'Ungespeicherte Änderungen' })).not.toBeInTheDocument();
    type('Gültigkeit', '61');
    expect(await screen.findByText('Ungespeicherte Änderungen: Inzahlungnahme')).toBeVisible();
  });

  it('says when what was changed last, and that it was the user', async () => {
    const { user } = await open('inzahlungnahme');
    const before = settings().tradeInValidityInDays;
    type('Gültigkeit', '61');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(screen.getByText(`Zuletzt geändert: Gültigkeit ${before} → 61, von Ihnen, 10:00`)).toBeVisible();
  });

  it('takes over what a colleague changed when the page is opened again', async () => {
    const { user } = await open('inzahlungnahme');
    await user.click(screen.getByRole('link', { name: 'Ansprechpartner' }));
    await screen.findByRole('heading', { level: 1, name: 'Ansprechpartner' });
    settings().tradeInContactFullName = 'Petra Neu';
    await user.click(screen.getByRole('link', { name: 'Einstellungen' }));
    await user.click(await screen.findByRole('tab', { name: 'Inzahlungnahme' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Petra Neu'));
    expect(screen.queryByText(/^Ungespeicherte Änderungen/)).not.toBeInTheDocument();
  });
});
