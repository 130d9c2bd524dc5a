import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startWithSearch } from '../../src/app/openSearch';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { HttpError } from '../../src/lib/http/errors';
import { createShopServices } from '../../src/state/shop';
import { anEnvironment } from '../builders/environment';
import { NOW } from '../now';
import { API_URL, platform } from '../platformServer';
import { renderApp } from '../render';

const SETTINGS = 'vehicle-dealer-settings';
const startPaths = () => platform.record.map(({ path }) => path);

describe('the start of a shop', () => {
  it('asks for settings and facets together, for names after the vehicles and on a phone for no pictures of the head, nothing twice and only the platform, and tells the host that it is ready', async () => {
    const { environment } = renderApp();
    const calls = () => startPaths().map((path) => path.split('/').at(-1));
    await waitFor(() => expect(calls()).toContain('equipments'));
    expect(calls()).not.toContain('headerImages');
    expect(calls().slice(0, 2).toSorted()).toEqual([
      'available-property-values-extended-by-cartypes',
      'vehicle-dealer-settings',
    ]);
    expect(calls()[2]).toBe('property-values-extended');
    expect(new Set(startPaths()).size).toBe(startPaths().length);
    expect(platform.record.every(({ url }) => url.startsWith(API_URL))).toBe(true);
    // With the tenant and nothing personal.
    await waitFor(() =>
      expect(environment.events).toContainEqual({
        type: 'ready',
        detail: { adminId: '00000000-0000-4000-8000-000000000001' },
      }),
    );
  });

  it('asks for the vehicles before anything is rendered', async () => {
    const services = createShopServices(anEnvironment(), { transport: axiosTransport, now: () => NOW });
    const starter = startWithSearch(services);
    const { searchStore } = await starter.start();
    await waitFor(() => expect(searchStore.getState().vehicles).toHaveLength(12));
    starter.stop();
    services.dispose();
  });

  it('waits a moment for the first vehicles, so that frame and cards come in one rendering', async () => {
    // The moment does not end, however slow the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const services = createShopServices(anEnvironment(), { transport: axiosTransport, now: () => NOW });
    const starter = startWithSearch(services);
    const { searchStore } = await starter.start();
    expect(searchStore.getState().vehicles).toHaveLength(12);
    starter.stop();
    services.dispose();
  });

  it('shows its frame without vehicles that take long', async () => {
    const release = platform.hold('/property-values-extended');
    renderApp();
    expect(await screen.findByRole('heading', { name: 'Fahrzeugsuche' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    release();
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  it('tells the visitor that a connection is not the reason where the platform refuses the page', async () => {
    platform.fail('vehicle-dealer-settings', 401);
    const { environment } = renderApp();
    expect(await screen.findByText('Der Fahrzeugshop ist für diese Seite nicht freigegeben.')).toBeVisible();
    expect(screen.queryByText(/Internetverbindung und versuchen/)).not.toBeInTheDocument();
    expect(environment.events).toContainEqual(expect.objectContaining({ type: 'error' }));
  });

  it('says that the server is at fault where it answers with a fault, and names it to the operator', async () => {
    platform.fail('vehicle-dealer-settings', 500);
    const { environment } = renderApp();
    expect(await screen.findByText(/Der Server des Shops antwortet gerade nicht richtig/)).toBeVisible();
    expect(screen.queryByText(/prüfen Sie Ihre Internetverbindung/)).not.toBeInTheDocument();
    expect(environment.events).toContainEqual(expect.objectContaining({ type: 'error' }));
  });

  it('says that a connection is not the reason where a page with https asks a platform without', async () => {
    vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
    const apiUrl = API_URL.replace('https:', 'http:');
    const environment = anEnvironment({ apiUrl });
    const report = vi.spyOn(environment.host, 'report');
    renderApp({ environment, transport: () => Promise.reject(new HttpError('network')) });
    expect(await screen.findByText('Der Fahrzeugshop ist auf dieser Seite nicht erreichbar.')).toBeVisible();
    expect(screen.getByText(/An Ihrer Internetverbindung liegt es nicht/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
    expect(report).toHaveBeenCalledWith(
      'data-api-url',
      expect.stringContaining('WebshopWidget.diagnose() sagt, warum.'),
    );
  });

  it('leaves the search alone where the visitor lands on a vehicle', async () => {
    const services = createShopServices(anEnvironment({ at: '/angebote-x/1' }), { transport: axiosTransport });
    const starter = startWithSearch(services);
    await starter.start();
    expect(startPaths().map((path) => path.split('/').at(-1))).toEqual([SETTINGS]);
    starter.stop();
    services.dispose();
  });

  it('takes the tenant that the address of the host names', async () => {
    renderApp({ hostQuery: '?vehicleDealerAdminId=00000000-0000-4000-8000-000000000003' });
    await waitFor(() =>
      expect(startPaths()).toContain(`/v2/vehicle-dealer/00000000-0000-4000-8000-000000000003/vehicle-dealer-settings`),
    );
  });

  it('says that an unknown tenant has no shop, and offers no retry that cannot help', async () => {
    const { environment } = renderApp({ adminId: '00000000-0000-4000-8000-0000000000ff' });
    expect(await screen.findByRole('heading', { name: 'Dieser Fahrzeugshop ist nicht eingerichtet.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
    expect(environment.events).toContainEqual({
      type: 'error',
      detail: {
        code: 'unknown-tenant',
        message: 'Dieser Fahrzeugshop ist nicht eingerichtet.',
        place: 'search',
        release: expect.any(String) as unknown,
      },
    });
  });
});
