import { asSchema } from '../lib/http/http';
import { listOf } from '../lib/schema';
import { dealerContactSchema, type DealerContact } from '../domain/dealer/contact';
import { vehicleDealerPath, type Platform } from './platform';

/** Contacts of the dealer in one page, or with a vehicle those responsible for it (rules/contact: contacts of a vehicle). */
export function fetchContacts(
  platform: Platform,
  { vehicleId }: { vehicleId?: string } = {},
  signal?: AbortSignal,
): Promise<DealerContact[]> {
  return platform.http.request('GET', vehicleDealerPath(platform, 'contacts'), {
    query: { vehicleId, pageSize: 1000 },
    signal,
    read: asSchema(listOf(dealerContactSchema)),
  });
}
