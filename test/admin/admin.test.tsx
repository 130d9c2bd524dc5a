import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { admissionAt, type Admission } from '../../src/admin/access';
import { pages, settingsAddress } from '../../src/admin/resources';
import type { Role } from '../../src/domain/account/role';
import { loadGoogle } from '../../src/lib/third-parties/signInSdks';
import { aTenant } from '../builders/tenant';
import { NOW } from '../now';
import type { Fault } from '../platform/faults';
import { platform } from '../platformServer';
import { dialog, renderAdmin } from './renderAdmin';

const START = '/admin/auth/start';
const FIRST = settingsAddress(pages[0] ?? { page: '' });

const read = (admission: Admission) => {
  if (typeof admission === 'string') return admission;
  if ('redirect' in admission) return admission.redirect;
  return ('auth' in admission ? admission.auth : admission.settings).title;
};

describe('the guards of the admin area', () => {
  it.each<[string, Role[], string]>([
    ['/admin', [], START],
    ['/admin', ['customer'], START],
    ['/admin', ['employee'], START],
    ['/admin/settings/customers', [], START],
    ['/admin/settings/customers', ['customer'], START],
    ['/admin/settings', ['employee'], FIRST],
    ['/admin/settings', ['customer', 'admin'], FIRST],
    ['/admin/settings/contacts', ['superAdmin'], 'Ansprechpartner'],
    ['/admin/settings/gibt-es-nicht', ['superAdmin'], 'unknown'],
    ['/admin/auth/start', [], 'Anmeldung'],
    ['/admin/auth/start', ['customer'], 'Anmeldung'],
    ['/admin/auth/start', ['employee'], FIRST],
    ['/admin/auth/login', ['admin'], FIRST],
    ['/admin/auth/gibt-es-nicht', [], 'unknown'],
    ['/admin/gibt-es-nicht', [], 'unknown'],
    ['/administration', ['admin'], 'elsewhere'],
    ['/', ['admin'], 'elsewhere'],
  ])('lead at %s with the roles %j to %s', (path, held, expected) => {
    expect(read(admissionAt(path, { roles: held, settings: aTenant().settings }))).toBe(expected);
  });

  it('let a visitor not in, and show the way out', async () => {
    const { path, user } = renderAdmin({ at: '/admin/settings/customers' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(path()).toBe(START);
    await user.click(screen.getByRole('link', { name: 'Zum Shop' }));
    expect(path()).toBe('/');
  });

  it('tell a customer that their account has no access, and let them log out', async () => {
    const { services, user } = renderAdmin({ at: '/admin', as: 'customer' });
    expect(await screen.findByText(/^Sie sind als kunde@autohaus-bergmann\.test angemeldet\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByRole('textbox', { name: 'E-Mail' })).toBeVisible();
    expect(services.session.getState().user).toBeUndefined();
  });

  it.each<[string, Fault | undefined]>([
    ['Ina Muster', undefined],
    ['', 'optional-null'],
    ['', 'wrong-types'],
    ['', 'null'],
    ['', 500],
  ])('read who is logged in after a reload, for the name %j beside the e-mail alone (%s)', async (name, fault) => {
    const { user: account } = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('mitarbeit')) ?? {};
    // Rights stand in the token.
    if (account) account.roles = ['CarDealerAdmin'];
    const isOwnAccount = { method: 'GET', path: /\/users\/mitarbeit/ };
    if (fault !== undefined) platform.fail(isOwnAccount, fault);
    const { services } = renderAdmin({ at: '/admin', as: 'employee' });
    await waitFor(() => expect(platform.record.some(({ path }) => isOwnAccount.path.test(path))).toBe(true));
    const email = await screen.findByText('mitarbeit@autohaus-bergmann.test');
    await waitFor(() => expect(email.parentElement).toHaveTextContent(`${name}mitarbeit@autohaus-bergmann.test`));
    expect(services.session.getState().user?.roles).toEqual(['employee']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('close to an employee whose login runs out during the visit', async () => {
    let now = NOW;
    const { environment, path } = renderAdmin({ at: '/admin', as: 'employee', now: () => now });
    await screen.findByRole('heading', { level: 1, name: pages[0]?.title ?? '' });
    now = new Date(NOW.getTime() + 9 * 3_600_000);
    act(() => environment.history.push('/admin/settings'));
    await waitFor(() => expect(path()).toBe(START));
  });
});

describe('the shell of the admin area', () => {
  it.each(['employee', 'admin'] as const)('lists the pages and the ways out for the role %s', async (as) => {
    const { path } = renderAdmin({ at: '/admin', as });
    const sidebar = within(await screen.findByRole('navigation', { name: 'Verwaltung' }));
    expect(path()).toBe(FIRST);
    expect(sidebar.getByRole('link', { name: pages[0]?.title ?? '', current: 'page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Helpdesk' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Zum Shop' })).toHaveAttribute('href', 'https://dealer.test/fahrzeuge#/');
    expect(screen.getByText(/^(mitarbeit|chef)@autohaus-bergmann\.test$/)).toBeVisible();
    expect(screen.getByText('Produktion')).toBeVisible();
  });

  it('counts the work that waits beside its pages, and goes without the numbers where they cannot be read', async () => {
    const { tradeIns } = platform.tenant(1);
    renderAdmin({ at: '/admin/settings/release-notes', as: 'employee' });
    const waiting = tradeIns.filter(({ calculationResultType: type }) => type === 2).length;
    expect(await screen.findByRole('link', { name: `Inzahlungnahmen ${waiting} zu prüfen` })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Kaufverträge \d+ nicht zugestellt$/ })).toBeVisible();
    cleanup();
    platform.fail({ method: 'GET', path: /salesContracts/ }, 404);
    renderAdmin({ at: '/admin/settings/release-notes', as: 'employee' });
    expect(await screen.findByRole('link', { name: /^Inzahlungnahmen \d+/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kaufverträge' })).toBeVisible();
  });

  it('shows only what is needed for the start in the onboarding environment', async () => {
    platform.tenant(1).settings.environmentTypeToString = 'Onboarding';
    renderAdmin({ at: '/admin', as: 'admin' });
    const sidebar = within(await screen.findByRole('navigation', { name: 'Verwaltung' }));
    expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      pages.filter(({ isOnboarding }) => isOnboarding).map(({ title }) => title),
    );
    expect(screen.getByText('Onboarding')).toBeVisible();
    // It begins with what is left to do, each with its state.
    const start = within(await screen.findByRole('region', { name: 'Vor dem Start' }));
    expect(screen.getByText(/^Ihr Shop ist noch nicht öffentlich\./)).toBeVisible();
    expect(start.getByText(/^Vor dem Start: \d von 10 erledigt$/)).toBeVisible();
    expect(start.getAllByRole('listitem')[0]).toHaveTextContent(/^Erledigt: Adressen und Rechtsangaben/);
  });

  it('has a look of its own whatever the dealer has chosen, and follows the system into the dark', async () => {
    Object.assign(platform.tenant(1).settings, { uiColorAccentHex: '#b00020', uiBorderRadiusFull: '24px' });
    const look = () => document.querySelector<HTMLElement>('.shop')?.style;
    renderAdmin({ at: '/admin', as: 'employee' });
    await screen.findByRole('heading', { level: 1, name: 'Heute' });
    expect(look()?.getPropertyValue('--accent')).toBe('#0f52ba');
    expect(look()?.getPropertyValue('--scheme')).toBe('light');
    cleanup();
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('dark'), media: query }) as MediaQueryList,
    );
    renderAdmin({ at: '/admin', as: 'employee' });
    await screen.findByRole('heading', { level: 1, name: 'Heute' });
    expect(look()?.getPropertyValue('--scheme')).toBe('dark');
    vi.mocked(globalThis.matchMedia).mockRestore();
  });

  it('has its menu in a drawer where it is narrow, which closes after a choice', async () => {
    const { user } = renderAdmin({ at: '/admin', as: 'admin', width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    const drawer = await dialog('Menü');
    await user.click(drawer.getByRole('link', { name: 'Ansprechpartner' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads the focus to the heading of a page', async () => {
    renderAdmin({ at: '/admin', as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: pages[0]?.title ?? '' })).toHaveFocus();
  });

  it('asks before it logs out, and then leads to the shop', async () => {
    const { services, path, user } = renderAdmin({ at: '/admin', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await user.click((await dialog('Möchten Sie sich abmelden?')).getByRole('button', { name: 'Abbrechen' }));
    expect(services.session.getState().user).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await user.click((await dialog('Möchten Sie sich abmelden?')).getByRole('button', { name: 'Abmelden' }));
    expect(services.session.getState().user).toBeUndefined();
    expect(path()).toBe('/');
  });

  it('ends Google’s sign-in with the logout, where that was the way in', async () => {
    const disableAutoSelect = vi.fn();
    let tell: (answer: { credential: string }) => void = () => undefined;
    const id = {
      initialize: ({ callback }: { callback: typeof tell }) => void (tell = callback),
      renderButton: () => undefined,
      cancel: () => undefined,
      disableAutoSelect,
    };
    const parent = document.createElement('div');
    const options = { baseUrl: 'https://google.test', clientId: 'demo', signal: new AbortController().signal };
    const loading = loadGoogle({ ...options, parent }, () => undefined);
    Object.assign(window, { google: { accounts: { id } } });
    parent.querySelector('script')?.dispatchEvent(new Event('load'));
    const { release } = await loading;
    tell({ credential: 'x' });
    release();
    const { user } = renderAdmin({ at: '/admin', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await user.click((await dialog('Möchten Sie sich abmelden?')).getByRole('button', { name: 'Abmelden' }));
    expect(disableAutoSelect).toHaveBeenCalledOnce();
  });

  it('leads from an address that nobody knows back into the area', async () => {
    const { user, path } = renderAdmin({ at: '/admin/settings/gibt-es-nicht', as: 'admin' });
    expect(await screen.findByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Zu Heute' }));
    await waitFor(() => expect(path()).toBe('/admin/settings/today'));
  });

  it('leads from such an address to the login without one', async () => {
    renderAdmin({ at: '/admin/auth/gibt-es-nicht' });
    expect(await screen.findByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  });

  it('offers another try where the dealer’s settings cannot be read', async () => {
    platform.fail({ method: 'GET', path: /vehicle-dealer-settings$/ }, 404);
    const { user } = renderAdmin({ at: '/admin', as: 'admin' });
    expect(await screen.findByText('Der Händlerbereich konnte nicht geladen werden.')).toBeVisible();
    expect(screen.getByText(/^Die Plattform kennt diesen Händler nicht\./)).toBeVisible();
    platform.reset();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: pages[0]?.title ?? '' })).toBeVisible();
  });
});
