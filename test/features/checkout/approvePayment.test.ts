import { describe, expect, it, vi } from 'vitest';
import { approvePayment, type VehicleCheck } from '../../../src/features/checkout/paypal/approvePayment';
import { aSentOrder } from '../../builders/order';
import { aSite, VEHICLE } from './site';

const fee = { paypalOrderId: 'PAY-1', amount: 250 };

/** A tab whose fee was approved at PayPal. */
function anApproval({ site, openTab, values } = aSite()) {
  const { store, stop } = openTab();
  const capture = vi.fn<() => Promise<boolean | undefined>>(() => Promise.resolve(true));
  const { orderId } = store.getState().draft;
  const approve = (check: () => VehicleCheck = () => 'free', paypalOrderId = fee.paypalOrderId) =>
    approvePayment({
      store,
      orderId,
      fee: { ...fee, paypalOrderId },
      check: () => Promise.resolve().then(check),
      capture,
    });
  const payment = () => store.getState().draft.state.payment;
  return { site, values, openTab, store, stop, capture, approve, payment };
}

describe('an approved fee', () => {
  it.each([
    [true, 'captured', { stage: 'captured', ...fee }],
    [false, 'declined', { stage: 'none' }],
    [undefined, 'unconfirmed', { stage: 'unconfirmed', ...fee }],
  ])('is kept before the money moves; PayPal says %s, so it is %s', async (answer, result, after) => {
    const { approve, capture, payment, values } = anApproval();
    capture.mockImplementation(() => {
      expect(payment()).toEqual({ stage: 'capturing', ...fee });
      expect([...values.values()].join()).toContain('"paypalOrderId":"PAY-1","amount":250,"stage":"capturing"');
      return Promise.resolve(answer);
    });
    expect(await approve()).toBe(result);
    expect(payment()).toEqual(after);
  });

  it.each(['gone', 'repriced', 'unknown'] as const)(
    'is not captured for a vehicle that is %s by then, and can be approved again',
    async (found) => {
      const { approve, capture, payment } = anApproval();
      expect(await approve(() => found)).toBe(found);
      expect(capture).not.toHaveBeenCalled();
      expect(payment()).toEqual({ stage: 'none' });
      expect(await approve()).toBe('captured');
    },
  );

  it('is captured once, however often PayPal tells of it, and never a second one', async () => {
    const { approve, capture } = anApproval();
    const results = await Promise.all([approve(), approve(undefined, 'PAY-2')]);
    expect(results.sort()).toEqual(['captured', 'ignored']);
    expect(await approve(undefined, 'PAY-3')).toBe('ignored');
    expect(capture).toHaveBeenCalledOnce();
  });

  it('is not captured where the shop is taken off the page while the vehicle is read once more', async () => {
    const { approve, capture, payment, stop } = anApproval();
    const result = await approve(() => {
      stop();
      return 'free';
    });
    expect(result).toBe('ignored');
    expect(capture).not.toHaveBeenCalled();
    expect(payment()).toEqual({ stage: 'none' });
    expect(await approve()).toBe('ignored');
  });

  it.each(['before', 'while the vehicle is read'])(
    'is not captured where another tab has sent or paid the order: %s',
    async (moment) => {
      for (const isPaid of [true, false]) {
        const { approve, capture, openTab, store } = anApproval();
        const other = openTab();
        const act = () => {
          const { orderId } = store.getState().draft;
          if (isPaid) {
            other.store.dispatch({ type: 'approve', fee: { paypalOrderId: 'PAY-7', amount: 250 } });
            other.store.dispatch({ type: 'capture' });
            other.store.dispatch({ type: 'confirm' });
          } else {
            other.store.dispatch({ type: 'check' });
            other.store.dispatch({ type: 'send', sent: aSentOrder({ id: orderId, vehicleId: VEHICLE }) });
          }
          return 'free' as const;
        };
        if (moment === 'before') act();
        expect(await approve(moment === 'before' ? undefined : act)).toBe('ignored');
        expect(capture).not.toHaveBeenCalled();
        expect(store.getState().draft.state.payment.stage).toBe(isPaid ? 'captured' : 'none');
      }
    },
  );

  it('is captured without storage, too', async () => {
    const { approve, payment, site } = anApproval();
    site.isBroken = true;
    expect(await approve()).toBe('captured');
    expect(payment().stage).toBe('captured');
  });
});
