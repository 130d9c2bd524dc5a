import { useEffect, useState } from 'react';
import { searchVehicles } from '../api/vehicles';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/searchStore';
import type { ShopServices } from '../state/shop';
import { ShopProvider } from '../state/shopContext';
import { createQueryCache } from '../state/queryCache';
import { QueryProvider } from '../state/useQuery';
import { Routing } from './routes';
import { Shell } from './Shell';
import { ShopFrame } from './ShopFrame';
import { ShopRouter } from './ShopRouter';
import type { StartedShop } from './startShop';

/** The composition root: gives every feature its stores and its place. */
export function Shop({ services, tenant, searchPreload }: StartedShop & { services: ShopServices }) {
  const [shop] = useState(() => ({ ...services, tenant }));
  const { environment, platform, now } = shop;
  const { settings, behaviours } = tenant;
  const { htmlElementSelectorsToHideOnOverlay } = settings;
  const [queryCache] = useState(createQueryCache);
  const [searchStore] = useState(() =>
    createSearchStore({
      platform,
      ask: searchVehicles,
      settings,
      behaviours,
      emit: environment.emit,
      preload: searchPreload,
      now,
    }),
  );

  useEffect(() => () => searchStore.dispose(), [searchStore]);
  useEffect(() => () => queryCache.clear(), [queryCache]);
  useEffect(
    () => environment.host.hideWhileOpen(htmlElementSelectorsToHideOnOverlay),
    [environment, htmlElementSelectorsToHideOnOverlay],
  );

  return (
    <ShopFrame shop={shop}>
      <ShopProvider shop={shop}>
        <QueryProvider cache={queryCache}>
          <SearchProvider store={searchStore}>
            <ShopRouter history={environment.history} emit={environment.emit}>
              <Shell>
                <Routing />
              </Shell>
            </ShopRouter>
          </SearchProvider>
        </QueryProvider>
      </ShopProvider>
    </ShopFrame>
  );
}
