import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { personOf, type PersonEntries } from '../domain/person/fields';
import type { Forgetful } from './device-data/keptData';
import { useShop } from './shopContext';

interface KnownPersonState {
  /** Empty until a form was sent. */
  person: PersonEntries;
  /** Remembers the person of a form that was sent, in memory only. */
  remember: (person: PersonEntries) => void;
  forget: () => void;
}

/** Store of the person fields of sent forms, to prefill other forms and the registration. Never written to an address or to local storage. */
export function createKnownPersonStore(): StoreApi<KnownPersonState> & Required<Forgetful> {
  const store = createStore<KnownPersonState>()((set) => ({
    person: {},
    // A form of the same person that asks for less leaves the rest.
    remember: (person) =>
      set((before) => ({ person: before.person.email === person.email ? { ...before.person, ...person } : person })),
    forget: () => set({ person: {} }),
  }));
  const { forget } = store.getState();
  const enter = (email: string) => {
    if (store.getState().person.email?.trim().toLowerCase() !== email.trim().toLowerCase()) forget();
  };
  return Object.assign(store, { forget, enter });
}

/** Returns a function that remembers the person fields among the entries of a form. */
export function useRememberPerson(): (entries: object) => void {
  const { remember } = useShop().lazyStore(createKnownPersonStore).getState();
  return (entries) => remember(personOf(entries));
}

/** Person fields of the forms that were sent; empty before. */
export function useKnownPerson(): PersonEntries {
  return useStore(useShop().lazyStore(createKnownPersonStore), ({ person }) => person);
}
