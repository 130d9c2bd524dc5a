import { isAt } from '../domain/addresses';
import {
  listDifference,
  priceDifference,
  reservationDifference,
  type RereadVehicle,
} from '../domain/vehicle/changesOfVehicles';
import type { Vehicle } from '../domain/vehicle/vehicle';
import type { SearchStore } from '../features/search/state/searchStore';
import { watchReturn } from '../lib/page/pageReturn';
import type { Shop } from '../state/shop';

/** What offers and orders rest on; open screens read it at once, others when shown. */
const READ_AGAIN: readonly string[] = ['vehicles', 'products', 'tenant-settings'];

const RESERVATIONS = {
  reserved: 'Dieses Fahrzeug ist inzwischen reserviert.',
  free: 'Dieses Fahrzeug ist nicht mehr reserviert.',
} as const;

/** After a long absence; says what has changed (rules/vehicle: back on the page). Unreadable parts stay. Returns stop. */
export function refreshOnReturn(store: SearchStore, shop: Shop): () => void {
  const { environment, now, notices } = shop;
  let isStopped = false;
  let seen = now();
  const isShown = (screen: 'search' | 'checkout') => isAt(environment.history.current.location.pathname, screen);
  const say = (text: string | undefined) => {
    if (text !== undefined && !isStopped) notices.getState().show({ text });
  };

  async function refreshList(since: Date) {
    const before = new Map(store.getState().vehicles.map((vehicle) => [vehicle.id, vehicle]));
    await store.refresh();
    const reread = store.getState().vehicles.flatMap((after): RereadVehicle[] => {
      const listed = before.get(after.id);
      return listed === undefined ? [] : [{ before: listed, after, seen: since, now: now() }];
    });
    if (isShown('search')) say(listDifference(reread));
  }

  async function refreshQueries(since: Date) {
    const { createQueryClient } = await import('../state/queries/queryClient');
    if (isStopped) return;
    const client = shop.lazyStore(createQueryClient);
    const open = client.getQueryCache().findAll({ type: 'active', queryKey: ['vehicles', 'one'] });
    const before = open.map((query) => query.state.data as Vehicle | undefined);
    await client.invalidateQueries({
      predicate: ({ queryKey: [resource] }) => resource !== undefined && READ_AGAIN.includes(resource),
    });
    for (const [index, query] of open.entries()) {
      const [listed, after] = [before[index], query.state.data as Vehicle | undefined];
      if (listed === undefined || after === undefined || query.state.status === 'error') continue;
      const reread = { before: listed, after, seen: since, now: now() };
      say(priceDifference(reread));
      const reservation = reservationDifference(reread);
      // The checkout has its own words: the reservation may be the visitor's.
      if (reservation !== undefined && !isShown('checkout')) say(RESERVATIONS[reservation]);
    }
  }

  const stop = watchReturn(() => {
    const since = seen;
    seen = now();
    shop.platform.http.doubtCache();
    void refreshList(since);
    void refreshQueries(since);
  });
  return () => {
    isStopped = true;
    stop();
  };
}
