import * as z from 'zod/mini';
import { emailAddress } from '../person/emailAddress';
import { line, optionalOf, requiredText, text } from '../../lib/schema';

export const addressSchema = z.object({
  id: text(),
  street: line(),
  houseNumber: line(),
  zipCode: line(),
  city: line(),
});

export type Address = z.output<typeof addressSchema>;

export const locationSchema = z.object({
  id: requiredText(),
  name: line(),
  eMail: emailAddress(),
  phone: line(),
  address: optionalOf(addressSchema),
  companyName: line(),
  locationId: text(),
  locationType: text(),
  priceCalculationType: text(),
  vehicleDealerId: text(),
  companyCeos: line(),
  companyUstId: line(),
  companyCommercialRegisterId: line(),
  companyCourtName: line(),
  vwErnstDealerId: text(),
  autoUncleDepartmentId: text(),
  whatsAppBusinessLink: text(),
});

export type Location = z.output<typeof locationSchema>;
