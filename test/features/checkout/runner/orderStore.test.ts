import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CreatedOrder } from '../../../../src/api/orders';
import type { OrderCreate } from '../../../../src/domain/bodies';
import type { OrderReading } from '../../../../src/domain/order/orderTerms';
import type { PaymentOutcome } from '../../../../src/domain/order/paypalPayment';
import { createOrderStore } from '../../../../src/features/checkout/runner/orderStore';
import type { TabChoices } from '../../../../src/features/checkout/runner/tabChoices';
import { HttpError } from '../../../../src/lib/http/errors';
import { createStorage } from '../../../../src/lib/storage';
import { aCustomer, aLeasingQuote, aSentOrder } from '../../../builders/order';
import { ADMIN_ID } from '../../../builders/tenant';
import { NOW } from '../../../now';
import { aSite, portsOf, settled, VEHICLE } from '../site';

const customer = aCustomer();

describe('an order in two tabs', () => {
  it('asks the leasing bank once, though the second answer comes late', async () => {
    const { openTab } = aSite({ isTold: false });
    const applications: string[] = [];
    const taken = { redirectLink: 'https://bank.example/weiter' };
    const tabs = [0, 1].map(() => {
      let answer: (created: CreatedOrder) => void = () => undefined;
      const tab = openTab({
        check: () => {
          const body = { id: tab.store.getState().draft.orderId, vehicleId: VEHICLE };
          const sent = aSentOrder(body, {}, { customerType: 'private', quote: aLeasingQuote() });
          return Promise.resolve({ type: 'checked', sent, reading: { terms: [] } });
        },
        createOrder: () => new Promise((resolve) => (answer = resolve)),
        applyForLeasing: (_, carId) => {
          applications.push(carId);
          return Promise.resolve();
        },
      });
      onTestFinished(tab.stop);
      return { ...tab, answer: () => answer(taken) };
    });
    for (const { store } of tabs) {
      store.press(customer);
      await settled();
    }
    for (const { answer } of tabs) {
      answer();
      await settled();
    }
    expect(applications).toEqual([VEHICLE]);
    const [first, second] = tabs.map(({ store }) => store.getState());
    expect(first?.draft.state.order).toMatchObject({ confirmation: { bankApplication: 'answered', ...taken } });
    // The confirmation that was stored first counts in both.
    expect(second?.draft.state.order).toMatchObject({ confirmation: { bankApplication: 'answered' } });
    expect(first?.isConfirmed && second?.isConfirmed).toBe(true);
    expect(second?.draft.orderId).toBe(first?.draft.orderId);
  });

  it('has one body where two tabs without locks send different contents at the same moment', async () => {
    vi.stubGlobal('navigator', {});
    const { aTab, arrive } = aSlowSite();
    const received: OrderCreate[] = [];
    // Each pause ends when both tabs have come to it; what both have written before reaches both.
    const waiting: (() => void)[] = [];
    const pause = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < 2) return;
        arrive();
        for (const goOn of waiting.splice(0)) goOn();
      });
    const stores = ['at-car-dealer', 'advance-transfer'].map((paymentOptionId) => {
      const store = createOrderStore({ storage: aTab(), adminId: ADMIN_ID, vehicleId: VEHICLE, now: () => NOW });
      store.connect({
        ...portsOf(store),
        pause,
        check: () => {
          const { orderId: id } = store.getState().draft;
          const body = { id, vehicleId: VEHICLE, sourceUrl: paymentOptionId };
          return Promise.resolve({
            type: 'checked',
            sent: aSentOrder(body, { paymentOptionId }),
            reading: { terms: [] },
          });
        },
        createOrder: (body) => {
          received.push(body);
          return Promise.resolve({ redirectLink: undefined });
        },
      });
      onTestFinished(store.listen());
      arrive();
      return store;
    });
    for (const store of stores) store.press(customer);
    await expect.poll(() => stores.every((store) => store.getState().isConfirmed)).toBe(true);

    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(new Set(received.map(({ sourceUrl }) => sourceUrl)).size).toBe(1);
    for (const store of stores)
      expect(store.getState().draft.state.order).toMatchObject({
        confirmation: { paymentOptionId: received[0]?.sourceUrl },
      });
  });
});

// rules/platform-and-wire: not now is not no.
it.each([
  [425, 'draft'],
  [429, 'draft'],
  [408, 'unanswered'],
  [503, 'unanswered'],
] as const)(
  'an order that is answered %i is %s, with the time to wait, and is sent by the next press',
  async (status, stage) => {
    const { openTab } = aSite();
    let isBusy = true;
    const { store, stop } = openTab({
      createOrder: () =>
        isBusy
          ? Promise.reject(new HttpError('busy', status, { retryAfterMs: 20_000 }))
          : Promise.resolve({ redirectLink: undefined }),
    });
    onTestFinished(stop);
    store.press(customer);
    await settled();
    const { draft, failure, retryAfterMs } = store.getState();
    expect([draft.state.order.stage, failure, retryAfterMs]).toEqual([stage, 'busy', 20_000]);
    isBusy = false;
    store.press(customer);
    await settled();
    expect(store.getState().draft.state.order.stage).toBe('placed');
  },
);

it('finds after a reload what this tab has chosen, not what another one has, and the customer of both', () => {
  const { aTab, arrive } = aSlowSite();
  const memory = () => {
    let kept: unknown;
    const write: TabChoices['write'] = ({ draft, customer }) => {
      kept = JSON.parse(JSON.stringify({ ...draft, customer }));
    };
    return { read: () => kept, write };
  };
  const open = (tab: ReturnType<typeof memory>) => {
    const store = createOrderStore({ storage: aTab(), adminId: ADMIN_ID, vehicleId: VEHICLE, now: () => NOW, tab });
    onTestFinished(store.listen());
    arrive();
    return store;
  };
  const [one, other] = [memory(), memory()];
  open(one).actions.choose({ paymentOptionId: 'at-car-dealer' });
  arrive();
  const second = open(other);
  second.actions.choose({ paymentOptionId: 'advance-transfer' });
  second.actions.enterCustomer({ ...second.getState().customer, city: 'Ulm' });
  second.actions.answerTradeIn(false);
  arrive();
  expect(open(one).getState()).toMatchObject({
    draft: { paymentOptionId: 'at-car-dealer' },
    customer: { city: 'Ulm' },
  });
  expect(open(other).getState().draft).toMatchObject({ paymentOptionId: 'advance-transfer', wantsTradeIn: false });
});

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

const fee = { paypalOrderId: 'PAY-1', amount: 250 };

/** A tab whose fee was approved at PayPal. */
function anApproval({ site, openTab, values } = aSite()) {
  const found = { check: (): OrderReading | Promise<OrderReading> => ({ terms: [] }) };
  const { store, stop } = openTab({ readAgain: () => Promise.resolve().then(() => found.check()) });
  store.openPayment(customer);
  store.raise({ type: 'closePayment' });
  const capture = vi.fn<() => Promise<PaymentOutcome>>(() => Promise.resolve('paid'));
  const askPaypal = vi.fn<() => Promise<PaymentOutcome>>(() => Promise.resolve('unconfirmed'));
  const { orderId } = store.getState().draft;
  const approve = (paypalOrderId = fee.paypalOrderId) =>
    store.approve(orderId, { ...fee, paypalOrderId }, { capture, ask: askPaypal });
  const payment = () => store.getState().draft.state.payment;
  return { site, values, openTab, store, stop, capture, askPaypal, approve, payment, found };
}

describe('an approved fee', () => {
  it.each([
    ['paid', { stage: 'captured', ...fee }],
    ['declined', { stage: 'none' }],
    ['unconfirmed', { stage: 'unconfirmed', ...fee }],
  ] as const)('is stored before the money moves; PayPal says %s', async (answer, after) => {
    const { approve, capture, payment, values } = anApproval();
    capture.mockImplementation(() => {
      expect(payment()).toEqual({ stage: 'capturing', ...fee });
      expect([...values.values()].join()).toContain('"paypalOrderId":"PAY-1","amount":250,"stage":"capturing"');
      return Promise.resolve(answer);
    });
    await approve();
    expect(payment()).toEqual(after);
  });

  it('is not captured for a vehicle that is gone by then, and can be approved again', async () => {
    const { approve, capture, payment, found } = anApproval();
    found.check = () => ({ terms: [], obstacle: 'reserved' });
    await approve();
    expect(capture).not.toHaveBeenCalled();
    expect(payment()).toEqual({ stage: 'none' });
    found.check = () => ({ terms: [] });
    await approve();
    expect(payment()).toEqual({ stage: 'captured', ...fee });
  });

  it('is captured once, however often PayPal tells of it, and never a second one', async () => {
    const { approve, capture } = anApproval();
    await Promise.all([approve(), approve('PAY-2')]);
    await approve('PAY-3');
    expect(capture).toHaveBeenCalledOnce();
  });

  it('is not captured where the shop is taken off the page while the vehicle is read once more', async () => {
    const { approve, capture, payment, stop, found } = anApproval();
    found.check = () => {
      stop();
      return { terms: [] };
    };
    await approve();
    expect(payment()).toEqual({ stage: 'none' });
    await approve();
    expect(capture).not.toHaveBeenCalled();
  });

  it.each(['before', 'while the vehicle is read'])(
    'is not captured where another tab has sent or paid the order: %s',
    async (moment) => {
      for (const isPaid of [true, false]) {
        const { approve, capture, openTab, store, found } = anApproval();
        const other = openTab({ createOrder: () => new Promise(() => undefined) });
        const act = async () => {
          if (isPaid) {
            other.store.openPayment(customer);
            other.store.raise({ type: 'closePayment' });
            await other.store.approve(store.getState().draft.orderId, fee, {
              capture: () => Promise.resolve('paid'),
              ask: () => Promise.resolve('paid'),
            });
          } else other.store.press(customer);
          await settled();
        };
        if (moment === 'before') await act();
        else
          found.check = async () => {
            await act();
            return { terms: [] };
          };
        await approve();
        expect(capture).not.toHaveBeenCalled();
        expect(store.getState().draft.state.payment.stage).toBe(isPaid ? 'captured' : 'none');
        other.stop();
      }
    },
  );

  it.each([
    ['paid', { order: 'placed', payment: 'captured' }],
    ['unconfirmed', { order: 'placed', payment: 'unconfirmed' }],
    ['declined', { order: 'draft', payment: 'none' }],
  ] as const)('that PayPal had not confirmed is asked for before the order is sent: %s', async (answer, after) => {
    const { approve, capture, askPaypal, store } = anApproval();
    capture.mockResolvedValue('unconfirmed');
    askPaypal.mockResolvedValue(answer);
    await approve();
    expect(askPaypal).not.toHaveBeenCalled();
    store.press(customer);
    await settled();
    const { order, payment } = store.getState().draft.state;
    expect({ order: order.stage, payment: payment.stage }).toEqual(after);
    expect([capture, askPaypal].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is captured without storage, too', async () => {
    const { approve, payment, site, store } = anApproval();
    site.isBroken = true;
    await approve();
    expect(payment().stage).toBe('captured');
    expect(store.getState().isNotStored).toBe(true);
  });
});
