import { describe, expect, it } from 'vitest';
import { paymentOutcomeOf, paypalRequest } from '../../../src/domain/order/paypalPayment';
import { aPaypalOrder, ORDER_ID } from '../../builders/order';

describe('what PayPal is asked for', () => {
  it('is the fee in euros, with the order as reference and as the invoice that is paid once', () => {
    expect(paypalRequest(ORDER_ID, 250, 'Volkswagen Golf')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: ORDER_ID,
          custom_id: ORDER_ID,
          invoice_id: ORDER_ID,
          description: 'Reservierungsgebühr Volkswagen Golf',
          amount: { currency_code: 'EUR', value: '250.00' },
        },
      ],
      application_context: { shipping_preference: 'NO_SHIPPING' },
    });
  });

  it('keeps to the length that PayPal takes', () => {
    expect(paypalRequest(ORDER_ID, 99.5, 'x'.repeat(300)).purchase_units[0]).toMatchObject({
      description: `Reservierungsgebühr ${'x'.repeat(107)}`,
      amount: { value: '99.50' },
    });
  });
});

// rules/order-and-payment: paid is what the capture says.
describe('what PayPal answers', () => {
  const fee = { paypalOrderId: 'PAY-1', amount: 250 };
  const amount = (value: unknown, currency_code = 'EUR') => ({ amount: { currency_code, value } });

  it.each<[answer: unknown, outcome: string]>([
    [aPaypalOrder(), 'paid'],
    [aPaypalOrder(['completed']), 'paid'],
    [aPaypalOrder([amount(250)]), 'paid'],
    // Declined at first, then taken; taken in two parts.
    [aPaypalOrder(['DECLINED', 'COMPLETED']), 'paid'],
    [aPaypalOrder([amount('200.00'), amount('50.00')]), 'paid'],
    [aPaypalOrder(['DECLINED']), 'declined'],
    [aPaypalOrder(['FAILED', 'DECLINED']), 'declined'],
    [aPaypalOrder([], 'APPROVED'), 'declined'],
    [aPaypalOrder([], 'VOIDED'), 'declined'],
    [aPaypalOrder(['PENDING']), 'unconfirmed'],
    [aPaypalOrder(['DECLINED', 'PENDING']), 'unconfirmed'],
    [aPaypalOrder(['COMPLETED', 'PENDING']), 'unconfirmed'],
    // Of this fee nothing is left, or not as it was asked for.
    [aPaypalOrder(['REFUNDED']), 'unconfirmed'],
    [aPaypalOrder(['PARTIALLY_REFUNDED']), 'unconfirmed'],
    [aPaypalOrder(['COMPLETED', 'COMPLETED']), 'unconfirmed'],
    [aPaypalOrder([amount('249.99')]), 'unconfirmed'],
    [aPaypalOrder([amount('250.00', 'USD')]), 'unconfirmed'],
    [aPaypalOrder([amount(undefined)]), 'unconfirmed'],
    [aPaypalOrder([{ amount: undefined }]), 'unconfirmed'],
    // An outer success is none.
    [aPaypalOrder([]), 'unconfirmed'],
    [aPaypalOrder(['SOMETHING_NEW']), 'unconfirmed'],
    [aPaypalOrder([{ status: undefined }]), 'unconfirmed'],
    [{ id: 'PAY-1', status: 'COMPLETED' }, 'unconfirmed'],
    [{ status: 'COMPLETED', purchase_units: 'yes' }, 'unconfirmed'],
    [undefined, 'unconfirmed'],
    ['COMPLETED', 'unconfirmed'],
    // Of another payment.
    [{ ...aPaypalOrder(), id: 'PAY-2' }, 'unconfirmed'],
    [{ ...aPaypalOrder(['DECLINED']), id: 'PAY-2' }, 'unconfirmed'],
    [aPaypalOrder([{ invoice_id: 'another order' }]), 'unconfirmed'],
    [aPaypalOrder([{ custom_id: 'another order', status: 'DECLINED' }]), 'unconfirmed'],
  ])('%j is read as %s', (answer, outcome) => {
    expect(paymentOutcomeOf(answer, fee, ORDER_ID)).toBe(outcome);
  });
});
