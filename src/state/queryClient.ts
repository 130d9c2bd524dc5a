import { QueryClient } from '@tanstack/react-query';
import { toJson } from '../lib/json';

/** What an answer of the platform is about. */
export type ResourceName =
  | 'account'
  | 'condition-reports'
  | 'contacts'
  | 'customers'
  | 'energy-labels'
  | 'facets'
  | 'financing'
  | 'header-images'
  | 'holidays'
  | 'invalid-vehicles'
  | 'lead-settings'
  | 'leasing'
  | 'localities'
  | 'locations'
  | 'manufacturers'
  | 'navigator'
  | 'products'
  | 'stock-check'
  | 'refused-vehicles'
  | 'release-notes'
  | 'sales-contracts'
  | 'stock'
  | 'tenant-settings'
  | 'trade-ins'
  | 'vehicles';

/** Names an answer of the platform, from the general to the special: `['vehicles', 'one', id]`. */
type ResourceKey = readonly [resource: ResourceName, ...details: (string | number | boolean | null)[]];

declare module '@tanstack/react-query' {
  interface Register {
    // `undefined` is no part of a key: as JSON it is the same as null, in a comparison it is not.
    queryKey: ResourceKey | readonly [];
  }
}

const FIVE_MINUTES = 5 * 60_000;

/** A QueryClient that takes everything of its own off the page. */
export type ShopQueryClient = QueryClient & { dispose: () => void };

/**
 * The answers of the platform in one mounted shop. Retries and timeouts are the business of lib/http (decisions 4), and nothing is
 * asked for because the visitor came back to the tab. What no screen shows any more is forgotten after five minutes.
 */
export function createQueryClient(): ShopQueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        // The same on every page, whatever the host's libraries put on its prototypes.
        queryKeyHashFn: (key) => toJson(key) ?? '',
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // What was sent is forgotten with the screen that sent it: it names the customer.
      mutations: { gcTime: 0, retry: false, networkMode: 'always' },
    },
  });
  return Object.assign(client, { dispose: () => void dispose(client) });
}

/** Aborts every request, and takes off the timers of forgetting, which a request that was aborted sets once more. */
async function dispose(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().getAll();
  const mutations = client.getMutationCache().getAll();
  client.clear();
  for (const mutation of mutations) mutation.destroy();
  await Promise.all(queries.map((query) => query.cancel()));
  for (const query of queries) query.destroy();
}
