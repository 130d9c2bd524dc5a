import { expect, it, vi } from 'vitest';
import { createCheckoutStore } from '../../../src/features/checkout/checkoutStore';
import { approvePayment } from '../../../src/features/checkout/paypal/approvePayment';
import { createStorage } from '../../../src/lib/storage';
import { ADMIN_ID } from '../../builders/tenant';

const nothing = () => undefined;
/** A browser that forbids storage. */
const page = {
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
  addEventListener: nothing,
  removeEventListener: nothing,
};

it('captures nothing where the shop is taken off the page while the vehicle is read once more', async () => {
  const store = createCheckoutStore({ storage: createStorage(page), adminId: ADMIN_ID, vehicleId: 'vehicle-1' });
  const takeOff = store.listen();
  const capture = vi.fn(() => Promise.resolve(true));
  const result = await approvePayment({
    store,
    orderId: store.getState().draft.orderId,
    fee: { paypalOrderId: 'PAY-1', amount: 250 },
    check: () => {
      takeOff();
      return Promise.resolve('free');
    },
    capture,
  });
  expect(result).toBe('ignored');
  expect(capture).not.toHaveBeenCalled();
  expect(store.getState().draft.state.payment).toEqual({ stage: 'none' });
});
