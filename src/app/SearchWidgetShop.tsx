import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/searchStore';
import { SearchWidget } from '../features/search/SearchWidget';
import { ShopFrame } from './ShopFrame';
import type { StartedShop } from './startShop';

/** The compact search with the tenant's look: no routes, no cache, nothing that only the whole shop needs. */
export function SearchWidgetShop({ shop, searchPreload }: StartedShop) {
  const { environment, tenant, platform, now } = shop;
  const { settings, behaviours } = tenant;
  const [searchStore] = useState(() =>
    createSearchStore({
      platform,
      settings,
      behaviours,
      emit: environment.emit,
      preload: searchPreload,
      isWidget: true,
      now,
    }),
  );
  useEffect(() => () => searchStore.dispose(), [searchStore]);

  return (
    <ShopFrame shop={shop}>
      <SearchProvider store={searchStore}>
        <SearchWidget />
      </SearchProvider>
    </ShopFrame>
  );
}
