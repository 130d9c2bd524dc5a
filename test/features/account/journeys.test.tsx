// Preloads lazy chunks.
import '../../../src/features/account/AccountScreen';
import '../../../src/features/account/header/AccountDialogs';
import '../../../src/features/account/header/AccountEntry';
import '../../../src/features/account/sign-in/SignInDialog';
import '../../../src/features/contact/ContactDialog';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerEntries } from '../../builders/order';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { aFreeCar, heading, keepDraft, renderCheckout, setUpServiceTwins, SUMMARY } from '../checkout/journey';
import { at, done, keepTradeIn, next } from '../trade-in/wizard';

setUpServiceTwins();

describe('whoever has sent something', () => {
  /** The invitation's dialog, with the e-mail that was given before. */
  async function invited(user: UserEvent, email: string) {
    const invitation = await screen.findByRole('region', { name: 'Konto anlegen' });
    await user.click(within(invitation).getByRole('button', { name: 'Konto anlegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Konto anlegen' }));
    expect(dialog.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue(email);
    return dialog;
  }

  it('is invited to open an account after an order', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.queryByRole('button', { name: 'Konto anlegen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    await invited(user, customerEntries.email);
  });

  it('is invited to open an account after the valuation of a vehicle', async () => {
    keepTradeIn();
    const { user } = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: /^E-Mail/ });
    await user.click(next());
    await done();
    await invited(user, value);
  });

  it('is invited to open an account after a request, for which only a password is typed', async () => {
    const email = 'klara@example.com';
    const { user } = renderApp({ at: '/gibt-es-nicht' });
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    fill(await screen.findByRole('textbox', { name: /^Vorname/ }), 'Klara');
    fill(screen.getByRole('textbox', { name: /^Nachname/ }), 'Kundin');
    fill(screen.getByRole('textbox', { name: /^E-Mail/ }), email);
    await user.click(screen.getByRole('button', { name: 'Anfrage senden' }));
    const dialog = await invited(user, email);
    await user.click(dialog.getByRole('button', { name: 'Weiter' }));
    for (const label of [/^Passwort \*?$|^Passwort$/, /^Passwort wiederholen/])
      fill(await dialog.findByLabelText(label, { selector: 'input' }), 'sieben Zwerge');
    await user.click(dialog.getByRole('button', { name: 'Konto anlegen' }));
    expect(await screen.findByText(/Wir haben eine E-Mail an/)).toHaveFocus();
    expect(platform.tenant(1).accounts.some((account) => account.user.email === email)).toBe(true);
  });
});
