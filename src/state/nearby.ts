import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShop } from './shopContext';

export interface Distance {
  /** Unrounded, for sorting. */
  kilometres: number;
  /** Rounded to what the postcode regions allow: 'ca. 40 km'. */
  text: string;
}

type DistanceLookup = (to: string | undefined) => Distance | undefined;

export interface NearbyState {
  /** The visitor's postcode: never stored, and in no address, request or event (rules/running-costs: postcode stays here). */
  postcode: string | undefined;
  /** Distance to a postcode. Set by the field, which loads the tables lazily. */
  distanceTo: DistanceLookup | undefined;
  /** Distance to a location of the dealer by its id; set once the locations are loaded. */
  distanceToLocation: DistanceLookup | undefined;
  choose: (postcode: string, distanceTo: DistanceLookup) => void;
  locate: (distanceToLocation: DistanceLookup | undefined) => void;
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

/** Selects from the visitor's postcode and the distances from it, for this mount only. */
export function useNearby<Selected>(select: (state: NearbyState) => Selected): Selected {
  return useStore(useShop().lazyStore(createNearbyStore), select);
}
