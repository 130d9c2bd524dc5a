import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { createCheckoutStore, type CheckoutStore } from '../../../src/features/checkout/checkoutStore';
import { checkoutViewOf, type CheckoutView } from '../../../src/features/checkout/checkoutView';
import { useOrderSending } from '../../../src/features/checkout/useOrderSending';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { createStorage } from '../../../src/lib/storage';
import { createShopServices } from '../../../src/state/shop';
import { ShopProvider } from '../../../src/state/shopContext';
import { withQueryClient } from '../../../src/state/withQueryClient';
import { anEnvironment, ORDINARY_DEALER } from '../../builders/environment';
import { aCustomer } from '../../builders/order';
import { aTenant } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';
import { platform } from '../../platformServer';

const tenant = aTenant();
const vehicle = aVehicle({ id: platform.tenant(1).vehicles[0]?.id });

/** The checkout of a vehicle around what sends its order. */
function renderInCheckout(store: CheckoutStore, Content: (props: { view: CheckoutView }) => ReactNode) {
  const services = createShopServices(anEnvironment(), { transport: axiosTransport, now: () => NOW });
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
}

it('sends the order as it is kept at that moment, not as it was shown last', async () => {
  const store = createCheckoutStore({
    storage: createStorage(),
    adminId: ORDINARY_DEALER,
    vehicleId: vehicle.id,
    carAccessories: ['A-1'],
  });
  store.actions.choosePaymentOption('at-car-dealer');
  store.actions.chooseAppointment({ day: '2026-05-09', hour: 11 });
  function Send({ view }: { view: CheckoutView }) {
    const send = useOrderSending(store, view);
    const press = () => {
      store.actions.discardAccessories();
      void send(aCustomer());
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
