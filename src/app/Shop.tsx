import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import type { ShopServices } from '../state/shop';
import { ShopProvider } from '../state/shopContext';
import { createQueryCache } from '../state/queryCache';
import { QueryProvider } from '../state/useQuery';
import type { StartedShop } from './openSearch';
import { Routing } from './Routing';
import { Shell } from './Shell';
import { ShopFrame } from '../parts/frame/ShopFrame';
import { ShopRouter } from '../parts/frame/ShopRouter';

/** The composition root: gives every feature its stores and its place. */
export function Shop({ services, tenant, searchStore }: StartedShop & { services: ShopServices }) {
  const [shop] = useState(() => ({ ...services, tenant }));
  const { environment } = shop;
  const { htmlElementSelectorsToHideOnOverlay } = tenant.settings;
  const [queryCache] = useState(createQueryCache);

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
