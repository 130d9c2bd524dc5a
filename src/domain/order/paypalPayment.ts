interface PaypalRequest {
  intent: 'CAPTURE';
  purchase_units: {
    reference_id: string;
    custom_id: string;
    invoice_id: string;
    description: string;
    amount: { currency_code: 'EUR'; value: string };
  }[];
  application_context: { shipping_preference: 'NO_SHIPPING' };
}

const DESCRIPTION_LENGTH = 127;

/**
 * PayPal order for the reservation fee (rules/order-and-payment: one capture). The order's id is the invoice number: PayPal refuses a
 * second payment of the same invoice.
 *
 * @param amount EUR
 */
export function paypalRequest(orderId: string, amount: number, vehicle: string): PaypalRequest {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: orderId,
        custom_id: orderId,
        invoice_id: orderId,
        description: `Reservierungsgebühr ${vehicle}`.slice(0, DESCRIPTION_LENGTH),
        amount: { currency_code: 'EUR', value: amount.toFixed(2) },
      },
    ],
    application_context: { shipping_preference: 'NO_SHIPPING' },
  };
}
