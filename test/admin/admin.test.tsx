import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AdminApp } from '../../src/admin/AdminApp';
import { admissionAt, type Admission } from '../../src/admin/access';
import { roles, type Role } from '../../src/domain/person/role';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { createShopServices } from '../../src/state/shop';
import { StyleRoot } from '../../src/ui/styles';
import { anEnvironment } from '../builders/environment';
import { aToken } from '../builders/token';
import { NOW } from '../now';
import { platform } from '../platformServer';

const START = '/admin/auth/start';
const OVERVIEW = '/admin/settings';

interface Options {
  at: string;
  /** Roles of who is logged in. Default: nobody is. */
  as?: Role;
  now?: () => Date;
}

function renderAdmin({ at, as, now = () => NOW }: Options) {
  const environment = anEnvironment({ at });
  const services = createShopServices(environment, {
    transport: axiosTransport,
    now,
    pause: () => Promise.resolve(),
  });
  if (as !== undefined) {
    services.session.getState().logIn({
      id: 'e-1',
      email: 'meister@autohaus.test',
      roles: [as],
      // For an hour.
      accessToken: aToken({ sub: 'e-1', exp: NOW.getTime() / 1000 + 3600 }),
    });
  }
  const view = render(
    <StyleRoot root={document}>
      <AdminApp services={services} />
    </StyleRoot>,
  );
  onTestFinished(() => {
    view.unmount();
    services.dispose();
  });
  const path = () => environment.history.current.location.pathname;
  return { environment, services, path, user: userEvent.setup() };
}

const read = (admission: Admission) =>
  typeof admission === 'string' ? admission : 'redirect' in admission ? admission.redirect : admission.page.title;

describe('the guards of the admin area', () => {
  it.each<[string, Role[], string]>([
    ['/admin', [], START],
    ['/admin', ['customer'], START],
    ['/admin', ['employee'], START],
    ['/admin/settings/customers', [], START],
    ['/admin/settings/customers', ['customer'], START],
    ['/admin/settings', ['employee'], 'Übersicht'],
    ['/admin/settings', ['customer', 'admin'], 'Übersicht'],
    ['/admin/settings', ['superAdmin'], 'Übersicht'],
    ['/admin/settings/gibt-es-nicht', ['superAdmin'], 'unknown'],
    ['/admin/auth/start', [], 'Anmeldung'],
    ['/admin/auth/start', ['customer'], 'Anmeldung'],
    ['/admin/auth/start', ['employee'], OVERVIEW],
    ['/admin/auth/login', ['admin'], OVERVIEW],
    ['/admin/auth/gibt-es-nicht', [], 'unknown'],
    ['/admin/gibt-es-nicht', [], 'unknown'],
    ['/administration', ['admin'], 'elsewhere'],
    ['/', ['admin'], 'elsewhere'],
  ])('lead at %s with the roles %j to %s', (path, held, expected) => {
    expect(read(admissionAt(path, held))).toBe(expected);
  });

  it('let a visitor not in, and show the way out', async () => {
    const { path, user } = renderAdmin({ at: '/admin/settings/customers' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible();
    expect(screen.getByText('Sie sind nicht angemeldet.')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(path()).toBe(START);
    await user.click(screen.getByRole('link', { name: 'Zum Fahrzeugshop' }));
    expect(path()).toBe('/');
  });

  it('tell a customer that their account has no access, and let them log out', async () => {
    const { services, user } = renderAdmin({ at: '/admin', as: 'customer' });
    expect(await screen.findByText(/^Sie sind als meister@autohaus\.test angemeldet\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText('Sie sind nicht angemeldet.')).toBeVisible();
    expect(services.session.getState().user).toBeUndefined();
  });

  it('close to an employee whose login runs out during the visit', async () => {
    let now = NOW;
    const { environment, path } = renderAdmin({ at: '/admin', as: 'employee', now: () => now });
    await screen.findByRole('heading', { level: 1, name: 'Übersicht' });
    now = new Date(NOW.getTime() + 3_600_000);
    act(() => environment.history.push('/admin/settings'));
    act(() => environment.history.push('/admin'));
    await waitFor(() => expect(path()).toBe(START));
  });
});

describe('the shell of the admin area', () => {
  it.each(roles.keys.filter((role) => role !== 'customer'))(
    'lists its pages and the ways out for the role %s',
    async (as) => {
      const { path } = renderAdmin({ at: '/admin', as });
      const sidebar = within(await screen.findByRole('navigation', { name: 'Bereiche' }));
      expect(path()).toBe(OVERVIEW);
      expect(sidebar.getByRole('link', { name: 'Übersicht', current: 'page' })).toBeVisible();
      expect(sidebar.getByRole('link', { name: 'Helpdesk' })).toHaveAttribute('rel', 'noopener noreferrer');
      expect(sidebar.getByRole('link', { name: 'Zum Fahrzeugshop' })).toHaveAttribute(
        'href',
        'https://dealer.test/fahrzeuge#/',
      );
      expect(screen.getByText('meister@autohaus.test')).toBeVisible();
    },
  );

  it('asks before it logs out, and then leads to the shop', async () => {
    const { services, path, user } = renderAdmin({ at: '/admin', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Abmelden?' }));
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(services.session.getState().user).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Abmelden?' })).getByRole('button', { name: 'Abmelden' }),
    );
    expect(services.session.getState().user).toBeUndefined();
    expect(path()).toBe('/');
  });

  it('shows the error page for an address that nobody knows', async () => {
    renderAdmin({ at: '/admin/settings/gibt-es-nicht', as: 'admin' });
    expect(await screen.findByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeVisible();
  });

  it('offers another try where the dealer’s settings cannot be read', async () => {
    platform.fail({ method: 'GET', path: /vehicle-dealer-settings$/ }, 404);
    const { user } = renderAdmin({ at: '/admin', as: 'admin' });
    expect(await screen.findByText('Der Händlerbereich konnte nicht geladen werden.')).toBeVisible();
    platform.reset();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  });
});
