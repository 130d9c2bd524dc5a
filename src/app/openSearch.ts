import { searchVehicles } from '../api/vehicles';
import { isAt } from '../domain/addresses';
import { rateExample } from '../domain/finance/rateExample';
import type { Tenant } from '../domain/tenant/tenant';
import { searchOfAddress } from '../domain/vehicle/search/query';
import { emptyResultCounts } from '../features/search/state/emptyResultCounts';
import { createSearchStore, type SearchStore } from '../features/search/state/searchStore';
import type { ShopBase } from '../state/shopBase';
import { startShop, type ShopStarter, type StartedBase } from './startShop';

/** What is needed to render the shop. */
export interface StartedShop {
  tenant: Tenant;
  searchStore: SearchStore;
}

/**
 * How long the shop's frame waits for the first vehicles once the tenant is known, ms. They mostly come within milliseconds of each other: frame and
 * cards then are rendered and laid out once, instead of a list of placeholders in between.
 */
const FIRST_VEHICLES_WAIT_MS = 200;

/** Reads the tenant, creates the search store and waits a moment for its first vehicles. `stop` aborts all requests. */
export function startWithSearch(base: ShopBase): ShopStarter<StartedShop> {
  return startShop(base, async (started, signal) => {
    const searchStore = openSearch(base, started, signal);
    await firstAnswer(searchStore);
    return { tenant: started.tenant, searchStore };
  });
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
    countAfterEmpty: emptyResultCounts,
    exampleOf: rateExample,
    preload: searchPreload,
    now,
  });
  signal.addEventListener('abort', store.dispose);
  const { pathname, search } = environment.history.current.location;
  if (isAt(pathname, 'search')) store.open(searchOfAddress(search, environment.host.query));
  return store;
}

/** Resolves when nothing is loading any more, or after the wait. */
function firstAnswer(store: SearchStore): Promise<void> {
  if (store.getState().status !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, FIRST_VEHICLES_WAIT_MS);
    const unsubscribe = store.subscribe(({ status }) => {
      if (status !== 'loading') done();
    });
    function done() {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}
