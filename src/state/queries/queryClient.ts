import { QueryClient, type Query } from '@tanstack/react-query';
import type { Forgetful, Forgetting } from '../device-data/keptData';

/** First element of every query key. */
export type ResourceName =
  | 'account'
  | 'contacts'
  | 'customers'
  | 'facets'
  | 'financing'
  | 'header-images'
  | 'holidays'
  | 'invalid-vehicles'
  | 'leasing'
  | 'localities'
  | 'locations'
  | 'manufacturers'
  | 'navigator'
  | 'products'
  | 'stock-check'
  | 'release-notes'
  | 'sales-contracts'
  | 'stock'
  | 'tenant-settings'
  | 'trade-ins'
  | 'vehicles';

/** From general to specific: `['vehicles', 'one', id]`; rows of the admin area have their own names. */
type ResourceKey =
  | readonly [resource: ResourceName, ...details: (string | number | boolean | null)[]]
  | readonly [rows: string, 'admin'];

declare module '@tanstack/react-query' {
  interface Register {
    // `undefined` equals null as JSON, but not in a comparison.
    queryKey: ResourceKey | readonly [];
  }
}

const FIVE_MINUTES = 5 * 60_000;

const PUBLIC: readonly string[] = [
  'contacts',
  'facets',
  'financing',
  'header-images',
  'holidays',
  'leasing',
  'localities',
  'locations',
  'manufacturers',
  'navigator',
  'products',
  'release-notes',
  'tenant-settings',
  'vehicles',
];

type ShopQueryClient = QueryClient & { dispose: () => void } & Forgetful;

/** Retries and timeouts are in lib/http (rules/platform-and-wire: retries). */
export function createQueryClient(): ShopQueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Deleted with the screen, because it contains personal data.
      mutations: { gcTime: 0, retry: false, networkMode: 'always' },
    },
  });
  return Object.assign(client, {
    dispose: () => void dispose(client),
    forget: (cause: Forgetting) => {
      const isOfPerson = ({ queryKey: [resource] }: Query) => resource !== undefined && !PUBLIC.includes(resource);
      if (cause === 'left') client.removeQueries({ predicate: isOfPerson });
    },
  });
}

/** Aborts requests and clears timers of garbage collection, which an abort sets once more. */
async function dispose(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().getAll();
  const mutations = client.getMutationCache().getAll();
  client.clear();
  for (const mutation of mutations) mutation.destroy();
  await Promise.all(queries.map((query) => query.cancel()));
  for (const query of queries) query.destroy();
}
