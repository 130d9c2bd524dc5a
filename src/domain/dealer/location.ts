import * as z from 'zod/mini';
import { maybe, requiredText, text, url } from '../../lib/schema';

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
  address: maybe(addressSchema),
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

/** "Hauptstraße 1, 70173 Stuttgart" from the known parts; `undefined` without any. */
export function addressLine(address: Omit<Address, 'id'> | undefined): string | undefined {
  const street = [address?.street, address?.houseNumber].filter(Boolean).join(' ');
  const town = [address?.zipCode, address?.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ') || undefined;
}

/** Name of a location, else its address; never an id. */
export function locationName({ name, address }: Pick<Location, 'name' | 'address'>): string {
  return name ?? addressLine(address) ?? 'Standort ohne Namen';
}

/** Main location, else the first one. */
export function mainLocation(locations: readonly Location[] = []): Location | undefined {
  return locations.find(({ locationType }) => locationType?.toUpperCase() === 'MAIN') ?? locations[0];
}
