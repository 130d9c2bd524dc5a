import { createStore, type StoreApi } from 'zustand/vanilla';
import { personOf, type PersonEntries } from '../domain/person/fields';
import { useShop } from './shopContext';

export interface KnownPersonState {
  /** Empty where nothing was typed yet. */
  person: PersonEntries;
  /** What a form was sent with. Kept in memory only. */
  remember: (person: PersonEntries) => void;
  forget: () => void;
}

/**
 * What a visitor typed about themselves in a form that was sent, for the account that they may open afterwards: nothing is asked for
 * twice. It stands in no address and in no storage.
 */
export function createKnownPersonStore(): StoreApi<KnownPersonState> {
  return createStore<KnownPersonState>()((set) => ({
    person: {},
    remember: (person) => set({ person }),
    forget: () => set({ person: {} }),
  }));
}

/** Remembers what a form was sent with, as far as it is about the person. */
export function useRememberPerson(): (entries: object) => void {
  const { remember } = useShop().lazyStore(createKnownPersonStore).getState();
  return (entries) => remember(personOf(entries));
}
