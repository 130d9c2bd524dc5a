import { createStore, type StoreApi } from 'zustand/vanilla';
import { searchOfAddress } from '../domain/vehicle/search/query';
import {
  hashSearchWith,
  priceDisplayOf,
  withPriceDisplay,
  type PriceDisplay,
} from '../domain/vehicle/search/priceDisplay';
import type { Environment } from './environment';

export interface PriceDisplayState {
  /** 'Preis' or 'Rate' (rules/search: cash price or rate). */
  display: PriceDisplay;
  /** Changes it for this visit and writes it to the address, in the same history entry. */
  show: (display: PriceDisplay) => void;
  /** Writes it to the current address, if that states another one. */
  writeAddress: () => void;
}

export type PriceDisplayStore = StoreApi<PriceDisplayState> & { dispose: () => void };

/** For one visit; a link that states one decides, Back does not, because the choice is newer. */
export function createPriceDisplayStore({ history, host }: Pick<Environment, 'history' | 'host'>): PriceDisplayStore {
  const searchAt = () => searchOfAddress(history.current.location.search, host.query);
  const store = createStore<PriceDisplayState>()((set, get) => ({
    display: priceDisplayOf(searchAt()) ?? 'cash',
    show: (display) => {
      set({ display });
      get().writeAddress();
    },
    writeAddress: () => {
      const { pathname, search } = history.current.location;
      const before = searchAt();
      const written = withPriceDisplay(before, get().display);
      if (written !== before) history.replace(pathname + hashSearchWith(search, written, host.query));
    },
  }));
  const dispose = history.listen(({ kind }) => {
    const stated = kind === 'POP' ? undefined : priceDisplayOf(searchAt());
    if (stated !== undefined) store.setState({ display: stated });
  });
  return Object.assign(store, { dispose });
}
