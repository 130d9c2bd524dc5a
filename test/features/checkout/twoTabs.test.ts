import { expect, it } from 'vitest';
import { createCheckoutStore } from '../../../src/features/checkout/checkoutStore';
import { sendOrder } from '../../../src/features/checkout/sendOrder';
import type { OrderCreate } from '../../../src/domain/order/orderBody';
import { createStorage } from '../../../src/lib/storage';
import { aSentOrder } from '../../builders/order';
import { ADMIN_ID } from '../../builders/tenant';
import { NOW } from '../../now';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Local storage of one site in processes of their own: a write reaches the other tab some milliseconds later, the last one wins. */
function aSlowSite() {
  const disk = new Map<string, string>();
  const tabs = [disk];
  return () => {
    const own = new Map(disk);
    tabs.push(own);
    const write = (key: string, value: string) => {
      own.set(key, value);
      setTimeout(() => tabs.forEach((values) => values.set(key, value)), 5);
    };
    const localStorage = {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: write,
      removeItem: () => undefined,
    };
    return createStorage({
      localStorage: localStorage as unknown as Storage,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  };
}

it('sends one body where two tabs without locks send different contents at the same moment', async () => {
  const aTab = aSlowSite();
  const vehicleId = 'vehicle-1';
  const received: OrderCreate[] = [];
  const open = () => createCheckoutStore({ storage: aTab(), adminId: ADMIN_ID, vehicleId, now: () => NOW });
  const first = open();
  await pause(10);
  const stores = [first, open()];
  const options = ['at-car-dealer', 'advance-transfer'];

  await Promise.all(
    stores.map((store, index) =>
      sendOrder({
        store,
        signal: new AbortController().signal,
        now: () => NOW,
        pause,
        prepare: () => {
          const paymentOptionId = options[index];
          const { orderId: id } = store.getState().draft;
          return Promise.resolve(aSentOrder({ id, vehicleId, sourceUrl: paymentOptionId }, { paymentOptionId }));
        },
        createOrder: (body) => {
          received.push(body);
          return Promise.resolve({ redirectLink: undefined });
        },
        applyForLeasing: () => Promise.resolve(),
        onTaken: () => Promise.resolve(),
        onFailure: () => undefined,
      }),
    ),
  );

  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(new Set(received.map(({ sourceUrl }) => sourceUrl)).size).toBe(1);
  for (const store of stores) expect(store.getState().placed?.paymentOptionId).toBe(received[0]?.sourceUrl);
});
