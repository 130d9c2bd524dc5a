import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// A chunk of its own; loaded beforehand, no test waits for it.
import '../../src/app/VehicleScreen';
import { platform } from '../platformServer';
import { renderApp } from '../render';

describe('an address that the shop does not have', () => {
  it('shows the error page, which leads home, and every link of the footer, opened without an opener', async () => {
    const { user, environment } = renderApp({ at: '/gibt-es-nicht' });
    for (const at of ['/gibt-es-nicht', '/fahrzeuge/1', '/cars/1/bestellen', '/a/b/c/d']) {
      act(() => environment.history.push(at));
      expect(await screen.findByRole('heading', { name: '404 - Seite nicht gefunden' }), at).toBeVisible();
      expect(screen.getByText('Diese Adresse gibt es im Shop nicht.')).toBeVisible();
    }
    // Ways on: the sentence box, and three vehicles.
    const offer = within(await screen.findByRole('list', { name: 'Fahrzeuge im Angebot' }));
    expect(offer.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('searchbox', { name: 'Volltextsuche' })).toBeVisible();
    for (const name of ['Impressum', 'Datenschutz', 'AGB', 'Widerrufsbelehrung', 'Barrierefreiheit'])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
      'href',
      'https://dealer.test/fahrzeuge#/widerruf',
    );
    await user.click(screen.getByRole('button', { name: 'Zurück zur Startseite' }));
    expect(environment.history.current.location.pathname).toBe('/');
  });

  it('has no withdrawal, guarantee or settlement of disputes below it in a shop for companies', async () => {
    renderApp({ at: '/gibt-es-nicht', adminId: '00000000-0000-4000-8000-000000000006' });
    await screen.findByRole('link', { name: 'Impressum' });
    expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Gesetzliche Gewährleistung' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Streitbeilegungsverfahren/)).not.toBeInTheDocument();
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
