import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from './queryClient';
import { useShop } from '../shopContext';

/** Gives a lazy screen the QueryClient of this mount; the first view does not load it. */
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
