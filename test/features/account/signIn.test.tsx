import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Preloads a lazy chunk.
import '../../../src/features/account/AccountScreen';
import { CUSTOMER, DEMO_PASSWORD, demoAccount, keepLogin } from '../../builders/login';
import { keptValue } from '../../builders/kept';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const storedLogin = () => keptValue(localStorage.getItem('webshop-widget-current-user'));
const PASSWORD = 'sieben Zwerge';

async function giveEmail(user: UserEvent, email: string) {
  fill(await screen.findByRole('textbox', { name: /E-Mail/ }), email);
  await user.click(await button('Weiter'));
}

const passwordField = () => screen.findByLabelText(/^Passwort/, { selector: '[name="password"]' });

async function givePassword(user: UserEvent, password: string, press: string) {
  fill(await passwordField(), password);
  const again = screen.queryByLabelText(/^Passwort/, { selector: '[name="passwordConfirm"]' });
  if (again) fill(again, password);
  await user.click(await button(press));
}

describe('the login', () => {
  it('asks for the e-mail first, then for the password, which it shows and keeps where it is wrong, and leads to the account', async () => {
    const { user, environment } = renderApp({ at: '/account/login' });
    await heading('Anmelden');
    // Without client ids.
    expect(screen.queryByRole('button', { name: /Google|Apple/ })).not.toBeInTheDocument();
    await giveEmail(user, CUSTOMER);
    const password = await passwordField();
    expect(password).toHaveFocus();
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByDisplayValue(CUSTOMER)).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(await button('Passwort anzeigen'));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(await button('Passwort verbergen'));
    expect(password).toHaveAttribute('type', 'password');
    await givePassword(user, 'falsch', 'Anmelden');
    expect(await screen.findByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
    expect(password).toHaveValue('falsch');
    expect(screen.getByText(CUSTOMER)).toBeVisible();
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    await heading('Mein Konto');
    expect(environment.history.current.location).toMatchObject({ pathname: '/account', search: '' });
    expect(storedLogin()).toMatchObject({ email: CUSTOMER, roles: ['customer'] });
  });

  it('goes on without the look-up where that fails, and leads back to where the visitor was', async () => {
    platform.fail('/users/checkIfExistsByEmail', 500);
    const { user, environment } = renderApp({ at: '/account/login?returnTo=%2Fmerkliste' });
    await giveEmail(user, CUSTOMER);
    expect(await screen.findByText('Es ist ein Fehler aufgetreten.')).toBeVisible();
    await user.click(await button('Mit Passwort anmelden'));
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/merkliste'));
  });

  it('leads whoever is logged in already to the account where it was asked to lead elsewhere', async () => {
    keepLogin();
    const { environment } = renderApp({ at: `/account/login?returnTo=${encodeURIComponent('//evil.test')}` });
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/account'));
  });
});

describe('the registration', () => {
  it('tells the rule beforehand, sends a mail, and lets in whoever has confirmed it without typing again', async () => {
    const { user, environment } = renderApp({ at: '/account/registration' });
    await giveEmail(user, 'neu@example.com');
    expect(await screen.findByText(/Mindestens 8 Zeichen/)).toBeVisible();
    await givePassword(user, 'kurz', 'Konto anlegen');
    expect(await screen.findByRole('button', { name: 'Passwort: mindestens 8 Zeichen erforderlich' })).toBeVisible();
    expect(platform.record.some(({ path }) => path === '/users/register')).toBe(false);
    await givePassword(user, PASSWORD, 'Konto anlegen');
    expect(await screen.findByText(/Wir haben eine E-Mail an/)).toHaveFocus();
    expect(platform.state.mails.at(-1)?.link?.url.split('#')[1]).toMatch(
      /^\/account\/confirm-email\?token=.+&email=neu%40example\.com$/,
    );
    await user.click(await button('Ich habe bestätigt: jetzt anmelden'));
    expect(await screen.findByText(/Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse/)).toBeVisible();

    demoAccount('neu').user.emailConfirmed = true;
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

  it('leads whoever has an account to the login and back, which tells of a clock that makes every login too old', async () => {
    platform.state.tokenSeconds = -3600;
    const { user, environment } = renderApp({ at: '/account/registration' });
    await giveEmail(user, CUSTOMER);
    expect(await screen.findByText(/gibt es schon ein Konto/)).toBeVisible();
    expect(environment.history.current.location.pathname).toBe('/account/login');
    await user.click(await button('E-Mail ändern'));
    expect(await screen.findByRole('textbox', { name: /E-Mail/ })).toHaveValue(CUSTOMER);
    await user.click(await button('Weiter'));
    await givePassword(user, DEMO_PASSWORD, 'Anmelden');
    expect(await screen.findByText(/Bitte prüfen Sie Datum und Uhrzeit/)).toBeVisible();
  });
});

describe('links of mails', () => {
  const linkTo = (path: string, token: string) =>
    `/account/${path}?token=${token}&email=${encodeURIComponent(CUSTOMER)}`;

  it('confirm an address, and stay in no address', async () => {
    demoAccount('kunde').confirmToken = 'gut';
    const { user, environment } = renderApp({ at: linkTo('confirm-email', 'gut') });
    expect(await screen.findByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
    expect(environment.history.current.location).toMatchObject({ pathname: '/account/confirm-email', search: '' });
    await user.click(await screen.findByRole('link', { name: 'Jetzt anmelden' }));
    expect(await screen.findByRole('textbox', { name: /E-Mail/ })).toHaveValue(CUSTOMER);
    expect(JSON.stringify(environment.events)).not.toContain(CUSTOMER);
  });

  it('ask for a new link where the old one is over, without typing the address again', async () => {
    const { user } = renderApp({ at: linkTo('password-reset', 'alt') });
    await givePassword(user, PASSWORD, 'Passwort speichern');
    await user.click(await screen.findByRole('link', { name: 'Neuen Link anfordern' }));
    expect(await screen.findByRole('textbox', { name: /E-Mail/ })).toHaveValue(CUSTOMER);
  });
});
