import { describe, expect, it } from 'vitest';
import { paypalRequest } from '../../../src/domain/order/paypalPayment';
import { ORDER_ID } from '../../builders/order';

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
