import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { personOf, type PersonEntries } from '../domain/person/fields';
import type { Forgetful } from './device-data/keptData';
import { useShop } from './shopContext';

interface KnownPersonState {
  person: PersonEntries;
  /** In memory only. */
  remember: (person: PersonEntries) => void;
  forget: () => void;
}

/** Person fields of sent forms, for other forms and the registration. Never in an address or local storage. */
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

export function useRememberPerson(): (entries: object) => void {
  const { remember } = useShop().lazyStore(createKnownPersonStore).getState();
  return (entries) => remember(personOf(entries));
}

export function useKnownPerson(): PersonEntries {
  return useStore(useShop().lazyStore(createKnownPersonStore), ({ person }) => person);
}
