import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from './queryClient';
import { useShop } from './shopContext';

/**
 * Gives a screen that comes as a chunk of its own the QueryClient of this mount, which is made with the first of them: the search
 * does without, and so does its first view.
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
