import * as z from 'zod/mini';
import { optionalOf, requiredText, text, url } from '../../lib/schema';

/** Postal address in the field names of the platform (rules/account: address fields, server names). */
export const addressSchema = z.object({
  id: text(),
  street: text(),
  houseNumber: text(),
  zipCode: text(),
  city: text(),
});

export type Address = z.output<typeof addressSchema>;

/** Location of the dealer. */
export const locationSchema = z.object({
  id: requiredText(),
  name: text(),
  eMail: text(),
  phone: text(),
  address: optionalOf(addressSchema),
  companyName: text(),
  locationId: text(),
  locationType: text(),
  priceCalculationType: text(),
  vehicleDealerId: text(),
  companyCeos: text(),
  companyUstId: text(),
  companyCommercialRegisterId: text(),
  companyCourtName: text(),
  vwErnstDealerId: text(),
  autoUncleDepartmentId: text(),
  whatsAppBusinessLink: url(),
});

export type Location = z.output<typeof locationSchema>;
