import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { platform } from '../platformServer';
import { earliestDayText } from '../../src/admin/resources/settings/areas/order';
import { dialog, enter, logInByHand, renderAdmin, said } from './renderAdmin';

const AT = '/admin/settings/dealer-settings';
const settings = () => platform.tenant(1).settings;

async function open(area = '', as: 'admin' | 'employee' = 'admin') {
  const admin = renderAdmin({ at: area === '' ? AT : `${AT}?bereich=${area}`, as });
  await screen.findByRole('tab', { name: 'Darstellung' });
  return admin;
}

const type = (name: string | RegExp, text: string) => enter(screen.getByRole('textbox', { name }), text);

describe('Einstellungen', () => {
  // rules/embedding: dark set.
  it('changes the accent, warns where it is hard to read, shows it on a dark page as well, and saves only what changed', async () => {
    const { user } = await open();
    const preview = within(screen.getByRole('complementary', { name: 'Vorschau' }));
    const surface = () =>
      preview.getByText('Jetzt bestellen').closest<HTMLElement>('.shop')?.style.getPropertyValue('--surface');
    expect(surface()).toBe('');
    await user.click(preview.getByRole('radio', { name: 'Dunkle Seite' }));
    expect(surface()).toBe('#15181d');
    await user.click(preview.getByRole('radio', { name: 'Helle Seite' }));
    expect(surface()).toBe('');
    settings().bankName = 'Inzwischen geändert';
    type('Akzentfarbe', '#ffe');
    expect(await screen.findByText('Die Akzentfarbe ist zu hell. Der Shop verwendet #1a1c1e.')).toBeVisible();
    type('Akzentfarbe', '#ff0');
    expect(
      await screen.findByText(/^Weiß auf der Akzentfarbe: 1,1 : 1\. Der Shop schreibt darauf schwarz/),
    ).toBeVisible();
    type('Akzentfarbe', 'gelb');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getByRole('button', { name: 'Akzentfarbe: Ungültiger Hex-Wert' })).toBeVisible();
    type('Rundung der Ecken', '4');
    type('Akzentfarbe', '#336699');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
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
    await user.click(screen.getByRole('button', { name: 'Versprechen hinzufügen' }));
    await user.paste('Probefahrt bei Ihnen');
    // As the shop draws them, each once.
    const preview = within(screen.getByRole('complementary', { name: 'Vorschau' }));
    expect(preview.getAllByText('Probefahrt bei Ihnen')).toHaveLength(1);
    expect(preview.getAllByRole('listitem').length).toBeGreaterThan(1);
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

  // rules/order-and-payment: what a method needs.
  it('asks before another account is taken', async () => {
    const { user } = await open('bestellung');
    type('IBAN', 'DE89370400440532013000');
    type('BIC', 'COBADEFFXXX');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const question = await dialog('Bankverbindung ändern?');
    expect(question.getByText('Neu: DE89 3704 0044 0532 0130 00')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Bankverbindung ändern' }));
    await waitFor(() => expect(settings().iban).toBe('DE89370400440532013000'));
  });

  it('keeps what is typed in every section over a login that runs out, and what a colleague changed', async () => {
    const { user, services, query } = await open();
    type('Akzentfarbe', '#336699');
    await user.click(screen.getByRole('button', { name: 'rund' }));
    expect(screen.getByRole('textbox', { name: 'Rundung der Ecken' })).toHaveValue('9999');
    await user.click(screen.getByRole('tab', { name: 'Bestellung & Bezahlung' }));
    type('Vorlauf Abholung', '5');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    platform.fail({ method: 'PUT', path: /vehicle-dealer-settings/ }, 401, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    // What was read is forgotten meanwhile.
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    vi.useRealTimers();
    Object.assign(settings(), { tradeInContactFullName: 'Petra Neu', orderDeliveryLeadTimeInDays: 9 });
    await logInByHand(user, 'admin');
    expect(await screen.findByRole('textbox', { name: 'Vorlauf Abholung' })).toHaveValue('5');
    expect(query()).toBe('?bereich=bestellung');
    expect(screen.getByText('Ungespeicherte Änderungen: Darstellung, Bestellung & Bezahlung')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    expect(settings()).toMatchObject({
      uiColorAccentHex: '#336699',
      uiBorderRadiusFull: '9999px',
      orderPickupLeadTimeInDays: 5,
      tradeInContactFullName: 'Petra Neu',
      orderDeliveryLeadTimeInDays: 9,
    });
  });

  it.each([
    ['1', 'Frühester Termin bei Bestellung heute: Montag, 23. November 2026'],
    ['0', 'Frühester Termin bei Bestellung heute: Montag, 23. November 2026'],
    ['3', 'Frühester Termin bei Bestellung heute: Mittwoch, 25. November 2026'],
    ['bald', 'In ganzen Tagen.'],
    ['', 'In ganzen Tagen.'],
  ])('says what a lead time of „%s“ days means on a Sunday', (typed, text) => {
    expect(earliestDayText(typed, new Date('2026-11-22T10:00:00Z'))).toBe(text);
  });

  it('lets employees look at order and banks, not change them', async () => {
    await open('bestellung', 'employee');
    expect(screen.getByText('Für Änderungen fehlt Ihnen die Berechtigung.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeDisabled();
  });

  // rules/admin: undo.
  it('shows a colleague’s and the former value when it is opened again and after an undo', async () => {
    const former = settings().tradeInValidityInDays;
    const { user } = await open('inzahlungnahme');
    type('Gültigkeit', '77');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said('Erfolgreich gespeichert');
    await user.click(screen.getByRole('link', { name: 'Ansprechpartner' }));
    await screen.findByRole('heading', { level: 1, name: 'Ansprechpartner' });
    settings().tradeInContactFullName = 'Petra Neu';
    await user.click(screen.getByRole('link', { name: 'Einstellungen' }));
    await user.click(await screen.findByRole('tab', { name: 'Inzahlungnahme' }));
    expect(screen.getByRole('textbox', { name: 'Gültigkeit' })).toHaveValue('77');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Petra Neu'));
    expect(screen.queryByText(/^Ungespeicherte Änderungen/)).not.toBeInTheDocument();
    // What is typed in another field meanwhile stays, and stays unsaved.
    type('Mindestmarge', '555');
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await said('Rückgängig gemacht');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gültigkeit' })).toHaveValue(String(former)));
    expect(settings().tradeInValidityInDays).toBe(former);
    expect(screen.getByRole('textbox', { name: 'Mindestmarge' })).toHaveValue('555');
    expect(screen.getByText('Ungespeicherte Änderungen: Inzahlungnahme')).toBeVisible();
  });
});
