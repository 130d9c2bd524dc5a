// Chunks of their own; loaded beforehand, no test waits for them.
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
import { aFreeCar, heading, keepDraft, renderCheckout, setUpServiceTwins, SUMMARY } from '../checkout/journey';
import { at, keepTradeIn, next } from '../trade-in/wizard';

setUpServiceTwins();

const PASSWORD = 'sieben Zwerge';

describe('whoever has sent something', () => {
  /** Opens an account from the invitation: of what was typed, only the password is missing. */
  async function accept(user: UserEvent, email: string): Promise<void> {
    const invitation = await screen.findByRole('region', { name: 'Konto anlegen' });
    await user.click(within(invitation).getByRole('button', { name: 'Konto anlegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Konto anlegen' });
    expect(within(dialog).getByRole('textbox', { name: /^E-Mail/ })).toHaveValue(email);
    await user.click(within(dialog).getByRole('button', { name: 'Weiter' }));
    for (const label of [/^Passwort \*?$|^Passwort$/, /^Passwort wiederholen/])
      await user.type(await within(dialog).findByLabelText(label, { selector: 'input' }), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Konto anlegen' }));
    expect(await screen.findByText(/Wir haben eine E-Mail an/)).toHaveFocus();
    expect(platform.tenant(1).accounts.some((account) => account.user.email === email)).toBe(true);
  }

  it('is invited to open an account after an order', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.queryByRole('button', { name: 'Konto anlegen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    await accept(user, customerEntries.email);
  });

  it('is invited to open an account after the valuation of a vehicle', async () => {
    keepTradeIn();
    const { user } = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: /^E-Mail/ });
    await user.click(next());
    await heading('Wie geht es weiter?');
    await accept(user, value);
  });

  it('is invited to open an account after a request', async () => {
    const { user } = renderApp({ at: '/gibt-es-nicht' });
    await user.click(await screen.findByRole('button', { name: 'Etwas unklar?' }));
    await user.type(await screen.findByRole('textbox', { name: /^Vorname/ }), 'Klara');
    await user.type(screen.getByRole('textbox', { name: /^Nachname/ }), 'Kundin');
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'klara@example.com');
    await user.click(screen.getByRole('button', { name: 'Anfrage senden' }));
    await accept(user, 'klara@example.com');
  });
});
