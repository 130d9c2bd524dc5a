import { fetchContacts } from '../../api/contacts';
import { fetchLocations } from '../../api/locations';
import type { Platform } from '../../api/platform';
import type { DealerContact } from '../../domain/dealer/contact';
import type { Location } from '../../domain/dealer/location';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { QueryOptions } from '../../state/queryCache';
import { usePlatform } from '../../state/shopContext';
import { useQuery } from '../../state/useQuery';

/** Whom a visitor may turn to. `isPending` until both are known; what cannot be loaded is simply not there. */
export interface ContactPartners {
  contacts: readonly DealerContact[];
  location: Location | undefined;
  isPending: boolean;
}

/** The people who look after a vehicle, or without one all of the dealer's. */
export function contactsQuery(platform: Platform, vehicleId: string | undefined): QueryOptions<DealerContact[]> {
  return {
    queryKey: ['contacts', vehicleId],
    queryFn: ({ signal }) => fetchContacts(platform, { vehicleId }, signal),
  };
}

/** The people, and the place where the vehicle stands or else the dealer's main one. */
export function useContactPartners(vehicle: Vehicle | undefined): ContactPartners {
  const platform = usePlatform();
  const contacts = useQuery(contactsQuery(platform, vehicle?.id));
  const locations = useQuery({
    queryKey: ['locations'],
    queryFn: ({ signal }) => fetchLocations(platform, signal),
    enabled: vehicle?.location === undefined,
  });
  return {
    contacts: contacts.data ?? [],
    location: vehicle?.location ?? mainLocation(locations.data),
    isPending: contacts.isPending || locations.isLoading,
  };
}

function mainLocation(locations: readonly Location[] = []): Location | undefined {
  return locations.find(({ locationType }) => locationType?.toUpperCase() === 'MAIN') ?? locations[0];
}
