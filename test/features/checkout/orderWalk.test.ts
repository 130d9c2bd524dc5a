import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approvePayment } from '../../../src/features/checkout/paypal/approvePayment';
import { sendOrder } from '../../../src/features/checkout/sendOrder';
import { isOpenState, isPaid, type SentOrder } from '../../../src/domain/order/orderState';
import { HttpError, type HttpFailure } from '../../../src/lib/http/errors';
import { removeCheckoutDrafts } from '../../../src/state/drafts';
import { aLeasingQuote, aSentOrder } from '../../builders/order';
import { ADMIN_ID } from '../../builders/tenant';
import { NOW } from '../../now';
import { aSite, VEHICLE, type Tab } from './site';

/** Walks the life of a vehicle's order at random, in two tabs, against a small platform and a small PayPal. */

const OPTIONS = ['at-car-dealer', 'advance-transfer', 'reservation-fee-online'];

/** `lost`: stored, and its answer is lost; `stored-500`: stored, and answered with an error; the others are not stored. */
const ANSWERS = ['ok', 'lost', 'stored-500', '500', '409', '400'] as const;
const CAPTURES = ['taken', 'declined', 'taken-unsaid', 'unsaid'] as const;

const tab = fc.nat({ max: 1 });
const action = fc.oneof(
  fc.record({
    do: fc.constant('press' as const),
    tab,
    answer: fc.constantFrom(...ANSWERS),
    bank: fc.constantFrom('ok', 'lost'),
  }),
  fc.record({ do: fc.constant('change' as const), tab, option: fc.constantFrom(...OPTIONS) }),
  fc.record({ do: fc.constantFrom('renew' as const, 'keep' as const, 'reload' as const, 'list' as const), tab }),
  fc.record({ do: fc.constant('pay' as const), tab, capture: fc.constantFrom(...CAPTURES) }),
  fc.record({ do: fc.constant('pressBoth' as const), answer: fc.constantFrom(...ANSWERS) }),
  fc.record({ do: fc.constant('payBoth' as const) }),
  fc.record({ do: fc.constant('break' as const), isBroken: fc.boolean() }),
  fc.record({ do: fc.constant('reserve' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer Step> ? Step : never;
type Answer = (typeof ANSWERS)[number];

/** The walk itself: what visitor, platform and PayPal do, and what has come of it. */
function aWalk(tabCount: number) {
  const { site, openTab } = aSite();
  const orders = new Map<string, SentOrder['body']>();
  const applications: string[] = [];
  let reservedFor: string | undefined;
  const captures: string[] = [];
  const walk = { renewals: 0 };

  const tabs = Array.from({ length: tabCount }, openTab);
  const tabAt = (index: number) => tabs[index % tabCount] ?? openTab();

  function receive(body: SentOrder['body'], answer: Answer): void {
    const fail = (failure: HttpFailure, status?: number) => new HttpError(failure, status);
    const isTaken = reservedFor !== undefined && reservedFor !== body.id;
    const isKnown = orders.has(body.id);
    if (answer === '500') throw fail('server', 500);
    if (answer === '400' && !isKnown) throw fail('rejected', 400);
    if ((answer === '409' || isTaken) && !isKnown) throw fail('conflict', 409);
    // The first version of an id stays.
    if (!isKnown) orders.set(body.id, body);
    reservedFor = body.id;
    if (answer === 'lost') throw fail('network');
    if (answer === 'stored-500') throw fail('server', 500);
  }

  const press = ({ store }: Tab, answer: Answer, bank = 'ok') =>
    sendOrder({
      store,
      signal: new AbortController().signal,
      now: () => NOW,
      pause: () => Promise.resolve(),
      prepare: () => {
        const { orderId, paymentOptionId = 'at-car-dealer', state } = store.getState().draft;
        const paypalOrderId = isPaid(state.payment) ? state.payment.paypalOrderId : undefined;
        const body = { id: orderId, vehicleId: VEHICLE, sourceUrl: paymentOptionId, paypalOrderId };
        return Promise.resolve(
          aSentOrder(body, { paymentOptionId }, { customerType: 'private', quote: aLeasingQuote() }),
        );
      },
      createOrder: async (body) => {
        await Promise.resolve();
        receive(body, answer);
        return { redirectLink: undefined };
      },
      applyForLeasing: () => {
        applications.push(store.getState().draft.orderId);
        return bank === 'ok' ? Promise.resolve() : Promise.reject(new HttpError('network'));
      },
      onTaken: () => Promise.resolve(),
      onFailure: () => undefined,
    });

  const pay = ({ store }: Tab, outcome: (typeof CAPTURES)[number], name: string) => {
    const { orderId } = store.getState().draft;
    return approvePayment({
      store,
      orderId,
      fee: { paypalOrderId: `PAY-${captures.length + 1}-${name}`, amount: 250 },
      check: () => Promise.resolve(reservedFor === undefined ? 'free' : 'gone'),
      capture: async () => {
        await Promise.resolve();
        if (outcome === 'taken' || outcome === 'taken-unsaid') captures.push(orderId);
        return outcome === 'taken' ? true : outcome === 'declined' ? false : undefined;
      },
    });
  };

  async function run(step: Action): Promise<void> {
    if (step.do === 'break') site.isBroken = tabCount === 1 && step.isBroken;
    else if (step.do === 'reserve') reservedFor ??= 'somebody else';
    else if (step.do === 'pressBoth') await Promise.all(tabs.map((each) => press(each, step.answer)));
    else if (step.do === 'payBoth') await Promise.all(tabs.map((each, index) => pay(each, 'taken', String(index))));
    else await runIn(tabAt(step.tab), step);
  }

  async function runIn(own: Tab, step: Exclude<Action, { do: 'break' | 'reserve' | 'pressBoth' | 'payBoth' }>) {
    const { store } = own;
    const isDone = store.getState().placed !== undefined;
    if (step.do === 'press' && !isDone) await press(own, step.answer, step.bank);
    else if (step.do === 'pay' && !isDone) await pay(own, step.capture, 'one');
    else if (step.do === 'change') store.actions.choosePaymentOption(step.option);
    else if (step.do === 'keep') store.actions.keepAsSent();
    else if (step.do === 'list') removeCheckoutDrafts(own.storage, ADMIN_ID);
    else if (step.do === 'renew') {
      const before = store.getState().draft.orderId;
      store.actions.renew();
      if (store.getState().draft.orderId !== before) walk.renewals += 1;
    } else if (step.do === 'reload') {
      const { isUnkept, draft } = store.getState();
      // The browser asks, and the visitor stays.
      if (isUnkept && isOpenState(draft.state)) return;
      if (isDone) return;
      own.stop();
      Object.assign(own, openTab());
    }
  }

  function check(): void {
    expect(orders.size, 'orders').toBeLessThanOrEqual(1 + walk.renewals);
    expect(captures.length, 'captures').toBeLessThanOrEqual(1);
    expect(new Set(applications).size, 'applications an order').toBe(applications.length);
    for (const { store } of tabs) {
      const { placed, draft } = store.getState();
      if (placed) expect(orders.get(placed.orderId)?.sourceUrl, 'confirmation').toBe(placed.paymentOptionId);
      const { order } = draft.state;
      if (order.stage === 'unanswered' && orders.has(draft.orderId))
        expect(order.sent.body, 'what was sent').toEqual(orders.get(draft.orderId));
    }
  }

  return { run, check, stop: () => tabs.forEach(({ stop }) => stop()) };
}

it.each([1, 2])(
  'makes no order and takes no fee that was not meant, and confirms what was sent (%i tabs)',
  async (tabs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const walk = aWalk(tabs);
        for (const step of actions) {
          await walk.run(step);
          walk.check();
        }
        walk.stop();
      }),
      { numRuns: 400, seed: 20261123 },
    );
  },
);
