import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// The checkout is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/CheckoutPage';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { ORDER_ID, paidState } from '../../builders/order';
import type { Fault } from '../../platform/faults';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { aFreeCar, keepDraft, keptDraft, setUpServiceTwins, SUMMARY } from '../checkout/journey';
import { failCalls } from './faultRun';
import { expectItems, getItem, press } from './screenItems';
import { clockTransport, startShopClock, until } from './shopClock';

setUpServiceTwins();

const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
const REFUSED = 'Dieses Fahrzeug wurde gerade reserviert.';
/** Any 2xx says that the order was taken, whatever else it says. */
const TAKEN: readonly Fault[] = ['empty', 'null', 'optional-null', 'wrong-types'];

interface Way {
  tenant: 1 | 2;
  draft: Partial<OrderDraft>;
  /** PayPal's order. */
  paidBy?: string;
  button: string;
  thanks: string;
}

const WAYS = new Map<string, Way>([
  [
    'by advance transfer',
    {
      tenant: 1,
      draft: { paymentOptionId: 'advance-transfer' },
      button: 'Zahlungspflichtig bestellen',
      thanks: 'Vielen Dank für Ihre Bestellung!',
    },
  ],
  [
    'for a consultation at the dealer',
    { tenant: 1, draft: {}, button: 'Unverbindlich anfragen', thanks: 'Vielen Dank für Ihre Anfrage!' },
  ],
  [
    'with a reservation fee that was paid',
    {
      tenant: 2,
      draft: { paymentOptionId: 'reservation-fee-online', state: paidState() },
      paidBy: 'PAY-1',
      button: 'Zahlungspflichtig bestellen',
      thanks: 'Vielen Dank für Ihre Reservierung!',
    },
  ],
]);

async function openSummary({ tenant, draft }: Way): Promise<void> {
  startShopClock();
  const car = aFreeCar(tenant);
  keepDraft(car, draft, tenant);
  renderApp({
    at: `/cars/${car.id}/checkout/9-summary`,
    adminId: `00000000-0000-4000-8000-00000000000${tenant}`,
    transport: clockTransport,
  });
  await expectItems([['heading', SUMMARY]]);
}

/** Refusals of the platform itself: it does not hold the order. */
const REFUSED_BY: readonly Fault[] = [401, 404, 409];

/**
 * Tries that fail one after the other; with the last fault, or after it, the order has arrived. A refused one that follows a lost one is in
 * test/features/checkout/sendOrder.test.ts.
 */
const TRIES: readonly (readonly [name: string, faults: readonly Fault[]])[] = [
  ['by advance transfer', [409, 401, 'timeout']],
  ['by advance transfer', [404, 500, 'wrong-types']],
  ['by advance transfer', ['html', 'empty']],
  ['for a consultation at the dealer', [409, 'network', 'optional-null']],
  ['with a reservation fee that was paid', [401, 503]],
  ['with a reservation fee that was paid', ['null']],
];

/** What a failed order leaves on the screen and in storage. */
function expectFailure(way: Way, fault: Fault, isSentBefore: boolean): void {
  const isLost = isSentBefore || !REFUSED_BY.includes(fault);
  const failure = fault === 409 ? REFUSED : FAILED;
  const button = getItem(['button', way.button]);
  // Above the button, where she is looking.
  expect(screen.getByText(failure).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText(/^Vorname/)).toHaveValue('Anna');
  expect(screen.getByLabelText(/AGB/)).toBeChecked();
  expect(keptDraft()).toMatchObject({
    orderId: ORDER_ID,
    customer: { firstName: 'Anna', city: 'Köln', acceptsTerms: true },
    handOver: { day: '2026-05-15' },
    appointment: { day: '2026-05-09', hour: 11 },
    ...(!isLost && way.draft),
    state: {
      order: { stage: isLost ? 'unanswered' : 'refused' },
      payment: { stage: way.paidBy === undefined ? 'none' : 'captured' },
    },
  });
}

it.each(TRIES)(
  'an order %s is sent once and for all, whatever became of the first tries (%j)',
  async (name, faults) => {
    const way = WAYS.get(name) ?? expect.fail(name);
    await openSummary(way);
    const button = getItem(['button', way.button]);
    let isSent = false;
    for (const fault of faults) {
      const undo = failCalls([['POST /v2/orders', fault]]);
      await until(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      const { length } = platform.record;
      press(button);
      await until(() => expect(platform.record.slice(length).map(({ path }) => path)).toContain('/v2/orders'));
      if (!TAKEN.includes(fault)) {
        await expectItems([['text', fault === 409 ? REFUSED : FAILED]]);
        await until(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
        expectFailure(way, fault, isSent);
      }
      isSent ||= !REFUSED_BY.includes(fault);
      undo();
    }
    const last = faults.at(-1) ?? 'network';
    if (!TAKEN.includes(last)) press(button);
    await expectItems([['heading', way.thanks]]);
    expect(keptDraft()).toBeUndefined();
    // An empty answer comes from a platform that never got the order: nothing that a shop could see.
    const isThere = last !== 'empty' && last !== 'null';
    const sent = platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId]);
    expect(sent).toEqual(isThere ? [[ORDER_ID, way.paidBy]] : []);
  },
);

// The money was taken for a vehicle that is somebody else's: test/features/checkout/paypal.test.tsx.
it('an order with a reservation fee that was paid is not sent for a vehicle that was just reserved', async () => {
  const way = WAYS.get('with a reservation fee that was paid') ?? expect.fail();
  await openSummary(way);
  failCalls([['POST /v2/orders', 409]]);
  press(getItem(['button', way.button]));
  await expectItems([['text', REFUSED]]);
  expect(platform.state.orders).toEqual([]);
});
