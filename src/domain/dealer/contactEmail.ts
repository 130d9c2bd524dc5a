import type { DealerContact } from './contact';

/**
 * Who gets a contact request or a withdrawal (rules/contact: recipient): the address of the vehicle, else of its location, else of
 * the first contact that has one, else the trade-in contact of the settings.
 */
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

/** The number of the first contact that has one, else of the trade-in contact of the settings. */
export function contactPhone(
  contacts: readonly Pick<DealerContact, 'phone'>[],
  settings: { tradeInContactPhone?: string },
): string | undefined {
  return contacts.find(({ phone }) => phone !== undefined)?.phone ?? settings.tradeInContactPhone;
}
