import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// The checkout is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/CheckoutPage';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { ORDER_ID, paidState } from '../../builders/order';
import { FAULTS, type Fault } from '../../platform/faults';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { aFreeCar, keepDraft, keptDraft, setUpServiceTwins, SUMMARY } from '../checkout/journey';
import { failCalls, faultsToShow, leave, shortTimeoutTransport } from './faultRun';
import { expectItems, getItem, press } from './screenItems';

setUpServiceTwins();

// rules/order-and-payment: order failure.
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

const WAYS: readonly (readonly [string, Way])[] = [
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
];

/** Skips the 1.25 s in which the visitor reads that the payment has arrived (rules/order-and-payment: order times). */
function skipPauses(): void {
  const original = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    original(run, ms === 1250 ? 10 : ms),
  );
}

async function openSummary({ tenant, draft }: Way): Promise<void> {
  const car = aFreeCar(tenant);
  keepDraft(car, draft, tenant);
  renderApp({
    at: `/cars/${car.id}/checkout/9-summary`,
    adminId: `00000000-0000-4000-8000-00000000000${tenant}`,
    transport: shortTimeoutTransport,
  });
  await expectItems([['heading', SUMMARY]]);
}

/** Refusals of the platform itself: it does not hold the order. */
const REFUSED_BY: readonly Fault[] = [401, 404, 409];

const endingFor = (fault: Fault) => (fault === 409 ? 'refused' : TAKEN.includes(fault) ? 'taken' : 'failed');

/** Every fault with the first way, one for each ending with the others. */
const faultsOf = (row: number) => (row === 0 ? FAULTS : faultsToShow(endingFor, row));

describe.each(WAYS.map(([name, way], row) => [name, way, faultsOf(row)] as const))('an order %s', (_, way, faults) => {
  it.each(faults)('is sent once and for all, whatever became of the first try (%s)', async (fault) => {
    skipPauses();
    await openSummary(way);
    const undo = failCalls(['POST /v2/orders'], fault);
    press(getItem(['button', way.button]));

    const isPaid = way.paidBy !== undefined;
    if (fault === 409 && isPaid) {
      // The money was taken for a vehicle that is somebody else's: test/features/checkout/stranded.test.tsx.
      await expectItems([['text', REFUSED]]);
      expect(platform.state.orders).toEqual([]);
      leave();
      return;
    }
    if (!TAKEN.includes(fault)) {
      const isLost = !REFUSED_BY.includes(fault);
      const failure = fault === 409 ? REFUSED : FAILED;
      await expectItems([['text', failure]]);
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
          payment: { stage: isPaid ? (fault === 409 ? 'stranded' : 'captured') : 'none' },
        },
      });
      undo();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      press(button);
    }
    await expectItems([['heading', way.thanks]]);
    expect(keptDraft()).toBeUndefined();
    const sent = platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId]);
    // An empty answer comes from a platform that never got the order: nothing that a shop could see.
    const isThere = fault !== 'empty' && fault !== 'null';
    expect(sent).toEqual(isThere ? [[ORDER_ID, way.paidBy]] : []);
    leave();
  });
});
