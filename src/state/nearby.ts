import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShop } from './shopContext';

export interface Distance {
  /** Not rounded, for sorting. */
  kilometres: number;
  /** As exact as the regions are: 'ca. 40 km'. */
  text: string;
}

type TellDistance = (to: string | undefined) => Distance | undefined;

export interface NearbyState {
  /** The visitor's own. It never leaves the browser: no address, request or event holds it, and nothing is kept (decisions 3). */
  postcode: string | undefined;
  /** From there to a postcode. The tables come with the field, so that no first view holds them. */
  distanceTo: TellDistance | undefined;
  /** From there to a place of business by its id; as far as the dealer's places are known. */
  distanceToLocation: TellDistance | undefined;
  choose: (postcode: string, distanceTo: TellDistance) => void;
  locate: (distanceToLocation: TellDistance | undefined) => void;
  clear: () => void;
}

const NOWHERE = { postcode: undefined, distanceTo: undefined, distanceToLocation: undefined };

function createNearbyStore(): StoreApi<NearbyState> {
  return createStore<NearbyState>()((set) => ({
    ...NOWHERE,
    choose: (postcode, distanceTo) => set({ postcode, distanceTo }),
    locate: (distanceToLocation) => set({ distanceToLocation }),
    clear: () => set(NOWHERE),
  }));
}

/** Where the visitor is, for this mount only (running costs 6). */
export function useNearby<Selected>(select: (state: NearbyState) => Selected): Selected {
  return useStore(useShop().lazyStore(createNearbyStore), select);
}
