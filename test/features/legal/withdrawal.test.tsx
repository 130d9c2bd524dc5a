import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

async function declare(user: UserEvent, address = 'erika@example.de') {
  await user.type(await screen.findByLabelText(/Vorname/), 'Erika');
  await user.type(screen.getByLabelText(/Nachname/), 'Mustermann');
  await user.type(screen.getByLabelText(/E-Mail/), address);
  await user.type(screen.getByLabelText(/Bestellnummer oder Fahrzeug/), 'VW Golf, Bestellung 4711');
  await user.click(screen.getByRole('button', { name: 'Vertrag widerrufen' }));
}

describe('the withdrawal from a contract', () => {
  it('is declared, checked, confirmed, and answered by a receipt with date and time', async () => {
    const { user, environment } = renderApp({ at: '/widerruf' });
    const print = vi.spyOn(environment.host, 'print');
    await declare(user);
    expect(await screen.findByRole('heading', { name: 'Angaben prüfen' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));

    expect(await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeVisible();
    expect(screen.getByText(/am 04\.05\.2026, 10:00 Uhr erhalten/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Beleg speichern' })).toHaveAttribute('download', 'Widerruf.txt');
    // Without what stands around the shop in the dealer's page.
    await user.click(screen.getByRole('button', { name: 'Beleg drucken' }));
    expect(print).toHaveBeenCalledOnce();

    const [email] = platform.state.emails;
    expect(platform.state.emails).toHaveLength(1);
    expect(email).toMatchObject({
      name: 'Erika Mustermann',
      firstName: 'Erika',
      lastName: 'Mustermann',
      email: 'erika@example.de',
      isMarketingContactAllowed: false,
      isDataPrivacyConfirmed: false,
    });
    expect(email?.message.split('\n')[0]).toBe('Widerruf');
    expect(email?.message).toContain('Vertrag: VW Golf, Bestellung 4711');
    expect(email?.message).toContain('Erklärt am: 04.05.2026, 10:00 Uhr');
    expect(email?.carDealerAdminEmail).not.toBe('');
  });

  it('asks for no reason, and names what is missing', async () => {
    const { user } = renderApp({ at: '/widerruf' });
    await user.click(await screen.findByRole('button', { name: 'Vertrag widerrufen' }));
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    await user.click(summary.getByText(/^\d Angaben fehlen$/));
    expect(summary.getByRole('button', { name: 'Vorname: erforderlich' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it.each([
    [
      'the first contact that has an address',
      [
        { id: 'a', name: 'Anna' },
        { id: 'b', name: 'Bernd', email: 'bernd@x.de' },
      ],
      'ankauf@x.de',
      'bernd@x.de',
    ],
    ['the trade-in contact', [], 'ankauf@x.de', 'ankauf@x.de'],
    ['the main location where nobody else has an address', [], undefined, 'zentrale@x.de'],
  ])('goes to %s', async (_, contacts, tradeInContactEmail, recipient) => {
    const tenant = platform.tenant(1);
    Object.assign(tenant, { contacts });
    Object.assign(tenant.settings, { tradeInContactEmail });
    for (const location of tenant.locations) location.eMail = 'zentrale@x.de';
    const { user } = renderApp({ at: '/widerruf' });
    await declare(user);
    await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }));
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' });
    expect(platform.state.emails.map(({ carDealerAdminEmail }) => carDealerAdminEmail)).toEqual([recipient]);
  });

  it('promises no mail, and cannot be left half-way by Zurück', async () => {
    const { user } = renderApp({ at: '/widerruf' });
    expect(await screen.findByText('Unter dieser Adresse können wir Sie erreichen.')).toBeVisible();
    await declare(user);
    const back = await screen.findByRole('button', { name: 'Zurück' });
    const release = platform.hold();
    await user.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
    await waitFor(() => expect(back).toBeDisabled());
    release();
    expect(await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeVisible();
  });
});
