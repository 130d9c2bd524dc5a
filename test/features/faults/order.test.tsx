import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ORDER_ID } from '../../builders/order';
import type { Fault } from '../../platform/faults';
import { platform } from '../../platformServer';
import { aFreeCar, keepDraft, keptDraft, setUpServiceTwins, SUMMARY } from '../checkout/journey';
import { failCalls, openAt } from './faultRun';
import { expectItems, getItem, press, type ScreenItem } from './screenItems';
import { startShopClock, until } from './shopClock';

setUpServiceTwins();

const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
const REFUSED = 'Dieses Fahrzeug wurde gerade reserviert.';
/** Nothing that the order rests on has changed: the same again would be refused again (rules/order-and-payment: refused for certain). */
const UNACCEPTABLE =
  /^Die Bestellung konnte nicht übermittelt werden, und dasselbe noch einmal zu senden hilft nicht\. .* Alles, was Sie eingegeben haben, ist noch da\.$/;
const NO_LOGIN = /^Ihre Bestellung ist nicht angenommen, weil eine Anmeldung abgelaufen ist oder fehlt\./;
const SEND: ScreenItem = ['button', 'Zahlungspflichtig bestellen'];
/** Refusals of the platform itself: it does not hold the order. */
const REFUSED_BY: readonly Fault[] = [401, 404, 409];

function failureOf(fault: Fault): string | RegExp {
  if (fault === 409) return REFUSED;
  if (fault === 401) return NO_LOGIN;
  return REFUSED_BY.includes(fault) ? UNACCEPTABLE : FAILED;
}

/** What a failed order leaves on the screen and in storage. */
function expectFailure(fault: Fault, isSentBefore: boolean): void {
  const isLost = isSentBefore || !REFUSED_BY.includes(fault);
  // Above the button, where she is looking.
  expect(screen.getByText(failureOf(fault)).compareDocumentPosition(getItem(SEND))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByLabelText(/^Vorname/)).toHaveValue('Anna');
  expect(screen.getByLabelText(/AGB/)).toBeChecked();
  expect(keptDraft()).toMatchObject({
    orderId: ORDER_ID,
    customer: { firstName: 'Anna', city: 'Köln', acceptsTerms: true },
    handOver: { day: '2026-05-15' },
    appointment: { day: '2026-05-09', hour: 11 },
    state: { order: { stage: isLost ? 'unanswered' : 'refused' } },
  });
}

// Which answer counts as taken: test/api/orders.test.ts. What was paid meanwhile: test/features/checkout/paypal.test.tsx.
it.each<[first: Fault, second: Fault, third: Fault]>([
  [409, 401, 'timeout'],
  [404, 500, 'html'],
])('an order is sent once and for all, though %s, %s and %s came first', async (...faults) => {
  startShopClock();
  openAt(() => {
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: 'advance-transfer' });
    return `/cars/${car.id}/checkout/9-summary`;
  })();
  await expectItems([['heading', SUMMARY]]);
  const button = getItem(SEND);
  const ready = () => until(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  let isSent = false;
  for (const fault of faults) {
    const undo = failCalls([['POST /v2/orders', fault]]);
    await ready();
    const { length } = platform.record;
    press(button);
    await until(() => expect(platform.record.slice(length).map(({ path }) => path)).toContain('/v2/orders'));
    await expectItems([['text', failureOf(fault)]]);
    await ready();
    expectFailure(fault, isSent);
    isSent ||= !REFUSED_BY.includes(fault);
    undo();
  }
  press(button);
  await expectItems([['heading', 'Vielen Dank für Ihre Bestellung!']]);
  expect(keptDraft()).toBeUndefined();
  expect(platform.state.orders.map(({ order }) => order.id)).toEqual([ORDER_ID]);
});
