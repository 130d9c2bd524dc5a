import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../src/app/CheckoutScreen';
import '../../src/app/VehicleScreen';
import { hrefOf } from '../../src/domain/addresses';
import { DRAFT_VERSION } from '../../src/domain/order/draftVersion';
import { keptText } from '../builders/kept';
import { platform } from '../platformServer';
import { renderApp } from '../render';

const CHECKOUT_DRAFT = 'webshop-widget-checkout-draft';
const TRADE_IN_DRAFT = 'webshop-widget-trade-in-draft';

/** Opens the first vehicle of the list. */
async function openVehicle({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) {
  const list = screen.getByRole('list', { name: 'Gefundene Fahrzeuge' });
  const [card] = within(list).getAllByRole('heading', { level: 3 });
  await user.click(within(card ?? list).getByRole('link'));
  await screen.findByRole('tablist');
}

const A_DRAFT = { drafts: [{ vehicleId: 'v1' }], placedOrders: [], messages: [] };

const searchIsBack = () => screen.findByText(/^Angezeigt 12/, { selector: 'p' });

describe('the search that stays behind a vehicle', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  });

  it('cannot be reached while the vehicle is open, and leaves the drafts of checkout and trade-in behind on every return', async () => {
    const app = renderApp();
    await searchIsBack();
    for (const visit of ['first', 'second']) {
      await openVehicle(app);
      expect(screen.queryByRole('list', { name: 'Gefundene Fahrzeuge' })).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Fahrzeugsuche' })).not.toBeInTheDocument();
      const list = document.querySelector('[aria-label="Gefundene Fahrzeuge"]');
      expect(list).toBeInTheDocument();
      expect(list).not.toBeVisible();
      localStorage.setItem(CHECKOUT_DRAFT, keptText(DRAFT_VERSION, A_DRAFT));
      localStorage.setItem(TRADE_IN_DRAFT, '{"version":1}');
      app.environment.history.go(-1);
      await waitFor(() => expect(localStorage.getItem(CHECKOUT_DRAFT), visit).toBeNull());
      expect(localStorage.getItem(TRADE_IN_DRAFT), visit).toBeNull();
      await searchIsBack();
    }
  });

  it.each(['its page', 'its order'])('no longer lists a vehicle that is gone when %s is opened', async (place) => {
    const app = renderApp();
    await searchIsBack();
    const list = within(screen.getByRole('list', { name: 'Gefundene Fahrzeuge' }));
    const [gone, neighbour] = list
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading).getByRole('link'));
    const { vehicles } = platform.tenant(1);
    const [vehicle] = vehicles.splice(
      vehicles.findIndex(({ id }) => gone?.getAttribute('href')?.includes(id)),
      1,
    );
    if (place === 'its page') await app.user.click(gone ?? document.body);
    else app.environment.history.push(hrefOf('checkout', { vehicleId: vehicle?.id ?? '' }));
    await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.');
    await screen.findByText(/^Angezeigt 11/, { selector: 'p' });
    expect(document.querySelector(`[data-vehicle-id="${vehicle?.id}"]`)).not.toBeInTheDocument();
    if (place === 'its page') await waitFor(() => expect(neighbour).toHaveFocus());
  });

  it('does not hold a filter dialog open that the visitor left by an address', async () => {
    const app = renderApp();
    await searchIsBack();
    await app.user.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', { name: 'Filter' });
    app.environment.history.push('/merkliste');
    await screen.findByRole('heading', { level: 1, name: /Merkliste/i });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    app.environment.history.go(-1);
    expect(await searchIsBack()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
