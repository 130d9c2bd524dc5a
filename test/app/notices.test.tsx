import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '../platformServer';
import { renderApp } from '../render';
import { holdClock } from '../now';

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
  it('show on every screen, stay their time while the visitor goes on, and are announced', async () => {
    const { show, environment } = await openShop();
    holdClock();
    show({ text: SAVED, durationMs: 6000 });
    expect(screen.getByText(SAVED).closest('[role=status]')).toBeVisible();
    act(() => environment.history.push('/widerruf'));
    expect(screen.getByText(SAVED)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  it('go with the screen that they belong to, where they have no time, and can be closed', async () => {
    const { show, environment, user } = await openShop();
    show({ text: GONE });
    expect(screen.getByText(GONE)).toBeVisible();
    act(() => environment.history.push('/widerruf'));
    expect(screen.queryByText(GONE)).toBeNull();
    show({ text: SAVED });
    await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  it('say above the list that there is no such vehicle, and go with the next search, not with what the shop itself writes into the address', async () => {
    const { environment, user } = renderApp({ at: '/angebote-x/99999999-9999-4999-8999-999999999999' });
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(environment.history.current.location.pathname).toBe('/');
    const type = await screen.findByRole('button', { name: 'Nutzfahrzeug' });
    act(() => environment.history.replace('/?carQueryParams=view%3Dlist'));
    expect(screen.getByText(GONE)).toBeVisible();
    await user.click(type);
    await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
  });
});
