import { useQuery } from '@tanstack/react-query';
import type { DealerContact } from '../../domain/dealer/contact';
import type { Location } from '../../domain/tenant/location';
import { mainLocation } from '../../domain/tenant/locationText';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { contactsQuery, locationsQuery } from '../../state/queries/recipient';
import { usePlatform } from '../../state/shopContext';

/** `isPending` until both are loaded; a failed request counts as none. */
export interface ContactPartners {
  contacts: readonly DealerContact[];
  location: Location | undefined;
  isPending: boolean;
}

export function useContactPartners(vehicle: Vehicle | undefined): ContactPartners {
  const platform = usePlatform();
  const contacts = useQuery(contactsQuery(platform, vehicle?.id));
  const locations = useQuery({ ...locationsQuery(platform), enabled: vehicle?.location === undefined });
  return {
    contacts: contacts.data ?? [],
    location: vehicle?.location ?? mainLocation(locations.data),
    isPending: contacts.isPending || locations.isLoading,
  };
}
