import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cancellationMessage } from '../../../../src/domain/order/dealerMessage';
import type { Vehicle } from '../../../../src/domain/vehicle/vehicle';
import { createOrderStore, type OrderStore } from '../../../../src/features/checkout/runner/orderStore';
import { checkoutViewOf, type CheckoutView } from '../../../../src/features/checkout/runner/checkoutView';
import { useOrderPorts } from '../../../../src/features/checkout/sending/useOrderPorts';
import { axiosTransport } from '../../../../src/lib/http/axiosTransport';
import { createStorage } from '../../../../src/lib/storage';
import { createShopServices } from '../../../../src/state/shop';
import { ShopProvider } from '../../../../src/state/shopContext';
import { withQueryClient } from '../../../../src/state/queries/withQueryClient';
import { anEnvironment, ORDINARY_DEALER } from '../../../builders/environment';
import { aCustomer, aSentOrder } from '../../../builders/order';
import { aTenant } from '../../../builders/tenant';
import { aVehicle } from '../../../builders/vehicle';
import { NOW } from '../../../now';
import { platform } from '../../../platformServer';

const OTHER_ID = '77777777-7777-4777-8777-777777777777';
const tenant = aTenant();
/** Read from the stock of the test, not of the one before in this worker. */
let vehicle: Vehicle;
beforeEach(() => {
  vehicle = aVehicle({ id: platform.tenant(1).vehicles[0]?.id });
});

function renderInCheckout(store: OrderStore, Content: (props: { view: CheckoutView }) => ReactNode, now = () => NOW) {
  const services = createShopServices(anEnvironment(), { transport: axiosTransport, now });
  const view = checkoutViewOf(store.getState().draft, {
    tenant,
    vehicle,
    catalogue: [],
    navigatorProducts: [],
    hasAccessoriesNavigator: false,
    holidays: new Map(),
    now: NOW,
  });
  const Rendered = withQueryClient(() => <Content view={view} />);
  const rendered = render(
    <ShopProvider shop={{ ...services, tenant }}>
      <Rendered />
    </ShopProvider>,
  );
  onTestFinished(() => {
    rendered.unmount();
    services.dispose();
  });
  return rendered;
}

it('sends the order as it is kept at that moment, not as it was shown last', async () => {
  const store = createOrderStore({
    storage: createStorage(),
    adminId: ORDINARY_DEALER,
    vehicleId: vehicle.id,
    carAccessories: ['A-1'],
  });
  store.actions.choose({ paymentOptionId: 'at-car-dealer' });
  store.actions.choose({ appointment: { day: '2026-05-09', hour: 11 } });
  function Send({ view }: { view: CheckoutView }) {
    useOrderPorts(store, view);
    const press = () => {
      store.actions.choose({ carAccessories: [] });
      store.press(aCustomer());
    };
    return (
      <button type="button" onClick={press}>
        Bestellen
      </button>
    );
  }
  renderInCheckout(store, Send);
  await userEvent.click(screen.getByRole('button', { name: 'Bestellen' }));
  const sent = () => platform.record.filter(({ path }) => path === '/v2/orders');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ vehicleId: vehicle.id });
  expect(sent()[0]?.body).not.toHaveProperty('carAccessories');
});

function aRequest(now?: () => Date) {
  const store = createOrderStore({ storage: createStorage(), adminId: ORDINARY_DEALER, vehicleId: vehicle.id });
  store.actions.choose({ paymentOptionId: 'at-car-dealer' });
  store.actions.choose({ appointment: { day: '2026-05-05', hour: 11 } });
  function Send({ view }: { view: CheckoutView }) {
    useOrderPorts(store, view);
    return (
      <button type="button" onClick={() => store.press(aCustomer())}>
        Bestellen
      </button>
    );
  }
  const { unmount } = renderInCheckout(store, Send, now);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Bestellen' }));
  const stage = () => store.getState().draft.state.order.stage;
  return { store, unmount, press, stage };
}

const orders = () => platform.record.filter(({ path }) => path === '/v2/orders');

it('does not send an order whose day has begun while its vehicle was read once more', async () => {
  let now = NOW;
  const { store, press, stage } = aRequest(() => now);
  const release = platform.hold(vehicle.id);
  await press();
  await waitFor(() => expect(stage()).toBe('checking'));
  now = new Date('2026-05-05T08:00:00Z');
  release();
  await waitFor(() => expect(store.getState().failure).toBe('incomplete'));
  expect(orders()).toHaveLength(0);
  expect(stage()).toBe('draft');
});

it('is given up with the checkout, and may have arrived', async () => {
  const { store, press, stage, unmount } = aRequest();
  const release = platform.hold('/orders');
  await press();
  await waitFor(() => expect(orders()).toHaveLength(1));
  unmount();
  await waitFor(() => expect(stage()).toBe('unanswered'));
  release();
  expect(store.getState().isConfirmed).toBe(false);
});

it('tells the dealer once, whatever tabs have the message, and once more at a press', async () => {
  const open = () => createOrderStore({ storage: createStorage(), adminId: ORDINARY_DEALER, vehicleId: vehicle.id });
  const first = open();
  first.actions.choose({ paymentOptionId: 'at-car-dealer' });
  const { orderId } = first.getState().draft;
  first.raise({
    type: 'message',
    message: cancellationMessage(aSentOrder({ id: orderId, vehicleId: vehicle.id }), OTHER_ID),
  });
  const second = open();
  const mails = () => platform.record.filter(({ path }) => path.endsWith('/emails'));
  const messageOf = (store: OrderStore) => store.getState().messages[0];
  const aTab = (store: OrderStore) =>
    renderInCheckout(store, ({ view }) => {
      const { resend } = useOrderPorts(store, view);
      const message = messageOf(store);
      return (
        <button type="button" onClick={() => message && resend(message)}>
          Noch einmal senden
        </button>
      );
    });
  const { unmount } = aTab(first);
  await waitFor(() => expect(messageOf(first)?.state).toBe('sent'));
  expect(mails()).toHaveLength(1);
  unmount();

  expect(messageOf(second)?.state).toBe('pending');
  aTab(second);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await waitFor(() => expect(messageOf(second)?.state).toBe('sent'));
  expect(mails()).toHaveLength(2);
});
