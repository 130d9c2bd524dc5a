import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminRedirect } from '../../src/app/adminGuard';
import { ScreenErrorBoundary } from '../../src/app/ScreenErrorBoundary';
import type { Role } from '../../src/domain/person/role';
import { HttpError } from '../../src/lib/http/errors';
import type { ShopServices } from '../../src/state/shop';
import { aToken } from '../builders/token';
import { expectConsole } from '../console';
import { NOW } from '../now';
import '../platformServer';
import { renderApp } from '../render';

const START = '/admin/auth/start';
const SETTINGS = '/admin/settings/locations';

/** For an hour. */
const logInEmployee = ({ session }: ShopServices) =>
  session.getState().logIn({
    id: 'e-1',
    email: 'meister@autohaus.test',
    roles: ['employee'],
    accessToken: aToken({ sub: 'e-1', exp: NOW.getTime() / 1000 + 3600 }),
  });

describe('the doors of the admin area', () => {
  it.each<[string, Role[], string | undefined]>([
    ['/admin', [], START],
    ['/admin', ['customer'], START],
    ['/admin', ['employee'], SETTINGS],
    ['/admin/settings/customers', [], START],
    ['/admin/settings/customers', ['customer'], START],
    ['/admin/settings/customers', ['employee'], undefined],
    ['/admin/settings/customers', ['customer', 'admin'], undefined],
    ['/admin/settings', ['superAdmin'], undefined],
    ['/admin/auth/login', [], undefined],
    ['/admin/auth/login', ['customer'], undefined],
    ['/admin/auth/login', ['admin'], SETTINGS],
    ['/admin/auth/start', ['employee'], SETTINGS],
    ['/administration', ['admin'], undefined],
  ])('at %s with the roles %j lead to %s', (path, roles, target) => {
    expect(adminRedirect(path, roles)).toBe(target);
  });

  it('let a visitor not in', async () => {
    const { environment } = renderApp({ at: '/admin/settings/customers?tab=1' });
    await screen.findByRole('button', { name: 'Zurück zur Startseite' });
    expect(environment.history.current.location.pathname).toBe(START);
  });

  it('know the employee whose login was kept, before they look', async () => {
    const { environment } = renderApp({ at: '/admin', prepare: logInEmployee });
    await screen.findByRole('button', { name: 'Zurück zur Startseite' });
    expect(environment.history.current.location.pathname).toBe(SETTINGS);
  });

  it('close to an employee whose login runs out during the visit', async () => {
    let now = NOW;
    const { environment, services } = renderApp({ at: '/admin', prepare: logInEmployee, now: () => now });
    await screen.findByRole('button', { name: 'Zurück zur Startseite' });
    now = new Date(NOW.getTime() + 3_600_000);
    act(() => environment.history.push('/admin/settings/customers'));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe(START));
    expect(services.session.getState().user).toBeUndefined();
  });
});

describe('a screen that fails to be shown', () => {
  it.each([
    ['/angebote-x/1', 'Bitte versuchen Sie es erneut oder laden Sie die Seite neu.'],
    [
      '/cars/1/checkout/9-summary',
      'Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.',
    ],
    [
      '/cars/trade-in/3-zustand',
      'Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.',
    ],
  ])('says at %s that entries are safe only where they are kept', (place, advice) => {
    expectConsole('error', /broken/);
    const Screen = () => {
      throw new Error('broken');
    };
    render(
      <ScreenErrorBoundary place={place}>
        <Screen />
      </ScreenErrorBoundary>,
    );
    expect(screen.getByText(advice)).toBeVisible();
  });
});

describe('a screen that an answer of the platform ended', () => {
  it('shows the status twice, and can be tried again', async () => {
    expectConsole('error', /request failed: server/);
    let isBroken = true;
    function Screen() {
      if (isBroken) throw new HttpError('server', 503);
      return <p>Wieder da</p>;
    }
    render(
      <MemoryRouter>
        <ScreenErrorBoundary place="/">
          <Screen />
        </ScreenErrorBoundary>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: '503 - 503' })).toBeVisible();
    expect(screen.getByText('Es ist etwas schief gelaufen')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.getByText('Wieder da')).toBeVisible();
  });
});
