import { expect, it, onTestFinished, vi } from 'vitest';
import { createCheckoutStore } from '../../../src/features/checkout/checkoutStore';
import { sendOrder } from '../../../src/features/checkout/sendOrder';
import type { OrderCreate } from '../../../src/domain/order/orderBody';
import { createStorage } from '../../../src/lib/storage';
import { aSentOrder } from '../../builders/order';
import { ADMIN_ID } from '../../builders/tenant';
import { NOW } from '../../now';
import { VEHICLE } from './site';

/** Local storage of one site in processes of their own: a write reaches the other tabs once the test says so, the last one wins. */
function aSlowSite() {
  const disk = new Map<string, string>();
  const tabs = [disk];
  let writes: [key: string, value: string][] = [];
  const aTab = () => {
    const own = new Map(disk);
    tabs.push(own);
    const localStorage = {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, value: string) => {
        own.set(key, value);
        writes.push([key, value]);
      },
      removeItem: () => undefined,
    };
    return createStorage({
      localStorage: localStorage as unknown as Storage,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  };
  const arrive = () => {
    for (const [key, value] of writes) tabs.forEach((values) => values.set(key, value));
    writes = [];
  };
  return { aTab, arrive };
}

it('sends one body where two tabs without locks send different contents at the same moment', async () => {
  vi.stubGlobal('navigator', {});
  const { aTab, arrive } = aSlowSite();
  const received: OrderCreate[] = [];
  const open = () => {
    const store = createCheckoutStore({ storage: aTab(), adminId: ADMIN_ID, vehicleId: VEHICLE, now: () => NOW });
    onTestFinished(store.listen());
    return store;
  };
  const first = open();
  arrive();
  const stores = [first, open()];
  const options = ['at-car-dealer', 'advance-transfer'];
  // Each pause ends when both tabs have come to it; what both have written before reaches both.
  const waiting: (() => void)[] = [];
  const pause = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < stores.length) return;
      arrive();
      for (const goOn of waiting.splice(0)) goOn();
    });

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
          return Promise.resolve(
            aSentOrder({ id, vehicleId: VEHICLE, sourceUrl: paymentOptionId }, { paymentOptionId }),
          );
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

it('finds after a reload what this tab has chosen, not what another one has, and the customer of both', () => {
  const { aTab, arrive } = aSlowSite();
  const memory = () => {
    let kept: unknown;
    return { read: () => kept, write: (draft: unknown) => void (kept = JSON.parse(JSON.stringify(draft))) };
  };
  const open = (tab: ReturnType<typeof memory>) => {
    const store = createCheckoutStore({ storage: aTab(), adminId: ADMIN_ID, vehicleId: VEHICLE, now: () => NOW, tab });
    onTestFinished(store.listen());
    arrive();
    return store;
  };
  const [one, other] = [memory(), memory()];
  open(one).actions.choosePaymentOption('at-car-dealer');
  arrive();
  const second = open(other);
  second.actions.choosePaymentOption('advance-transfer');
  second.actions.enterCustomer({ ...second.getState().customer, city: 'Ulm' });
  second.actions.answerTradeIn(false);
  arrive();
  expect(open(one).getState()).toMatchObject({
    draft: { paymentOptionId: 'at-car-dealer' },
    customer: { city: 'Ulm' },
  });
  expect(open(other).getState().draft).toMatchObject({ paymentOptionId: 'advance-transfer', wantsTradeIn: false });
  expect(JSON.stringify(one.read())).not.toContain('Ulm');
});
