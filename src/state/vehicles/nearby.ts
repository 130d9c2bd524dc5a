import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Forgetful, Forgetting } from '../device-data/keptData';
import { useShop } from '../shopContext';

export interface Distance {
  /** Unrounded, for sorting. */
  kilometres: number;
  /** As exact as postcode regions allow: 'ca. 40 km'. */
  text: string;
}

export type DistanceLookup = (to: string | undefined) => Distance | undefined;
/** Radius around the visitor's postcode, with the dealer's locations in it. */
export interface Area {
  /** '50 km um 76131' */
  label: string;
  ids: readonly string[];
}

export const radiusLabel = (kilometres: number, postcode: string): string => `${kilometres} km um ${postcode}`;

type NearestFirst = <Entry extends { key: string; label: string }>(options: readonly Entry[]) => Entry[];

export interface NearbyState {
  /** Never stored, and in no address, request or event (rules/running-costs: postcode stays here). */
  postcode: string | undefined;
  /** Set by the field, which loads the tables lazily. */
  distanceTo: DistanceLookup | undefined;
  /** Sorts locations by distance and adds it to their labels; set once they are loaded. */
  nearestFirst: NearestFirst | undefined;
  /** Latest radius of chosen locations; their filter is one chip with its label. */
  area: Area | undefined;
  choose: (postcode: string, distanceTo: DistanceLookup) => void;
  locate: (nearestFirst: NearestFirst) => void;
  setArea: (area: Area) => void;
  clear: () => void;
}

const NOWHERE = { postcode: undefined, distanceTo: undefined, nearestFirst: undefined, area: undefined };

function createNearbyStore(): StoreApi<NearbyState> & Forgetful {
  const store = createStore<NearbyState>()((set) => ({
    ...NOWHERE,
    choose: (postcode, distanceTo) => set({ postcode, distanceTo }),
    locate: (nearestFirst) => set({ nearestFirst }),
    setArea: (area) => set({ area }),
    clear: () => set(NOWHERE),
  }));
  return Object.assign(store, { forget: (cause: Forgetting) => cause !== 'expired' && store.getState().clear() });
}

export function useNearby<Selected>(select: (state: NearbyState) => Selected): Selected {
  return useStore(useShop().lazyStore(createNearbyStore), select);
}
