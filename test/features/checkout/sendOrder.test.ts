import { expect, it, onTestFinished } from 'vitest';
import type { CreatedOrder } from '../../../src/api/orders';
import { HttpError } from '../../../src/lib/http/errors';
import { sendOrder } from '../../../src/features/checkout/sendOrder';
import { aLeasingQuote, aSentOrder } from '../../builders/order';
import { NOW } from '../../now';
import { aSite, VEHICLE } from './site';

/** A tab with the checkout, whose order the test answers. */
function aTab({ openTab }: ReturnType<typeof aSite>, applications: string[] = []) {
  const { store, stop } = openTab();
  onTestFinished(stop);
  /** Sends the order, up to its request. @returns `answer` ends it */
  const send = async () => {
    let end: (created: CreatedOrder | Promise<never>) => void = () => undefined;
    let sent: Promise<void> | undefined;
    await new Promise<void>((isAsked) => {
      sent = sendOrder({
        store,
        signal: new AbortController().signal,
        now: () => NOW,
        pause: () => Promise.resolve(),
        prepare: () => {
          const body = { id: store.getState().draft.orderId, vehicleId: VEHICLE };
          return Promise.resolve(aSentOrder(body, {}, { customerType: 'private', quote: aLeasingQuote() }));
        },
        createOrder: () =>
          new Promise((resolve) => {
            end = resolve;
            isAsked();
          }),
        applyForLeasing: (_, carId) => {
          applications.push(carId);
          return Promise.resolve();
        },
        onTaken: () => Promise.resolve(),
        onFailure: () => undefined,
      });
    });
    const answer = async (created: CreatedOrder | Promise<never>) => {
      end(created);
      await sent;
    };
    return { answer };
  };
  const fail = async (failure: HttpError) => (await send()).answer(Promise.reject(failure));
  return { store, send, fail };
}

const taken = { redirectLink: 'https://bank.example/weiter' };

it('applies for the leasing once, where two tabs send the order and the second answer comes late', async () => {
  const site = aSite({ isTold: false });
  const applications: string[] = [];
  const [first, second] = [aTab(site, applications), aTab(site, applications)];
  const [early, late] = [await first.send(), await second.send()];
  expect(second.store.getState().draft.orderId).toBe(first.store.getState().draft.orderId);
  await early.answer(taken);
  expect(first.store.getState().placed).toMatchObject({ bankApplication: 'answered', ...taken });
  await late.answer(taken);
  expect(applications).toEqual([VEHICLE]);
  expect(second.store.getState().placed?.orderId).toBe(first.store.getState().placed?.orderId);
});

/** A tab whose order was sent, and whose answer was lost. */
async function anUnansweredTab() {
  const tab = aTab(aSite());
  await tab.fail(new HttpError('network'));
  return tab;
}

it('keeps an order that may have arrived as it was sent, though the second try is refused', async () => {
  const { store, fail } = await anUnansweredTab();
  const { state } = store.getState().draft;
  expect(state.order.stage).toBe('unanswered');
  await fail(new HttpError('rejected', 400));
  expect(store.getState().draft.state).toEqual(state);
  expect(store.getState().failure).toBe('failed');
});

it.each([
  ['the first order, for somebody else', false, 'reserved'],
  ['one that takes the place of another, probably for that one', true, 'replaced'],
])('says that the vehicle is reserved: for %s', async (_, isRenewed, reason) => {
  const { store, fail } = await anUnansweredTab();
  if (isRenewed) store.actions.renew();
  await fail(new HttpError('conflict', 409));
  expect(store.getState().draft.state.order).toEqual({ stage: 'refused', reason });
  expect(store.getState().failure).toBe(reason);
});
