import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../platformServer';
import { renderApp } from '../render';

const SAVED = 'Ihre Auswahl ist gespeichert.';
const GONE = 'Dieses Fahrzeug ist nicht mehr verfügbar.';

async function openShop() {
  const app = renderApp({ at: '/gibt-es-nicht' });
  await screen.findByRole('button', { name: 'Zurück zur Startseite' });
  // Its effects have run: whoever listens to the notices hears the next one at once.
  await waitFor(() => expect(app.environment.events.map(({ type }) => type)).toContain('ready'));
  const show = (notice: { text: string; durationMs?: number }) =>
    act(() => void app.services.notices.getState().show(notice));
  return { ...app, show };
}

describe('notices above the screen', () => {
  afterEach(() => vi.useRealTimers());

  it('show on every screen, stay their time while the visitor goes on, and are announced', async () => {
    const { show, environment } = await openShop();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ text: SAVED, durationMs: 6000 });
    expect(screen.getByText(SAVED).closest('[role=status]')).toBeVisible();
    act(() => environment.history.push('/widerruf'));
    expect(screen.getByText(SAVED)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  it('go with the screen that they belong to, where they have no time', async () => {
    const { show, environment } = await openShop();
    show({ text: GONE });
    expect(screen.getByText(GONE)).toBeVisible();
    act(() => environment.history.push('/widerruf'));
    expect(screen.queryByText(GONE)).toBeNull();
  });

  it('go with the next search, and not with what the shop itself writes into the address', async () => {
    const { environment, user } = renderApp({ at: '/angebote-x/99999999-9999-4999-8999-999999999999' });
    expect(await screen.findByText(GONE)).toBeVisible();
    const type = await screen.findByRole('button', { name: 'Nutzfahrzeug' });
    act(() => environment.history.replace('/?carQueryParams=view%3Dlist'));
    expect(screen.getByText(GONE)).toBeVisible();
    await user.click(type);
    await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
  });

  it('can be closed', async () => {
    const { show, user } = await openShop();
    show({ text: GONE });
    await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByText(GONE)).toBeNull();
  });

  it.each(['/angebote-x/99999999-9999-4999-8999-999999999999', '/cars/99999999-9999-4999-8999-999999999999/checkout'])(
    'say above the list that there is no vehicle at %s',
    async (at) => {
      const { environment } = renderApp({ at });
      expect(await screen.findByText(GONE)).toBeVisible();
      expect(environment.history.current.location.pathname).toBe('/');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Fahrzeugsuche' })).toBeInTheDocument());
      expect(screen.getByText(GONE)).toBeVisible();
    },
  );
});
