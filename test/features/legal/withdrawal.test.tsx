import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
// Preloads a lazy chunk.
import '../../../src/features/legal/WithdrawalPage';
import { useFindRecipient } from '../../../src/state/queries/recipient';
import { withQueryClient } from '../../../src/state/queries/withQueryClient';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { renderInShop } from '../renderInShop';

describe('the withdrawal from a contract', () => {
  it('is declared without a reason, checked, confirmed, and answered by a receipt with date and time', async () => {
    const { user, environment } = renderApp({ at: '/widerruf' });
    const print = vi.spyOn(environment.host, 'print');
    // No mail is promised.
    expect(await screen.findByText('Unter dieser Adresse können wir Sie erreichen.')).toBeVisible();
    const send = () => screen.getByRole('button', { name: 'Vertrag widerrufen' });
    await user.click(send());
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    await user.click(summary.getByText(/^\d Angaben fehlen$/));
    expect(summary.getByRole('button', { name: 'Vorname: bitte angeben' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    fill(screen.getByLabelText(/Vorname/), 'Erika');
    fill(screen.getByLabelText(/Nachname/), 'Mustermann');
    fill(screen.getByLabelText(/E-Mail/), 'erika@example.de');
    fill(screen.getByLabelText(/Bestellnummer oder Fahrzeug/), 'VW Golf, Bestellung 4711');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Angaben prüfen' })).toHaveFocus();
    // It cannot be left half-way.
    const release = platform.hold();
    await user.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zurück' })).toBeDisabled());
    release();

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
    for (const location of tenant.locations) location.eMail = 'zentrale@x.de';
    const Recipient = withQueryClient(function Recipient() {
      const find = useFindRecipient();
      const [found, setFound] = useState<string>();
      return <button onClick={() => void find().then(setFound)}>{found}</button>;
    });
    const { user } = renderInShop(<Recipient />, { tradeInContactEmail });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: recipient })).toBeVisible();
  });
});
