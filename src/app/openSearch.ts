import { searchVehicles } from '../api/vehicles';
import { isAt } from '../domain/addresses';
import type { Tenant } from '../domain/tenant/tenant';
import { searchOfAddress } from '../domain/vehicle/search/query';
import { createSearchStore, type SearchStore } from '../features/search/state/searchStore';
import type { ShopBase } from '../state/shopBase';
import { startShop, type ShopStarter, type StartedBase } from './startShop';

/** What is needed to render the shop. */
export interface StartedShop {
  tenant: Tenant;
  searchStore: SearchStore;
}

/** Reads the tenant and creates the search store. `stop` aborts all requests. */
export function startWithSearch(base: ShopBase): ShopStarter<StartedShop> {
  return startShop(base, (started, signal) => ({
    tenant: started.tenant,
    searchStore: openSearch(base, started, signal),
  }));
}

/**
 * Creates the search store of one mount. If the visitor lands on the search, it requests the vehicles before React renders,
 * so that both happen at the same time.
 */
function openSearch(base: ShopBase, { tenant, searchPreload }: StartedBase, signal: AbortSignal): SearchStore {
  const { environment, platform, now } = base;
  const { settings, behaviours } = tenant;
  const store = createSearchStore({
    platform,
    ask: searchVehicles,
    settings,
    behaviours,
    emit: environment.emit,
    preload: searchPreload,
    now,
  });
  signal.addEventListener('abort', store.dispose);
  const { pathname, search } = environment.history.current.location;
  if (isAt(pathname, 'search')) store.open(searchOfAddress(search, environment.host.query));
  return store;
}
