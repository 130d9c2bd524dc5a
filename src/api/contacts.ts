import { listOf } from '../lib/schema';
import { dealerContactSchema, type DealerContact } from '../domain/dealer/contact';
import { ask, call } from './call';
import type { Platform } from './platform';

export const contactsCall = call('GET', '/v2/vehicle-dealer/{a}/contacts', {
  query: ['vehicleId', 'pageSize'],
  answer: listOf(dealerContactSchema),
});

export function fetchContacts(
  platform: Platform,
  { vehicleId }: { vehicleId?: string } = {},
  signal?: AbortSignal,
): Promise<DealerContact[]> {
  return ask(platform, contactsCall, { query: { vehicleId, pageSize: 1000 }, signal });
}
