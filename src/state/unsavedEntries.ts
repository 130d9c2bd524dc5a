import { createStore, type StoreApi } from 'zustand/vanilla';

interface UnsavedEntriesState {
  forms: readonly symbol[];
  add: (form: symbol) => void;
  remove: (form: symbol) => void;
  /** Removes all forms after the visitor has agreed, so that navigation is no longer blocked. */
  giveUp: () => void;
}

/** Store of the forms with unsaved entries, for actions that leave without a navigation (logout). */
export function createUnsavedEntriesStore(): StoreApi<UnsavedEntriesState> {
  return createStore<UnsavedEntriesState>()((set, get) => ({
    forms: [],
    add: (form) => set({ forms: [...get().forms, form] }),
    remove: (form) => set({ forms: get().forms.filter((each) => each !== form) }),
    giveUp: () => set({ forms: [] }),
  }));
}
