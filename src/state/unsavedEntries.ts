import { createStore, type StoreApi } from 'zustand/vanilla';

interface UnsavedEntriesState {
  forms: readonly symbol[];
  add: (form: symbol) => void;
  remove: (form: symbol) => void;
  /** The visitor has agreed: navigation is not blocked. */
  giveUp: () => void;
}

/** For actions that leave without a navigation (logout). */
export function createUnsavedEntriesStore(): StoreApi<UnsavedEntriesState> {
  return createStore<UnsavedEntriesState>()((set, get) => ({
    forms: [],
    add: (form) => set({ forms: [...get().forms, form] }),
    remove: (form) => set({ forms: get().forms.filter((each) => each !== form) }),
    giveUp: () => set({ forms: [] }),
  }));
}
