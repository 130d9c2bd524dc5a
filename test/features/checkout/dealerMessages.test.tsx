import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refundMessage } from '../../../src/domain/order/dealerMessage';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import { aSentOrder } from '../../builders/order';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { aFreeCar, heading, keepPlaced, keptMessages, renderCheckout, setUpServiceTwins } from './journey';

setUpServiceTwins();

const STRANDED_ID = '77777777-7777-4777-8777-777777777777';

/** A fee that came too late, whose message to the dealer has not gone out; and a second order of the vehicle, which was placed. */
function keepPendingRefund(slot: Partial<OrderSlot> = {}) {
  const stranded = aSentOrder({ id: STRANDED_ID, vehicleId: aFreeCar().id });
  return keepPlaced({}, { messages: [refundMessage(stranded, { paypalOrderId: 'PAY-1', amount: 250 })], ...slot });
}

async function isSentOnce(vehicleId: string) {
  await waitFor(() => expect(keptMessages().map(({ state }) => state)).not.toContain('pending'));
  await waitFor(() => expect(keptMessages().map(({ state }) => state)).not.toContain('sending'));
  expect(platform.state.emails.map(({ carId, message }) => [carId, message.includes('PAY-1')])).toEqual([
    [vehicleId, true],
  ]);
}

it('asks the dealer to give a fee back where only the confirmation of a second order is shown after a reload', async () => {
  const car = keepPendingRefund();
  const { unmount } = renderCheckout({ car });
  await heading('Vielen Dank für Ihre Bestellung!');
  await isSentOnce(car.id);
  unmount();
  renderCheckout({ car });
  await heading('Vielen Dank für Ihre Bestellung!');
  await isSentOnce(car.id);
});

it('asks the dealer from the list, too, once', async () => {
  const car = keepPendingRefund({ placedOrders: [] });
  const { unmount } = renderApp({ at: '/' });
  await screen.findByText(/^Angezeigt \d+/);
  await isSentOnce(car.id);
  unmount();
  renderApp({ at: '/' });
  await screen.findByText(/^Angezeigt \d+/);
  await isSentOnce(car.id);
});
