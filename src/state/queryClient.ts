import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60_000;

/** Cache of one mount. The http layer retries by itself, and a shop in someone's page does not refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: FIVE_MINUTES },
      mutations: { retry: false },
    },
  });
}
