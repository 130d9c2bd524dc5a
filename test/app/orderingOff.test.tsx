import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../src/app/CheckoutScreen';
import '../../src/app/VehicleScreen';
import '../../src/features/legal/WithdrawalPage';
import { aSentOrder, ORDER_ID, paidState, unansweredState } from '../builders/order';
import {
  aFreeCar,
  heading,
  keepDraft,
  keepPlaced,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
} from '../features/checkout/journey';
import { platform } from '../platformServer';
import { renderApp } from '../render';

setUpCheckout();

const THANKS = 'Vielen Dank für Ihre Bestellung!';
const pathOf = ({ environment }: ReturnType<typeof renderCheckout>) => environment.history.current.location.pathname;
const withdrawal = () => screen.findByRole('link', { name: 'Vertrag widerrufen' });

// rules/order-and-payment: ordering switched off.
describe('a dealer who takes no orders any more', () => {
  beforeEach(() => {
    platform.tenant(1).settings.isCheckoutEnabled = false;
  });

  it.each(['', '9-summary'])('leads a visitor without an order from its address to the vehicle: %s', async (step) => {
    const car = aFreeCar();
    // Begun, but neither paid nor sent.
    keepDraft(car);
    const app = renderCheckout({ car, step });
    await waitFor(() => expect(pathOf(app)).toBe(`/angebote-fahrzeug/${car.id}`));
    await screen.findByRole('link', { name: 'Impressum' });
    expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Online kaufen' })).not.toBeInTheDocument();
  });

  it('leads to the vehicle who has ordered another one', async () => {
    const car = aFreeCar();
    const other = aFreeCar(1, car);
    keepDraft(other, { paymentOptionId: 'advance-transfer', state: paidState() });
    const app = renderCheckout({ car, step: '9-summary' });
    await waitFor(() => expect(pathOf(app)).toMatch(new RegExp(`^/angebote-.*/${car.id}$`)));
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
  });

  it('still shows a placed order with number, appointment and print, also after a reload and by its stock number', async () => {
    const car = keepPlaced({
      paymentOptionId: 'advance-transfer',
      internalId: 'BG-77',
      calendar: 'BEGIN:VCALENDAR',
    });
    for (const id of [car.id, 'BG-77']) {
      const app = renderCheckout({ car: { ...car, id } });
      await heading(THANKS);
      expect(screen.getAllByText('44444444')).not.toHaveLength(0);
      expect(screen.getByRole('link', { name: 'Termin in den Kalender übernehmen' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeVisible();
      const link = await withdrawal();
      await app.user.click(link);
      await heading('Vertrag widerrufen');
      app.unmount();
    }
  });

  it.each([
    ['may have arrived', unansweredState(aSentOrder()), 'Ihre Bestellung ist vielleicht schon angekommen.'],
    ['was paid for', paidState(), 'Ihre Zahlung ist eingegangen, Ihre Bestellung ist noch nicht bestätigt.'],
  ])('still shows an order that %s, also by its stock number, and names it on the list', async (_, state, title) => {
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: 'advance-transfer', state });
    for (const id of [car.id, car.internalId ?? '']) {
      const app = renderCheckout({ car: { ...car, id }, step: '9-summary' });
      expect(await screen.findByText(title)).toBeVisible();
      expect(await withdrawal()).toBeVisible();
      app.unmount();
    }
    const { user } = renderApp({ at: '/' });
    await user.click(await screen.findByRole('link', { name: /^Zur (?:gesendeten|bezahlten) Bestellung$/ }));
    await heading(SUMMARY);
  });

  it('has an order that arrived confirmed by its second press, and a refused one stays as it was sent', async () => {
    const car = aFreeCar();
    const sent = aSentOrder({ vehicleId: car.id });
    keepDraft(car, { paymentOptionId: 'advance-transfer', state: unansweredState(sent) });
    const { user } = renderCheckout({ car, step: '9-summary' });
    const again = async () => user.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await again();
    expect(await screen.findByText('Das erneute Senden wurde abgelehnt.')).toBeVisible();
    // Nobody is told to do again what has just been refused.
    expect(screen.queryByText(/senden Sie sie unverändert noch einmal/)).not.toBeInTheDocument();
    expect(screen.getByText(/weiß das Autohaus\.$/)).toBeVisible();
    expect(screen.getByText('Ihre Bestellung ist vielleicht schon angekommen.')).toBeVisible();
    platform.state.orders.push({
      order: sent.body,
      tenantId: platform.tenant(1).settings.adminId,
      createdAt: '2026-05-04T08:00:00Z',
      received: 1,
    });
    await again();
    await heading(THANKS);
    expect(platform.state.orders.map(({ order, received }) => [order.id, received])).toEqual([[ORDER_ID, 2]]);
  });
});
