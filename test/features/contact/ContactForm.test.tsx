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
  platform.tenant(tenant).vehicles.unshift(aWireVehicle(overrides) as unknown as Car);
  const app = renderApp({ at: `/angebote-x/${ID}`, adminId: `00000000-0000-4000-8000-00000000000${tenant}` });
  await screen.findByRole('form', { name: 'Kontaktformular zum Fahrzeug' });
  return app;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fillIn(user: User) {
  await user.type(field('Vorname'), ' Klara ');
  await user.type(field('Nachname'), 'Kundin');
  await user.type(field('E-Mail'), 'klara.kundin@example.com');
}

describe('the contact form of a vehicle', () => {
  it('sends the request as the platform wants it, and tells the host without saying who asked', async () => {
    const { user, environment } = await openForm();
    await fillIn(user);
    await user.type(field('Telefon'), '+49 711 123456');
    await user.click(option('Probefahrt vereinbaren'));
    await user.click(send());
    expect(await screen.findByText('Anfrage erfolgreich übermittelt')).toBeVisible();
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

  it('announces the outcome for four seconds and is empty and ready again after it', async () => {
    const { user } = await openForm();
    await fillIn(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(send());
    const outcome = await screen.findByText('Anfrage erfolgreich übermittelt');
    expect(outcome.closest('[role=status]')).not.toBeNull();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await act(() => vi.advanceTimersByTimeAsync(3900));
    expect(outcome).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Anfrage erfolgreich übermittelt')).toBeNull();
    expect(field('Vorname')).toHaveValue('');
    expect(field('Nachricht')).toHaveValue(messageWith());
    expect(send()).not.toHaveAttribute('aria-disabled');
    vi.useRealTimers();
  });

  // rules/platform-and-wire: nothing typed is lost.
  it('loses nothing that was typed when the request fails', async () => {
    const { user } = await openForm();
    await fillIn(user);
    platform.fail('/emails', 500, 1);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(send());
    expect(await screen.findByText('Anfrage fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(4100));
    vi.useRealTimers();
    expect(screen.queryByText('Anfrage fehlgeschlagen. Bitte erneut versuchen.')).toBeNull();
    expect(field('Nachname')).toHaveValue('Kundin');
    fireEvent.click(send());
    expect(await screen.findByText('Anfrage erfolgreich übermittelt')).toBeVisible();
    expect(platform.state.emails).toHaveLength(1);
  });

  it('says what is missing at the field and on top, and leads there', async () => {
    const { user } = await openForm();
    await user.clear(field('Nachricht'));
    await user.click(option('Rückruf erwünscht'));
    await user.click(send());
    const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(field('Vorname')).toHaveFocus();
    await user.click(within(summary).getByText('5 Angaben fehlen'));
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vorname: erforderlich',
      'Nachname: erforderlich',
      'E-Mail: erforderlich',
      'Telefon: erforderlich wenn Rückruf erwünscht',
      'Nachricht: erforderlich',
    ]);
    expect(field('Vorname')).toHaveAccessibleDescription('erforderlich');
    await user.click(within(summary).getByRole('button', { name: 'E-Mail: erforderlich' }));
    expect(field('E-Mail')).toHaveFocus();
    expect(platform.state.emails).toEqual([]);
  });

  it('turns a number typed in the German way into its international form when it is left', async () => {
    const { user } = await openForm();
    await user.type(field('Telefon'), '0711 / 12 34 56');
    expect(field('Telefon')).toHaveValue('0711 / 12 34 56');
    await user.tab();
    expect(field('Telefon')).toHaveValue('+49711123456');
    expect(field('Telefon')).toBeValid();
  });

  it('neither preselects nor requires privacy and marketing', async () => {
    await openForm();
    for (const name of [/Datenschutzerklärung.* gelesen/, /über Angebote informieren/]) {
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
      expect(screen.getByRole('checkbox', { name })).not.toBeRequired();
    }
    const link = within(screen.getByRole('form')).getByRole('link', { name: /^Datenschutzerklärung/ });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('what a visitor may ask for', () => {
  it('rewrites the prefilled message', async () => {
    const { user } = await openForm();
    expect(field('Nachricht')).toHaveValue(messageWith());
    await user.click(option('Preisvorschlag anfragen'));
    expect(field('Nachricht')).toHaveValue(messageWith('Bitte unterbreiten Sie mir einen Preisvorschlag.'));
    await user.click(option('Preisvorschlag anfragen'));
    expect(field('Nachricht')).toHaveValue(messageWith());
  });

  it('leaves a message alone that was edited by hand', async () => {
    const { user } = await openForm();
    await user.type(field('Nachricht'), ' Klara Kundin');
    await user.click(option('Probefahrt vereinbaren'));
    expect(field('Nachricht')).toHaveValue(`${messageWith()} Klara Kundin`);
  });

  it('switches the callback with the phone number, but not against the visitor’s will', async () => {
    const { user } = await openForm();
    await user.type(field('Telefon'), '+49');
    expect(option('Rückruf erwünscht')).toBeChecked();
    await user.click(option('Rückruf erwünscht'));
    await user.type(field('Telefon'), ' 711 123456');
    expect(option('Rückruf erwünscht')).not.toBeChecked();
    await user.click(option('Rückruf erwünscht'));
    await user.clear(field('Telefon'));
    expect(option('Rückruf erwünscht')).not.toBeChecked();
  });
});

describe('whom a request goes to', () => {
  const recipient = async (overrides: Record<string, unknown>) => {
    const { user } = await openForm(overrides);
    await fillIn(user);
    fireEvent.click(send());
    await screen.findByText('Anfrage erfolgreich übermittelt');
    return platform.state.emails.at(-1)?.carDealerAdminEmail;
  };

  it('is the vehicle’s own address first', async () => {
    expect(await recipient({ carDealerAdminEmail: 'golf@autohaus.test' })).toBe('golf@autohaus.test');
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

  const CALL = messageWith('Ich bitte um einen Rückruf.');

  it('is filled in from the account, and asks for a callback where that has a number', async () => {
    const { email } = logIn();
    await openForm();
    await waitFor(() => expect(field('Nachname')).toHaveValue('Kundin'));
    expect(field('Vorname')).toHaveValue('Klara');
    expect(field('E-Mail')).toHaveValue(email);
    expect(field('Telefon')).toHaveValue(PHONE);
    expect(option('Rückruf erwünscht')).toBeChecked();
    expect(field('Nachricht')).toHaveValue(CALL);
  });

  it('asks for no callback where the account has no number', async () => {
    logIn({ phoneNumber: undefined });
    await openForm();
    await waitFor(() => expect(field('Nachname')).toHaveValue('Kundin'));
    expect(option('Rückruf erwünscht')).not.toBeChecked();
  });

  it('is filled in again after a request was sent', async () => {
    logIn();
    await openForm();
    await waitFor(() => expect(field('Nachname')).toHaveValue('Kundin'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(option('Probefahrt vereinbaren'));
    fireEvent.click(send());
    await screen.findByText('Anfrage erfolgreich übermittelt');
    await act(() => vi.advanceTimersByTimeAsync(4100));
    vi.useRealTimers();
    expect(option('Probefahrt vereinbaren')).not.toBeChecked();
    expect(field('Vorname')).toHaveValue('Klara');
    expect(field('Telefon')).toHaveValue(PHONE);
    expect(option('Rückruf erwünscht')).toBeChecked();
    expect(field('Nachricht')).toHaveValue(CALL);
  });
});

describe("the dialog behind 'Etwas unklar?'", () => {
  it('shows the dealer’s ways and sends a request that belongs to no vehicle, where none is open', async () => {
    const { user } = renderApp({ at: '/merkliste' });
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
    expect(await dialog.findByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(
      [GREETING, '', 'ich habe eine Frage an Sie.', '', CLOSING].join('\n'),
    );
    expect(dialog.queryByRole('checkbox', { name: 'Probefahrt vereinbaren' })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Vorname' }), 'Klara');
    await user.type(dialog.getByRole('textbox', { name: 'Nachname' }), 'Kundin');
    await user.type(dialog.getByRole('textbox', { name: 'E-Mail' }), 'klara@example.com');
    await user.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
    expect(await dialog.findByText('Anfrage erfolgreich übermittelt')).toBeVisible();
    expect(platform.state.emails.at(-1)).not.toHaveProperty('carId');
  });

  it('names somebody to call and to write to where the locations cannot be read', async () => {
    platform.fail('/locations', 500);
    platform.tenant(1).contacts = [
      { id: 'a', name: 'Anna Anders', phone: '+49 711 1' },
      { id: 'b', name: 'Bernd Berger', email: 'berger@autohaus.test', phone: '+49 711 2' },
    ];
    const { user } = renderApp({ at: '/gibt-es-nicht' });
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
    expect(await dialog.findByRole('link', { name: 'berger@autohaus.test' })).toBeVisible();
    expect(dialog.getByRole('link', { name: '+49 711 1' })).toBeVisible();
  });

  it('falls back on the settings where contacts cannot be read either', async () => {
    platform.fail('/locations', 500);
    platform.fail('/contacts', 500);
    Object.assign(platform.tenant(1).settings, {
      tradeInContactEmail: 'ankauf@autohaus.test',
      tradeInContactPhone: '+49 711 3',
    });
    const { user } = renderApp({ at: '/gibt-es-nicht' });
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
    expect(await dialog.findByRole('link', { name: 'ankauf@autohaus.test' })).toBeVisible();
    expect(dialog.getByRole('link', { name: '+49 711 3' })).toBeVisible();
  });

  it('takes its message back after 3.25 seconds', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
    await dialog.findByRole('link', { name: /@/ });
    await user.type(dialog.getByRole('textbox', { name: 'Vorname' }), 'Klara');
    await user.type(dialog.getByRole('textbox', { name: 'Nachname' }), 'Kundin');
    await user.type(dialog.getByRole('textbox', { name: 'E-Mail' }), 'klara@example.com');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
    await dialog.findByText('Anfrage erfolgreich übermittelt');
    await act(() => vi.advanceTimersByTimeAsync(3150));
    expect(dialog.getByText('Anfrage erfolgreich übermittelt')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(dialog.queryByText('Anfrage erfolgreich übermittelt')).toBeNull();
    vi.useRealTimers();
  });
});
