import { watchNewVehicles } from '../features/search/list/watchNewVehicles';
import type { SearchStore } from '../features/search/state/searchStore';
import type { Shop } from '../state/shop';
import { refreshOnReturn } from './refreshOnReturn';
import { emitSearchEvents } from './emitSearchEvents';

/** Returns its end. */
export function afterFirstCards(store: SearchStore, shop: Shop): () => void {
  const stops = [
    emitSearchEvents(store, shop.environment),
    watchNewVehicles(store, shop),
    refreshOnReturn(store, shop),
  ];
  return () => stops.forEach((stop) => stop());
}
