import * as z from 'zod/mini';
import { optionalOf, requiredText, text } from '../../lib/schema';
import { ownerSchema } from '../person/owner';
import { exactPrice } from '../../lib/format';
import { orderNumber } from './orderNumber';
import type { Fee, SentOrder } from './orderState';
import type { ContactRequest } from '../bodies';
import { EMPTY_CONTACT_FORM } from '../vehicle/text/contactRequest';

/** Kept until sent; `sending` before a reload: not sent again by itself. */
export const dealerMessageSchema = z.object({
  orderId: z.guid(),
  kind: z.enum(['cancellation', 'refund', 'agreement']),
  vehicleId: requiredText(),
  state: z.enum(['pending', 'sending', 'sent', 'failed']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: text(),
  /** Has no contact data once it was sent. */
  message: text(),
  person: optionalOf(ownerSchema),
});

export type DealerMessage = z.output<typeof dealerMessageSchema>;

export const isUnsent = ({ state }: DealerMessage) => state === 'pending' || state === 'failed';

/** Cancels an order that may have arrived. @param newId id of its replacement */
export function cancellationMessage(sent: SentOrder, newId: string): DealerMessage {
  return messageAbout('cancellation', sent, [
    `Bitte stornieren Sie meine Bestellung mit der Vorgangsnummer ${orderNumber(sent.body.id)}, falls sie bei Ihnen angekommen ist.`,
    `Fahrzeug: ${sent.confirmation.vehicle}`,
    `Ich habe auf sie keine Antwort erhalten und bestelle mit geänderten Angaben neu, unter der Vorgangsnummer ${orderNumber(newId)}.`,
  ]);
}

/** Asks for a fee that was captured for a vehicle reserved by another order. */
export function refundMessage(sent: SentOrder, { paypalOrderId, amount }: Fee): DealerMessage {
  return messageAbout('refund', sent, [
    `Bitte erstatten Sie meine Reservierungsgebühr von ${exactPrice(amount)}.`,
    `PayPal-Zahlung: ${paypalOrderId}`,
    `Vorgangsnummer: ${orderNumber(sent.body.id)}`,
    `Fahrzeug: ${sent.confirmation.vehicle}`,
    'Die Gebühr wurde bezahlt, die Bestellung aber nicht angenommen: Das Fahrzeug war in diesem Moment schon reserviert.',
  ]);
}

/** Of a placed order; `undefined` without one (rules/law: one year for used vehicles). */
export function agreementMessage(sent: SentOrder): DealerMessage | undefined {
  const { shortWarranty, vehicle } = sent.confirmation;
  if (shortWarranty === undefined) return undefined;
  return messageAbout('agreement', sent, [
    `Zu meiner Bestellung mit der Vorgangsnummer ${sent.body.id} habe ich eigens und ausdrücklich vereinbart:`,
    shortWarranty,
    `Fahrzeug: ${vehicle}`,
  ]);
}

function messageAbout(kind: DealerMessage['kind'], { body }: SentOrder, lines: readonly string[]): DealerMessage {
  const { id: orderId, vehicleId, vehicleDealerCustomer } = body;
  const { firstName, lastName, email, phoneNumber: phone } = vehicleDealerCustomer;
  return { orderId, kind, vehicleId, state: 'pending', firstName, lastName, email, phone, message: lines.join('\n') };
}

export function dealerMessageRequest(
  { firstName, lastName, email, phone, message = '', vehicleId }: DealerMessage,
  target: { dealerEmail: string; adminId: string; sourceUrl: string },
): ContactRequest {
  return {
    ...EMPTY_CONTACT_FORM,
    name: `${firstName.trim()} ${lastName.trim()}`,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone,
    message,
    carDealerAdminEmail: target.dealerEmail,
    carDealerAdminId: target.adminId,
    carId: vehicleId,
    sourceUrl: target.sourceUrl,
  };
}
