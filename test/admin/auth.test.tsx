import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoUser, type DemoRole } from '../builders/staff';
import { NOW } from '../now';
import { DEMO_PASSWORD } from '../platform/state';
import { tokenFor } from '../platform/rules/login';
import { API_URL, platform, server } from '../platformServer';
import { enter, renderAdmin } from './renderAdmin';

const EMAIL = 'chef@autohaus-bergmann.test';

function openAdmin(at: string) {
  const { environment, path, query, ...admin } = renderAdmin({ at });
  return { ...admin, history: environment.history, address: () => path() + query() };
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}(?! wiederholen)`), { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

async function logIn(user: UserEvent, role: DemoRole, password = DEMO_PASSWORD) {
  enter(await field('E-Mail'), demoUser(role).email);
  await user.click(press('Weiter'));
  enter(await field('Passwort'), password);
  await user.click(press('Anmelden'));
}

describe('the start of the login area', () => {
  it('asks for the e-mail, then for the password, and leads an admin to the first page', async () => {
    const { address, user, services } = openAdmin('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    expect(await screen.findByRole('button', { name: 'E-Mail: bitte angeben' })).toBeVisible();
    enter(await field('E-Mail'), 'chef@');
    await user.click(press('Weiter'));
    expect(await screen.findByRole('button', { name: 'E-Mail: ungültig' })).toBeVisible();
    await logIn(user, 'admin');
    await waitFor(() => expect(address()).toMatch(/^\/admin\/settings/));
    expect(services.session.getState().user).toMatchObject({ email: EMAIL, roles: ['admin'] });
  });

  it('tells a wrong password, keeps the e-mail, and lets employees in', async () => {
    const { address, user } = openAdmin('/admin/auth/start');
    await logIn(user, 'employee', 'falsch');
    expect(await screen.findByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
    expect(await field('E-Mail')).toHaveValue(demoUser('employee').email);
    expect(address()).toBe('/admin/auth/start');
    enter(await field('Passwort'), DEMO_PASSWORD);
    await user.click(press('Anmelden'));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/settings/));
  });

  it('tells a customer that the account belongs to no dealer, without logging them in', async () => {
    const { user, services } = openAdmin('/admin/auth/start');
    await logIn(user, 'customer');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Dieses Konto gehört zu keinem Händler.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Zum Kundenkonto' }).getAttribute('href')).toMatch(/#\/account$/);
    expect(services.session.getState().user).toBeUndefined();
  });

  it('says first that an address is unknown, takes the corrected one, and leads to the registration with it', async () => {
    const { address, user } = openAdmin('/admin/auth/start');
    enter(await field('E-Mail'), 'chfe@autohaus-bergmann.test');
    await user.click(press('Weiter'));
    expect(await screen.findByText('Diese E-Mail ist nicht bekannt.')).toBeVisible();
    expect(screen.getByText(/^Zu chfe@autohaus-bergmann\.test gibt es keinen Zugang\./)).toBeVisible();
    expect(address()).toBe('/admin/auth/start');
    enter(await field('E-Mail'), 'neu@autohaus.de');
    await user.click(press('Weiter'));
    await screen.findByText(/^Zu neu@autohaus\.de gibt es keinen Zugang\./);
    await user.click(screen.getByRole('link', { name: 'Zugang anlegen' }));
    expect(address()).toBe('/admin/auth/registration?email=neu%40autohaus.de');
    expect(await field('E-Mail')).toHaveValue('neu@autohaus.de');
  });
});

describe('the login of admins', () => {
  it('is for admins: an employee is shown where theirs is', async () => {
    const { user, services } = openAdmin('/admin/auth/login?email=mitarbeit%40autohaus-bergmann.test');
    enter(await field('Passwort'), DEMO_PASSWORD);
    await user.click(press('Anmelden'));
    expect(await screen.findByText('Hier melden sich nur Administratoren an.')).toBeVisible();
    expect(services.session.getState().user).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'Zur Startseite' }));
    expect(await field('E-Mail')).toHaveValue('mitarbeit@autohaus-bergmann.test');
  });

  it('keeps what is typed when the platform does not answer', async () => {
    platform.fail('/users/login', 500);
    const { user } = openAdmin(`/admin/auth/login?email=${EMAIL}`);
    enter(await field('Passwort'), DEMO_PASSWORD);
    await user.click(press('Anmelden'));
    expect(await screen.findByText(/^Es ist ein Fehler aufgetreten\./)).toBeVisible();
    expect(await field('Passwort')).toHaveValue(DEMO_PASSWORD);
  });
});

describe('the registration of a dealer admin', () => {
  const typed = async (user: UserEvent, email: string, password = 'ein langes Passwort') => {
    enter(await field('E-Mail'), email);
    enter(await field('Passwort'), password);
    enter(await field('Passwort wiederholen'), password);
    await user.click(press('Registrieren'));
  };

  it('names all that is missing, and gives a stranger no rights: who runs the shop approves them by a mail', async () => {
    const { address, user, services } = openAdmin('/admin/auth/registration');
    await user.click(await screen.findByRole('button', { name: 'Registrieren' }));
    for (const name of ['E-Mail', 'Passwort', 'Passwort wiederholen'])
      expect(await screen.findByRole('button', { name: `${name}: bitte angeben` })).toBeVisible();
    await typed(user, 'neu@autohaus.de');
    expect(await screen.findByText('Ihr Zugang ist angelegt, aber noch nicht freigeschaltet.')).toBeVisible();
    expect(services.session.getState().user).toBeUndefined();
    expect(platform.record.find(({ path }) => path.endsWith('/users/register'))?.body).toMatchObject({
      user: { email: 'neu@autohaus.de', roles: ['CarDealerAdmin'] },
    });
    const mail = platform.state.mails.find(({ subject }) => subject === 'Neuer Zugang zum Händlerbereich');
    expect(mail?.to).toBe(EMAIL);
    expect((await fetch(mail?.link?.url ?? '')).status).toBe(200);
    await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    enter(await field('Passwort'), 'ein langes Passwort');
    await user.click(press('Anmelden'));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/settings/));
    expect(services.session.getState().user?.roles).toEqual(['admin']);
  });

  it('logs in with the new account where the platform gives it its rights at once', async () => {
    server.use(
      http.post(`${API_URL}/cardealeradmin/:adminId/users/register`, () =>
        HttpResponse.json({ token: tokenFor(demoUser('admin'), NOW) }),
      ),
    );
    const { address, user, services } = openAdmin('/admin/auth/registration');
    await typed(user, 'neu@autohaus.de');
    await waitFor(() => expect(address()).toMatch(/^\/admin\/settings/));
    expect(services.session.getState().user?.roles).toEqual(['admin']);
  });

  it('tells that an address is taken, and how to go on', async () => {
    const { address, user } = openAdmin('/admin/auth/registration');
    await typed(user, EMAIL);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Diese E-Mail ist bereits vergeben.')).toBeVisible();
    await user.click(alert.getByRole('link', { name: 'Mit dieser E-Mail anmelden' }));
    expect(address()).toBe(`/admin/auth/start?email=${encodeURIComponent(EMAIL)}`);
  });
});

describe('a forgotten password', () => {
  it.each([EMAIL, 'niemand@autohaus.de'])('has the same answer for %s', async (email) => {
    const { address, user } = openAdmin(`/admin/auth/password-forget?email=${email}`);
    await user.click(await screen.findByRole('button', { name: 'Link anfordern' }));
    expect(await screen.findByText(new RegExp(`^Wenn es zu ${email} einen Zugang gibt`))).toBeVisible();
    expect(address()).toBe(`/admin/auth/password-forget-success?email=${encodeURIComponent(email)}`);
  });

  it('is set anew by the link of the mail, whose token does not stay in the address', async () => {
    const first = openAdmin(`/admin/auth/password-forget?email=${EMAIL}`);
    await first.user.click(await screen.findByRole('button', { name: 'Link anfordern' }));
    await screen.findByText(/^Wenn es zu/);
    const token = platform.tenant(1).accounts.find(({ user }) => user.email === EMAIL)?.reset?.token ?? '';
    first.history.push(`/admin/auth/password-reset?email=${encodeURIComponent(EMAIL)}&token=${token}`);
    expect(await screen.findByRole('heading', { name: 'Neues Passwort vergeben' })).toBeVisible();
    expect(first.address()).not.toContain(token);
    enter(await field('Passwort'), 'noch ein Passwort');
    enter(await field('Passwort wiederholen'), 'noch ein Passwort');
    await first.user.click(press('Passwort speichern'));
    expect(await screen.findByText(/^Ihr Passwort ist geändert\./)).toBeVisible();
    await first.user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    await first.user.click(await screen.findByRole('button', { name: 'Weiter' }));
    enter(await field('Passwort'), 'noch ein Passwort');
    await first.user.click(press('Anmelden'));
    await waitFor(() => expect(first.address()).toMatch(/^\/admin\/settings/));
  });

  it('offers a new link where the old one is over, or missing', async () => {
    const { user, history } = openAdmin('/admin/auth/password-reset');
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
    history.push('/admin/auth/password-reset?email=a%40b.de&token=alt');
    enter(await field('Passwort'), 'noch ein Passwort');
    enter(await field('Passwort wiederholen'), 'noch ein Passwort');
    await user.click(press('Passwort speichern'));
    expect(await screen.findByText('Dieser Link ist nicht mehr gültig oder wurde schon benutzt.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Neuen Link anfordern' }));
    expect(await field('E-Mail')).toHaveValue('a@b.de');
  });
});
