import { useEffect, useState } from 'react';
import { countVehicles } from '../api/vehicleSearch';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/state/searchStore';
import { SearchWidget } from '../features/search/SearchWidget';
import type { ShopBase } from '../state/shopBase';
import { ShopFrame } from '../shared/frame/ShopFrame';
import type { StartedBase } from './startShop';

/** Root component of the search widget, with the tenant's theme. It has no routes and no query cache. */
export function SearchWidgetShop({ base, tenant, searchPreload }: StartedBase & { base: ShopBase }) {
  const { environment, platform, now } = base;
  const { settings, behaviours } = tenant;
  const { config, host } = environment;
  const [searchStore] = useState(() =>
    createSearchStore({
      platform,
      ask: countVehicles,
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
    <ShopFrame shop={{ ...base, tenant }}>
      <SearchProvider store={searchStore}>
        <SearchWidget clientUrl={config.clientUrl ?? settings.integrationWebsiteUrl} hostQuery={host.query} />
      </SearchProvider>
    </ShopFrame>
  );
}
