import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import type { Car, User as Account } from '../../platform/contract';
import { tokenFor } from '../../platform/rules/login';
import { NOW } from '../../now';
import { ORDINARY_DEALER } from '../../builders/environment';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { keptText } from '../../builders/kept';

const ID = '11111111-1111-4111-8111-111111111111';
const GREETING = 'Liebes Team von Bergmann,';
const SUBJECT =
  'ich interessiere mich für das Fahrzeug Volkswagen Golf VIII 1.5 TSI Style LED Navi (Fahrzeugnummer GW-1042).';
const CLOSING = 'Mit freundlichen Grüßen';

const messageWith = (...sentences: string[]) => [GREETING, '', SUBJECT, ...sentences, '', CLOSING].join('\n');
const field = (name: string) => screen.getByRole('textbox', { name });
const option = (name: string) => screen.getByRole('checkbox', { name });
const send = () => screen.getByRole('button', { name: 'Anfrage senden' });

async function openForm(overrides: Record<string, unknown> = {}, tenant: 1 | 6 = 1) {
  // On phones a button leads to it.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  platform.tenant(tenant).vehicles.unshift(aWireVehicle(overrides) as unknown as Car);
  const app = renderApp({ at: `/angebote-x/${ID}`, adminId: `00000000-0000-4000-8000-00000000000${tenant}` });
  await screen.findByRole('form', { name: 'Kontaktformular zum Fahrzeug' });
  return app;
}

function fillIn() {
  fill(field('Vorname'), ' Klara ');
  fill(field('Nachname'), 'Kundin');
  fill(field('E-Mail'), 'klara.kundin@example.com');
}

const SENT = 'Anfrage erfolgreich übermittelt';
const FAILED = 'Anfrage fehlgeschlagen. Bitte erneut versuchen.';
/** Whether closing the tab would cost entries. */
const asksBeforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the contact form of a vehicle', () => {
  it('sends the request as the platform wants it, and tells the host without saying who asked', async () => {
    const { user, environment } = await openForm();
    fillIn();
    fill(field('Telefon'), '+49 711 123456');
    await user.click(option('Probefahrt'));
    await user.click(send());
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(platform.state.emails).toEqual([
      {
        name: 'Klara Kundin',
        firstName: 'Klara',
        lastName: 'Kundin',
        email: 'klara.kundin@example.com',
        phone: '+49 711 123456',
        message: messageWith('Ich möchte gerne eine Probefahrt vereinbaren.', 'Ich bitte um einen Rückruf.'),
        carDealerAdminEmail: 'koeln@autohaus.test',
        carDealerAdminId: '00000000-0000-4000-8000-000000000001',
        carId: ID,
        sourceUrl: 'https://dealer.test/fahrzeuge',
        isTestDriveDesired: true,
        isCallbackDesired: true,
        isMarketingContactAllowed: false,
        isTireLabelRequested: false,
        isConditionReportRequested: false,
        isPriceProposalRequested: false,
        isDataPrivacyConfirmed: false,
      },
    ]);
    const sent = environment.events.filter(({ type }) => type === 'contact-sent');
    expect(sent).toMatchObject([{ detail: { vehicleId: ID, currency: 'EUR' } }]);
    expect(JSON.stringify(sent)).not.toContain('@');
  });

  // rules/platform-and-wire: nothing typed is lost.
  it('loses nothing that was typed when the request fails, announces an outcome for four seconds, and is empty and ready again once it is sent, to the vehicle’s own address first', async () => {
    await openForm({ carDealerAdminEmail: 'golf@autohaus.test' });
    for (const name of [/Datenschutzerklärung.* gelesen/, /über Angebote informieren/]) {
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
      expect(screen.getByRole('checkbox', { name })).not.toBeRequired();
    }
    const link = within(screen.getByRole('form')).getByRole('link', { name: /^Datenschutzerklärung/ });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    fillIn();
    platform.fail('/emails', 429, 1);
    fireEvent.click(send());
    expect(await screen.findByText(/^Anfrage fehlgeschlagen\. .* in einer Minute noch einmal\.$/)).toBeVisible();
    platform.fail('/emails', 500, 1);
    fireEvent.click(send());
    // Until the next try, which needs no waiting.
    expect((await screen.findByText(FAILED)).closest('[role=status]')).not.toBeNull();
    expect(field('Nachname')).toHaveValue('Kundin');
    fill(field('Telefon'), '0711 123456');
    fireEvent.click(send());
    // In the place of the form, with what was sent, until the visitor goes on (rules/contact: confirmed where it was written).
    const sent = within(await screen.findByRole('region', { name: SENT }));
    expect(screen.getByRole('heading', { name: SENT })).toHaveFocus();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anfrage senden' })).toBeNull();
    expect(
      sent.getByText(/per E-Mail an klara\.kundin@example\.com oder telefonisch unter \+49711123456\.$/),
    ).toBeVisible();
    expect(sent.getByText(/Ich bitte um einen Rückruf\./)).toBeVisible();
    fireEvent.click(sent.getByRole('button', { name: 'Weitere Anfrage schreiben' }));
    expect(screen.queryByText(SENT)).toBeNull();
    expect(field('Vorname')).toHaveValue('');
    expect(field('Nachricht')).toHaveValue(messageWith());
    expect(send()).not.toHaveAttribute('aria-disabled');
    expect(platform.state.emails).toMatchObject([{ carDealerAdminEmail: 'golf@autohaus.test' }]);
  });

  it('says what is missing at the field and on top, and leads there', async () => {
    const { user } = await openForm();
    fill(field('Nachricht'), '');
    await user.click(option('Rückruf'));
    await user.click(send());
    const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(field('Nachricht')).toHaveFocus();
    await user.click(within(summary).getByText('5 Angaben fehlen'));
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nachricht: bitte angeben',
      'Vorname: bitte angeben',
      'Nachname: bitte angeben',
      'E-Mail: bitte angeben',
      'Telefon: erforderlich wenn Rückruf erwünscht',
    ]);
    expect(field('Vorname')).toHaveAccessibleDescription('erforderlich');
    await user.click(within(summary).getByRole('button', { name: 'E-Mail: bitte angeben' }));
    expect(field('E-Mail')).toHaveFocus();
    expect(platform.state.emails).toEqual([]);
  });

  it('rewrites its message by what is asked for, until that is edited by hand, and switches the callback with the number, but not against the visitor’s will', async () => {
    const { user } = await openForm();
    const callback = option('Rückruf');
    expect(field('Nachricht')).toHaveValue(messageWith());
    await user.click(option('Preisvorschlag'));
    expect(field('Nachricht')).toHaveValue(messageWith('Bitte unterbreiten Sie mir einen Preisvorschlag.'));
    await user.click(option('Preisvorschlag'));
    expect(field('Nachricht')).toHaveValue(messageWith());

    fill(field('Telefon'), '+49');
    expect(callback).toBeChecked();
    await user.click(callback);
    fill(field('Telefon'), '+49 711 123456');
    expect(callback).not.toBeChecked();
    await user.click(callback);
    fill(field('Telefon'), '');
    expect(callback).not.toBeChecked();

    fill(field('Nachricht'), `${messageWith()} Klara Kundin`);
    await user.click(option('Probefahrt'));
    expect(field('Nachricht')).toHaveValue(`${messageWith()} Klara Kundin`);

    // A number is written in the German way, and international when it is left.
    await user.click(field('Telefon'));
    fill(field('Telefon'), '0711 / 12 34 56');
    expect(field('Telefon')).toHaveValue('0711 / 12 34 56');
    await user.tab();
    expect(field('Telefon')).toHaveValue('+49711123456');
    expect(field('Telefon')).toBeValid();
  });
});

describe('the dealer beside the form', () => {
  it('can be called, written to and found', async () => {
    await openForm({
      carDealerLocation: {
        id: '22222222-2222-4222-8222-222222222222',
        name: 'Filiale Köln',
        eMail: 'koeln@autohaus.test',
        phone: '+49 221 123456',
        whatsAppBusinessLink: 'https://wa.me/49221123456',
        address: { street: 'Aachener Straße', houseNumber: '100', zipCode: '50674', city: 'Köln' },
      },
    });
    const aside = within(screen.getByRole('complementary', { name: 'Ansprechpartner' }));
    await waitFor(() =>
      expect(aside.getByRole('link', { name: '+49 221 123456' })).toHaveAttribute('href', 'tel:+49221123456'),
    );
    expect(aside.getByRole('link', { name: 'koeln@autohaus.test' })).toHaveAttribute(
      'href',
      'mailto:koeln@autohaus.test',
    );
    expect(aside.getByRole('link', { name: 'Per WhatsApp schreiben' })).toHaveAttribute(
      'href',
      'https://wa.me/49221123456',
    );
    expect(aside.getByRole('link', { name: 'Aachener Straße 100, 50674 Köln' })).toHaveAttribute('target', '_blank');
  });
});

describe('the form of a customer who is logged in', () => {
  const PHONE = '+49 721 480111';

  /** Logs a customer of the demo platform in, as a visit before would have. */
  function logIn(details: Partial<Account> = {}) {
    const user = platform.tenant(1).accounts.find(({ user: { email } }) => email.startsWith('kunde'))?.user;
    if (!user) throw new Error('no customer');
    Object.assign(
      user,
      { email: 'klara.kundin@beispiel.de', firstName: 'Klara', lastName: 'Kundin', phoneNumber: PHONE },
      details,
    );
    const value = { id: user.id, email: user.email, roles: user.roles, accessToken: tokenFor(user, NOW) };
    localStorage.setItem(STORAGE_KEYS.currentUser, keptText(1, value, ORDINARY_DEALER));
    return user;
  }

  it('is filled in from the account, asks for no callback with a number that nobody entered, and is filled in again after a request was sent', async () => {
    const { email } = logIn();
    await openForm();
    await waitFor(() => expect(field('Nachname')).toHaveValue('Kundin'));
    const expectEntries = () => {
      expect(field('Vorname')).toHaveValue('Klara');
      expect(field('E-Mail')).toHaveValue(email);
      expect(field('Telefon')).toHaveValue(PHONE);
      expect(option('Rückruf')).not.toBeChecked();
      expect(field('Nachricht')).toHaveValue(messageWith());
    };
    expectEntries();
    // Left as it is, it is still not entered.
    fireEvent.focus(field('Telefon'));
    fireEvent.blur(field('Telefon'));
    expect(option('Rückruf')).not.toBeChecked();
    fill(field('Telefon'), '0721 480112');
    expect(option('Rückruf')).toBeChecked();
    fill(field('Telefon'), PHONE);
    expect(option('Rückruf')).not.toBeChecked();
    fireEvent.click(option('Probefahrt'));
    fireEvent.click(send());
    await screen.findByText(SENT);
    // The button of the price box asks again.
    fireEvent.click(screen.getAllByRole('button', { name: 'Anfragen' })[0] ?? document.body);
    expect(field('Vorname')).toHaveFocus();
    expect(option('Probefahrt')).not.toBeChecked();
    expectEntries();
    // Prefilled is not unsaved.
    expect(asksBeforeUnload()).toBe(false);
  });

  it('is empty for the next person after a logout, its message included', async () => {
    logIn();
    const { services } = await openForm();
    await waitFor(() => expect(field('Nachname')).toHaveValue('Kundin'));
    fill(field('Nachricht'), 'Bitte rufen Sie meinen Mann an.');
    act(() => services.session.getState().logOut());
    expect(field('Nachname')).toHaveValue('');
    expect(field('E-Mail')).toHaveValue('');
    expect(field('Nachricht')).toHaveValue(messageWith());
    expect(sessionStorage.getItem('webshop-widget-forms')).not.toContain('Mann');
  });
});

describe('a request that was not sent', () => {
  const MESSAGE = 'Ich suche einen Wagen mit Anhängerkupplung, gern auch in Blau.';
  it('is there again after a look at the list and after a reload, asks before the tab is closed, and is not in the form of another vehicle', async () => {
    const first = await openForm();
    expect(asksBeforeUnload()).toBe(false);
    fillIn();
    fill(field('Nachricht'), MESSAGE);
    await first.user.click(option('Probefahrt'));
    expect(asksBeforeUnload()).toBe(true);
    act(() => first.environment.history.push('/merkliste'));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Kontaktformular zum Fahrzeug' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => first.environment.history.go(-1));
    await screen.findByRole('form', { name: 'Kontaktformular zum Fahrzeug' });
    expect(field('Nachricht')).toHaveValue(MESSAGE);
    first.unmount();

    const again = renderApp({ at: `/angebote-x/${ID}` });
    await screen.findByRole('form', { name: 'Kontaktformular zum Fahrzeug' });
    expect(field('Nachricht')).toHaveValue(MESSAGE);
    expect(field('Nachname')).toHaveValue('Kundin');
    expect(option('Probefahrt')).toBeChecked();
    expect(asksBeforeUnload()).toBe(true);
    again.unmount();

    const other = platform.tenant(1).vehicles.find(({ id }) => id !== ID);
    const elsewhere = renderApp({ at: `/angebote-x/${other?.id ?? ''}` });
    await screen.findByRole('form', { name: 'Kontaktformular zum Fahrzeug' });
    expect(field('Nachname')).toHaveValue('');
    elsewhere.unmount();

    const sending = renderApp({ at: `/angebote-x/${ID}` });
    await screen.findByRole('form', { name: 'Kontaktformular zum Fahrzeug' });
    await sending.user.click(send());
    await screen.findByText(SENT);
    expect(asksBeforeUnload()).toBe(false);
    expect(sessionStorage.getItem('webshop-widget-forms')).not.toContain('Anhängerkupplung');
  });
});

describe("the dialog behind 'Etwas unklar?'", () => {
  async function openDialog(at: string) {
    const { user } = renderApp({ at });
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    return within(await screen.findByRole('dialog', { name: 'Kontakt' }));
  }

  it('shows the dealer’s ways, sends a request that belongs to no vehicle where none is open, and confirms it', async () => {
    const dialog = await openDialog('/merkliste');
    expect(await dialog.findByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(
      [GREETING, '', 'ich habe eine Frage an Sie.', '', CLOSING].join('\n'),
    );
    expect(dialog.queryByRole('checkbox', { name: 'Probefahrt' })).toBeNull();
    const entries = { Vorname: 'Klara', Nachname: 'Kundin', 'E-Mail': 'klara@example.com' };
    for (const [name, value] of Object.entries(entries)) fill(dialog.getByRole('textbox', { name }), value);
    fireEvent.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
    expect(await dialog.findByText(SENT)).toBeVisible();
    expect(platform.state.emails.at(-1)).not.toHaveProperty('carId');
  });

  it.each([
    ['whom the contacts name where the locations cannot be read', ['/locations'], 'berger@autohaus.test', '+49 711 1'],
    [
      'whom the settings name where the contacts cannot be read either',
      ['/locations', '/contacts'],
      'ankauf@autohaus.test',
      '+49 711 3',
    ],
  ])('shows %s', async (_, calls, email, phone) => {
    for (const call of calls) platform.fail(call, 500);
    platform.tenant(1).contacts = [
      { id: 'a', name: 'Anna Anders', phone: '+49 711 1' },
      { id: 'b', name: 'Bernd Berger', email: 'berger@autohaus.test', phone: '+49 711 2' },
    ];
    Object.assign(platform.tenant(1).settings, {
      tradeInContactEmail: 'ankauf@autohaus.test',
      tradeInContactPhone: '+49 711 3',
    });
    const dialog = await openDialog('/gibt-es-nicht');
    expect(await dialog.findByRole('link', { name: email })).toBeVisible();
    expect(dialog.getByRole('link', { name: `Anrufen: ${phone}` })).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('has call and WhatsApp above the form, says each of them once, and sends from its foot, where a failure is said too', async () => {
    const known = { phone: '+49 221 1', whatsAppBusinessLink: 'https://wa.me/492211' };
    for (const place of platform.tenant(1).locations) Object.assign(place, known);
    const dialog = await openDialog('/merkliste');
    expect(await dialog.findByRole('link', { name: 'Anrufen: +49 221 1' })).toHaveAttribute('href', 'tel:+492211');
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/492211');
    expect(dialog.getAllByRole('link', { name: /WhatsApp|\+49/ })).toHaveLength(2);
    const send = dialog.getByRole('button', { name: 'Anfrage senden' });
    const foot = within(send.closest('footer') ?? document.body);
    fillIn();
    platform.fail('/emails', 500, 1);
    fireEvent.click(send);
    expect(await foot.findByText(/^Anfrage fehlgeschlagen\./)).toBeVisible();
    fireEvent.click(send);
    await dialog.findByRole('heading', { name: 'Anfrage erfolgreich übermittelt' });
    expect(dialog.queryByRole('button', { name: 'Anfrage senden' })).toBeNull();
  });
});
