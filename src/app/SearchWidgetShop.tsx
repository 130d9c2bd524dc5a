import { countVehicles } from '../api/vehicleSearch';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/state/searchStore';
import { SearchWidget } from '../features/search/SearchWidget';
import type { ShopBase } from '../state/shopBase';
import { ShopFrame } from '../shared/frame/ShopFrame';
import type { StartedShop } from './openSearch';
import { startShop, type ShopStarter } from './startShop';

/** Tenant and search store. `stop` aborts all requests. */
export function startWidget(base: ShopBase): ShopStarter<StartedShop> {
  return startShop(base, ({ tenant, searchPreload }, signal) => {
    const searchStore = createSearchStore({
      platform: base.platform,
      ask: countVehicles,
      settings: tenant.settings,
      behaviours: tenant.behaviours,
      emit: base.environment.emit,
      preload: searchPreload,
      isWidget: true,
      now: base.now,
    });
    signal.addEventListener('abort', searchStore.dispose);
    return { tenant, searchStore };
  });
}

/** No routes, no query cache. */
export function SearchWidgetShop({ base, tenant, searchStore }: StartedShop & { base: ShopBase }) {
  const { config, host } = base.environment;
  return (
    <ShopFrame shop={{ ...base, tenant }}>
      <SearchProvider store={searchStore}>
        <SearchWidget clientUrl={config.clientUrl ?? tenant.settings.integrationWebsiteUrl} hostQuery={host.query} />
      </SearchProvider>
    </ShopFrame>
  );
}
