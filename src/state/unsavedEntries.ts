import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UnsavedEntriesState {
  /** One key for each form with entries that are not saved. */
  forms: readonly symbol[];
  add: (form: symbol) => void;
  remove: (form: symbol) => void;
  /** The visitor has agreed to lose all of them: nothing holds the way out any more. */
  giveUp: () => void;
}

/** Which forms hold the visitor back now, for who leaves by something else than an address: a logout. */
export function createUnsavedEntriesStore(): StoreApi<UnsavedEntriesState> {
  return createStore<UnsavedEntriesState>()((set, get) => ({
    forms: [],
    add: (form) => set({ forms: [...get().forms, form] }),
    remove: (form) => set({ forms: get().forms.filter((each) => each !== form) }),
    giveUp: () => set({ forms: [] }),
  }));
}
