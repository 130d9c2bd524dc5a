import { fetchContacts } from '../api/contacts';
import { fetchLocations } from '../api/locations';
import type { Platform } from '../api/platform';
import type { DealerContact } from '../domain/dealer/contact';
import { contactEmail } from '../domain/dealer/contactEmail';
import { mainLocation, type Location } from '../domain/dealer/location';
import type { Vehicle } from '../domain/vehicle/vehicle';
import type { QueryOptions } from './queryCache';
import { usePlatform, useTenant } from './shopContext';
import { useQueryCache } from './useQuery';

/** The people who look after a vehicle, or without one all of the dealer's. */
export function contactsQuery(platform: Platform, vehicleId: string | undefined): QueryOptions<DealerContact[]> {
  return {
    queryKey: ['contacts', vehicleId],
    queryFn: ({ signal }) => fetchContacts(platform, { vehicleId }, signal),
  };
}

/** The dealer's places of business. */
export function locationsQuery(platform: Platform): QueryOptions<Location[]> {
  return { queryKey: ['locations'], queryFn: ({ signal }) => fetchLocations(platform, signal) };
}

/**
 * Whom a contact request or a withdrawal goes to (decisions 6), and where none of these has an address the dealer's main
 * location. People and places are asked for only where nothing nearer names one; what cannot be read is done without.
 */
export function useFindRecipient(vehicle?: Vehicle): () => Promise<string | undefined> {
  const platform = usePlatform();
  const { settings } = useTenant();
  const cache = useQueryCache();
  const read = <Item>(query: QueryOptions<Item[]>) => cache.fetch(query).catch((): Item[] => []);
  return async () =>
    contactEmail({ vehicle, settings: {} }) ??
    contactEmail({ contacts: await read(contactsQuery(platform, vehicle?.id)), settings }) ??
    mainLocation(await read(locationsQuery(platform)))?.eMail;
}
