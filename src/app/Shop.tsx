import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/searchStore';
import { createQueryClient } from '../state/queryClient';
import { Routing } from './routes';
import { Shell } from './Shell';
import { ShopFrame } from './ShopFrame';
import { ShopRouter } from './ShopRouter';
import type { StartedShop } from './startShop';

/** The composition root: gives every feature its stores and its place. */
export function Shop({ shop, searchPreload }: StartedShop) {
  const { environment, tenant, platform, now } = shop;
  const { settings, behaviours } = tenant;
  const { htmlElementSelectorsToHideOnOverlay } = settings;
  const [queryClient] = useState(createQueryClient);
  const [searchStore] = useState(() =>
    createSearchStore({ platform, settings, behaviours, emit: environment.emit, preload: searchPreload, now }),
  );

  useEffect(() => () => searchStore.dispose(), [searchStore]);
  useEffect(
    () => () => {
      void queryClient.cancelQueries();
      queryClient.clear();
    },
    [queryClient],
  );
  useEffect(
    () => environment.host.hideWhileOpen(htmlElementSelectorsToHideOnOverlay),
    [environment, htmlElementSelectorsToHideOnOverlay],
  );

  return (
    <ShopFrame shop={shop}>
      <QueryClientProvider client={queryClient}>
        <SearchProvider store={searchStore}>
          <ShopRouter history={environment.history} emit={environment.emit}>
            <Shell>
              <Routing />
            </Shell>
          </ShopRouter>
        </SearchProvider>
      </QueryClientProvider>
    </ShopFrame>
  );
}
