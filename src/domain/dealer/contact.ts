import * as z from 'zod/mini';
import { emailAddress } from '../person/emailAddress';
import { personalName } from '../person/personalName';
import { fileUrl, line, listOf, requiredText } from '../../lib/schema';

export const dealerContactSchema = z.object({
  id: requiredText(),
  name: personalName(),
  email: emailAddress(),
  phone: line(),
  imageUrl: fileUrl(),
  vehicleDealerLocationIds: listOf(requiredText()),
});

export type DealerContact = z.output<typeof dealerContactSchema>;

/** E-mail of the vehicle, its location, the first contact with one, or the trade-in contact (rules/contact: recipient). */
export function contactEmail(sources: {
  vehicle?: { dealerEmail?: string; location?: { eMail?: string } };
  contacts?: readonly Pick<DealerContact, 'email'>[];
  settings: { tradeInContactEmail?: string };
}): string | undefined {
  const { vehicle, contacts = [], settings } = sources;
  return (
    vehicle?.dealerEmail ??
    vehicle?.location?.eMail ??
    contacts.find((contact) => contact.email !== undefined)?.email ??
    settings.tradeInContactEmail
  );
}

/** Of the first contact with one, else the trade-in contact. */
export function contactPhone(
  contacts: readonly Pick<DealerContact, 'phone'>[],
  settings: { tradeInContactPhone?: string },
): string | undefined {
  return contacts.find(({ phone }) => phone !== undefined)?.phone ?? settings.tradeInContactPhone;
}
