import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import type { ShopServices } from '../state/shop';
import { ShopProvider } from '../state/shopContext';
import type { StartedShop } from './openSearch';
import { Routing } from './routes';
import { Shell } from './Shell';
import { ShopFrame } from './ShopFrame';
import { ShopRouter } from './ShopRouter';

/** The composition root: gives every feature its stores and its place. */
export function Shop({ services, tenant, searchStore }: StartedShop & { services: ShopServices }) {
  const [shop] = useState(() => ({ ...services, tenant }));
  const { environment } = shop;
  const { htmlElementSelectorsToHideOnOverlay } = tenant.settings;

  useEffect(
    () => environment.host.hideWhileOpen(htmlElementSelectorsToHideOnOverlay),
    [environment, htmlElementSelectorsToHideOnOverlay],
  );

  return (
    <ShopFrame shop={shop}>
      <ShopProvider shop={shop}>
        <SearchProvider store={searchStore}>
          <ShopRouter history={environment.history} emit={environment.emit}>
            <Shell>
              <Routing />
            </Shell>
          </ShopRouter>
        </SearchProvider>
      </ShopProvider>
    </ShopFrame>
  );
}
