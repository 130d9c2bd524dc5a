import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { fetchContacts } from '../../api/contacts';
import { fetchLocations } from '../../api/locations';
import type { Platform } from '../../api/platform';
import { contactEmail } from '../../domain/dealer/contact';
import { mainLocation } from '../../domain/tenant/locationText';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform, useTenant } from '../shopContext';

export function contactsQuery(platform: Platform, vehicleId: string | undefined) {
  return queryOptions({
    queryKey: ['contacts', vehicleId ?? null],
    queryFn: ({ signal }) => fetchContacts(platform, { vehicleId }, signal),
  });
}

export function locationsQuery(platform: Platform) {
  return queryOptions({ queryKey: ['locations'], queryFn: ({ signal }) => fetchLocations(platform, signal) });
}

/** Requests contacts and locations only if vehicle and location have no address (rules/contact: recipient). */
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
