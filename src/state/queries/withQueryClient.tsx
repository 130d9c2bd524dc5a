import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from './queryClient';
import { useShop } from '../shopContext';

/** Wraps lazy screens: the first view does not load the QueryClient. */
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
