import * as z from 'zod/mini';
import { roundToCents, sumOf } from '../../lib/money';
import { euros, listOf, optionalOf, text } from '../../lib/schema';
import type { Fee } from './orderState';

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
 * The order's id is the invoice number, which PayPal accepts once (rules/order-and-payment: one capture).
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

/** `unconfirmed`: undecided, or not said of this fee. */
export type PaymentOutcome = 'paid' | 'unconfirmed' | 'declined';

const captureSchema = z.object({
  status: text(),
  amount: optionalOf(z.object({ currency_code: text(), value: euros() })),
  custom_id: text(),
  invoice_id: text(),
});
const unitSchema = z.object({
  reference_id: text(),
  custom_id: text(),
  invoice_id: text(),
  payments: optionalOf(z.object({ captures: listOf(captureSchema) })),
});
const answerSchema = z.object({ id: text(), status: text(), purchase_units: listOf(unitSchema) });

const UNCAPTURED: readonly string[] = ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'PAYER_ACTION_REQUIRED'];
const REFUSED: readonly string[] = ['DECLINED', 'FAILED'];

/**
 * Read from captures (rules/order-and-payment: paid is what the capture says): an order is COMPLETED once a capture was made, whatever has
 * become of it.
 * @param answer of `order.capture()` or `order.get()`
 * @param orderId of our order, which PayPal was given
 */
export function paymentOutcomeOf(answer: unknown, fee: Fee, orderId: string): PaymentOutcome {
  const read = z.safeParse(answerSchema, answer);
  if (!read.success) return 'unconfirmed';
  const { id = fee.paypalOrderId, status = '', purchase_units: units } = read.data;
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  const ids = [...units, ...captures].flatMap((each) => Object.entries(each));
  const isOther = ids.some(([name, value]) => name.endsWith('_id') && value !== undefined && value !== orderId);
  if (id !== fee.paypalOrderId || isOther) return 'unconfirmed';
  if (captures.length === 0) return UNCAPTURED.includes(status.toUpperCase()) ? 'declined' : 'unconfirmed';
  const open = captures.filter((capture) => !REFUSED.includes(capture.status?.toUpperCase() ?? ''));
  if (open.length === 0) return 'declined';
  const isTaken = open.every(
    (capture) => capture.status?.toUpperCase() === 'COMPLETED' && capture.amount?.currency_code === 'EUR',
  );
  const sum = sumOf(open.map(({ amount }) => amount?.value ?? 0));
  return isTaken && sum === roundToCents(fee.amount) ? 'paid' : 'unconfirmed';
}
