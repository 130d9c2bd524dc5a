import { expect, it, onTestFinished } from 'vitest';
import type { CreatedOrder } from '../../../src/api/orders';
import { createCheckoutStore } from '../../../src/features/checkout/checkoutStore';
import { HttpError } from '../../../src/lib/http/errors';
import { sendOrder } from '../../../src/features/checkout/sendOrder';
import { createStorage } from '../../../src/lib/storage';
import { aLeasingQuote, aSentOrder } from '../../builders/order';
import { ADMIN_ID } from '../../builders/tenant';
import { NOW } from '../../now';

const VEHICLE = 'vehicle-1';

/** Local storage of one site in memory; its tabs are not told of changes. */
function aSite() {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const nothing = () => undefined;
  return { localStorage, addEventListener: nothing, removeEventListener: nothing } as unknown as Window;
}

/** A tab with the checkout, whose order the test answers. */
function aTab(site: Window, applications: string[]) {
  const store = createCheckoutStore({
    storage: createStorage(site),
    adminId: ADMIN_ID,
    vehicleId: VEHICLE,
    now: () => NOW,
  });
  onTestFinished(store.listen());
  const answers: ((created: CreatedOrder | Promise<never>) => void)[] = [];
  const send = () =>
    sendOrder({
      store,
      signal: new AbortController().signal,
      now: () => NOW,
      pause: () => Promise.resolve(),
      prepare: () =>
        Promise.resolve(
          aSentOrder(
            { id: store.getState().draft.orderId, vehicleId: VEHICLE },
            {},
            {
              customerType: 'private',
              quote: aLeasingQuote(),
            },
          ),
        ),
      createOrder: () => new Promise((resolve) => answers.push(resolve)),
      applyForLeasing: (_, carId) => {
        applications.push(carId);
        return Promise.resolve();
      },
      onTaken: () => Promise.resolve(),
      onFailure: () => undefined,
    });
  return { store, answers, send };
}

it('applies for the leasing once, where two tabs send the order and the second answer comes late', async () => {
  const site = aSite();
  const applications: string[] = [];
  const [first, second] = [aTab(site, applications), aTab(site, applications)];
  const sent = [first.send(), second.send()];
  await expect.poll(() => [first.answers.length, second.answers.length]).toEqual([1, 1]);
  expect(second.store.getState().draft.orderId).toBe(first.store.getState().draft.orderId);
  first.answers[0]?.({ redirectLink: undefined });
  await sent[0];
  expect(first.store.getState().placed).toMatchObject({ bankApplication: 'answered' });
  second.answers[0]?.({ redirectLink: undefined });
  await sent[1];
  expect(applications).toEqual([VEHICLE]);
  expect(second.store.getState().placed?.orderId).toBe(first.store.getState().placed?.orderId);
});

/** A tab whose order was sent, and whose answer was lost. */
async function anUnansweredTab() {
  const tab = aTab(aSite(), []);
  const send = async (failure: HttpError) => {
    const count = tab.answers.length;
    const sending = tab.send();
    await expect.poll(() => tab.answers.length).toBe(count + 1);
    tab.answers.at(-1)?.(Promise.reject(failure));
    await sending;
  };
  await send(new HttpError('network'));
  return { ...tab, send };
}

it('keeps an order that may have arrived as it was sent, though the second try is refused', async () => {
  const { store, send } = await anUnansweredTab();
  const { state } = store.getState().draft;
  expect(state.order.stage).toBe('unanswered');
  await send(new HttpError('rejected', 400));
  expect(store.getState().draft.state).toEqual(state);
  expect(store.getState().failure).toBe('failed');
});

it.each([
  ['the first order, for somebody else', false, 'reserved'],
  ['one that takes the place of another, probably for that one', true, 'replaced'],
])('says that the vehicle is reserved: for %s', async (_, isRenewed, reason) => {
  const { store, send } = await anUnansweredTab();
  if (isRenewed) store.actions.renew();
  await send(new HttpError('conflict', 409));
  expect(store.getState().draft.state.order).toEqual({ stage: 'refused', reason });
  expect(store.getState().failure).toBe(reason);
});
