import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { fetchContacts } from '../api/contacts';
import { fetchLocations } from '../api/locations';
import type { Platform } from '../api/platform';
import { contactEmail } from '../domain/dealer/contactEmail';
import { mainLocation } from '../domain/dealer/location';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { usePlatform, useTenant } from './shopContext';

/** The people who look after a vehicle, or without one all of the dealer's. */
export function contactsQuery(platform: Platform, vehicleId: string | undefined) {
  return queryOptions({
    queryKey: ['contacts', vehicleId ?? null],
    queryFn: ({ signal }) => fetchContacts(platform, { vehicleId }, signal),
  });
}

/** The dealer's places of business. */
export function locationsQuery(platform: Platform) {
  return queryOptions({ queryKey: ['locations'], queryFn: ({ signal }) => fetchLocations(platform, signal) });
}

/**
 * Whom a contact request or a withdrawal goes to (decisions 6), and where none of these has an address the dealer's main
 * location. People and places are asked for only where nothing nearer names one; what cannot be read is done without.
 */
export function useFindRecipient(vehicle?: Vehicle): () => Promise<string | undefined> {
  const platform = usePlatform();
  const { settings } = useTenant();
  const client = useQueryClient();
  return async () =>
    contactEmail({ vehicle, settings: {} }) ??
    contactEmail({
      contacts: await client.query(contactsQuery(platform, vehicle?.id)).catch(() => []),
      settings,
    }) ??
    mainLocation(await client.query(locationsQuery(platform)).catch(() => []))?.eMail;
}
