import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/searchStore';
import { createQueryCache } from '../state/queryCache';
import { QueryProvider } from '../state/useQuery';
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
  const [queryCache] = useState(createQueryCache);
  const [searchStore] = useState(() =>
    createSearchStore({ platform, settings, behaviours, emit: environment.emit, preload: searchPreload, now }),
  );

  useEffect(() => () => searchStore.dispose(), [searchStore]);
  useEffect(() => () => queryCache.clear(), [queryCache]);
  useEffect(
    () => environment.host.hideWhileOpen(htmlElementSelectorsToHideOnOverlay),
    [environment, htmlElementSelectorsToHideOnOverlay],
  );

  return (
    <ShopFrame shop={shop}>
      <QueryProvider cache={queryCache}>
        <SearchProvider store={searchStore}>
          <ShopRouter history={environment.history} emit={environment.emit}>
            <Shell>
              <Routing />
            </Shell>
          </ShopRouter>
        </SearchProvider>
      </QueryProvider>
    </ShopFrame>
  );
}
