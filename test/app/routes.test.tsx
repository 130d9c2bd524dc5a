import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// A chunk of its own; loaded beforehand, no test waits for it.
import '../../src/app/VehicleScreen';
import { platform } from '../platformServer';
import { renderApp } from '../render';

describe('addresses of the shop', () => {
  it.each(['/gibt-es-nicht', '/fahrzeuge/1', '/cars/1/bestellen', '/a/b/c/d'])(
    'shows the error page at %s',
    async (at) => {
      renderApp({ at });
      expect(await screen.findByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeVisible();
      expect(screen.getByText('Seite nicht gefunden')).toBeVisible();
    },
  );

  it('leads home from the error page', async () => {
    const { user, environment } = renderApp({ at: '/gibt-es-nicht' });
    await user.click(await screen.findByRole('button', { name: 'Zurück zur Startseite' }));
    expect(environment.history.current.location.pathname).toBe('/');
  });
});

describe('the way from the list to a vehicle', () => {
  it('shows what the list knew while the platform is still to answer', async () => {
    const { user } = renderApp();
    const [card] = await screen.findAllByRole('heading', { level: 3 });
    const name = card?.querySelector('.vehicle-card__heading')?.textContent ?? '';
    platform.fail({ method: 'GET', path: /\/cars\/[0-9a-f-]{36}$/ }, 'timeout');
    await user.click(within(card ?? document.body).getByRole('link'));
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
  });
});

describe('the legal footer', () => {
  it('holds every link the tenant has, opened without an opener', async () => {
    renderApp({ at: '/gibt-es-nicht' });
    const links = await Promise.all(
      ['Impressum', 'Datenschutz', 'AGB', 'Widerrufsbelehrung', 'Barrierefreiheit'].map((name) =>
        screen.findByRole('link', { name }),
      ),
    );
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
      'href',
      'https://dealer.test/fahrzeuge#/widerruf',
    );
  });

  it('has no withdrawal in a shop for businesses', async () => {
    renderApp({ at: '/gibt-es-nicht', adminId: '00000000-0000-4000-8000-000000000006' });
    await screen.findByRole('link', { name: 'Impressum' });
    expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
  });
});
