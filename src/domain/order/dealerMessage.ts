import * as z from 'zod/mini';
import { requiredText, text } from '../../lib/schema';
import { exactPrice } from '../../lib/exactPrice';
import { EMPTY_CONTACT_FORM, type ContactRequest } from '../vehicle/text/contactRequest';

/**
 * A message that the shop itself owes the dealer: an order is to be cancelled, or a fee is to be given back. It is kept until it was
 * sent; `sending` that is found after a reload may have arrived, and is not sent again by itself.
 */
export const dealerMessageSchema = z.object({
  /** Of the order that it is about; one message an order. */
  orderId: z.guid(),
  kind: z.enum(['cancellation', 'refund']),
  vehicleId: requiredText(),
  state: z.enum(['pending', 'sending', 'sent', 'failed']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: text(),
  message: requiredText(),
});

export type DealerMessage = z.output<typeof dealerMessageSchema>;
type Person = Pick<DealerMessage, 'firstName' | 'lastName' | 'email' | 'phone'>;

interface About {
  orderId: string;
  vehicleId: string;
  /** As the dealer knows it. */
  vehicle: string;
  person: Person;
}

/** Asks the dealer to cancel an order that may have arrived. @param newId of the order that takes its place */
export function cancellationMessage({ orderId, vehicle, ...about }: About, newId: string): DealerMessage {
  const message = [
    `Bitte stornieren Sie meine Bestellung mit der Vorgangsnummer ${orderId}, falls sie bei Ihnen angekommen ist.`,
    `Fahrzeug: ${vehicle}`,
    `Ich habe auf sie keine Antwort erhalten und bestelle mit geänderten Angaben neu, unter der Vorgangsnummer ${newId}.`,
  ].join('\n');
  return messageOf('cancellation', orderId, about, message);
}

/** Asks the dealer to give a fee back: it was taken, and the vehicle is somebody else's. @param amount EUR */
export function refundMessage({ orderId, vehicle, ...about }: About, paypalOrderId: string, amount: number) {
  const message = [
    `Bitte erstatten Sie meine Reservierungsgebühr von ${exactPrice(amount)}.`,
    `PayPal-Zahlung: ${paypalOrderId}`,
    `Vorgangsnummer: ${orderId}`,
    `Fahrzeug: ${vehicle}`,
    'Die Gebühr wurde bezahlt, die Bestellung aber nicht angenommen: Das Fahrzeug war in diesem Moment schon reserviert.',
  ].join('\n');
  return messageOf('refund', orderId, about, message);
}

function messageOf(
  kind: DealerMessage['kind'],
  orderId: string,
  { vehicleId, person }: Pick<About, 'vehicleId' | 'person'>,
  message: string,
): DealerMessage {
  const { firstName, lastName, email, phone } = person;
  return { orderId, kind, vehicleId, state: 'pending', firstName, lastName, email, phone, message };
}

/** The message as POST /emails takes it. */
export function dealerMessageRequest(
  { firstName, lastName, email, phone, message, vehicleId }: DealerMessage,
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
