import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// A chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/account/AccountScreen';
import { CUSTOMER, DEMO_PASSWORD, demoAccount, keepLogin } from '../../builders/login';
import { keptValue } from '../../builders/kept';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const storedLogin = () => keptValue(localStorage.getItem('webshop-widget-current-user'));
const PASSWORD = 'sieben Zwerge';

async function giveEmail(user: UserEvent, email: string) {
  await user.type(await screen.findByRole('textbox', { name: /E-Mail/ }), email);
  await user.click(await button('Weiter'));
}

async function givePassword(user: UserEvent, password: string, press: string) {
  await user.type(await screen.findByLabelText(/^Passwort/, { selector: '[name="password"]' }), password);
  const again = screen.queryByLabelText(/^Passwort/, { selector: '[name="passwordConfirm"]' });
  if (again) await user.type(again, password);
  await user.click(await button(press));
}

/** The link of the last mail, as a path of the shop. */
const mailPath = () => platform.state.mails.at(-1)?.link?.url.split('#')[1] ?? '';

describe('the login', () => {
  it('asks for the e-mail first, then for the password, and leads to the account', async () => {
    const { user, environment } = renderApp({ at: '/account/login' });
    await heading('Anmelden');
    // Without client ids.
    expect(screen.queryByRole('button', { name: /Google|Apple/ })).not.toBeInTheDocument();
    await giveEmail(user, CUSTOMER);
    const password = await screen.findByLabelText(/^Passwort/, { selector: 'input' });
    expect(password).toHaveFocus();
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByDisplayValue(CUSTOMER)).toHaveAttribute('autocomplete', 'username');
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    await heading('Mein Konto');
    expect(environment.history.current.location).toMatchObject({ pathname: '/account', search: '' });
    expect(storedLogin()).toMatchObject({ email: CUSTOMER, roles: ['customer'] });
  });

  it('says that e-mail or password is wrong, and keeps both', async () => {
    const { user } = renderApp({ at: '/account/login' });
    await giveEmail(user, CUSTOMER);
    await givePassword(user, 'falsch', 'Anmelden');
    expect(await screen.findByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
    expect(screen.getByLabelText(/^Passwort/, { selector: 'input' })).toHaveValue('falsch');
    expect(screen.getByText(CUSTOMER)).toBeVisible();
  });

  it('shows and hides what is typed', async () => {
    const { user } = renderApp({ at: '/account/login' });
    await giveEmail(user, CUSTOMER);
    const password = await screen.findByLabelText(/^Passwort/, { selector: 'input' });
    expect(password).toHaveAttribute('type', 'password');
    await user.click(await button('Passwort anzeigen'));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(await button('Passwort verbergen'));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('leads back to where the visitor was', async () => {
    const { user, environment } = renderApp({ at: '/account/login?returnTo=%2Fmerkliste' });
    await giveEmail(user, CUSTOMER);
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/merkliste'));
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/account/login'])(
    'never leads to %s',
    async (target) => {
      keepLogin();
      const { environment } = renderApp({ at: `/account/login?returnTo=${encodeURIComponent(target)}` });
      await waitFor(() => expect(environment.history.current.location.pathname).toBe('/account'));
    },
  );

  it('goes on without the look-up where that fails', async () => {
    platform.fail('/users/checkIfExistsByEmail', 500);
    const { user } = renderApp({ at: '/account/login' });
    await giveEmail(user, CUSTOMER);
    expect(await screen.findByText('Es ist ein Fehler aufgetreten.')).toBeVisible();
    await user.click(await button('Mit Passwort anmelden'));
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    await heading('Mein Konto');
  });

  it('tells of a clock that makes every login too old', async () => {
    platform.state.tokenSeconds = -3600;
    const { user } = renderApp({ at: '/account/login' });
    await giveEmail(user, CUSTOMER);
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    expect(await screen.findByText(/Bitte prüfen Sie Datum und Uhrzeit/)).toBeVisible();
  });
});

describe('the registration', () => {
  const EMAIL = 'neu@example.com';

  it('tells the rule beforehand, sends a mail, and lets in whoever has confirmed it without typing again', async () => {
    const { user, environment } = renderApp({ at: '/account/registration' });
    await giveEmail(user, EMAIL);
    expect(await screen.findByText(/Mindestens 8 Zeichen/)).toBeVisible();
    await givePassword(user, 'kurz', 'Konto anlegen');
    expect(await screen.findByRole('button', { name: 'Passwort: mindestens 8 Zeichen erforderlich' })).toBeVisible();
    expect(platform.record.some(({ path }) => path === '/users/register')).toBe(false);
    await user.clear(screen.getByLabelText(/^Passwort wiederholen/, { selector: 'input' }));
    await user.clear(screen.getAllByLabelText(/^Passwort/, { selector: 'input' })[0] ?? document.body);
    await givePassword(user, PASSWORD, 'Konto anlegen');
    expect(await screen.findByText(/Wir haben eine E-Mail an/)).toHaveFocus();
    await user.click(await button('Ich habe bestätigt: jetzt anmelden'));
    expect(await screen.findByText(/Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse/)).toBeVisible();

    const account = demoAccount('neu');
    account.user.emailConfirmed = true;
    await user.click(await button('Ich habe bestätigt: jetzt anmelden'));
    await heading('Mein Konto');
    expect(environment.history.current.location.search).toBe('');
  });

  it('says that an e-mail is taken, and leads to the login with it', async () => {
    platform.fail('/users/checkIfExistsByEmail', 500);
    const { user } = renderApp({ at: '/account/registration' });
    await giveEmail(user, CUSTOMER);
    await user.click(await button('Neues Konto anlegen'));
    await givePassword(user, PASSWORD, 'Konto anlegen');
    expect(await screen.findByText('Diese E-Mail ist bereits vergeben.')).toBeVisible();
    await user.click(await button('Mit dieser E-Mail anmelden'));
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    await heading('Mein Konto');
  });

  it('leads to the login whoever has an account, and back', async () => {
    const { user, environment } = renderApp({ at: '/account/registration' });
    await giveEmail(user, CUSTOMER);
    expect(await screen.findByText(/gibt es schon ein Konto/)).toBeVisible();
    expect(environment.history.current.location.pathname).toBe('/account/login');
    await user.click(await button('E-Mail ändern'));
    expect(await screen.findByRole('textbox', { name: /E-Mail/ })).toHaveValue(CUSTOMER);
  });
});

describe('links of mails', () => {
  it('confirm an address, and stay in no address', async () => {
    const first = renderApp({ at: '/account/registration' });
    await giveEmail(first.user, 'neu@example.com');
    await givePassword(first.user, PASSWORD, 'Konto anlegen');
    await screen.findByText(/Wir haben eine E-Mail an/);
    const path = mailPath();
    expect(path).toMatch(/^\/account\/confirm-email\?token=.+&email=neu%40example\.com$/);
    first.unmount();

    const { user, environment } = renderApp({ at: path });
    expect(await screen.findByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
    expect(environment.history.current.location).toMatchObject({ pathname: '/account/confirm-email', search: '' });
    await user.click(await screen.findByRole('link', { name: 'Jetzt anmelden' }));
    expect(await screen.findByRole('textbox', { name: /E-Mail/ })).toHaveValue('neu@example.com');
    expect(JSON.stringify(environment.events)).not.toContain('neu@example.com');
  });

  it('ask for a new link where the old one is over, without typing the address again', async () => {
    const { user } = renderApp({ at: `/account/password-reset?token=alt&email=${encodeURIComponent(CUSTOMER)}` });
    await givePassword(user, PASSWORD, 'Passwort speichern');
    await user.click(await screen.findByRole('link', { name: 'Neuen Link anfordern' }));
    expect(await screen.findByRole('textbox', { name: /E-Mail/ })).toHaveValue(CUSTOMER);
  });
});
