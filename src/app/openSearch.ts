import { searchVehicles } from '../api/vehicles';
import { isAt } from '../domain/addresses';
import { differsFromExample, type Frame } from '../domain/finance/frame';
import type { Tenant } from '../domain/tenant/tenant';
import { reservedLast } from '../domain/vehicle/reservation';
import { isByDistance, PAGE_SIZE, searchOfAddress, type CarQuery } from '../domain/vehicle/search/query';
import { preloadFrameLine } from '../features/search/header/SearchHead';
import { preloadRates } from '../features/finance/card/lazyCardRates';
import { createSearchStore, type SearchStore } from '../features/search/state/searchStore';
import { createStorage } from '../lib/storage';
import { firstFrame } from '../state/device-data/keptFrame';
import type { ShopBase } from '../state/shopBase';
import { startShop, type ShopStarter, type StartedBase } from './startShop';

/** What the first render needs. */
export interface StartedShop {
  tenant: Tenant;
  searchStore: SearchStore;
}

/** ms after the tenant: both mostly arrive together, for one render. */
const FIRST_VEHICLES_WAIT_MS = 200;

export function startWithSearch(base: ShopBase): ShopStarter<StartedShop> {
  return startShop(base, async (started, signal) => {
    const { history, host } = base.environment;
    const device = { storage: createStorage(), adminId: base.platform.adminId };
    const frame = firstFrame(searchOfAddress(history.current.location.search, host.query), device, base.now());
    const searchStore = openSearch(base, started, frame, signal);
    // Arrives with the rest of the first view.
    const line = preloadFrameLine();
    // The first cards may have them.
    const rates = (frame.kind ?? frame.oldCar) ? preloadRates() : undefined;
    const { maxMonthlyFinancingRateExample: most } = searchStore.getState().criteria.values;
    // A line with terms may be two.
    await Promise.all([firstAnswer(searchStore), rates, rates || most ? line : undefined]);
    return { tenant: started.tenant, searchStore };
  });
}

/** The list by distance is composed by code loaded on demand. */
const searchInOrder: typeof searchVehicles = (target, query, signal) =>
  isByDistance(query.orderBy) && query.pageSize !== 1
    ? import('../features/search/state/listByDistance').then(({ listByDistance }) =>
        listByDistance((part) => searchVehicles(target, part, signal), query),
      )
    : searchVehicles(target, query, signal);

/** On the search screen it requests vehicles before React renders. */
function openSearch(
  base: ShopBase,
  { tenant, searchPreload }: StartedBase,
  frame: Frame,
  signal: AbortSignal,
): SearchStore {
  const { environment, platform, now } = base;
  const { settings, behaviours } = tenant;
  const { pathname, search } = environment.history.current.location;
  const learnt = {};
  const store = createSearchStore({
    platform,
    ask: (target, query, signal, frame = store.getState().frame) => {
      const ask = (asked: CarQuery) => searchInOrder(target, asked, signal);
      return query.maxMonthlyFinancingRateExample !== undefined && differsFromExample(frame)
        ? import('../features/search/state/framedSearch').then(({ framedSearch }) =>
            framedSearch({ ask, query, frame, isB2BShop: settings.isB2BShop, learnt }),
          )
        : ask(query);
    },
    frame,
    settings,
    behaviours,
    emit: environment.emit,
    countAfterEmpty: () =>
      import('../features/search/state/emptyResultCounts').then((module) => module.emptyResultCounts),
    arrange: (vehicles) => reservedLast(vehicles, PAGE_SIZE, now()),
    preload: searchPreload,
    now,
  });
  signal.addEventListener('abort', store.dispose);
  if (isAt(pathname, 'search')) store.open(searchOfAddress(search, environment.host.query));
  return store;
}

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
