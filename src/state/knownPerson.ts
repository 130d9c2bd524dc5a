import { createStore, type StoreApi } from 'zustand/vanilla';
import { personOf, type PersonEntries } from '../domain/person/fields';
import { useShop } from './shopContext';

interface KnownPersonState {
  /** Empty until a form was sent. */
  person: PersonEntries;
  /** Remembers the person of a form that was sent, in memory only. */
  remember: (person: PersonEntries) => void;
  forget: () => void;
}

/** Store of the person fields of a sent form, to prefill the registration. Never written to an address or to local storage. */
export function createKnownPersonStore(): StoreApi<KnownPersonState> {
  return createStore<KnownPersonState>()((set) => ({
    person: {},
    remember: (person) => set({ person }),
    forget: () => set({ person: {} }),
  }));
}

/** Returns a function that remembers the person fields among the entries of a form. */
export function useRememberPerson(): (entries: object) => void {
  const { remember } = useShop().lazyStore(createKnownPersonStore).getState();
  return (entries) => remember(personOf(entries));
}
