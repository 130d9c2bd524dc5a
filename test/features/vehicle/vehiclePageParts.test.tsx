import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/vehicle/print/PrintedAddress';
import '../../../src/features/vehicle/SimilarVehicles';
import '../../../src/features/vehicle/VehiclePage';
import type { Car } from '../../platform/contract';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const ID = '11111111-1111-4111-8111-111111111111';

async function openVehicle(overrides: Record<string, unknown> = {}) {
  platform.tenant(1).vehicles.unshift(aWireVehicle(overrides) as unknown as Car);
  const app = renderApp({ at: `/angebote-x/${ID}` });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
  return app;
}

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('The page of a vehicle', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  });

  it('asks for similar vehicles on a phone when they are opened', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const { user } = await openVehicle();
    const title = await screen.findByRole('heading', { level: 2, name: 'Ähnliche Fahrzeuge' });
    expect(platform.record.filter(({ path }) => path.endsWith('/cars'))).toEqual([]);
    await user.click(title);
    const similar = await screen.findByRole('list', { name: 'Ähnliche Fahrzeuge' });
    expect(within(similar).getAllByRole('article').length).toBeGreaterThan(0);
  });

  it('names the most important equipment before its data, with the way to all of it', async () => {
    const equipments = Array.from({ length: 9 }, (_, index) => ({
      equipmentKey: `piece-${index}`,
      name: `Stück ${index}`,
      category: 'extras',
      priority: 9 - index,
    }));
    const { user } = await openVehicle({ equipments });
    const highlights = within(screen.getByRole('region', { name: 'Highlights' }));
    expect(highlights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((index) => `Stück ${index}`),
    );
    await user.click(highlights.getByRole('link', { name: 'Alle 9 Ausstattungen' }));
    expect(await screen.findByRole('tab', { name: 'Ausstattung', selected: true })).toHaveFocus();
  });

  it('shows similar vehicles below, with two questions at most', async () => {
    await openVehicle();
    const similar = await screen.findByRole('region', { name: 'Ähnliche Fahrzeuge' });
    expect(within(similar).getAllByRole('article').length).toBeGreaterThan(0);
    expect(isBefore(screen.getByRole('tablist'), similar)).toBe(true);
    const lists = platform.record.filter(({ path }) => path.endsWith('/cars'));
    expect(lists.length).toBeLessThanOrEqual(2);
  });

  it('leads with them where it is reserved, and promises no availability then', async () => {
    await openVehicle({ reservedUntil: '2099-01-01T00:00:00Z' });
    const similar = await screen.findByRole('region', { name: 'Ähnliche Fahrzeuge' });
    expect(within(similar).getByText('Dieses Fahrzeug ist reserviert, diese sind noch zu haben.')).toBeVisible();
    expect(isBefore(similar, screen.getByRole('tablist'))).toBe(true);
    expect(screen.queryByText('Verfügbar: Sofort')).not.toBeInTheDocument();
  });

  it('calls the dealer from its bar, tells an accident, and what the dealer promises', async () => {
    platform.tenant(1).settings.uiMarketingBenefits = ['14 Tage Rückgaberecht'];
    await openVehicle({ accidentStatus: 'ACCIDENT' });
    expect(await screen.findByRole('link', { name: 'Anrufen: +49 221 123456' })).toHaveAttribute(
      'href',
      'tel:+49221123456',
    );
    expect(screen.getByText('Unfallfahrzeug', { selector: '.badge' })).toBeVisible();
    expect(screen.getByText('14 Tage Rückgaberecht')).toBeVisible();
  });

  it('has its address on paper, as a code and to be typed', async () => {
    await openVehicle();
    expect(await screen.findByRole('img', { name: 'QR-Code mit der Adresse dieses Fahrzeugs' })).toBeInTheDocument();
    expect(screen.getByText(/^Dieses Fahrzeug im Internet:/)).toHaveTextContent('https://dealer.test/fahrzeuge');
  });

  it('turns its pictures in full screen by arrow keys, wherever the focus is', async () => {
    const { user } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Vollbild' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Schließen' }), { key: 'ArrowRight' });
    expect(dialog.getByText('2 / 2', { exact: false })).toBeVisible();
    // Once, not twice, where a button of the pictures has done it already.
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Nächstes Bild' }), { key: 'ArrowRight' });
    expect(dialog.getByText('1 / 2', { exact: false })).toBeVisible();
  });

  it('leads to the next vehicle of the search and back', async () => {
    const { user } = renderApp({ at: '/' });
    const list = await screen.findByRole('list', { name: 'Gefundene Fahrzeuge' });
    const [first, second] = await within(list).findAllByRole('link');
    if (first === undefined || second === undefined) throw new Error('the demo dealer has two vehicles');
    const address = second.getAttribute('href');
    await user.click(first);
    const nav = within(await screen.findByRole('navigation', { name: 'Fahrzeuge Ihrer Suche' }));
    expect(nav.getByText(/^1 von \d+$/)).toBeVisible();
    const next = nav.getByRole('link', { name: /^Nächstes Fahrzeug/ });
    expect(next.getAttribute('href')).toContain(address?.split('/').at(-1)?.split('?')[0]);
    await user.click(next);
    expect(await screen.findByText(/^2 von \d+$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Vorheriges Fahrzeug/ })).toBeVisible();
  });
});
