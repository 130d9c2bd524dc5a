import { searchVehicles } from '../api/vehicles';
import { isAt } from '../domain/addresses';
import type { Tenant } from '../domain/tenant/tenant';
import { searchOfAddress } from '../domain/vehicle/search/query';
import { createSearchStore, type SearchStore } from '../features/search/state/searchStore';
import type { ShopBase } from '../state/shopBase';
import { startShop, type ShopStarter, type StartedBase } from './startShop';

/** A shop that can be rendered. */
export interface StartedShop {
  tenant: Tenant;
  searchStore: SearchStore;
}

/** Reads the tenant and opens the search. `stop` takes back whatever is on its way. */
export function startWithSearch(base: ShopBase): ShopStarter<StartedShop> {
  return startShop(base, (started, signal) => ({
    tenant: started.tenant,
    searchStore: openSearch(base, started, signal),
  }));
}

/**
 * The search of one mount. Where the visitor lands on it, it asks for the vehicles at once, before anything of the shop is rendered:
 * the list comes about as much sooner as that takes.
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
