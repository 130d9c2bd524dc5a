import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from './queryClient';
import { useShop } from '../shopContext';

/**
 * Provides a lazy screen with the QueryClient of this mount, which is created on first use: the search does not use TanStack Query,
 * so the first view does not load it.
 */
export function withQueryClient<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithQueryClient(props) {
    const client = useShop().lazyStore(createQueryClient);
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
      </QueryClientProvider>
    );
  };
}
